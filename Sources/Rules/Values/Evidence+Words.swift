/// The words that the evidence rests on.
extension Evidence {
  static let layoutParts = [
    "width", "height", "inset", "margin", "padding", "spacing", "column", "constraint", "framesize", "itemsize", "cellsize",
    "contentsize", "offset", "layout", "aspectratio", "margins", "gutter", "perrow",
  ]
  static let layoutNames: Set<String> = [
    "frame", "bounds", "center", "size", "origin", "constant", "multiplier", "axis", "alignment", "distribution", "isHidden",
    "isActive", "transform", "x", "y", "dx", "dy", "edges", "numberOfLines", "fontSize", "pointSize", "ofSize", "rows",
    "equalToConstant", "equalTo", "numberOfItems", "preferredDisplayMode", "horizontal", "vertical", "hidden",
    "cornerInset", "sectionInset", "minimumScaleFactor", "sizeThatFits",
    "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "centerXAnchor", "centerYAnchor",
    "edgeAnchors", "horizontalAnchors", "verticalAnchors", "centerAnchors", "sizeAnchors",
  ]
  /// How a font is made of a size.
  static let fontNames: Set<String> = ["UIFont", "systemFont", "boldSystemFont", "ofSize", "pointSize", "fontSize"]
  static let sizeLabels: Set<String> = ["size", "ofSize", "fixedSize", "width", "height"]
  static let sizeCallees: Set<String> = ["systemFont", "boldSystemFont", "monospacedSystemFont", "withSize", "custom"]
  static let layoutCallees: Set<String> = [
    "CGRect", "CGSize", "CGPoint", "UIEdgeInsets", "NSDirectionalEdgeInsets", "EdgeInsets", "frame", "padding", "offset",
    "position", "constraint", "GridItem", "NSCollectionLayoutSize", "fractionalWidth", "absolute", "estimated", "insetBy",
    "NSLayoutConstraint", "HStack", "VStack", "LazyVGrid", "LazyHGrid", "Spacer", "containerRelativeFrame", "inset",
    "UIStackView", "snp", "makeConstraints", "offsetBy", "setFrame", "adjustsFontSizeToFitWidth", "hidden", "UIFont",
    "setContentOffset", "scaleEffect", "CGAffineTransform", "activate", "addArrangedSubview", "addSubview", "isHidden",
    "instantiateViewController", "instantiateInitialViewController", "insertSubview", "insertArrangedSubview",
    "removeArrangedSubview", "removeFromSuperview", "addChild", "removeFromParent",
    "NSCollectionLayoutGroup", "NSCollectionLayoutSection", "navigationViewStyle", "NavigationSplitView", "NavigationView",
    "UISplitViewController", "TabView", "TabBarController", "UITabBarController", "layoutIfNeeded", "setNeedsLayout",
    "traitOverrides",
  ]
  /// What makes views of the name of a nib, a storyboard, a cell, a segue.
  static let structureCallees: Set<String> = [
    "instantiateViewController", "UINib", "UIStoryboard", "loadNibNamed", "dequeueReusableCell",
    "dequeueReusableSupplementaryView", "dequeueReusableHeaderFooterView", "performSegue",
  ]
  static let structureLabels: Set<String> = ["withIdentifier", "identifier", "withReuseIdentifier", "name"]
  /// How such names are called.
  static let structureNames: Set<String> = [
    "nibName", "xibName", "storyboardName", "storyboardIdentifier", "storyboardID", "segueIdentifier", "cellIdentifier",
    "reuseIdentifier", "rootViewController",
  ]
  static let presentationNames: Set<String> = [
    "present", "presentAsSheet", "popoverPresentationController", "modalPresentationStyle", "preferredStyle", "actionSheet",
    "UIAlertController", "sheet", "popover", "fullScreenCover", "sourceView", "sourceRect", "sourceItem", "barButtonItem",
    "pushViewController", "showDetailViewController", "modalTransitionStyle", "detents", "presentationDetents",
    "sheetPresentationController", "UIActivityViewController", "confirmationDialog", "dismiss", "formSheet", "pageSheet",
    "permittedArrowDirections", "preferredContentSizeCategory", "presentationMode", "show", "performSegue",
    "preferredContentSize",
  ]
  static let appearanceNames: Set<String> = [
    "font", "textStyle", "textColor", "foregroundColor", "foregroundStyle", "backgroundColor", "background", "tintColor",
    "cornerRadius", "shadowOpacity", "shadowRadius", "preferredFont", "forTextStyle", "alpha", "opacity", "fontWeight", "weight",
    "color", "systemName", "systemImage", "titleTextAttributes", "largeTitleDisplayMode", "prefersLargeTitles",
    "navigationBarTitleDisplayMode", "userInterfaceStyle", "preferredStatusBarStyle", "controlSize",
    "dynamicTypeSize",
    "imageScale",
  ]
  static let metadataCallees: Set<String> = [
    "print", "debugPrint", "NSLog", "os_log", "dump", "info", "debug", "trace", "notice", "fault", "setUserProperty",
    "setUserID", "setMessageBody", "setCustomValue", "setCustomKeysAndValues", "addValue", "assert", "assertionFailure",
    "precondition",
    "fatalError", "identify", "Breadcrumb", "track", "logEvent", "log",
  ]
  static let metadataLabels: Set<String> = [
    "forHTTPHeaderField", "userInfo", "properties", "customAttributes", "userAgent", "headers", "metadata", "tags", "analytics",
    "screenResolution",
  ]
  static let descriptionLabels: Set<String> = [
    "model", "deviceModel", "deviceName", "osVersion", "osName", "systemVersion", "systemName", "appVersion", "manufacturer",
    "locale", "timezone", "timeZone", "country", "carrier",
  ]
  static let deviceKeyParts = ["device", "useragent", "user-agent", "resolution"]
  static let deviceKeyWords = ["model", "platform"]
  static let metadataParts = [
    "analytic", "telemetr", "useragent", "crashl", "logevent", "httpheader", "trackevent", "payload",
  ]
  /// The same as words of their own: a `BolusEntry` is no sentry, and a blogger no logger.
  static let metadataWords = ["sentry", "logger", "logging", "metrics"]
  /// What else has metrics: a font, a layout, a design.
  static let designWords = ["font", "layout", "design", "view", "text", "line", "cell"]
  /// What stands side by side in a space, and how a name counts it.
  static let countedWords = ["page", "pages", "item", "items", "card", "cards", "row", "rows", "tile", "tiles", "cell", "cells"]
  static let countingWords = ["index", "count", "number", "current", "visible", "per", "selected"]
  static let imageCallees: Set<String> = [
    "ImagePipeline", "ImageRequest", "thumbnail", "preparingThumbnail", "requestImage",
    "DownsamplingImageProcessor", "ResizingImageProcessor", "UIGraphicsImageRenderer", "UIGraphicsBeginImageContextWithOptions",
    "KFImage", "snapshotView", "imageURL", "imageUrl", "imageSource", "UIImage",
    "scaleFactor",
  ]
  static let imageLabels: Set<String> = [
    "targetSize", "pixelSize", "maxPixelSize", "thumbnailSize", "imageSize", "maxImageSize", "fillSize", "imageWidth",
    "imageHeight",
    "scaledToFit", "referenceSize",
  ]
  static let capabilityNames: Set<String> = [
    "UIImpactFeedbackGenerator", "UISelectionFeedbackGenerator", "UINotificationFeedbackGenerator", "CHHapticEngine",
    "UIPencilInteraction", "WCSession", "CTTelephonyNetworkInfo", "MFMessageComposeViewController", "canSendText",
    "LAContext", "isSourceTypeAvailable", "sensoryFeedback", "AudioServicesPlaySystemSound", "canOpenURL", "PKCanvasView",
    "supportsCamera", "requestDensity", "isGuidedAccessEnabled", "PKPassLibrary", "NFCTagReaderSession", "NFCNDEFReaderSession",
  ]
  /// What asks the system to turn the interface.
  static let rotationNames: Set<String> = [
    "requestGeometryUpdate", "setNeedsUpdateOfSupportedInterfaceOrientations", "attemptRotationToDeviceOrientation",
    "changeOrientation", "setOrientation", "forceOrientation", "lockOrientation",
  ]
  static let cameraNames: Set<String> = [
    "videoOrientation", "videoRotationAngle", "AVCaptureVideoOrientation", "AVCaptureConnection", "AVCaptureSession",
    "AVCaptureVideoPreviewLayer", "CMMotionManager", "ARSession", "ARSCNView", "CLLocationManager", "headingOrientation",
    "CLDeviceOrientation", "AVCaptureDevice", "previewLayer", "imageOrientation", "VNImageRequestHandler", "CMDeviceMotion",
    "CGImagePropertyOrientation", "ARFrame", "displayTransform", "viewMatrix", "oriented",
  ]
  static let productNames: Set<String> = [
    "UserDefaults", "register", "settings", "onboarding", "preferences", "sections", "rows", "append", "title", "text",
    "subtitle", "prompt", "placeholder", "NSLocalizedString", "localized", "addInteraction", "removeInteraction", "addKeyCommand",
    "addAction", "addExtension", "requestSceneSessionDestruction", "requestSceneSessionActivation", "activateSceneSession",
    "openWindow",
  ]
  static let transparentCallees: Set<String> = [
    "max", "min", "abs", "round", "floor", "ceil", "CGFloat", "Double", "Int", "Float", "Int32", "NSNumber", "clamp",
    "contains", "map", "flatMap", "compactMap", "Swift", "String", "rounded", "AnyView", "Binding", "sqrt", "pow", "Optional",
    "some",
  ]
  /// What holds the screens of an app: which one is made decides the structure of the views.
  static let containers: Set<String> = [
    "NavigationStack", "NavigationSplitView", "NavigationView", "TabView", "UISplitViewController", "UITabBarController",
    "HSplitView",
  ]
  /// Hardware and services that only some devices have, as parts of names.
  static let capabilityParts = [
    "haptic", "taptic", "pencil", "carplay", "liveactivit", "telephony", "watchapp", "applewatch", "watchavailable",
    "watchsupported",
    "watchpaired", "complication", "faceid", "touchid", "biometr", "vibrat", "gyroscope", "bluetooth",
  ]
  /// Words of a name that speak of showing something over the rest.
  static let presentationWords = [
    "presentation",
    "present", "presents", "presented", "presenting", "sheet", "modal", "modally", "push", "pushed", "detent", "detents",
  ]
  /// Who opens screens, as parts of names.
  static let navigatorParts = ["navigator", "router", "navigationstore", "navigationpath"]
  /// What is asked of somebody new, as parts of names.
  static let firstRunParts = [
    "firstrun", "firstlaunch", "firststart", "firstopen", "firsttime", "launchedbefore", "hasseen", "onboard", "walkthrough",
    "tutorial", "welcome",
  ]
  /// Words of a name that speak of time and pace, not of space.
  static let paceWords = ["speed", "duration", "delay", "timeout", "sensitivity", "interval", "velocity", "volume"]
  /// Words of a name that claim a shape of the space.
  static let shapeWords = ["landscape", "portrait", "compact", "narrow", "wide", "zoom"]
  /// Types whose values are places and sizes.
  static let spatialTypes: Set<String> = [
    "CGFloat", "CGSize", "CGRect", "CGPoint", "UIEdgeInsets", "NSDirectionalEdgeInsets", "EdgeInsets",
    "NSCollectionLayoutSection",
    "NSCollectionLayoutGroup", "GridItem",
  ]
  static let deviceWords = ["pad", "ipad", "phone", "iphone", "tablet"]
  /// Words of a name that speak of seeing.
  static let cameraWords = ["camera", "capture", "scanner", "barcode", "motion"]
  /// The last words of names of pictures and colours.
  static let pictureEndings = [
    "image", "icon", "symbol", "color", "colour", "colors", "symbolname", "iconname", "imagename", "thumbnail", "avatar",
    "artwork",
  ]
  static let formRows: Set<String> = ["Section", "Toggle", "Picker", "Stepper", "LabeledContent", "DatePicker", "ColorPicker"]
  /// Labels of callbacks that ask how many rows or sections there are.
  static let rowCounts: Set<String> = ["numberOfRowsInSection", "numberOfSections", "numberOfItemsInSection"]
  /// Labels and callees whose closure runs when something happens.
  static let eventLabels: Set<String> = [
    "action", "perform", "primaryAction", "completion", "handler", "set", "onDismiss", "onCommit", "onEditingChanged",
  ]
  static let eventCallees: Set<String> = [
    "onAppear", "onDisappear", "onTapGesture", "onLongPressGesture", "onChange", "onReceive", "onSubmit", "onDelete", "onMove",
    "onOpenURL", "onHover", "onDrop", "onEnded", "onChanged", "onGeometryChange", "task", "refreshable", "Task", "async",
    "asyncAfter", "sink", "run", "onPreferenceChange",
  ]
}
