/// The callbacks of UIKit that rules ask for by name.
extension SourceFile {
  /// What a resize calls.
  static let resizeCallbacks: [StaticString] = [
    "layoutSubviews", "viewDidLayoutSubviews", "viewWillLayoutSubviews", "viewWillTransition", "updateViewConstraints",
    "updateConstraints", "layoutSublayers", "sizeThatFits", "viewSafeAreaInsetsDidChange", "safeAreaInsetsDidChange", "layout",
    "shouldInvalidateLayout", "draw", "drawRect", "preferredLayoutAttributesFitting", "windowScene",
  ]

  /// Members whose views UIKit makes as wide as what they stand in: a table, the keyboard.
  static let fittedViews: [StaticString] = ["tableHeaderView", "tableFooterView", "inputAccessoryView", "inputView"]
}
