/// Tuist's names for products and destinations.
enum TuistProduct {
  /// The product type that Xcode knows a product by.
  static func type(_ product: String) -> String {
    let name =
      switch product {
      case "app": "application"
      case "appClip": "application.on-demand-install-capable"
      case "appExtension", "extensionKitExtension", "messagesExtension", "stickerPackExtension", "tvTopShelfExtension":
        "app-extension"
      case "watch2App": "application.watchapp2"
      case "watch2Extension": "watchkit2-extension"
      case "unitTests": "bundle.unit-test"
      case "uiTests": "bundle.ui-testing"
      case "commandLineTool": "tool"
      case "framework", "staticFramework": "framework"
      case "staticLibrary", "dynamicLibrary": "library.static"
      default: product
      }
    return "com.apple.product-type." + name
  }

  /// The build settings that destinations turn into. Nil, or a name that is not known, is no platform at all.
  static func platformSettings(_ destinations: [String]?) -> [String: String] {
    var platforms: Set<String> = []
    var families: Set<Int> = []
    var isCatalyst = false
    for destination in destinations ?? [] {
      switch destination {
      case "iOS", "iOSWithMacDesign":
        platforms.insert("iphoneos")
        families.formUnion([1, 2])
      case "iPhone", "iphone":
        platforms.insert("iphoneos")
        families.insert(1)
      case "iPad", "ipad":
        platforms.insert("iphoneos")
        families.insert(2)
      case "macCatalyst": isCatalyst = true
      case "mac", "macOS": platforms.insert("macosx")
      case "appleTv", "tvOS": platforms.insert("appletvos")
      case "appleWatch", "watchOS": platforms.insert("watchos")
      case "appleVision", "visionOS": platforms.insert("xros")
      default: break
      }
    }
    guard !platforms.isEmpty else { return ["SDKROOT": "unknown"] }
    var settings = ["SDKROOT": "auto", "SUPPORTED_PLATFORMS": platforms.sorted().joined(separator: " ")]
    if !families.isEmpty { settings["TARGETED_DEVICE_FAMILY"] = families.sorted().map(String.init).joined(separator: ",") }
    if isCatalyst { settings["SUPPORTS_MACCATALYST"] = "YES" }
    return settings
  }
}
