/// What names say about the use of a value: the callee and label that take it, the member that it is assigned to, the words
/// of a branch that it decides.
///
/// All names are matched without case. A list holds whole names, or parts of names where a part is telling enough.
enum Evidence {
  /// What an argument is for, by the callee and its label; nil where the names say nothing.
  static func ofArgument(callee: String?, label: String?) -> Use? {
    let callee = callee ?? ""
    if isMetadata(callee: callee, label: label) { return Use(.metadata) }
    if picksViews(callee: callee, label: label) { return .structure }
    if namesPresentation(callee) || label.map(namesPresentation) ?? false { return Use(.presentation, "a presentation") }
    if rotationNames.contains(callee) { return .rotation }
    if namesOrientations(callee) || label.map(namesOrientations) ?? false { return .orientationLock }
    if callee.containsPart("contextmenu") { return Use(.presentation, "a context menu") }
    if label == "transition", callee.hasNameWord("presentation") { return Use(.presentation, "`\(callee)`") }
    if imageCallees.contains(callee) || label.map(imageLabels.contains) ?? false {
      return Use(.product, "the size of an image request")
    }
    if appearanceNames.contains(callee) && !(label.map { sizeLabels.contains($0) } ?? false) { return Use(.appearance, callee) }
    if callee == "Image", label == nil { return Use(.appearance, "a picture") }
    if label.map(appearanceNames.contains) ?? false { return Use(.appearance, label) }
    if capabilityNames.contains(callee) { return Use(.capability) }
    if layoutCallees.contains(callee) || sizeCallees.contains(callee) {
      return Use(.layout, label.map { "`\(callee)(\($0):)`" } ?? "`\(callee)`")
    }
    if label == "defaults" || label == "default" || label == "defaultValue" { return Use(.product, "a default") }
    if let label, layoutNames.contains(label) || namesLayout(label) { return Use(.layout, "`\(callee)(\(label):)`") }
    if namesLayout(callee) { return Use(.layout, "`\(callee)`") }
    return nil
  }

  /// A call that hands its argument on: its own use is what counts.
  static func isTransparent(_ callee: String) -> Bool { transparentCallees.contains(callee) }

  /// What a member or name is for that the value is assigned to, or that the value is returned as.
  static func ofName(_ name: String) -> Use? {
    if namesPresentation(name) { return Use(.presentation, "`\(name)`") }
    if appearanceNames.contains(name) || name.containsPart("cornerradius") { return Use(.appearance, "`\(name)`") }
    if isRecorder(name) { return Use(.metadata) }
    if structureNames.contains(name) { return .structure }
    if namesOrientations(name) { return .orientationLock }
    if layoutNames.contains(name) || namesLayout(name) { return Use(.layout, "`\(name)`") }
    if namesCapability(name) { return Use(.capability) }
    if isAboutPresentation(name) { return Use(.presentation, "`\(name)`") }
    if namesPicture(name) { return Use(.appearance, "`\(name)`") }
    if productNames.contains(name) || paceWords.contains(where: name.hasNameWord) { return Use(.product, "`\(name)`") }
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
    if !names.isDisjoint(with: rotationNames) { return .rotation }
    if let place = words.firstIndex(where: namesPresentation) {
      // A container and what it presents: the container is the question.
      if let container = words[..<place].first(where: containers.contains) { return Use(.layout, "`\(container)`") }
      return Use(.presentation, "`\(words[place])`")
    }
    if let use = layout(ofWords: words) { return use }
    if let name = words.first(where: isAboutPresentation) { return Use(.presentation, "`\(name)`") }
    if let name = words.first(where: appearanceNames.contains) { return Use(.appearance, "`\(name)`") }
    if let name = words.first(where: { productNames.contains($0) || namesText($0) || namesOrientations($0) }) {
      return Use(.product, "`\(name)`")
    }
    return words.contains(where: records) ? Use(.metadata) : nil
  }

  /// The word of a statement that only records.
  static func records(_ name: String) -> Bool { metadataCallees.contains(name) || isRecorder(name) || name.hasSuffix("Print") }

