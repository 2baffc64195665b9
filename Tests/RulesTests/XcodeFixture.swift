import ResizelintRules

/// Writes the smallest `project.pbxproj` that says what a test is about.
struct XcodeFixture {
  /// Settings of one configuration, as lines of a `buildSettings` dictionary.
  struct Configuration {
    var name: String
    var settings: String
    /// Id of a file reference among the objects.
    var base: String?

    init(_ name: String, _ settings: String = "", base: String? = nil) {
      self.name = name
      self.settings = settings
      self.base = base
    }
  }

  var productType = "com.apple.product-type.application"
  var target: [Configuration] = [Configuration("Release")]
  var project: [Configuration] = [Configuration("Release", "SDKROOT = iphoneos;")]
  /// Further fields of the target.
  var targetFields = ""
  /// Children of the main group, as ids.
  var children = ""
  /// Further objects.
  var objects = ""

  var text: String {
    """
    // !$*UTF8*$!
    {
    objectVersion = 77;
    objects = {
    \(configurations(target, "T"))
    \(configurations(project, "P"))
    MAIN = { isa = PBXGroup; children = ( \(children) ); sourceTree = "<group>"; };
    APP /* App */ = {
      isa = PBXNativeTarget; name = App; productType = "\(productType)"; buildConfigurationList = TL; \(targetFields)
    };
    PROJ = { isa = PBXProject; buildConfigurationList = PL; mainGroup = MAIN; targets = ( APP ); };
    \(objects)
    };
    rootObject = PROJ;
    }
    """
  }

  private func configurations(_ list: [Configuration], _ prefix: String) -> String {
    let ids = list.indices.map { "\(prefix)\($0)" }
    let objects = zip(ids, list).map { id, configuration in
      let base = configuration.base.map { "baseConfigurationReference = \($0); " } ?? ""
      return """
        \(id) = {
        isa = XCBuildConfiguration; name = "\(configuration.name)"; \(base)buildSettings = {
        \(configuration.settings)
        }; };
        """
    }
    return objects.joined(separator: "\n")
      + "\n\(prefix)L = { isa = XCConfigurationList; buildConfigurations = ( \(ids.joined(separator: ", ")) ); };"
  }

  /// The model of a tree with this project as `App.xcodeproj` and other files.
  func model(_ files: [String: String] = [:]) -> ProjectModel {
    var files = files
    files["App.xcodeproj/project.pbxproj"] = text
    return ProjectModel.read(ProjectFiles(files))
  }

  /// The 1-based line of the project file that holds a text first.
  func line(of part: String) -> Int? {
    text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(part) }.map { $0 + 1 }
  }

  static func plist(_ body: String) -> String { "<plist version=\"1.0\"><dict>\n\(body)\n</dict></plist>" }
}
