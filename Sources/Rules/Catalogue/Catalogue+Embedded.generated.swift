// Made by: swift run resizelint dev generate
// swift-format-ignore-file

extension Catalogue {
  static let embeddedText = #"""
{
  "format": 1,
  "rules": [
    {
      "id": "scene-lifecycle-missing",
      "phase": 1,
      "severity": "error",
      "status": "preview",
      "since": "0.1.0",
      "title": "The app has not adopted the scene life cycle",
      "message": "`{target}` adopts no scenes: built with the iOS 27 SDK it does not launch.",
      "variants": {
        "delegate-without-manifest": {
          "message": "`{target}` has the scene delegate `{name}` but no scene manifest: UIKit never makes it, and built with the iOS 27 SDK the app does not launch."
        }
      },
      "why": "Nobody can open the app. Since the iOS 27 SDK, UIKit stops an app at launch when it has neither a scene manifest with a configuration nor code that supplies one. The deployment target makes no difference.",
      "fix": "Add `UIApplicationSceneManifest` with a configuration to the Info.plist, move the window and the life-cycle callbacks from the app delegate to a `UIWindowSceneDelegate`, and make the window with `UIWindow(windowScene:)`. Several windows need not be supported.",
      "levels": "`note` for tvOS and visionOS targets; `warning` where the configured SDK is below 27. Silent for a SwiftUI `App`, for extensions, frameworks, tests and watch apps, and where the entry point or the manifest cannot be read.",
      "references": [
        {"title": "Transitioning to the UIKit scene-based life cycle", "url": "https://developer.apple.com/documentation/uikit/transitioning-to-the-uikit-scene-based-life-cycle"},
        {"title": "TN3187: Migrating to the UIKit scene-based life cycle", "url": "https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle"},
        {"title": "iOS & iPadOS 27 release notes", "url": "https://developer.apple.com/documentation/ios-ipados-release-notes/ios-ipados-27-release-notes"}
      ],
      "examples": {
        "language": "xml",
        "bad": [
          "<key>UIMainStoryboardFile</key>",
          "<string>Main</string>"
        ],
        "good": [
          "<key>UIApplicationSceneManifest</key>",
          "<dict>",
          "  <key>UISceneConfigurations</key>",
          "  <dict>",
          "    <key>UIWindowSceneSessionRoleApplication</key>",
          "    <array>",
          "      <dict>",
          "        <key>UISceneDelegateClassName</key>",
          "        <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>",
          "        <key>UISceneStoryboardFile</key>",
          "        <string>Main</string>",
          "      </dict>",
          "    </array>",
          "  </dict>",
          "</dict>"
        ]
      },
      "implementation": "SceneLifecycleMissingRule"
    },
    {
      "id": "scene-configuration-empty",
      "phase": 1,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "Scenes are adopted by half: a manifest or a configuration is missing",
      "message": "`{target}` has a scene manifest without a configuration, and no code supplies one.",
      "variants": {
        "manifest-missing": {
          "message": "`{target}` supplies scene configurations in code, but its Info.plist has no `UIApplicationSceneManifest`.",
          "fix": "Add `UIApplicationSceneManifest` to the Info.plist; a dictionary with `UIApplicationSupportsMultipleScenes` alone is enough beside the code."
        }
      },
      "why": "UIKit knows that the app wants scenes but not which delegate to make for them. People may see a black screen, or the app may not launch.",
      "fix": "Name the scene delegate in the manifest under `UISceneConfigurations`, or return a configuration from `application(_:configurationForConnecting:options:)`.",
      "levels": "Silent for a SwiftUI `App`, which needs no configuration.",
      "references": [
        {"title": "TN3187: Migrating to the UIKit scene-based life cycle", "url": "https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle"},
        {"title": "UIApplicationSceneManifest", "url": "https://developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationscenemanifest"},
        {"title": "Transitioning to the UIKit scene-based life cycle", "url": "https://developer.apple.com/documentation/uikit/transitioning-to-the-uikit-scene-based-life-cycle"}
      ],
      "examples": {
        "language": "xml",
        "bad": [
          "<key>UIApplicationSceneManifest</key>",
          "<dict>",
          "  <key>UISceneConfigurations</key>",
          "  <dict/>",
          "</dict>"
        ],
        "good": [
          "<key>UIApplicationSceneManifest</key>",
          "<dict>",
          "  <key>UISceneConfigurations</key>",
          "  <dict>",
          "    <key>UIWindowSceneSessionRoleApplication</key>",
          "    <array>",
          "      <dict>",
          "        <key>UISceneDelegateClassName</key>",
          "        <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>",
          "      </dict>",
          "    </array>",
          "  </dict>",
          "</dict>"
        ]
      },
      "implementation": "SceneConfigurationEmptyRule"
    },
    {
      "id": "scene-delegate-class-missing",
      "phase": 1,
      "severity": "error",
      "status": "preview",
      "since": "0.1.0",
      "title": "The scene manifest names a class that does not exist",
      "message": "The manifest names `{name}` as scene delegate, and no source of `{target}` declares it.",
      "why": "UIKit cannot make the delegate, so nobody makes the window: people see a black screen.",
      "fix": "Correct the name in `UISceneDelegateClassName`. A Swift class is written with its module, `$(PRODUCT_MODULE_NAME).SceneDelegate`; an Objective-C class, or one with `@objc(Name)`, by its bare name.",
      "levels": "Silent where the name holds a variable that cannot be resolved.",
      "references": [
        {"title": "UIApplicationSceneManifest", "url": "https://developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationscenemanifest"},
        {"title": "Transitioning to the UIKit scene-based life cycle", "url": "https://developer.apple.com/documentation/uikit/transitioning-to-the-uikit-scene-based-life-cycle"}
      ],
      "examples": {
        "language": "xml",
        "bad": [
          "<key>UISceneDelegateClassName</key>",
          "<string>$(PRODUCT_MODULE_NAME).WindowDelegate</string>"
        ],
        "good": [
          "<key>UISceneDelegateClassName</key>",
          "<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>"
        ]
      },
      "implementation": "SceneDelegateClassMissingRule"
    },
    {
      "id": "scene-manifest-overwritten",
      "phase": 1,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "A build setting replaces the scene manifest of the plist file",
      "message": "`{setting}` replaces the scene configurations of this file by an empty dictionary.",
      "why": "The delegate that the file names is lost in the built app, which then starts with no scene delegate. Nothing warns of it: the merge is silent.",
      "fix": "Remove `INFOPLIST_KEY_UIApplicationSceneManifest_Generation`, and keep the manifest in the file.",
      "references": [
        {"title": "swift-build: how the Info.plist is made", "url": "https://github.com/swiftlang/swift-build/blob/main/Sources/SWBTaskExecution/TaskActions/InfoPlistProcessorTaskAction.swift"},
        {"title": "UIApplicationSceneManifest", "url": "https://developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationscenemanifest"}
      ],
      "examples": {
        "language": "xcconfig",
        "bad": [
          "GENERATE_INFOPLIST_FILE = YES",
          "INFOPLIST_FILE = App/Info.plist",
          "INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES"
        ],
        "good": [
          "GENERATE_INFOPLIST_FILE = YES",
          "INFOPLIST_FILE = App/Info.plist"
        ]
      },
      "implementation": "SceneManifestOverwrittenRule"
    },
    {
      "id": "scene-storyboard-unset",
      "phase": 1,
      "severity": "note",
      "status": "preview",
      "since": "0.1.0",
      "title": "The main storyboard is named where scenes do not look",
      "message": "`UIMainStoryboardFile` is not read under scenes, the manifest names no storyboard, and no code makes a window.",
      "why": "The app may start with a black screen, because nothing loads its first view.",
      "fix": "Put the storyboard's name under `UISceneStoryboardFile` in the scene configuration, and remove `UIMainStoryboardFile`; or make the window in `scene(_:willConnectTo:options:)`.",
      "references": [
        {"title": "UIApplicationSceneManifest", "url": "https://developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationscenemanifest"},
        {"title": "Transitioning to the UIKit scene-based life cycle", "url": "https://developer.apple.com/documentation/uikit/transitioning-to-the-uikit-scene-based-life-cycle"}
      ],
      "examples": {
        "language": "xml",
        "bad": [
          "<key>UIMainStoryboardFile</key>",
          "<string>Main</string>"
        ],
        "good": [
          "<key>UISceneStoryboardFile</key>",
          "<string>Main</string>"
        ]
      },
      "implementation": "SceneStoryboardUnsetRule"
    },
    {
      "id": "launch-screen-missing",
      "phase": 1,
      "severity": "error",
      "status": "preview",
      "since": "0.1.0",
      "title": "The app has no launch screen",
      "message": "`{target}` has no launch screen: App Store Connect refuses it (ITMS-90870).",
      "variants": {
        "build-setting-inert": {
          "message": "`{target}` has no launch screen: `{setting}` has no effect while `GENERATE_INFOPLIST_FILE` is not `YES`, and App Store Connect refuses the app (ITMS-90870)."
        }
      },
      "why": "The app cannot be delivered. Uploads built with the iOS 27 SDK must have one of `UILaunchScreen`, `UILaunchScreens`, `UILaunchStoryboardName` and `UILaunchStoryboards` in the built Info.plist.",
      "fix": "Add `UILaunchScreen` to the Info.plist; an empty dictionary shows a plain background. With a generated Info.plist, set `INFOPLIST_KEY_UILaunchScreen_Generation` to `YES`.",
      "levels": "`warning` for App Clips and where the configured SDK is below 27. Silent for extensions, frameworks, tests, watch apps and other platforms, and where the Info.plist cannot be read in full.",
      "references": [
        {"title": "TN3208: Preparing your app's launch screen to meet App Store requirements", "url": "https://developer.apple.com/documentation/technotes/tn3208-preparing-your-apps-launch-screen-to-meet-app-store-requirements"},
        {"title": "iOS & iPadOS 27 release notes", "url": "https://developer.apple.com/documentation/ios-ipados-release-notes/ios-ipados-27-release-notes"},
        {"title": "UILaunchScreen", "url": "https://developer.apple.com/documentation/bundleresources/information-property-list/uilaunchscreen"}
      ],
      "examples": {
        "language": "xml",
        "bad": [
          "<key>CFBundlePackageType</key>",
          "<string>APPL</string>"
        ],
        "good": [
          "<key>CFBundlePackageType</key>",
          "<string>APPL</string>",
          "<key>UILaunchScreen</key>",
          "<dict/>"
        ]
      },
      "implementation": "LaunchScreenMissingRule"
    },
    {
      "id": "launch-screen-legacy-images",
      "phase": 1,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "Launch images no longer count as a launch screen",
      "message": "`{key}` configures launch images, which no longer count as a launch screen.",
      "why": "Images are made for fixed screens. The store's check does not accept them, and in a window of another size they do not fit.",
      "fix": "Replace them by `UILaunchScreen` or a launch storyboard, then remove the images and their setting.",
      "references": [
        {"title": "TN3208: Preparing your app's launch screen to meet App Store requirements", "url": "https://developer.apple.com/documentation/technotes/tn3208-preparing-your-apps-launch-screen-to-meet-app-store-requirements"},
        {"title": "UILaunchScreen", "url": "https://developer.apple.com/documentation/bundleresources/information-property-list/uilaunchscreen"}
      ],
      "examples": {
        "language": "xml",
        "bad": [
          "<key>UILaunchImages</key>",
          "<array/>"
        ],
        "good": [
          "<key>UILaunchScreen</key>",
          "<dict/>"
        ]
      },
      "implementation": "LaunchScreenLegacyImagesRule"
    },
    {
      "id": "launch-storyboard-name-invalid",
      "phase": 1,
      "severity": "error",
      "status": "preview",
      "since": "0.1.0",
      "title": "The launch storyboard is not named by its base name",
      "message": "`{value}` is no base name of a launch storyboard.",
      "variants": {
        "empty": {
          "message": "The name of the launch storyboard is empty.",
          "fix": "Name the storyboard by its base name, or replace the key by `UILaunchScreen`."
        }
      },
      "why": "The system finds no storyboard under that name: people see no launch screen, and the upload may be refused.",
      "fix": "Write the file's name with neither folder nor extension: `LaunchScreen` for `Resources/LaunchScreen.storyboard`.",
      "references": [
        {"title": "TN3118: Debugging your app's launch screen", "url": "https://developer.apple.com/documentation/technotes/tn3118-debugging-your-apps-launch-screen"},
        {"title": "TN3208: Preparing your app's launch screen to meet App Store requirements", "url": "https://developer.apple.com/documentation/technotes/tn3208-preparing-your-apps-launch-screen-to-meet-app-store-requirements"}
      ],
      "examples": {
        "language": "xml",
        "bad": [
          "<key>UILaunchStoryboardName</key>",
          "<string>LaunchScreen.storyboard</string>"
        ],
        "good": [
          "<key>UILaunchStoryboardName</key>",
          "<string>LaunchScreen</string>"
        ]
      },
      "implementation": "LaunchStoryboardNameInvalidRule"
    },
    {
      "id": "launch-storyboard-file-missing",
      "phase": 1,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "The named launch storyboard is not in the project",
      "message": "No storyboard or xib of the project is called `{value}`.",
      "why": "Without the file in the app there is no launch screen, and the upload may be refused (ITMS-90476).",
      "fix": "Correct the name (case counts), add the file to the target, or replace the key by `UILaunchScreen`.",
      "levels": "Silent where a generator makes the file while it builds.",
      "references": [
        {"title": "TN3118: Debugging your app's launch screen", "url": "https://developer.apple.com/documentation/technotes/tn3118-debugging-your-apps-launch-screen"},
        {"title": "TN3208: Preparing your app's launch screen to meet App Store requirements", "url": "https://developer.apple.com/documentation/technotes/tn3208-preparing-your-apps-launch-screen-to-meet-app-store-requirements"}
      ],
      "examples": {
        "language": "xml",
        "bad": [
          "<key>UILaunchStoryboardName</key>",
          "<string>Launchscreen</string>"
        ],
        "good": [
          "<key>UILaunchStoryboardName</key>",
          "<string>LaunchScreen</string>"
        ]
      },
      "implementation": "LaunchStoryboardFileMissingRule"
    },
    {
      "id": "launch-storyboard-invalid",
      "phase": 1,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "The launch storyboard holds what the system cannot draw",
      "message": "The launch storyboard uses the class `{name}`.",
      "variants": {
        "no-initial-controller": {
          "message": "The launch storyboard has no initial view controller.",
          "fix": "Open the storyboard and mark one view controller as the initial one."
        }
      },
      "why": "The system draws the launch screen before the app runs, so it can make no object of the app. People see a blank screen, or the build is refused.",
      "fix": "Use plain views only, without custom classes, outlets and runtime attributes.",
      "references": [
        {"title": "Xcode Help: launch storyboards", "url": "https://help.apple.com/xcode/mac/current/en.lproj/dev04e289091.html"},
        {"title": "TN3118: Debugging your app's launch screen", "url": "https://developer.apple.com/documentation/technotes/tn3118-debugging-your-apps-launch-screen"}
      ],
      "examples": {
        "language": "xml",
        "bad": [
          "<viewController customClass=\"SplashController\" id=\"BYZ-38-t0r\"/>"
        ],
        "good": [
          "<viewController id=\"BYZ-38-t0r\"/>"
        ]
      },
      "implementation": "LaunchStoryboardInvalidRule"
    },
    {
      "id": "launch-screen-asset-missing",
      "phase": 1,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "The launch screen names a colour or image that does not exist",
      "message": "`{key}` names `{value}`, which no asset catalogue holds.",
      "why": "The launch screen comes up without it: a flash of the wrong colour, or no logo.",
      "fix": "Correct the name; case counts, and an asset in a folder with a namespace carries the folder's name.",
      "references": [
        {"title": "TN3118: Debugging your app's launch screen", "url": "https://developer.apple.com/documentation/technotes/tn3118-debugging-your-apps-launch-screen"},
        {"title": "UILaunchScreen", "url": "https://developer.apple.com/documentation/bundleresources/information-property-list/uilaunchscreen"}
      ],
      "examples": {
        "language": "xml",
        "bad": [
          "<key>UILaunchScreen</key>",
          "<dict>",
          "  <key>UIColorName</key>",
          "  <string>launchbackground</string>",
          "</dict>"
        ],
        "good": [
          "<key>UILaunchScreen</key>",
          "<dict>",
          "  <key>UIColorName</key>",
          "  <string>LaunchBackground</string>",
          "</dict>"
        ]
      },
      "implementation": "LaunchScreenAssetMissingRule"
    },
    {
      "id": "launch-screen-malformed",
      "phase": 1,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "The launch screen has keys that the system does not know",
      "message": "`{key}` is no key of `UILaunchScreen`.",
      "variants": {
        "nested": {
          "message": "`UILaunchScreen` stands in itself, as older versions of Xcode generated it.",
          "fix": "Make it one dictionary; nothing changes on screen."
        }
      },
      "why": "The system passes over it, so people see a plain background where a colour or an image was meant.",
      "fix": "Use the raw keys: `UIColorName`, `UIImageName`, `UIImageRespectsSafeAreaInsets`, `UINavigationBar`, `UITabBar`, `UIToolbar`. The names that Xcode displays are no keys.",
      "levels": "`note` for a `UILaunchScreen` in a `UILaunchScreen`, which older versions of Xcode generated.",
      "references": [
        {"title": "UILaunchScreen", "url": "https://developer.apple.com/documentation/bundleresources/information-property-list/uilaunchscreen"},
        {"title": "TN3118: Debugging your app's launch screen", "url": "https://developer.apple.com/documentation/technotes/tn3118-debugging-your-apps-launch-screen"}
      ],
      "examples": {
        "language": "xml",
        "bad": [
          "<key>UILaunchScreen</key>",
          "<dict>",
          "  <key>Background color</key>",
          "  <string>LaunchBackground</string>",
          "</dict>"
        ],
        "good": [
          "<key>UILaunchScreen</key>",
          "<dict>",
          "  <key>UIColorName</key>",
          "  <string>LaunchBackground</string>",
          "</dict>"
        ]
      },
      "implementation": "LaunchScreenMalformedRule"
    },
    {
      "id": "launch-screen-declared-twice",
      "phase": 1,
      "severity": "note",
      "status": "preview",
      "since": "0.1.0",
      "title": "A launch storyboard and `UILaunchScreen` stand side by side",
      "message": "`{target}` has a launch storyboard and `UILaunchScreen`; Apple does not say which one is shown.",
      "why": "People may see another launch screen than the one that was designed.",
      "fix": "Keep one of them. An existing storyboard is fine as it is; often the second one comes from `INFOPLIST_KEY_UILaunchScreen_Generation`.",
      "references": [
        {"title": "UILaunchScreen", "url": "https://developer.apple.com/documentation/bundleresources/information-property-list/uilaunchscreen"},
        {"title": "TN3208: Preparing your app's launch screen to meet App Store requirements", "url": "https://developer.apple.com/documentation/technotes/tn3208-preparing-your-apps-launch-screen-to-meet-app-store-requirements"}
      ],
      "examples": {
        "language": "xml",
        "bad": [
          "<key>UILaunchStoryboardName</key>",
          "<string>LaunchScreen</string>",
          "<key>UILaunchScreen</key>",
          "<dict/>"
        ],
        "good": [
          "<key>UILaunchStoryboardName</key>",
          "<string>LaunchScreen</string>"
        ]
      },
      "implementation": "LaunchScreenDeclaredTwiceRule"
    },
    {
      "id": "full-screen-requirement",
      "phase": 1,
      "severity": "error",
      "status": "preview",
      "since": "0.1.0",
      "title": "The app asks to keep the whole screen",
      "message": "`{key}` is true: in a window iPadOS 26 scales the app instead of resizing it; built with the iOS 27 SDK, it changes size only in jumps.",
      "variants": {
        "ignored-from": {
          "message": "`{key}` is true on systems before {value}; from {value} on the system ignores it and the app resizes freely.",
          "fix": "Test the layouts on both sides of the version, and remove both keys once the older systems are gone."
        },
        "game": {
          "message": "`{key}` is true in a game: built with the iOS 27 SDK, it changes size only in jumps, which Apple accepts for games.",
          "fix": "Keep the key if the game redraws for each new size, and rebuild its assets once the size has changed. Otherwise make it follow the window, then remove the key."
        }
      },
      "why": "People who drag the window see nothing happen until they let go, then everything moves at once. The key is deprecated since iOS 26, on iOS 27 it reaches the iPhone too, and Apple says that a later release will ignore it.",
      "fix": "Make the layouts follow the window first (phase 2), see that a launch screen and all orientations are there, then remove the key. Where older systems still need it, add `UIRequiresFullScreenIgnoredStartingWithVersion` with the first version that the layouts are ready for. Either change makes the app resizable at once, so do neither mechanically.",
      "levels": "`note` beside an ignored-from version up to 27, and in an app whose category is a game.",
      "references": [
        {"title": "TN3192: Migrating your app from the deprecated UIRequiresFullScreen key", "url": "https://developer.apple.com/documentation/technotes/tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key"},
        {"title": "UIRequiresFullScreen", "url": "https://developer.apple.com/documentation/bundleresources/information-property-list/uirequiresfullscreen"},
        {"title": "WWDC26 session 278", "url": "https://developer.apple.com/videos/play/wwdc2026/278"}
      ],
      "examples": {
        "language": "xml",
        "bad": [
          "<key>UIRequiresFullScreen</key>",
          "<true/>"
        ],
        "good": [
          "<key>UISupportedInterfaceOrientations~ipad</key>",
          "<array>",
          "  <string>UIInterfaceOrientationPortrait</string>",
          "  <string>UIInterfaceOrientationPortraitUpsideDown</string>",
          "  <string>UIInterfaceOrientationLandscapeLeft</string>",
          "  <string>UIInterfaceOrientationLandscapeRight</string>",
          "</array>"
        ]
      },
      "implementation": "FullScreenRequirementRule"
    },
    {
      "id": "full-screen-key-inert",
      "phase": 1,
      "severity": "note",
      "status": "preview",
      "since": "0.1.0",
      "title": "The full-screen key is present and says no",
      "message": "`{key}` is false, which is what its absence says too.",
      "why": "It does no harm today. The key is deprecated, and the next reader has to find out that it means nothing.",
      "fix": "Remove it.",
      "references": [
        {"title": "UIRequiresFullScreen", "url": "https://developer.apple.com/documentation/bundleresources/information-property-list/uirequiresfullscreen"},
        {"title": "TN3192: Migrating your app from the deprecated UIRequiresFullScreen key", "url": "https://developer.apple.com/documentation/technotes/tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key"}
      ],
      "examples": {
        "language": "xml",
        "bad": [
          "<key>UIRequiresFullScreen</key>",
          "<false/>"
        ],
        "good": [
          "<key>UILaunchScreen</key>",
          "<dict/>"
        ]
      },
      "implementation": "FullScreenKeyInertRule"
    },
    {
      "id": "full-screen-key-misspelled",
      "phase": 1,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "The full-screen key is misspelled",
      "message": "`{code}` is no key that the system reads; the real one is spelled `UIRequiresFullScreen`.",
      "why": "Whoever wrote it believes that the app keeps the whole screen, and it does not: its layouts are resized already.",
      "fix": "Remove it. The correct spelling would opt out of resizing, which the migration is there to end.",
      "references": [
        {"title": "UIRequiresFullScreen", "url": "https://developer.apple.com/documentation/bundleresources/information-property-list/uirequiresfullscreen"},
        {"title": "TN3192: Migrating your app from the deprecated UIRequiresFullScreen key", "url": "https://developer.apple.com/documentation/technotes/tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key"}
      ],
      "examples": {
        "language": "xml",
        "bad": [
          "<key>UIRequiresFullscreen</key>",
          "<true/>"
        ],
        "good": [
          "<key>UILaunchScreen</key>",
          "<dict/>"
        ]
      },
      "match": [
        {"plistKey": "UIRequiresFullscreen"},
        {"buildSetting": "INFOPLIST_KEY_UIRequiresFullscreen"}
      ]
    },
    {
      "id": "full-screen-ignored-version-invalid",
      "phase": 1,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "The version from which full screen is ignored has no effect",
      "message": "`{value}` is no version that the system can compare with.",
      "variants": {
        "wrong-type": {
          "message": "The version is {value}, and the system reads a string."
        },
        "alone": {
          "message": "`{key}` does nothing without a true `UIRequiresFullScreen` in the same property list.",
          "fix": "Remove it; the app is resizable as it is."
        },
        "too-late": {
          "message": "From {value} on the full-screen key is ignored, so on iOS 27 it still holds and the app changes size only in jumps.",
          "fix": "Name the first version that the layouts are ready for, 27 or earlier."
        }
      },
      "why": "The system may keep the app in its full-screen mode on versions where its layouts are ready, and people get jumps for a resize.",
      "fix": "Write the version as a string, `26` or `27.0`, beside a true `UIRequiresFullScreen`.",
      "references": [
        {"title": "UIRequiresFullScreenIgnoredStartingWithVersion", "url": "https://developer.apple.com/documentation/bundleresources/information-property-list/uirequiresfullscreenignoredstartingwithversion"},
        {"title": "TN3192: Migrating your app from the deprecated UIRequiresFullScreen key", "url": "https://developer.apple.com/documentation/technotes/tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key"}
      ],
      "examples": {
        "language": "xml",
        "bad": [
          "<key>UIRequiresFullScreenIgnoredStartingWithVersion</key>",
          "<integer>26</integer>"
        ],
        "good": [
          "<key>UIRequiresFullScreen</key>",
          "<true/>",
          "<key>UIRequiresFullScreenIgnoredStartingWithVersion</key>",
          "<string>26</string>"
        ]
      },
      "implementation": "FullScreenIgnoredVersionInvalidRule"
    },
    {
      "id": "ipad-orientations-incomplete",
      "phase": 1,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "An iPad app lists some orientations, not all four",
      "message": "The iPad orientations of `{target}` lack {value}.",
      "why": "The store refuses an iPad app without the full-screen key that lists fewer than four (ITMS-90474), and up to iPadOS 26 the app gets no free window. On iOS 27 the list is only a preference.",
      "fix": "List all four under `UISupportedInterfaceOrientations~ipad`. The iPhone may keep a shorter list of its own.",
      "levels": "`note` beside a true full-screen key: it bites once the key goes. Silent where no orientation is listed at all, which means all of them, and for targets without the iPad family.",
      "references": [
        {"title": "TN3192: Migrating your app from the deprecated UIRequiresFullScreen key", "url": "https://developer.apple.com/documentation/technotes/tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key"},
        {"title": "UIViewController.supportedInterfaceOrientations", "url": "https://developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations"},
        {"title": "iOS & iPadOS 27 release notes", "url": "https://developer.apple.com/documentation/ios-ipados-release-notes/ios-ipados-27-release-notes"}
      ],
      "examples": {
        "language": "xml",
        "bad": [
          "<key>UISupportedInterfaceOrientations~ipad</key>",
          "<array>",
          "  <string>UIInterfaceOrientationPortrait</string>",
          "</array>"
        ],
        "good": [
          "<key>UISupportedInterfaceOrientations~ipad</key>",
          "<array>",
          "  <string>UIInterfaceOrientationPortrait</string>",
          "  <string>UIInterfaceOrientationPortraitUpsideDown</string>",
          "  <string>UIInterfaceOrientationLandscapeLeft</string>",
          "  <string>UIInterfaceOrientationLandscapeRight</string>",
          "</array>"
        ]
      },
      "implementation": "IpadOrientationsIncompleteRule"
    },
    {
      "id": "info-plist-setting-inert",
      "phase": 1,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "An Info.plist setting stands in a target that does not generate its plist",
      "message": "`{setting}` has no effect: `{target}` does not generate its Info.plist.",
      "why": "What the setting says never reaches the app, and people get what the file says, or what is missing in it.",
      "fix": "Put the key into the Info.plist file, or set `GENERATE_INFOPLIST_FILE` to `YES`; the settings then add to the file.",
      "references": [
        {"title": "Build settings reference", "url": "https://developer.apple.com/documentation/xcode/build-settings-reference"},
        {"title": "swift-build: how the Info.plist is made", "url": "https://github.com/swiftlang/swift-build/blob/main/Sources/SWBTaskExecution/TaskActions/InfoPlistProcessorTaskAction.swift"}
      ],
      "examples": {
        "language": "xcconfig",
        "bad": [
          "GENERATE_INFOPLIST_FILE = NO",
          "INFOPLIST_FILE = App/Info.plist",
          "INFOPLIST_KEY_UILaunchScreen_Generation = YES"
        ],
        "good": [
          "GENERATE_INFOPLIST_FILE = YES",
          "INFOPLIST_FILE = App/Info.plist",
          "INFOPLIST_KEY_UILaunchScreen_Generation = YES"
        ]
      },
      "implementation": "InfoPlistSettingInertRule"
    },
    {
      "id": "info-plist-setting-unknown",
      "phase": 1,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "The build system does not know this Info.plist setting",
      "message": "`{setting}` is no setting that the build system knows; it writes nothing.",
      "why": "What the setting says never reaches the app.",
      "fix": "Put the key itself into the Info.plist file.",
      "references": [
        {"title": "Build settings reference", "url": "https://developer.apple.com/documentation/xcode/build-settings-reference"},
        {"title": "swift-build: how the Info.plist is made", "url": "https://github.com/swiftlang/swift-build/blob/main/Sources/SWBTaskExecution/TaskActions/InfoPlistProcessorTaskAction.swift"}
      ],
      "examples": {
        "language": "xcconfig",
        "bad": [
          "GENERATE_INFOPLIST_FILE = YES",
          "INFOPLIST_KEY_UIRequiresFullScreenIgnoredStartingWithVersion = 26"
        ],
        "good": [
          "GENERATE_INFOPLIST_FILE = YES",
          "INFOPLIST_FILE = App/Info.plist // holds the key"
        ]
      },
      "implementation": "InfoPlistSettingUnknownRule"
    },
    {
      "id": "window-without-scene",
      "phase": 1,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "A window is made without a scene",
      "message": "`{code}` makes a window that belongs to no scene.",
      "why": "Under the scene life cycle such a window is never shown. People see a black screen, or an overlay that does not come.",
      "fix": "Make the window with `UIWindow(windowScene:)`, with the scene that `scene(_:willConnectTo:options:)` hands over, or with the `windowScene` of a view that is on screen.",
      "fixIn": {
        "view": "Make it with `UIWindow(windowScene:)`, and take the scene from `window?.windowScene` of this view.",
        "viewController": "Make it with `UIWindow(windowScene:)`, and take the scene from `view.window?.windowScene`.",
        "none": "Make it with `UIWindow(windowScene:)`, and have the scene handed in by whoever has one; do not look one up."
      },
      "levels": "Silent where `windowScene` is set on the window in the same scope.",
      "references": [
        {"title": "UIWindow init()", "url": "https://developer.apple.com/documentation/uikit/uiwindow/init()"},
        {"title": "Transitioning to the UIKit scene-based life cycle", "url": "https://developer.apple.com/documentation/uikit/transitioning-to-the-uikit-scene-based-life-cycle"}
      ],
      "examples": {
        "bad": [
          "window = UIWindow(frame: UIScreen.main.bounds)"
        ],
        "good": [
          "func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {",
          "  guard let windowScene = scene as? UIWindowScene else { return }",
          "  window = UIWindow(windowScene: windowScene)",
          "}"
        ]
      },
      "implementation": "WindowWithoutSceneRule"
    },
    {
      "id": "app-delegate-window",
      "phase": 1,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "The app delegate holds the window",
      "message": "The window is stored in the app delegate.",
      "variants": {
        "left-over": {
          "message": "The app has scenes, and its app delegate still stores a `window` that stays nil.",
          "fix": "Remove it, and use `view.window` where it was read."
        }
      },
      "why": "With scenes the window belongs to a scene. The app delegate has none to give, so code that asks it shows nothing or fails.",
      "fix": "Move `window` and what builds the first view to the scene delegate; elsewhere use `view.window`.",
      "levels": "`note` for one left over in an app that has scenes. Silent for a computed property that forwards, and in a SwiftUI app.",
      "references": [
        {"title": "Transitioning to the UIKit scene-based life cycle", "url": "https://developer.apple.com/documentation/uikit/transitioning-to-the-uikit-scene-based-life-cycle"},
        {"title": "TN3187: Migrating to the UIKit scene-based life cycle", "url": "https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle"}
      ],
      "examples": {
        "bad": [
          "class AppDelegate: UIResponder, UIApplicationDelegate {",
          "  var window: UIWindow?",
          "}"
        ],
        "good": [
          "class SceneDelegate: UIResponder, UIWindowSceneDelegate {",
          "  var window: UIWindow?",
          "}"
        ]
      },
      "implementation": "AppDelegateWindowRule"
    },
    {
      "id": "app-delegate-callback-unused",
      "phase": 1,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "The system no longer calls this method of the app delegate",
      "message": "`{name}` is not called in an app with scenes.",
      "variants": {
        "swiftui": {
          "fix": "Read `scenePhase` from the environment, and take links with `onOpenURL(perform:)`."
        }
      },
      "why": "What stands in it no longer happens: a link is not opened, data is not saved when people leave the app.",
      "fix": "Move it to the scene delegate: each of these has a twin there with `scene` in its name. Move the four about activity together.",
      "references": [
        {"title": "Transitioning to the UIKit scene-based life cycle", "url": "https://developer.apple.com/documentation/uikit/transitioning-to-the-uikit-scene-based-life-cycle"},
        {"title": "TN3187: Migrating to the UIKit scene-based life cycle", "url": "https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle"}
      ],
      "examples": {
        "bad": [
          "func applicationDidEnterBackground(_ application: UIApplication) {",
          "  store.save()",
          "}"
        ],
        "good": [
          "func sceneDidEnterBackground(_ scene: UIScene) {",
          "  store.save()",
          "}"
        ]
      },
      "implementation": "AppDelegateCallbackUnusedRule"
    }
  ]
}

"""#
}
