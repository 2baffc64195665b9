// Made by: swift run resizelint dev generate
// swift-format-ignore-file

extension Catalogue {
  static let embeddedOutlines: [RuleOutline] = [
    RuleOutline("scene-lifecycle-missing", .defuse, .error, .implementation("SceneLifecycleMissingRule")),
    RuleOutline("scene-configuration-empty", .defuse, .warning, .implementation("SceneConfigurationEmptyRule")),
    RuleOutline("scene-delegate-class-missing", .defuse, .error, .implementation("SceneDelegateClassMissingRule")),
    RuleOutline("scene-manifest-overwritten", .defuse, .warning, .implementation("SceneManifestOverwrittenRule")),
    RuleOutline("scene-storyboard-unset", .defuse, .note, .implementation("SceneStoryboardUnsetRule")),
    RuleOutline("launch-screen-missing", .defuse, .error, .implementation("LaunchScreenMissingRule")),
    RuleOutline("launch-screen-legacy-images", .defuse, .warning, .implementation("LaunchScreenLegacyImagesRule")),
    RuleOutline("launch-storyboard-name-invalid", .defuse, .error, .implementation("LaunchStoryboardNameInvalidRule")),
    RuleOutline("launch-storyboard-file-missing", .defuse, .warning, .implementation("LaunchStoryboardFileMissingRule")),
    RuleOutline("launch-storyboard-invalid", .defuse, .warning, .implementation("LaunchStoryboardInvalidRule")),
    RuleOutline("launch-screen-asset-missing", .defuse, .warning, .implementation("LaunchScreenAssetMissingRule")),
    RuleOutline("launch-screen-malformed", .defuse, .warning, .implementation("LaunchScreenMalformedRule")),
    RuleOutline("launch-screen-declared-twice", .defuse, .note, .implementation("LaunchScreenDeclaredTwiceRule")),
    RuleOutline("full-screen-requirement", .defuse, .error, .implementation("FullScreenRequirementRule")),
    RuleOutline("full-screen-key-inert", .defuse, .note, .implementation("FullScreenKeyInertRule")),
    RuleOutline("full-screen-key-misspelled", .defuse, .warning, .match([.plistKey("UIRequiresFullscreen"), .buildSetting("INFOPLIST_KEY_UIRequiresFullscreen")])),
    RuleOutline("full-screen-ignored-version-invalid", .defuse, .warning, .implementation("FullScreenIgnoredVersionInvalidRule")),
    RuleOutline("ipad-orientations-incomplete", .defuse, .warning, .implementation("IpadOrientationsIncompleteRule")),
    RuleOutline("info-plist-setting-inert", .defuse, .warning, .implementation("InfoPlistSettingInertRule")),
    RuleOutline("info-plist-setting-unknown", .defuse, .warning, .implementation("InfoPlistSettingUnknownRule")),
    RuleOutline("window-without-scene", .defuse, .warning, .implementation("WindowWithoutSceneRule")),
    RuleOutline("app-delegate-window", .defuse, .warning, .implementation("AppDelegateWindowRule")),
    RuleOutline("app-delegate-callback-unused", .defuse, .warning, .implementation("AppDelegateCallbackUnusedRule")),
  ]
}