  /// What the words set in space.
  static func layout(ofWords words: [String]) -> Use? {
    // A font of the size that the text style has already: its weight is chosen.
    let keepsSize = words.contains("pointSize")
    // Rows that are added are what a list offers.
    let addsRows = words.contains("append")
    let name = words.first {
      (layoutNames.contains($0) || layoutCallees.contains($0) || namesLayout($0) || namesHiding($0))
        && !(keepsSize && fontNames.contains($0)) && !(addsRows && $0 == "rows")
    }
    return name.map { Use(.layout, "`\($0)`") }
  }

  /// Members that measure a window or scene.
  static let geometry: Set<String> = [
    "bounds", "frame", "safeAreaInsets", "safeAreaLayoutGuide", "coordinateSpace", "effectiveGeometry", "interfaceOrientation",
    "screen", "statusBarManager", "statusBarFrame", "traitCollection", "layoutMargins",
  ]

  static func isCamera(_ name: String) -> Bool { cameraNames.contains(name) }

  /// `BarcodeScannerCamera`, `CaptureController`.
  static func namesCamera(_ name: String) -> Bool { cameraWords.contains { name.hasNameWord($0) } }

  static func namesCapability(_ name: String) -> Bool { capabilityParts.contains { name.containsPart($0) } }

  /// `storageIcon`, `accountImage`, `UIColor`.
  static func namesPicture(_ name: String) -> Bool {
    // `showsIcon` is about whether there is one.
    if ["shows", "hides", "is", "has", "uses"].contains(where: name.hasPrefix) { return false }
    let lower = name.lowercased()
    return pictureEndings.contains { lower.hasSuffix($0) }
  }

  /// `supportedInterfaceOrientations`, `orientationMask`: what a lock allows.
  static func namesOrientations(_ name: String) -> Bool {
    name.hasSuffix("rientations") || name.containsPart("orientationmask")
  }

  /// `setTitle`, `updateNavigationBarSubtitle`.
  private static func namesText(_ name: String) -> Bool { name.hasSuffix("Title") || name.hasSuffix("Subtitle") }

  /// A row of a form: `Toggle`, `Section`, `ThemePicker`; not a member that is called like one.
  static func isFormRow(_ callee: String) -> Bool {
    guard callee.first?.isUppercase ?? false else { return false }
    return formRows.contains(callee)
      || ["Section", "Toggle", "Picker", "SettingsRow", "NavigationRow"].contains(where: callee.hasSuffix)
  }

  static func countsRows(_ label: String) -> Bool { rowCounts.contains(label) }

  /// `heightForRowAt`, `heightForHeaderInSection`: a list lays out by the answer.
  static func asksHeight(_ label: String) -> Bool { label.hasPrefix("heightFor") || label.hasPrefix("estimatedHeightFor") }

  /// `pageIndex`, `numberOfItems`, `currentCard`: which or how many of what stands side by side.
  static func namesCount(_ name: String) -> Bool {
    name == "page" || countedWords.contains { name.hasNameWord($0) } && countingWords.contains { name.hasNameWord($0) }
  }

  /// `avatarSize`, `imageWidth`, `thumbnailPixels`.
  static func sizesPicture(_ name: String) -> Bool {
    ["image", "avatar", "thumbnail", "artwork", "poster"].contains(where: name.containsPart)
      && ["size", "width", "height", "pixels", "side"].contains(where: name.containsPart)
  }

  /// A call that makes a picture of the size that it is given.
  static func asksImage(callee: String?, label: String?) -> Bool {
    let callee = callee ?? ""
    if imageCallees.contains(callee) && callee != "UIImage" { return true }
    if ["snapshotter", "imageoperation", "imagerequest", "imageprocessor", "thumbnail", "downsampl"].contains(
      where: callee.containsPart)
    {
      return true
    }
    return ["image", "snapshot", "renderImage"].contains(callee) && (label?.containsPart("size") ?? false)
  }

  /// `instantiateViewController(withIdentifier:)`, `loadNibNamed(_:owner:)`: the argument names the views that are made.
  private static func picksViews(callee: String, label: String?) -> Bool {
    guard let label else { return structureCallees.contains(callee) }
    return structureNames.contains(label) || structureCallees.contains(callee) && structureLabels.contains(label)
  }

