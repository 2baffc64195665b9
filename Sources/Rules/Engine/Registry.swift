/// The rules in code, in no order: the catalogue has the order.
public enum Registry {
  static let sourceRules: [any SourceRule] = [
    WindowWithoutSceneRule(),
    OrientationLockRule(),
    DeprecatedGeometryCallbackRule(),
    DeviceSizeConstantRule(),
    SymmetricSafeAreaRule(),
    SizeCapturedOnceRule(),
    KeyboardFrameInScreenRule(),
    TraitChangeOverrideRule(),
    LayoutGuideDeprecatedRule(),
    SizeClassReadInAppRule(),
    SizeClassAloneRule(),
    FunctionLostWhenCompactRule(),
    IdentityLostOnSwitchRule(),
    FixedFrameRule(),
    TextWidthUnboundedRule(),
    GeometryReaderForShareRule(),
    ResizeWorkUnguardedRule(),
    ResizeRefusedRule(),
    SplitColumnsByHandRule(),
    SidebarUncheckedRule(),
    NavigationViewRule(),
    BarPositionAssumedRule(),
    BarStandaloneRule(),
    WindowControlsUncoveredRule(),
    DrawableSizeFixedRule(),
    SafeAreaIgnoredOnContentRule(),
    ArrangementInScrollViewRule(),
    NavigationInArrangementRule(),
    ArrangementSizeOnContainerRule(),
    ArrangementContextReadOutsideRule(),
    ArrangementStateInChildRule(),
    ArrangementActionInSecondaryRule(),
    ArrangementUnavailableRule(),
    PreviewPinnedRule(),
    TestPinnedRule(),
  ]

  static let thresholdRules: [any ThresholdRule] = [
    WidthThresholdRule(),
    DeviceSizeLiteralRule(),
    DesignWidthScalingRule(),
    SafeAreaHardwareTestRule(),
  ]

  static let fileRules: [any FileRule] = [
    DeviceModelBranchRule(),
    DeviceSizeConstantRule(),
    BarHeightLiteralRule(),
  ]

  static let readRules: [any ReadRule] = [
    MainScreenBoundsRule(),
    MainScreenScaleRule(),
    MainScreenTraitsRule(),
    MainScreenHardwareRule(),
    MainScreenRule(),
    ScreenListRule(),
    SceneScreenBoundsRule(),
    GlobalWindowRule(),
    ArbitrarySceneRule(),
    StatusBarGeometryRule(),
    IdiomBranchRule(),
    DeviceModelBranchRule(),
    DeviceOrientationRule(),
    InterfaceOrientationRule(),
    CurrentTraitCollectionRule(),
  ]

  static let projectRules: [any ProjectRule] = [
    MinimumSizeUnsetRule(),
    SceneLifecycleMissingRule(),
    SceneConfigurationEmptyRule(),
    SceneDelegateClassMissingRule(),
    SceneManifestOverwrittenRule(),
    SceneStoryboardUnsetRule(),
    LaunchScreenMissingRule(),
    LaunchScreenLegacyImagesRule(),
    LaunchStoryboardNameInvalidRule(),
    LaunchStoryboardFileMissingRule(),
    LaunchStoryboardInvalidRule(),
    LaunchScreenAssetMissingRule(),
    LaunchScreenMalformedRule(),
    LaunchScreenDeclaredTwiceRule(),
    FullScreenRequirementRule(),
    FullScreenKeyInertRule(),
    FullScreenIgnoredVersionInvalidRule(),
    IpadOrientationsIncompleteRule(),
    InfoPlistSettingInertRule(),
    InfoPlistSettingUnknownRule(),
    AppDelegateWindowRule(),
    AppDelegateCallbackUnusedRule(),
  ]

  /// The ids of everything that is checked by code.
  static var implemented: Set<RuleID> {
    Set(sourceRules.map { type(of: $0).id })
      .union(readRules.map { type(of: $0).id })
      .union(thresholdRules.map { type(of: $0).id })
      .union(fileRules.map { type(of: $0).id })
      .union(projectRules.map { type(of: $0).id })
      .union(FileAllowances.rules)
  }
}
