/// One configuration of a target: `Debug`, `Release`.
public struct BuildConfiguration: Sendable {
  public var name: String
  /// What is judged: a target for several platforms counts as its iPhone build.
  public var platform: Platform
  /// The iOS build also runs as a Mac Catalyst app.
  public var supportsCatalyst = false
  /// `TARGETED_DEVICE_FAMILY` or what the manifest says: 1 iPhone, 2 iPad, 3 TV, 4 watch, 6 Mac idiom, 7 vision. Nil where
  /// nothing says it or it cannot be resolved.
  public var deviceFamilies: Set<Int>?
  /// Of the platform, as written: `17.0`.
  public var deploymentTarget: String?
  /// Build settings; empty for manifests that have none.
  public var settings: SettingsEvaluator
  /// `GENERATE_INFOPLIST_FILE` is on, so `INFOPLIST_KEY_*` count.
  public var generatesInfoPlist = false
  /// The property list that `INFOPLIST_FILE` names, relative to the root, whether it exists or not.
  public var infoPlistPath: String?
  public var plist = MergedPlist()

  /// Whether the app runs on iPad as an iPad app.
  public var includesPad: Bool { deviceFamilies?.contains(2) ?? false }
}