  /// `isFirstLaunch`, `hasSeenOnboarding`: asked once in the life of an installation.
  static func namesFirstRun(_ name: String) -> Bool { firstRunParts.contains { name.containsPart($0) } }

  /// The member is a colour, a style, a picture: nothing has another size for it.
  static func setsAppearance(_ member: String) -> Bool {
    appearanceNames.contains(member) || ["overrideUserInterfaceStyle", "tintAdjustmentMode"].contains(member)
  }

  private static func namesPresentation(_ name: String) -> Bool {
    presentationNames.contains(name) || name.containsPart("popover")
  }

  /// `isPushPresented`, `presentSettings`, `settingsSheet`; less sure than the names of UIKit.
  private static func isAboutPresentation(_ name: String) -> Bool {
    presentationWords.contains { name.hasNameWord($0) } || navigatorParts.contains { name.containsPart($0) }
  }

  /// `isInLandscape`, `isCompact`, `zoomLevel`: a claim about the shape of the space.
  static func namesShape(_ name: String) -> Bool { shapeWords.contains { name.hasNameWord($0) } }

  /// A length, a rectangle, a layout, a view or what shows one.
  static func isSpatial(type: String) -> Bool {
    spatialTypes.contains(type) || ["View", "ViewController", "Layout"].contains(where: type.hasSuffix)
  }

  /// `UICollectionViewCompositionalLayout`, `PanelLayout`; whoever is asked by a layout, a `…DelegateFlowLayout`, is none.
  static func namesLayoutType(_ name: String) -> Bool { name.hasSuffix("Layout") && !name.contains("Delegate") }

  /// `MainSplitViewController`, `AppTabBarController`: a container by its type.
  static func namesContainer(_ name: String) -> Bool {
    containers.contains(name) || name.hasSuffix("SplitViewController") || name.hasSuffix("TabBarController")
  }

  /// `enterPadState`, `PhoneToolbar`: made for one kind of device.
  static func namesKindOfDevice(_ name: String) -> Bool { deviceWords.contains { name.hasNameWord($0) } }

  /// A part of a name that speaks of space: `minCellWidth`, `bottomInset`, `columnCount`.
  private static func namesLayout(_ name: String) -> Bool {
    layoutParts.contains { name.containsPart($0) }
  }

  /// `setNavigationBarHidden`, `setToolbarHidden`.
  private static func namesHiding(_ name: String) -> Bool { name.hasPrefix("set") && name.hasSuffix("Hidden") }

  /// `"device_type"`, `"User-Agent"`, `"platform"`: a key under which it is told what device this is; not `"deviceWidth"`.
  static func namesDevice(key: String) -> Bool {
    let name = String(key.filter { $0 != "_" })
    return (deviceKeyParts.contains { name.containsPart($0) } || deviceKeyWords.contains { key.hasNameWord($0) })
      && !namesLayout(key)
  }

  /// `DeviceInfo(model: …, osVersion: …, screenWidth: …)`: two such labels make a description of the device.
  static func describesDevice(_ label: String) -> Bool { descriptionLabels.contains(label) }

  static func isMetadata(label: String?) -> Bool { label.map(metadataLabels.contains) ?? false }

  /// A name of a recorder in front of the callee: `Analytics.send(…)`, `self.logger.write(…)`.
  static func isRecorder(_ name: String) -> Bool {
    name.hasSuffix("LOG") || name.hasSuffix("Log") || metadataParts.contains { name.containsPart($0) }
      || metadataWords.contains { name.hasNameWord($0) } && !namesDesign(name)
  }

  /// `UIFontMetrics`, `LayoutMetrics`.
  private static func namesDesign(_ name: String) -> Bool {
    name.hasPrefix("UI") || designWords.contains { name.hasNameWord($0) }
  }

  private static func isMetadata(callee: String, label: String?) -> Bool {
    if metadataCallees.contains(callee) || isMetadata(label: label) && !(label == "userInfo" && callee.contains("Image")) {
      return true
    }
    return isRecorder(callee)
  }
}
