/// What names say about the use of a value: the callee and label that take it, the member that it is assigned to, the words
/// of a branch that it decides.
///
/// All names are matched without case. A list holds whole names, or parts of names where a part is telling enough.
enum Evidence {
  /// What an argument is for, by the callee and its label; nil where the names say nothing.
  static func ofArgument(callee: String?, label: String?) -> Use? {
    let callee = callee ?? ""
    if isMetadata(callee: callee, label: label) { return Use(.metadata) }
    if namesPresentation(callee) || label.map(namesPresentation) ?? false { return Use(.presentation, "a presentation") }
    if callee.lowercased().hasSuffix("orientations") { return Use(.product, "an orientation lock") }
    if imageCallees.contains(callee) || label.map(imageLabels.contains) ?? false {
      return Use(.product, "the size of an image request")
    }
    if appearanceNames.contains(callee) && !(label.map { sizeLabels.contains($0) } ?? false) { return Use(.appearance, callee) }
    if label.map(appearanceNames.contains) ?? false { return Use(.appearance, label) }
    if capabilityNames.contains(callee) { return Use(.capability) }
    if layoutCallees.contains(callee) || sizeCallees.contains(callee) {
      return Use(.layout, label.map { "`\(callee)(\($0):)`" } ?? "`\(callee)`")
    }
    if let label, layoutNames.contains(label) || namesLayout(label) { return Use(.layout, "`\(callee)(\(label):)`") }
    if namesLayout(callee) { return Use(.layout, "`\(callee)`") }
    return nil
  }

  /// A call that hands its argument on: its own use is what counts.
  static func isTransparent(_ callee: String) -> Bool { transparentCallees.contains(callee) }

  /// What a member or name is for that the value is assigned to, or that the value is returned as.
  static func ofName(_ name: String) -> Use? {
    if namesPresentation(name) { return Use(.presentation, "`\(name)`") }
    if appearanceNames.contains(name) { return Use(.appearance, "`\(name)`") }
    if isRecorder(name) { return Use(.metadata) }
    if layoutNames.contains(name) || namesLayout(name) { return Use(.layout, "`\(name)`") }
    return nil
  }

  /// The callbacks in which everything is layout.
  static let layoutCallbacks: Set<String> = [
    "layoutSubviews", "viewDidLayoutSubviews", "viewWillLayoutSubviews", "updateConstraints", "updateViewConstraints",
    "sizeThatFits", "intrinsicContentSize", "systemLayoutSizeFitting", "collectionView", "prepare", "placeSubviews",
    "layoutAttributesForElements", "viewWillTransition", "layoutSublayers", "collectionViewContentSize",
    "preferredLayoutAttributesFitting",
  ]

  /// What the words of a branch do, tried in the order of the intents; nil where they say nothing.
  static func ofWords(_ words: [String]) -> Use? {
    let names = Set(words)
    if !names.isDisjoint(with: cameraNames) { return Use(.cameraMotion) }
    if !names.isDisjoint(with: capabilityNames) { return Use(.capability) }
    if let name = words.first(where: namesPresentation) { return Use(.presentation, "`\(name)`") }
    if let name = words.first(where: { layoutNames.contains($0) || layoutCallees.contains($0) || namesLayout($0) }) {
      return Use(.layout, "`\(name)`")
    }
    if let name = words.first(where: appearanceNames.contains) { return Use(.appearance, "`\(name)`") }
    if !names.isDisjoint(with: productNames) { return Use(.product) }
    if words.contains(where: { metadataCallees.contains($0) || isRecorder($0) || $0.hasSuffix("Print") }) {
      return Use(.metadata)
    }
    return nil
  }

  /// Members that measure a window or scene.
  static let geometry: Set<String> = [
    "bounds", "frame", "safeAreaInsets", "safeAreaLayoutGuide", "coordinateSpace", "effectiveGeometry", "interfaceOrientation",
    "screen", "statusBarManager", "statusBarFrame", "traitCollection", "size", "layoutMargins",
  ]

