/// Folders that hold what nobody of the project wrote: never entered unless they are asked for.
enum DefaultExclusions {
  static let folderNames = [".git", ".build", "DerivedData", "Pods", "Carthage", "SourcePackages", "node_modules", "vendor"]

  private static let bytes = folderNames.map { Array($0.utf8) }

  static func contains(_ name: ArraySlice<UInt8>) -> Bool { bytes.contains { $0.elementsEqual(name) } }
}