  static func isCamera(_ name: String) -> Bool { cameraNames.contains(name) }

  private static func namesPresentation(_ name: String) -> Bool {
    presentationNames.contains(name) || name.containsPart("popover")
  }

  /// A part of a name that speaks of space: `minCellWidth`, `bottomInset`, `columnCount`.
  private static func namesLayout(_ name: String) -> Bool {
    layoutParts.contains { name.containsPart($0) }
  }

  static func isMetadata(label: String?) -> Bool { label.map(metadataLabels.contains) ?? false }

  /// A name of a recorder in front of the callee: `Analytics.send(…)`, `self.logger.write(…)`.
  static func isRecorder(_ name: String) -> Bool {
    metadataParts.contains { name.containsPart($0) }
  }

  private static func isMetadata(callee: String, label: String?) -> Bool {
    if metadataCallees.contains(callee) || isMetadata(label: label) { return true }
    return isRecorder(callee)
  }

  private static let layoutParts = [
    "width", "height", "inset", "margin", "padding", "spacing", "column", "constraint", "framesize", "itemsize", "cellsize",
    "contentsize", "offset", "layout", "aspectratio", "margins", "gutter",
  ]
  private static let layoutNames: Set<String> = [
    "frame", "bounds", "center", "size", "origin", "constant", "multiplier", "axis", "alignment", "distribution", "isHidden",
    "isActive", "transform", "x", "y", "dx", "dy", "edges", "numberOfLines", "fontSize", "pointSize", "ofSize", "rows",
    "equalToConstant", "equalTo", "numberOfItems", "preferredDisplayMode", "horizontal", "vertical", "hidden",
    "cornerInset", "sectionInset", "minimumScaleFactor", "preferredContentSize", "sizeThatFits",
  ]
  private static let sizeLabels: Set<String> = ["size", "ofSize", "fixedSize", "width", "height"]
  private static let sizeCallees: Set<String> = ["systemFont", "boldSystemFont", "monospacedSystemFont", "withSize", "custom"]
  private static let layoutCallees: Set<String> = [
    "CGRect", "CGSize", "CGPoint", "UIEdgeInsets", "NSDirectionalEdgeInsets", "EdgeInsets", "frame", "padding", "offset",
    "position", "constraint", "GridItem", "NSCollectionLayoutSize", "fractionalWidth", "absolute", "estimated", "insetBy",
    "NSLayoutConstraint", "HStack", "VStack", "LazyVGrid", "LazyHGrid", "Spacer", "containerRelativeFrame", "inset",
    "UIStackView", "snp", "makeConstraints", "offsetBy", "setFrame", "adjustsFontSizeToFitWidth", "hidden", "UIFont",
    "setContentOffset", "scaleEffect", "CGAffineTransform", "activate", "addArrangedSubview", "addSubview", "isHidden",
    "NSCollectionLayoutGroup", "NSCollectionLayoutSection", "navigationViewStyle", "NavigationSplitView", "NavigationView",
    "UISplitViewController", "TabView", "TabBarController", "UITabBarController", "layoutIfNeeded", "setNeedsLayout",
  ]
  private static let presentationNames: Set<String> = [
    "present", "presentAsSheet", "popoverPresentationController", "modalPresentationStyle", "preferredStyle", "actionSheet",
    "UIAlertController", "sheet", "popover", "fullScreenCover", "sourceView", "sourceRect", "sourceItem", "barButtonItem",
    "pushViewController", "showDetailViewController", "modalTransitionStyle", "detents", "presentationDetents",
    "sheetPresentationController", "UIActivityViewController", "confirmationDialog", "dismiss", "formSheet", "pageSheet",
    "permittedArrowDirections", "preferredContentSizeCategory", "presentationMode", "show",
  ]
  private static let appearanceNames: Set<String> = [
    "font", "textStyle", "textColor", "foregroundColor", "foregroundStyle", "backgroundColor", "background", "tintColor",
    "cornerRadius", "shadowOpacity", "shadowRadius", "preferredFont", "forTextStyle", "alpha", "opacity", "fontWeight", "weight",
    "color", "titleTextAttributes", "userInterfaceStyle", "preferredStatusBarStyle", "controlSize", "dynamicTypeSize",
    "imageScale",
  ]
  private static let metadataCallees: Set<String> = [
    "print", "debugPrint", "NSLog", "os_log", "dump", "info", "debug", "trace", "notice", "fault", "setUserProperty",
    "setUserID", "setCustomValue", "setCustomKeysAndValues", "addValue", "assert", "assertionFailure", "precondition",
    "fatalError", "identify", "Breadcrumb", "track", "logEvent", "log",
  ]
  private static let metadataLabels: Set<String> = [
    "forHTTPHeaderField", "userInfo", "properties", "customAttributes", "userAgent", "headers", "metadata", "tags", "analytics",
    "screenResolution",
  ]
  private static let metadataParts = [
    "analytic", "telemetr", "useragent", "crashl", "sentry", "logevent", "logger", "httpheader", "trackevent", "metrics",
    "payload",
  ]
  private static let imageCallees: Set<String> = [
    "ImagePipeline", "ImageRequest", "thumbnail", "preparingThumbnail", "requestImage",
    "DownsamplingImageProcessor", "ResizingImageProcessor", "UIGraphicsImageRenderer", "UIGraphicsBeginImageContextWithOptions",
    "KFImage", "snapshotView", "imageURL", "imageUrl", "imageSource", "UIImage",
  ]
  private static let imageLabels: Set<String> = [
    "targetSize", "pixelSize", "maxPixelSize", "thumbnailSize", "imageSize", "maxImageSize", "fillSize", "imageWidth",
    "imageHeight",
    "scaledToFit", "referenceSize",
  ]
  private static let capabilityNames: Set<String> = [
    "UIImpactFeedbackGenerator", "UISelectionFeedbackGenerator", "UINotificationFeedbackGenerator", "CHHapticEngine",
    "UIPencilInteraction", "WCSession", "CTTelephonyNetworkInfo", "MFMessageComposeViewController", "canSendText",
    "LAContext", "isSourceTypeAvailable", "sensoryFeedback", "AudioServicesPlaySystemSound", "canOpenURL", "PKCanvasView",
    "supportsCamera", "requestDensity", "isGuidedAccessEnabled",
  ]
  private static let cameraNames: Set<String> = [
    "videoOrientation", "videoRotationAngle", "AVCaptureVideoOrientation", "AVCaptureConnection", "AVCaptureSession",
    "AVCaptureVideoPreviewLayer", "CMMotionManager", "ARSession", "ARSCNView", "CLLocationManager", "headingOrientation",
    "CLDeviceOrientation", "AVCaptureDevice", "previewLayer", "imageOrientation", "VNImageRequestHandler", "CMDeviceMotion",
    "CGImagePropertyOrientation", "ARFrame", "displayTransform", "viewMatrix",
  ]
  private static let productNames: Set<String> = [
    "UserDefaults", "register", "settings", "onboarding", "preferences", "sections", "rows", "append", "title", "text",
  ]
  private static let transparentCallees: Set<String> = [
    "max", "min", "abs", "round", "floor", "ceil", "CGFloat", "Double", "Int", "Float", "Int32", "NSNumber", "clamp",
    "contains", "map", "flatMap", "compactMap", "Swift", "String", "rounded", "AnyView", "Binding", "sqrt", "pow", "Optional",
    "some",
  ]
}

extension String {
  /// The lower-case ASCII text stands somewhere in the name, whatever the case there.
  fileprivate func containsPart(_ part: String) -> Bool {
    let part = part.utf8
    return utf8.withContiguousStorageIfAvailable { name in
      guard name.count >= part.count else { return false }
      search: for start in 0...(name.count - part.count) {
        for (offset, byte) in part.enumerated() where name[start + offset] | 0x20 != byte { continue search }
        return true
      }
      return false
    } ?? lowercased().contains(String(part))
  }
}
