// Made by: swift run resizelint dev generate
// swift-format-ignore-file

extension Catalogue {
  /// What rules.json says of each rule, in its order.
  static let embeddedTexts: [String] = [
#"""
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
    }
"""#,
#"""
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
        },
        "role-missing": {
          "message": "The scene manifest of `{target}` configures other displays only, nothing for `UIWindowSceneSessionRoleApplication`, and no code does."
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
    }
"""#,
#"""
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
    }
"""#,
#"""
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
    }
"""#,
#"""
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
    }
"""#,
#"""
{
      "id": "launch-screen-missing",
      "phase": 1,
      "severity": "error",
      "status": "preview",
      "since": "0.1.0",
      "title": "The app has no launch screen",
      "message": "`{target}` has no launch screen: built with the iOS 27 SDK, it is refused on upload (ITMS-90870).",
      "variants": {
        "build-setting-inert": {
          "message": "`{target}` has no launch screen: `{setting}` has no effect while `GENERATE_INFOPLIST_FILE` is not `YES`, and the upload is refused (ITMS-90870)."
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
    }
"""#,
#"""
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
    }
"""#,
#"""
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
    }
"""#,
#"""
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
    }
"""#,
#"""
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
        },
        "outlet": {
          "message": "The launch storyboard connects `{name}`, and no code of the app runs behind it."
        },
        "runtime-attribute": {
          "message": "The launch storyboard sets the runtime attribute `{name}`, which the system does not apply."
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
    }
"""#,
#"""
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
    }
"""#,
#"""
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
        },
        "not-a-dictionary": {
          "message": "`{key}` is {value}, and the system reads a dictionary.",
          "fix": "Make it a dictionary; an empty one shows a plain background. A storyboard is named under `UILaunchStoryboardName`."
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
    }
"""#,
#"""
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
    }
"""#,
#"""
{
      "id": "full-screen-requirement",
      "phase": 1,
      "severity": "error",
      "status": "preview",
      "since": "0.1.0",
      "title": "The app asks to keep the whole screen",
      "message": "`{key}` is true: iPadOS 26 scales the app instead of resizing it; built with the iOS 27 SDK, it changes size only in jumps.",
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
    }
"""#,
#"""
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
    }
"""#,
#"""
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
    }
"""#,
#"""
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
    }
"""#,
#"""
{
      "id": "ipad-orientations-incomplete",
      "phase": 1,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "An iPad app lists some orientations, not all four",
      "message": "The iPad orientations of `{target}` lack {value}.",
      "why": "The store refuses an iPad app without the full-screen key that lists fewer than four (ITMS-90474), and up to iPadOS 26 a short list opts out of multitasking. On iOS 27 it is only a preference.",
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
    }
"""#,
#"""
{
      "id": "info-plist-setting-inert",
      "phase": 1,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "An Info.plist setting stands in a target that does not generate its plist",
      "message": "`{setting}` has no effect: `{target}` does not generate its Info.plist.",
      "why": "What the setting says never reaches the app, and people get what the file says, or what is missing in it.",
      "fix": "Put the key into the Info.plist file, or set `GENERATE_INFOPLIST_FILE` to `YES`; the settings then stand beside the file and win over it.",
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
    }
"""#,
#"""
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
    }
"""#,
#"""
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
      "levels": "`note` for a stand-in behind `??`. Silent where `windowScene` is set on the window in the same scope.",
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
    }
"""#,
#"""
{
      "id": "app-delegate-window",
      "phase": 1,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "The app delegate holds the window",
      "message": "`{name}` of the app delegate holds the window, which belongs to a scene.",
      "variants": {
        "left-over": {
          "message": "The app has scenes, and its app delegate still stores `{name}`, which stays nil.",
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
    }
"""#,
#"""
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
        },
        "empty": {
          "message": "`{name}` is not called in an app with scenes; there is no code in it.",
          "fix": "Remove it."
        }
      },
      "why": "What stands in it no longer happens: a link is not opened, data is not saved when people leave the app.",
      "fix": "Move it to the scene delegate: each of these has a twin there with `scene` in its name. Move the four about activity together.",
      "levels": "`note` for a method without code in it.",
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
"""#,
#"""
{
      "id": "main-screen-bounds",
      "phase": 2,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "The size of the main screen stands in for the size of the window",
      "message": "`{code}` is the size of a screen, and of one that need not be the window's.",
      "variants": {
        "wrapper-use": {
          "message": "`{code}` holds the size of the main screen."
        },
        "fallback": {
          "message": "`{code}` is the fallback where no view is known yet; the window may have any other size.",
          "fix": "Drop the fallback: lay out once a size is known, and start from `.zero` until then."
        }
      },
      "why": "In a window, in Split View, in iPhone Mirroring or on a second display, people see content that is cut off or leaves a gap, because it was laid out for a screen that they are not looking at.",
      "fix": "Lay out in the space at hand: `view.bounds` in a layout pass, a measured container in SwiftUI, the scene's effective geometry.",
      "fixIn": {
        "swiftui": "Measure the container: `onGeometryChange(for:of:action:)`, or `containerRelativeFrame` for a share of it.",
        "viewController": "Use `view.bounds`, in `viewDidLayoutSubviews()` or `viewIsAppearing(_:)`; before the first layout there is no size yet to rely on.",
        "view": "Use the view's own `bounds` in `layoutSubviews()`, or the `bounds` of its superview.",
        "none": "Let the caller pass in the bounds that it lays out in. Code that has a scene finds them in `effectiveGeometry.coordinateSpace.bounds` (iOS 26)."
      },
      "levels": "`note` for a fallback beside a measured size, a first frame that is then pinned or that a controller sizes, the width of a table's header or footer, the size of an image request, and branches for older systems. Silent in tests and on other platforms.",
      "references": [
        {"title": "WWDC26 session 278", "url": "https://developer.apple.com/videos/play/wwdc2026/278"},
        {"title": "UIScreen.main", "url": "https://developer.apple.com/documentation/uikit/uiscreen/main"},
        {"title": "TN3192: Migrating your app from the deprecated UIRequiresFullScreen key", "url": "https://developer.apple.com/documentation/technotes/tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key"}
      ],
      "examples": {
        "bad": [
          "override func viewDidLayoutSubviews() {",
          "  super.viewDidLayoutSubviews()",
          "  card.frame.size.width = UIScreen.main.bounds.width - 32",
          "}"
        ],
        "good": [
          "override func viewDidLayoutSubviews() {",
          "  super.viewDidLayoutSubviews()",
          "  card.frame.size.width = view.bounds.width - 32",
          "}"
        ]
      },
      "implementation": "MainScreenBoundsRule"
    }
"""#,
#"""
{
      "id": "main-screen-scale",
      "phase": 2,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "The scale of the main screen stands in for the scale of the view",
      "message": "`{code}` is the scale of the main screen; the view may be on another one.",
      "variants": {
        "native": {
          "message": "`{code}` is the native scale of the main screen; the view may be on another one.",
          "fix": "Use `displayScale` of the view's traits. Where the panel's own scale is wanted, ask the `screen` of the view's `window?.windowScene`."
        },
        "wrapper-use": {
          "message": "`{code}` holds the scale of the main screen."
        }
      },
      "why": "On a display with another scale, lines and images come out blurred or too heavy.",
      "fix": "Use `traitCollection.displayScale` of the view or view controller; in a layout or drawing pass it is up to date by itself.",
      "fixIn": {
        "swiftui": "Read `@Environment(\\.displayScale)`.",
        "viewController": "Use `traitCollection.displayScale`; where the value is stored, renew it with `registerForTraitChanges([UITraitDisplayScale.self])` (iOS 17).",
        "view": "Use `traitCollection.displayScale` in `draw(_:)` or `layoutSubviews()`; where the value is stored, renew it with `registerForTraitChanges([UITraitDisplayScale.self])` (iOS 17).",
        "none": "Let the caller, who has a view, pass in its `displayScale`."
      },
      "levels": "`note` where no view is at hand, as in image decoding, caches and extensions; a constant such as `1 / scale` is reported where it is defined.",
      "references": [
        {"title": "WWDC26 session 278", "url": "https://developer.apple.com/videos/play/wwdc2026/278"},
        {"title": "UITraitCollection.displayScale", "url": "https://developer.apple.com/documentation/uikit/uitraitcollection/displayscale"},
        {"title": "EnvironmentValues.displayScale", "url": "https://developer.apple.com/documentation/swiftui/environmentvalues/displayscale"}
      ],
      "examples": {
        "bad": [
          "layer.contentsScale = UIScreen.main.scale"
        ],
        "good": [
          "layer.contentsScale = traitCollection.displayScale"
        ]
      },
      "implementation": "MainScreenScaleRule"
    }
"""#,
#"""
{
      "id": "main-screen-traits",
      "phase": 2,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "The traits of the main screen stand in for the traits of the view",
      "message": "`{code}` are the traits of a screen, not of the view that is laid out.",
      "why": "Size classes, contrast and scale of the screen do not say how the window looks: people get a layout or colours that do not belong to it.",
      "fix": "Use the `traitCollection` of the view or view controller at hand.",
      "fixIn": {
        "swiftui": "Read the value from the environment, such as `@Environment(\\.displayScale)`.",
        "none": "Let the caller pass in the traits of its view, or the one value that is needed."
      },
      "references": [
        {"title": "WWDC26 session 278", "url": "https://developer.apple.com/videos/play/wwdc2026/278"},
        {"title": "UIScreen.main", "url": "https://developer.apple.com/documentation/uikit/uiscreen/main"}
      ],
      "examples": {
        "bad": [
          "let isRegular = UIScreen.main.traitCollection.horizontalSizeClass == .regular"
        ],
        "good": [
          "let isRegular = traitCollection.horizontalSizeClass == .regular"
        ]
      },
      "implementation": "MainScreenTraitsRule"
    }
"""#,
#"""
{
      "id": "main-screen-hardware",
      "phase": 2,
      "severity": "note",
      "status": "preview",
      "since": "0.1.0",
      "title": "The main screen is asked about its hardware",
      "message": "`{code}` asks the main screen, whichever screen the window is on.",
      "why": "With a second display or iPhone Mirroring, the answer belongs to another panel than the one that people look at.",
      "fix": "Ask the screen of the scene, `view.window?.windowScene?.screen`, and ask again when the window moves. Layout is not affected.",
      "references": [
        {"title": "WWDC26 session 278", "url": "https://developer.apple.com/videos/play/wwdc2026/278"},
        {"title": "UIScreen.main", "url": "https://developer.apple.com/documentation/uikit/uiscreen/main"}
      ],
      "examples": {
        "bad": [
          "let previous = UIScreen.main.brightness"
        ],
        "good": [
          "let previous = view.window?.windowScene?.screen.brightness"
        ]
      },
      "implementation": "MainScreenHardwareRule"
    }
"""#,
#"""
{
      "id": "main-screen",
      "phase": 2,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "The main screen is stored, passed or compared",
      "message": "`{code}` is one screen of several, and the window may be on another.",
      "variants": {
        "fallback": {
          "message": "`{code}` is the fallback where no window is known yet; it may be another screen.",
          "fix": "Drop the fallback, and do the work once the view is in a window."
        },
        "wrapper-use": {
          "message": "`{code}` holds the main screen."
        }
      },
      "why": "With a second display, iPhone Mirroring or a foldable, the app works with a screen that nobody looks at.",
      "fix": "Pass in what is really needed, a size, a scale or a screen; a view finds its own in `window?.windowScene?.screen`.",
      "levels": "`note` for a fallback such as `?? .main`.",
      "references": [
        {"title": "UIScreen.main", "url": "https://developer.apple.com/documentation/uikit/uiscreen/main"},
        {"title": "WWDC26 session 278", "url": "https://developer.apple.com/videos/play/wwdc2026/278"}
      ],
      "examples": {
        "bad": [
          "overlay.show(on: UIScreen.main)"
        ],
        "good": [
          "if let screen = view.window?.windowScene?.screen { overlay.show(on: screen) }"
        ]
      },
      "implementation": "MainScreenRule"
    }
"""#,
#"""
{
      "id": "screen-list",
      "phase": 2,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "The app keeps the list of screens itself",
      "message": "`{code}` lists screens, which say nothing about the app's windows.",
      "why": "Screens no longer tell where the app is shown: people connect a display and get nothing, or the wrong thing on it.",
      "fix": "Follow scenes as they connect and disconnect. For content on another display, register a scene accessory (iOS 27).",
      "references": [
        {"title": "UIScreen deprecated symbols", "url": "https://developer.apple.com/documentation/uikit/uiscreen-deprecated-symbols"},
        {"title": "iOS & iPadOS 27 release notes", "url": "https://developer.apple.com/documentation/ios-ipados-release-notes/ios-ipados-27-release-notes"},
        {"title": "Transitioning to the UIKit scene-based life cycle", "url": "https://developer.apple.com/documentation/uikit/transitioning-to-the-uikit-scene-based-life-cycle"}
      ],
      "examples": {
        "bad": [
          "NotificationCenter.default.addObserver(",
          "  self, selector: #selector(attach), name: UIScreen.didConnectNotification, object: nil)"
        ],
        "good": [
          "func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {",
          "  attach(to: scene)",
          "}"
        ]
      },
      "implementation": "ScreenListRule"
    }
"""#,
#"""
{
      "id": "scene-screen-bounds",
      "phase": 2,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "The screen of the right window is still not the window",
      "message": "`{code}` is the size of the screen that the window is on, not of the window.",
      "why": "In any window smaller than the screen, content is cut off or stands where nobody sees it.",
      "fix": "Lay out in the space at hand: `view.bounds` in a layout pass, or `effectiveGeometry.coordinateSpace.bounds` of the scene (iOS 26).",
      "fixIn": {
        "swiftui": "Measure the container: `onGeometryChange(for:of:action:)`, or `containerRelativeFrame` for a share of it.",
        "viewController": "Use `view.bounds`, in `viewDidLayoutSubviews()` or `viewIsAppearing(_:)`; before the first layout there is no size yet to rely on.",
        "view": "Use the view's own `bounds` in `layoutSubviews()`, or the `bounds` of its superview.",
        "none": "Let the caller pass in the bounds that it lays out in. Code that has a scene finds them in `effectiveGeometry.coordinateSpace.bounds` (iOS 26)."
      },
      "levels": "`note` for a fallback, an image request and branches for older systems.",
      "references": [
        {"title": "WWDC26 session 278", "url": "https://developer.apple.com/videos/play/wwdc2026/278"},
        {"title": "TN3192: Migrating your app from the deprecated UIRequiresFullScreen key", "url": "https://developer.apple.com/documentation/technotes/tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key"}
      ],
      "examples": {
        "bad": [
          "let width = view.window?.windowScene?.screen.bounds.width ?? 0"
        ],
        "good": [
          "let width = view.bounds.width"
        ]
      },
      "implementation": "SceneScreenBoundsRule"
    }
"""#,
#"""
{
      "id": "current-trait-collection",
      "phase": 2,
      "severity": "note",
      "status": "preview",
      "since": "0.1.0",
      "title": "Traits are read from a global",
      "message": "`{code}` is whatever trait collection was set last, not that of a view.",
      "why": "Outside a layout or drawing pass it may describe another window, so people get the scale or the colours of a window that they do not look at.",
      "fix": "Use the `traitCollection` of the view or view controller at hand, or let the caller pass it in.",
      "fixIn": {
        "swiftui": "Read the value from the environment, such as `@Environment(\\.displayScale)`."
      },
      "levels": "Silent in a deprecated function that only forwards.",
      "references": [
        {"title": "WWDC26 session 278", "url": "https://developer.apple.com/videos/play/wwdc2026/278"},
        {"title": "UIScreen.main", "url": "https://developer.apple.com/documentation/uikit/uiscreen/main"}
      ],
      "examples": {
        "bad": [
          "let scale = UITraitCollection.current.displayScale"
        ],
        "good": [
          "let scale = traitCollection.displayScale"
        ]
      },
      "implementation": "CurrentTraitCollectionRule"
    }
"""#,
#"""
{
      "id": "global-window",
      "phase": 2,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "A window is looked up where nobody said which one",
      "message": "`{code}` looks for a window of the app, not for the one that this code serves.",
      "variants": {
        "app-delegate": {
          "message": "`{code}` asks the app delegate for a window; in an app with scenes it has none."
        }
      },
      "why": "An app with several windows, or with none in front, measures or presents in the wrong one, and people see an alert in a window that they are not using.",
      "fix": "Use `view.window`, or let the caller pass in a view or a scene.",
      "fixIn": {
        "view": "Use the view's own `window`.",
        "viewController": "Use `view.window`; for insets use `view.safeAreaInsets` in a layout pass.",
        "swiftui": "Present with SwiftUI's own modifiers, and measure with `onGeometryChange(for:of:action:)`; neither needs a window.",
        "none": "Let the caller pass in the window, the scene or the view controller."
      },
      "levels": "The look-up and what is read of it are two findings.",
      "references": [
        {"title": "UIApplication.keyWindow", "url": "https://developer.apple.com/documentation/uikit/uiapplication/keywindow"},
        {"title": "UIApplication.windows", "url": "https://developer.apple.com/documentation/uikit/uiapplication/windows"},
        {"title": "Transitioning to the UIKit scene-based life cycle", "url": "https://developer.apple.com/documentation/uikit/transitioning-to-the-uikit-scene-based-life-cycle"}
      ],
      "examples": {
        "bad": [
          "let top = UIApplication.shared.keyWindow?.safeAreaInsets.top ?? 0"
        ],
        "good": [
          "let top = view.safeAreaInsets.top"
        ]
      },
      "implementation": "GlobalWindowRule"
    }
"""#,
#"""
{
      "id": "arbitrary-scene",
      "phase": 2,
      "severity": "note",
      "status": "preview",
      "since": "0.1.0",
      "title": "Any scene at all is taken for the right one",
      "message": "`{code}` takes whichever scene comes first; the set has no order.",
      "why": "With two windows, or with a CarPlay or external display, the app measures or presents where people are not looking.",
      "fix": "Pass the scene in from whoever has it: a view knows its own as `window?.windowScene`, a scene delegate is handed its scene.",
      "fixIn": {
        "swiftui": "Most of what a scene is looked up for has an environment value or a modifier, such as `openWindow` or `requestReview`; else let UIKit code pass the scene in.",
        "viewController": "Use `view.window?.windowScene`.",
        "view": "Use `window?.windowScene`."
      },
      "levels": "`warning` where insets, size or orientation of a guessed scene reach layout. Silent for a scene found by its id, and for a loop over all scenes.",
      "references": [
        {"title": "UIApplication.connectedScenes", "url": "https://developer.apple.com/documentation/uikit/uiapplication/connectedscenes"},
        {"title": "WWDC26 session 278", "url": "https://developer.apple.com/videos/play/wwdc2026/278"}
      ],
      "examples": {
        "bad": [
          "let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene"
        ],
        "good": [
          "let scene = view.window?.windowScene"
        ]
      },
      "implementation": "ArbitrarySceneRule"
    }
"""#,
#"""
{
      "id": "status-bar-geometry",
      "phase": 2,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "The status bar is measured to find room",
      "message": "`{code}` measures the status bar, which is not what covers this view.",
      "why": "In a window the status bar may be elsewhere or absent, and window controls may stand at the corner: content ends up under them, or too low.",
      "fix": "Pin to `safeAreaLayoutGuide`, or read the view's `safeAreaInsets` in a layout pass.",
      "fixIn": {
        "swiftui": "Leave the safe area to SwiftUI; `safeAreaInset(edge:)` puts a bar of your own beside it."
      },
      "references": [
        {"title": "UIView.safeAreaLayoutGuide", "url": "https://developer.apple.com/documentation/uikit/uiview/safearealayoutguide"},
        {"title": "UIStatusBarManager", "url": "https://developer.apple.com/documentation/uikit/uistatusbarmanager"},
        {"title": "WWDC25 session 282", "url": "https://developer.apple.com/videos/play/wwdc2025/282"}
      ],
      "examples": {
        "bad": [
          "header.frame.origin.y = UIApplication.shared.statusBarFrame.height"
        ],
        "good": [
          "header.frame.origin.y = view.safeAreaInsets.top"
        ]
      },
      "implementation": "StatusBarGeometryRule"
    }
"""#,
#"""
{
      "id": "idiom-branch",
      "phase": 2,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "The kind of device decides what the window should",
      "message": "`{code}` asks for the kind of device, which says nothing about the window.",
      "variants": {
        "wrapper": {
          "message": "`{name}` hides a question for the kind of device; its uses are reported too.",
          "fix": "Replace its uses one by one by a question for space, then remove it. A new meaning under the old name would hide what changed."
        },
        "wrapper-use": {
          "message": "`{code}` asks for the kind of device by another name."
        },
        "mixed": {
          "message": "`{code}` asks for the device beside the size class; the size class alone gives the answer.",
          "fix": "Drop the question for the device, and measure where the size class is too coarse: in a resized iPhone window it stays compact."
        },
        "presentation": {
          "message": "`{code}` chooses a presentation by the kind of device.",
          "fix": "Give a popover its anchor on every device: UIKit turns it into a sheet where the window is narrow."
        },
        "product": {
          "message": "`{code}` gives a feature to one kind of device.",
          "fix": "Keep it if the feature really belongs to the device. If it stands for room, ask for the room."
        },
        "appearance": {
          "message": "`{code}` chooses an appearance by the kind of device.",
          "fix": "Use text styles and values that adapt by themselves, or let the measured width decide."
        }
      },
      "why": "An iPhone app stays `.phone` in a large window on iPad, in iPhone Mirroring and on an unfolded iPhone Duo, and an iPad window may be as narrow as a phone: people get the layout for a device, not for the space they gave the app.",
      "fix": "Ask for the space: `view.bounds` in a layout pass or a measured container, then the size class for the direction. Containers such as a split view adapt by themselves.",
      "fixIn": {
        "swiftui": "Measure the container with `onGeometryChange(for:of:action:)`, or let `ViewThatFits` choose; then `horizontalSizeClass` for the direction.",
        "viewController": "Use `view.bounds` in `viewDidLayoutSubviews()`, then `traitCollection.horizontalSizeClass` for the direction.",
        "view": "Use the view's own `bounds` in `layoutSubviews()`, then `traitCollection.horizontalSizeClass` for the direction.",
        "none": "Let the caller pass in the size that it lays out in, or what follows from it."
      },
      "levels": "`warning` for sizes, margins, columns, constraints, containers and which views there are; `note` beside a size class that gives a narrow window the right answer, for presentation, product and appearance, and where the use cannot be told. Silent for other platforms, hardware features and analytics.",
      "references": [
        {"title": "WWDC26 session 278", "url": "https://developer.apple.com/videos/play/wwdc2026/278"},
        {"title": "Preparing your app for iPhone Duo", "url": "https://developer.apple.com/documentation/technologyoverviews/preparing-your-app-for-iphone-duo"},
        {"title": "Apple Developer Forums, thread 836088", "url": "https://developer.apple.com/forums/thread/836088"}
      ],
      "examples": {
        "bad": [
          "override func viewDidLayoutSubviews() {",
          "  super.viewDidLayoutSubviews()",
          "  grid.columns = UIDevice.current.userInterfaceIdiom == .pad ? 3 : 1",
          "}"
        ],
        "good": [
          "override func viewDidLayoutSubviews() {",
          "  super.viewDidLayoutSubviews()",
          "  grid.columns = max(1, Int(view.bounds.width / 280))",
          "}"
        ]
      },
      "implementation": "IdiomBranchRule"
    }
"""#,
#"""
{
      "id": "device-model-branch",
      "phase": 2,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "The model of the device decides what the window should",
      "message": "`{code}` tells device models apart.",
      "variants": {
        "wrapper": {
          "message": "`{name}` hides a question for the model of the device; its uses are reported too."
        },
        "wrapper-use": {
          "message": "`{code}` tells device models apart by another name."
        },
        "product": {
          "message": "`{code}` gives a feature to some device models.",
          "fix": "Ask the framework whether the feature is there."
        }
      },
      "why": "The list is wrong with the next device, and a model says nothing about the window that people have open.",
      "fix": "Ask for what the model stands for: room (`view.bounds` in a layout pass), the safe area (`safeAreaInsets`), or the feature itself.",
      "fixIn": {
        "swiftui": "Measure the container with `onGeometryChange(for:of:action:)`; SwiftUI keeps content in the safe area by itself.",
        "none": "Let the caller pass in the size or the insets that it lays out with."
      },
      "levels": "Silent in analytics, logs, user agents and crash reports, and where a hardware feature is meant.",
      "references": [
        {"title": "WWDC26 session 278", "url": "https://developer.apple.com/videos/play/wwdc2026/278"},
        {"title": "Preparing your app for iPhone Duo", "url": "https://developer.apple.com/documentation/technologyoverviews/preparing-your-app-for-iphone-duo"},
        {"title": "UIView.safeAreaInsets", "url": "https://developer.apple.com/documentation/uikit/uiview/safeareainsets"}
      ],
      "examples": {
        "bad": [
          "let hasNotch = [\"iPhone14,7\", \"iPhone15,2\"].contains(modelIdentifier)"
        ],
        "good": [
          "let top = view.safeAreaInsets.top"
        ]
      },
      "implementation": "DeviceModelBranchRule"
    }
"""#,
#"""
{
      "id": "device-orientation",
      "phase": 2,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "How the device is held decides what the window should",
      "message": "`{code}` is how the device is held, not the shape of the window.",
      "variants": {
        "camera-motion": {
          "message": "`{code}` turns the camera or a sensor with the device.",
          "fix": "Use `AVCaptureDevice.RotationCoordinator` (iOS 17) for the camera, `deviceMotionBody` or `headingBody` (iOS 27) for motion and heading."
        },
        "wrapper-use": {
          "message": "`{code}` asks how the device is held by another name."
        }
      },
      "why": "A window keeps its shape when the device turns, iPhone Mirroring always says portrait, and a device on a table says face up: people get the landscape layout in a tall window, or the reverse.",
      "fix": "Compare the sides of the space at hand: `view.bounds` in a layout pass. `viewWillTransition(to:with:)` brings the coming size.",
      "fixIn": {
        "swiftui": "Compare the sides of the container in `onGeometryChange(for:of:action:)`, or let `ViewThatFits` choose.",
        "none": "Let the caller pass in the size that it lays out in."
      },
      "levels": "The notification has the level of what its handler does. `note` for camera, motion and left against right.",
      "references": [
        {"title": "WWDC26 session 278", "url": "https://developer.apple.com/videos/play/wwdc2026/278"},
        {"title": "TN3210: Optimizing your app for iPhone Mirroring", "url": "https://developer.apple.com/documentation/technotes/tn3210-optimizing-your-app-for-iphone-mirroring"},
        {"title": "viewWillTransition(to:with:)", "url": "https://developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:)"}
      ],
      "examples": {
        "bad": [
          "NotificationCenter.default.addObserver(",
          "  self, selector: #selector(relayout), name: UIDevice.orientationDidChangeNotification, object: nil)"
        ],
        "good": [
          "override func viewDidLayoutSubviews() {",
          "  super.viewDidLayoutSubviews()",
          "  stack.axis = view.bounds.width > view.bounds.height ? .horizontal : .vertical",
          "}"
        ]
      },
      "implementation": "DeviceOrientationRule"
    }
"""#,
#"""
{
      "id": "interface-orientation",
      "phase": 2,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "The orientation of the interface decides what the window should",
      "message": "`{code}` is the orientation of the interface, not the shape of the window.",
      "variants": {
        "camera-motion": {
          "message": "`{code}` turns the camera or a sensor with the interface.",
          "fix": "Use `AVCaptureDevice.RotationCoordinator` (iOS 17) for the camera, `deviceMotionBody` or `headingBody` (iOS 27) for motion and heading."
        },
        "left-right": {
          "message": "`{code}` tells the two landscapes apart; no size can replace that.",
          "fix": "Keep it if the turn itself is meant, read from `effectiveGeometry.interfaceOrientation` (iOS 26) of the view's own scene. For room, use the safe area of each edge."
        },
        "wrapper": {
          "message": "`{name}` hides a question for the orientation; its uses are reported too."
        },
        "wrapper-use": {
          "message": "`{code}` asks for the orientation by another name."
        }
      },
      "why": "A window in landscape may be taller than wide: people get two columns where one fits, or the reverse.",
      "fix": "Compare the sides of the space at hand: `view.bounds` in a layout pass; the size class is second.",
      "fixIn": {
        "swiftui": "Compare the sides of the container in `onGeometryChange(for:of:action:)`, or let `ViewThatFits` choose.",
        "none": "Let the caller pass in the size that it lays out in."
      },
      "levels": "`note` for camera and motion, left against right, rotation transforms and locks. Silent on a name such as `isLandscape` that compares a width with a height.",
      "references": [
        {"title": "WWDC26 session 278", "url": "https://developer.apple.com/videos/play/wwdc2026/278"},
        {"title": "TN3192: Migrating your app from the deprecated UIRequiresFullScreen key", "url": "https://developer.apple.com/documentation/technotes/tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key"},
        {"title": "TN3210: Optimizing your app for iPhone Mirroring", "url": "https://developer.apple.com/documentation/technotes/tn3210-optimizing-your-app-for-iphone-mirroring"}
      ],
      "examples": {
        "bad": [
          "let isLandscape = view.window?.windowScene?.interfaceOrientation.isLandscape ?? false",
          "columns = isLandscape ? 2 : 1"
        ],
        "good": [
          "override func viewDidLayoutSubviews() {",
          "  super.viewDidLayoutSubviews()",
          "  columns = view.bounds.width > view.bounds.height ? 2 : 1",
          "}"
        ]
      },
      "implementation": "InterfaceOrientationRule"
    }
"""#,
#"""
{
      "id": "orientation-lock",
      "phase": 2,
      "severity": "note",
      "status": "preview",
      "since": "0.1.0",
      "title": "An orientation is asked for",
      "message": "`{code}` is a wish: the system grants it only where the window fills the screen.",
      "variants": {
        "key-value": {
          "message": "`{code}` turns the device by a private key, which the system rejects since iOS 16.",
          "fix": "Remove it, and make the layout work in every shape."
        }
      },
      "why": "People see the app in every shape that a window can have, whatever orientation it asks for, so a layout that relies on the lock breaks.",
      "fix": "Make the layout work in every shape. For a moment that needs a steady picture, such as a game or a drawing, override `prefersInterfaceOrientationLocked` (iOS 26).",
      "levels": "`warning` for `setValue(_:forKey:)` with `orientation`. Silent for `.all`, `.allButUpsideDown` and overrides that forward.",
      "references": [
        {"title": "TN3192: Migrating your app from the deprecated UIRequiresFullScreen key", "url": "https://developer.apple.com/documentation/technotes/tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key"},
        {"title": "prefersInterfaceOrientationLocked", "url": "https://developer.apple.com/documentation/uikit/uiviewcontroller/prefersinterfaceorientationlocked"},
        {"title": "UIViewController.supportedInterfaceOrientations", "url": "https://developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations"},
        {"title": "UIWindowScene.GeometryPreferences.iOS", "url": "https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/ios"}
      ],
      "examples": {
        "bad": [
          "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }"
        ],
        "good": [
          "override var prefersInterfaceOrientationLocked: Bool { isDrawing }"
        ]
      },
      "implementation": "OrientationLockRule"
    }
"""#,
#"""
{
      "id": "app-delegate-orientation-method",
      "phase": 2,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "The app delegate answers for the orientations of every window",
      "message": "`{code}` is deprecated since iOS 27; each scene has a say of its own.",
      "why": "In a resizable window the answer is passed over, and people see shapes that the layout was not made for.",
      "fix": "Make the layouts work in every shape. Where one scene has a preference, implement `supportedInterfaceOrientations(for:)` in its scene delegate (iOS 27).",
      "references": [
        {"title": "application(_:supportedInterfaceOrientationsFor:)", "url": "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:supportedinterfaceorientationsfor:)"},
        {"title": "UIWindowSceneDelegate.supportedInterfaceOrientations(for:)", "url": "https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/supportedinterfaceorientations(for:)"},
        {"title": "TN3192: Migrating your app from the deprecated UIRequiresFullScreen key", "url": "https://developer.apple.com/documentation/technotes/tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key"}
      ],
      "examples": {
        "bad": [
          "func application(",
          "  _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?",
          ") -> UIInterfaceOrientationMask { .portrait }"
        ],
        "good": [
          "func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {",
          "  .allButUpsideDown",
          "}"
        ]
      },
      "match": [
        {"declaration": "application(_:supportedInterfaceOrientationsFor:)"}
      ]
    }
"""#,
#"""
{
      "id": "deprecated-geometry-callback",
      "phase": 2,
      "severity": "note",
      "status": "preview",
      "since": "0.1.0",
      "title": "A deprecated callback follows the size of the scene",
      "message": "`{code}` is deprecated since iOS 26.",
      "why": "It mixes size, orientation and traits, and runs far more often than the size changes: while people drag a window, the app works on things that did not change.",
      "fix": "Use `windowScene(_:didUpdateEffectiveGeometry:)` and `effectiveGeometry.coordinateSpace` (iOS 26), and `registerForTraitChanges` for traits. Keep the old one for systems before iOS 26.",
      "references": [
        {"title": "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)", "url": "https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/windowscene(_:didupdate:interfaceorientation:traitcollection:)"},
        {"title": "WWDC26 session 278", "url": "https://developer.apple.com/videos/play/wwdc2026/278"}
      ],
      "examples": {
        "bad": [
          "func windowScene(",
          "  _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: UICoordinateSpace,",
          "  interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,",
          "  traitCollection previousTraitCollection: UITraitCollection",
          ") { relayout(in: windowScene.coordinateSpace.bounds) }"
        ],
        "good": [
          "func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previous: UIWindowScene.Geometry) {",
          "  relayout(in: windowScene.effectiveGeometry.coordinateSpace.bounds)",
          "}"
        ]
      },
      "implementation": "DeprecatedGeometryCallbackRule"
    }
"""#,
#"""
{
      "id": "width-threshold",
      "phase": 2,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "A layout changes at a number that stands in the middle of the code",
      "message": "`{code}` changes the layout at {value}.",
      "variants": {
        "measured": {
          "message": "`{code}` changes the layout at {value}, a number that belongs in the policy file.",
          "fix": "Move the number to the policy file (`policyFiles` in the configuration names it), under a name that says what fits from there on."
        },
        "device-size": {
          "message": "`{code}` compares with {value}, taken from the size of a device.",
          "fix": "Compare with the width that the content needs, not with one that a device has."
        }
      },
      "why": "Thresholds that nobody sees together contradict each other: at some widths between them, people get a mix of two layouts.",
      "fix": "Compare the measured width of the container, in a layout pass, and keep the numbers of the app in one policy file.",
      "fixIn": {
        "swiftui": "Measure the container with `onGeometryChange(for:of:action:)`, and keep the numbers of the app in one policy file."
      },
      "levels": "`warning` where the value comes from the screen or the device, or is chosen once and never undone; `note` where it is measured. Silent for `width > height`, 0 and 1, caps, popovers and content, and in the policy files.",
      "references": [
        {"title": "Preparing your app for iPhone Duo", "url": "https://developer.apple.com/documentation/technologyoverviews/preparing-your-app-for-iphone-duo"},
        {"title": "WWDC26 session 278", "url": "https://developer.apple.com/videos/play/wwdc2026/278"},
        {"title": "onGeometryChange(for:of:action:)", "url": "https://developer.apple.com/documentation/swiftui/view/ongeometrychange(for:of:action:)"}
      ],
      "examples": {
        "bad": [
          "if UIScreen.main.bounds.width > 700 { showSidebar() }"
        ],
        "good": [
          "override func viewDidLayoutSubviews() {",
          "  super.viewDidLayoutSubviews()",
          "  sidebar.isHidden = !LayoutPolicy.fitsSidebar(in: view.bounds.width)",
          "}"
        ]
      },
      "implementation": "WidthThresholdRule"
    }
"""#,
#"""
{
      "id": "device-size-literal",
      "phase": 2,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "A size is compared with that of a device",
      "message": "`{code}` holds only on a screen of {value} points.",
      "variants": {
        "constant": {
          "message": "`{code}` holds {value}, which is the size of a device."
        }
      },
      "why": "A window has any size: between two listed devices nothing matches, and people get the fallback, which was made for none of them.",
      "fix": "Drop the list of devices, and let the measured space decide: `view.bounds` in a layout pass, `safeAreaInsets` for what covers it.",
      "fixIn": {
        "swiftui": "Measure the container with `onGeometryChange(for:of:action:)`; SwiftUI keeps content in the safe area by itself."
      },
      "levels": "`note` for a constant, a `CGSize` or a `CGRect` that holds one.",
      "references": [
        {"title": "WWDC26 session 278", "url": "https://developer.apple.com/videos/play/wwdc2026/278"},
        {"title": "Preparing your app for iPhone Duo", "url": "https://developer.apple.com/documentation/technologyoverviews/preparing-your-app-for-iphone-duo"},
        {"title": "UIView.safeAreaInsets", "url": "https://developer.apple.com/documentation/uikit/uiview/safeareainsets"}
      ],
      "examples": {
        "bad": [
          "if UIScreen.main.nativeBounds.height == 2436 { top = 44 }"
        ],
        "good": [
          "top = view.safeAreaInsets.top"
        ]
      },
      "implementation": "DeviceSizeLiteralRule"
    }
"""#,
#"""
{
      "id": "design-width-scaling",
      "phase": 2,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "Sizes are scaled by the width of a design",
      "message": "`{code}` scales sizes by the width of a device that a design was drawn for.",
      "why": "A wide window gets huge text and buttons instead of more content, a narrow one gets them too small to touch.",
      "fix": "Keep sizes as they are, let text follow Dynamic Type, and give the room to more columns or wider margins.",
      "references": [
        {"title": "Preparing your app for iPhone Duo", "url": "https://developer.apple.com/documentation/technologyoverviews/preparing-your-app-for-iphone-duo"},
        {"title": "WWDC26 session 278", "url": "https://developer.apple.com/videos/play/wwdc2026/278"}
      ],
      "examples": {
        "bad": [
          "let side = 44 * UIScreen.main.bounds.width / 375"
        ],
        "good": [
          "let side: CGFloat = 44"
        ]
      },
      "implementation": "DesignWidthScalingRule"
    }
"""#,
#"""
{
      "id": "bar-height-literal",
      "phase": 2,
      "severity": "note",
      "status": "preview",
      "since": "0.1.0",
      "title": "The height of a bar is written as a number",
      "message": "{value} in `{code}` looks like the height of a bar or an inset.",
      "why": "Bars differ between devices and windows and may stand at the side: content ends up under them, or too far away.",
      "fix": "Pin to `safeAreaLayoutGuide`, or read `safeAreaInsets` in a layout pass, each edge for itself.",
      "fixIn": {
        "swiftui": "Leave the safe area to SwiftUI; `safeAreaInset(edge:)` puts a bar of your own beside it."
      },
      "levels": "Silent on touch targets and the heights of rows.",
      "references": [
        {"title": "UIView.safeAreaLayoutGuide", "url": "https://developer.apple.com/documentation/uikit/uiview/safearealayoutguide"},
        {"title": "UIView.safeAreaInsets", "url": "https://developer.apple.com/documentation/uikit/uiview/safeareainsets"},
        {"title": "Preparing your app for iPhone Duo", "url": "https://developer.apple.com/documentation/technologyoverviews/preparing-your-app-for-iphone-duo"}
      ],
      "examples": {
        "bad": [
          "tableView.contentInset.top = 64"
        ],
        "good": [
          "tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true"
        ]
      },
      "implementation": "BarHeightLiteralRule"
    }
"""#,
#"""
{
      "id": "safe-area-hardware-test",
      "phase": 2,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "The safe area is asked for hardware",
      "message": "`{code}` concludes from an inset what device this is.",
      "why": "Insets change with the window, the bars and the fold. In a window on iPad, or on an unfolded iPhone Duo, the test takes the device for another one.",
      "fix": "Delete the test and use the inset itself, edge by edge: it is zero where nothing is covered.",
      "levels": "`note` where the inset is compared with zero, and the answer is not kept under the name of a device or its parts.",
      "references": [
        {"title": "UIView.safeAreaInsets", "url": "https://developer.apple.com/documentation/uikit/uiview/safeareainsets"},
        {"title": "Preparing your app for iPhone Duo", "url": "https://developer.apple.com/documentation/technologyoverviews/preparing-your-app-for-iphone-duo"}
      ],
      "examples": {
        "bad": [
          "let hasNotch = view.safeAreaInsets.top > 20",
          "bar.frame.origin.y = hasNotch ? 44 : 20"
        ],
        "good": [
          "bar.frame.origin.y = view.safeAreaInsets.top"
        ]
      },
      "implementation": "SafeAreaHardwareTestRule"
    }
"""#,
#"""
{
      "id": "symmetric-safe-area",
      "phase": 2,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "One inset is used for two edges",
      "message": "`{code}` takes both edges to be covered alike.",
      "why": "On iPhone Duo, and beside bars that stand at the side, one edge is covered and the other is free: content is off centre, or under the bar.",
      "fix": "Use each inset for its own edge: `width - left - right`, or pin to `safeAreaLayoutGuide`.",
      "references": [
        {"title": "UIView.safeAreaInsets", "url": "https://developer.apple.com/documentation/uikit/uiview/safeareainsets"},
        {"title": "UIView.safeAreaLayoutGuide", "url": "https://developer.apple.com/documentation/uikit/uiview/safearealayoutguide"},
        {"title": "Preparing your app for iPhone Duo", "url": "https://developer.apple.com/documentation/technologyoverviews/preparing-your-app-for-iphone-duo"}
      ],
      "examples": {
        "bad": [
          "let width = view.bounds.width - view.safeAreaInsets.left * 2"
        ],
        "good": [
          "let width = view.bounds.width - view.safeAreaInsets.left - view.safeAreaInsets.right"
        ]
      },
      "implementation": "SymmetricSafeAreaRule"
    }
"""#,
#"""
{
      "id": "size-captured-once",
      "phase": 2,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "A size is read once and kept",
      "message": "`{code}` is read once, and nothing reads it again when the window is resized.",
      "why": "After the first resize, people see a layout for the size that the window had before.",
      "fix": "Read the size where it is used, in a layout pass, and do not store it; or pin with constraints.",
      "fixIn": {
        "swiftui": "Follow the size with `onGeometryChange(for:of:action:)`, which runs for the first size and for each new one.",
        "viewController": "Move it to `viewDidLayoutSubviews()`, or pin the view with constraints.",
        "view": "Move it to `layoutSubviews()`, or pin the view with constraints.",
        "none": "Make it a computed property or a parameter, so that each layout pass asks anew."
      },
      "levels": "`note` for radii and shadow paths set at nib time and for partial refreshes. Silent for a frame that is then pinned or set again in layout, for deferred closures, and for `onAppear` beside `onChange`.",
      "references": [
        {"title": "WWDC26 session 278", "url": "https://developer.apple.com/videos/play/wwdc2026/278"},
        {"title": "TN3192: Migrating your app from the deprecated UIRequiresFullScreen key", "url": "https://developer.apple.com/documentation/technotes/tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key"}
      ],
      "examples": {
        "bad": [
          "override func viewDidLoad() {",
          "  super.viewDidLoad()",
          "  layout.itemSize = CGSize(width: view.bounds.width / 2, height: 120)",
          "}"
        ],
        "good": [
          "override func viewDidLayoutSubviews() {",
          "  super.viewDidLayoutSubviews()",
          "  layout.itemSize = CGSize(width: view.bounds.width / 2, height: 120)",
          "}"
        ]
      },
      "implementation": "SizeCapturedOnceRule"
    }
"""#,
#"""
{
      "id": "trait-change-override",
      "phase": 2,
      "severity": "note",
      "status": "preview",
      "since": "0.1.0",
      "title": "A layout waits for the size class to change",
      "message": "`traitCollectionDidChange(_:)` is deprecated, and it is not called when an iPhone window is resized.",
      "why": "While people resize the window of an iPhone app, its size class stays the same: what stands in here does not run, and the layout stays behind.",
      "fix": "Do what depends on size in a layout pass or in `viewWillTransition(to:with:)`; register for the traits that matter with `registerForTraitChanges` (iOS 17).",
      "levels": "`warning` where it is the only refresh of geometry. Silent where it reacts to appearance or text size alone.",
      "references": [
        {"title": "traitCollectionDidChange(_:)", "url": "https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollectiondidchange(_:)"},
        {"title": "UITraitChangeObservable", "url": "https://developer.apple.com/documentation/uikit/uitraitchangeobservable"},
        {"title": "Apple Developer Forums, thread 836088", "url": "https://developer.apple.com/forums/thread/836088"},
        {"title": "WWDC26 session 278", "url": "https://developer.apple.com/videos/play/wwdc2026/278"}
      ],
      "examples": {
        "bad": [
          "override func traitCollectionDidChange(_ previous: UITraitCollection?) {",
          "  super.traitCollectionDidChange(previous)",
          "  updateColumns()",
          "}"
        ],
        "good": [
          "override func viewDidLayoutSubviews() {",
          "  super.viewDidLayoutSubviews()",
          "  updateColumns()",
          "}"
        ]
      },
      "implementation": "TraitChangeOverrideRule"
    }
"""#,
#"""
{
      "id": "keyboard-frame-in-screen",
      "phase": 2,
      "severity": "note",
      "status": "preview",
      "since": "0.1.0",
      "title": "The keyboard is measured against the screen or window",
      "message": "`{code}` sets the keyboard's frame, which is in the screen's coordinates, against another space.",
      "why": "In a window that does not reach the bottom of the screen, the field that people type in is pushed too far up, or stays covered.",
      "fix": "Pin to the view's `keyboardLayoutGuide` (iOS 15). Where the frame is needed, convert it to the view first, from the coordinate space of the screen that the notification carries as its object.",
      "fixIn": {
        "swiftui": "SwiftUI keeps content clear of the keyboard by itself; remove the arithmetic."
      },
      "references": [
        {"title": "UIView.keyboardLayoutGuide", "url": "https://developer.apple.com/documentation/uikit/uiview/keyboardlayoutguide"},
        {"title": "WWDC26 session 278", "url": "https://developer.apple.com/videos/play/wwdc2026/278"}
      ],
      "examples": {
        "bad": [
          "bottom.constant = UIScreen.main.bounds.height - keyboardFrame.minY"
        ],
        "good": [
          "field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true"
        ]
      },
      "implementation": "KeyboardFrameInScreenRule"
    }
"""#,
#"""
{
      "id": "layout-guide-deprecated",
      "phase": 2,
      "severity": "note",
      "status": "preview",
      "since": "0.1.0",
      "title": "A layout guide from before the safe area",
      "message": "`{code}` is deprecated since iOS 11; it knows the top and the bottom, but no side.",
      "why": "Bars and cameras may stand at the side of a window, and content pinned to the old guide ends up under them.",
      "fix": "Pin to `safeAreaLayoutGuide` of the view.",
      "references": [
        {"title": "UIView.safeAreaLayoutGuide", "url": "https://developer.apple.com/documentation/uikit/uiview/safearealayoutguide"},
        {"title": "UIViewController.topLayoutGuide", "url": "https://developer.apple.com/documentation/uikit/uiviewcontroller/toplayoutguide"},
        {"title": "UIViewController.bottomLayoutGuide", "url": "https://developer.apple.com/documentation/uikit/uiviewcontroller/bottomlayoutguide"}
      ],
      "examples": {
        "bad": [
          "title.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor).isActive = true"
        ],
        "good": [
          "title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true"
        ]
      },
      "implementation": "LayoutGuideDeprecatedRule"
    }
"""#,
#"""
{
      "id": "thresholds-scattered",
      "phase": 3,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "The numbers at which layouts change stand in many files",
      "message": "The layouts change at {count} numbers, spread over several files: {value}.",
      "variants": {
        "policy-known": {
          "message": "The layouts change at {count} numbers outside of `{name}`, spread over several files: {value}.",
          "fix": "Bring them together in the policy file that is there, under names that say what fits from there on."
        },
        "policy-beside": {
          "message": "The layouts change at {count} numbers, spread over several files: {value}. `{name}` looks like the policy file, but the configuration does not name it.",
          "fix": "Bring them together in that file, under names that say what fits from there on, and name it in `policyFiles` of the configuration."
        },
        "policy-unnamed": {
          "message": "`{name}` looks like a policy file that the configuration does not name.",
          "fix": "Add it to `policyFiles` of the configuration: the numbers in it are where they belong."
        }
      },
      "why": "Nobody sees them side by side, so neighbouring screens change at different widths, and people get a mix of two layouts in between.",
      "fix": "Bring them together in one policy file, under names that say what fits from there on, and name it in `policyFiles` of the configuration (default `*LayoutPolicy*.swift`).",
      "levels": "`note` while the numbers stand in a policy file of another name.",
      "references": [
        {"title": "Preparing your app for iPhone Duo", "url": "https://developer.apple.com/documentation/technologyoverviews/preparing-your-app-for-iphone-duo"},
        {"title": "WWDC26 session 278", "url": "https://developer.apple.com/videos/play/wwdc2026/278"}
      ],
      "examples": {
        "bad": [
          "// LibraryView.swift",
          "columns = width > 640 ? 3 : 2",
          "// PlayerView.swift",
          "showsQueue = width > 680"
        ],
        "good": [
          "// LayoutPolicy.swift",
          "enum LayoutPolicy {",
          "  static func columns(in width: CGFloat) -> Int { width > 640 ? 3 : 2 }",
          "  static func fitsQueue(in width: CGFloat) -> Bool { width > 640 }",
          "}"
        ]
      },
      "implementation": "ThresholdsScatteredRule"
    }
"""#,
#"""
{
      "id": "size-class-read-in-app",
      "phase": 3,
      "severity": "note",
      "status": "preview",
      "since": "0.1.0",
      "title": "The size class is read where it has no value",
      "message": "`{code}` is read in the `App`, outside any window, where it is nil.",
      "why": "The app always takes the branch for \"unknown\", in every window.",
      "fix": "Read it in a view inside the scene. For the degree, measure the container there with `onGeometryChange(for:of:action:)`.",
      "references": [
        {"title": "EnvironmentValues.horizontalSizeClass", "url": "https://developer.apple.com/documentation/swiftui/environmentvalues/horizontalsizeclass"},
        {"title": "onGeometryChange(for:of:action:)", "url": "https://developer.apple.com/documentation/swiftui/view/ongeometrychange(for:of:action:)"}
      ],
      "examples": {
        "bad": [
          "@main struct ReaderApp: App {",
          "  @Environment(\\.horizontalSizeClass) private var sizeClass",
          "  var body: some Scene {",
          "    WindowGroup { if sizeClass == .regular { WideRoot() } else { NarrowRoot() } }",
          "  }",
          "}"
        ],
        "good": [
          "@main struct ReaderApp: App {",
          "  var body: some Scene { WindowGroup { RootView() } }",
          "}",
          "struct RootView: View {",
          "  @Environment(\\.horizontalSizeClass) private var sizeClass",
          "  var body: some View { if sizeClass == .regular { WideRoot() } else { NarrowRoot() } }",
          "  var body: some View {",
          "    ViewThatFits { WideRoot(sizeClass: sizeClass); NarrowRoot(sizeClass: sizeClass) }",
          "  }",
          "}"
        ]
      },
      "implementation": "SizeClassReadInAppRule"
    }
"""#,
#"""
{
      "id": "size-class-alone",
      "phase": 3,
      "severity": "note",
      "status": "preview",
      "since": "0.1.0",
      "title": "A screen asks for the size class and measures nothing",
      "message": "`{name}` branches on the size class and never measures its space.",
      "why": "In a resized iPhone window on iOS 27 the horizontal size class stays compact however wide the window is: people get one narrow column in a wide window.",
      "fix": "Measure the container as well, with `onGeometryChange(for:of:action:)`, `ViewThatFits` or `containerRelativeFrame`: the size class gives the direction, the width the degree.",
      "fixIn": {
        "viewController": "Measure `view.bounds` in `viewDidLayoutSubviews()` as well: the size class gives the direction, the width the degree.",
        "view": "Measure the view's own `bounds` in `layoutSubviews()` as well: the size class gives the direction, the width the degree."
      },
      "levels": "Silent where the class decides no layout: a text, a colour, a picture, a margin or size below 80 points, a presentation, what a tap does, the smallest width of adaptive columns, an item of a bar; and in split view controllers.",
      "references": [
        {"title": "Apple Developer Forums, thread 836088", "url": "https://developer.apple.com/forums/thread/836088"},
        {"title": "From size class to available space", "url": "https://fatbobman.com/en/posts/from-size-class-to-available-space/"},
        {"title": "onGeometryChange(for:of:action:)", "url": "https://developer.apple.com/documentation/swiftui/view/ongeometrychange(for:of:action:)"},
        {"title": "Preparing your app for iPhone Duo", "url": "https://developer.apple.com/documentation/technologyoverviews/preparing-your-app-for-iphone-duo"}
      ],
      "examples": {
        "bad": [
          "struct Library: View {",
          "  @Environment(\\.horizontalSizeClass) private var sizeClass",
          "  var body: some View {",
          "    if sizeClass == .regular { TwoColumns() } else { OneColumn() }",
          "  }",
          "}"
        ],
        "good": [
          "@State private var width: CGFloat = 0",
          "var body: some View {",
          "  Columns(count: LayoutPolicy.columns(in: width))",
          "    .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { width = $0 })",
          "}"
        ]
      },
      "implementation": "SizeClassAloneRule"
    }
"""#,
#"""
{
      "id": "function-lost-when-compact",
      "phase": 3,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "A control exists only while the window is wide",
      "message": "`{code}` is built in a regular width only, and the other branch has nothing in its place.",
      "why": "Whoever makes the window narrow loses the function, with no way to get at it.",
      "fix": "Give the narrow branch another way to the same function: a menu, a toolbar item that collapses, a screen of its own.",
      "references": [
        {"title": "Preparing your app for iPhone Duo", "url": "https://developer.apple.com/documentation/technologyoverviews/preparing-your-app-for-iphone-duo"},
        {"title": "WWDC26 session 278", "url": "https://developer.apple.com/videos/play/wwdc2026/278"}
      ],
      "examples": {
        "bad": [
          "if sizeClass == .regular {",
          "  Button(\"Export\", action: export)",
          "}"
        ],
        "good": [
          "if sizeClass == .regular {",
          "  Button(\"Export\", action: export)",
          "} else {",
          "  Menu(\"More\") { Button(\"Export\", action: export) }",
          "}"
        ]
      },
      "implementation": "FunctionLostWhenCompactRule"
    }
"""#,
#"""
{
      "id": "identity-lost-on-switch",
      "phase": 3,
      "severity": "note",
      "status": "preview",
      "since": "0.1.0",
      "title": "The same content is built anew when the layout changes",
      "message": "`{code}` builds the same content in another container.",
      "variants": {
        "navigation": {
          "message": "`{code}` swaps the navigation container per size class, which loses the path.",
          "fix": "Keep one container and let it adapt: `NavigationSplitView` collapses by itself. Keep the path in state above it."
        }
      },
      "why": "While people resize the window, text fields lose their text, lists jump to the top and videos start again, because SwiftUI takes the content for another view.",
      "fix": "Change the layout around the content, not the content: `AnyLayout` keeps it, `ViewThatFits` chooses among variants without state.",
      "levels": "`warning` where another navigation container stands in each branch. Silent on `AnyLayout`.",
      "references": [
        {"title": "AnyLayout", "url": "https://developer.apple.com/documentation/swiftui/anylayout"},
        {"title": "ViewThatFits", "url": "https://developer.apple.com/documentation/swiftui/viewthatfits"},
        {"title": "Preparing your app for iPhone Duo", "url": "https://developer.apple.com/documentation/technologyoverviews/preparing-your-app-for-iphone-duo"}
      ],
      "examples": {
        "bad": [
          "if sizeClass == .regular {",
          "  HStack { Editor(); Preview() }",
          "} else {",
          "  VStack { Editor(); Preview() }",
          "}"
        ],
        "good": [
          "let layout = width > LayoutPolicy.sideBySide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())",
          "layout { Editor(); Preview() }"
        ]
      },
      "implementation": "IdentityLostOnSwitchRule"
    }
"""#,
#"""
{
      "id": "fixed-frame",
      "phase": 3,
      "severity": "note",
      "status": "preview",
      "since": "0.1.0",
      "title": "A frame is wider than the narrowest window",
      "message": "`{code}` is {value} points wide; the narrowest window has 320.",
      "why": "In a narrow window, people see it cut off at both sides, and cannot reach what stands there.",
      "fix": "Give it a largest width instead of a fixed one, or a share of its container.",
      "fixIn": {
        "swiftui": "Use `.frame(maxWidth:)`, or `containerRelativeFrame` for a share of the container.",
        "viewController": "Constrain the width to be at most the number, and the edges to `safeAreaLayoutGuide`.",
        "view": "Constrain the width to be at most the number, and the edges to the superview."
      },
      "levels": "`warning` on the root of a screen. Silent on largest widths, popovers and preferred sizes, branches for a wide window, cards in a scroll view, placeholders that are replaced, images and what is rendered as one, declarations for another platform, previews and tests.",
      "references": [
        {"title": "containerRelativeFrame(_:alignment:)", "url": "https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:alignment:)"},
        {"title": "WWDC26 session 278", "url": "https://developer.apple.com/videos/play/wwdc2026/278"},
        {"title": "Preparing your app for iPhone Duo", "url": "https://developer.apple.com/documentation/technologyoverviews/preparing-your-app-for-iphone-duo"}
      ],
      "examples": {
        "bad": [
          "content.frame(width: 600)"
        ],
        "good": [
          "content.frame(maxWidth: 600)"
        ]
      },
      "implementation": "FixedFrameRule"
    }
"""#,
#"""
{
      "id": "text-width-unbounded",
      "phase": 3,
      "severity": "note",
      "status": "preview",
      "since": "0.1.0",
      "title": "Long text runs as wide as its window",
      "message": "`{code}` lets lines grow as wide as the window.",
      "why": "In a wide window lines get so long that people lose their place: beyond about 85 characters, reading suffers.",
      "fix": "Bound the width of the text, not of its background.",
      "fixIn": {
        "swiftui": "Bound it with `.frame(maxWidth:)`, or with `containerRelativeFrame`.",
        "viewController": "Pin the text to `readableContentGuide`.",
        "view": "Pin the text to `readableContentGuide`."
      },
      "references": [
        {"title": "UIView.readableContentGuide", "url": "https://developer.apple.com/documentation/uikit/uiview/readablecontentguide"},
        {"title": "Preparing your app for iPhone Duo", "url": "https://developer.apple.com/documentation/technologyoverviews/preparing-your-app-for-iphone-duo"},
        {"title": "containerRelativeFrame(_:alignment:)", "url": "https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:alignment:)"}
      ],
      "examples": {
        "bad": [
          "ScrollView { Text(article.body) }"
        ],
        "good": [
          "ScrollView {",
          "  Text(article.body)",
          "    .frame(maxWidth: LayoutPolicy.readableWidth)",
          "    .frame(maxWidth: .infinity)",
          "}"
        ]
      },
      "implementation": "TextWidthUnboundedRule"
    }
"""#,
#"""
{
      "id": "geometry-reader-for-share",
      "phase": 3,
      "severity": "note",
      "status": "preview",
      "since": "0.1.0",
      "title": "A geometry reader serves only for a share of the width",
      "message": "The `{code}` serves for a share of its size and nothing else.",
      "why": "The reader takes all the room that it is offered, so what people see beside it moves or shrinks for no reason of theirs.",
      "fix": "Use `containerRelativeFrame` (iOS 17) for a share, or `onGeometryChange(for:of:action:)` to follow a size. Before iOS 17 the reader may stay.",
      "levels": "Silent on every other use: comparisons, insets, places, fonts, shapes that are drawn, a share that changes while it is shown, a size that is stored or handed on; in a row, where no container has that size; in widgets.",
      "references": [
        {"title": "containerRelativeFrame(_:alignment:)", "url": "https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:alignment:)"},
        {"title": "onGeometryChange(for:of:action:)", "url": "https://developer.apple.com/documentation/swiftui/view/ongeometrychange(for:of:action:)"},
        {"title": "GeometryReader", "url": "https://developer.apple.com/documentation/swiftui/geometryreader"}
      ],
      "examples": {
        "bad": [
          "GeometryReader { proxy in",
          "  Card().frame(width: proxy.size.width * 0.8)",
          "}"
        ],
        "good": [
          "Card().containerRelativeFrame(.horizontal) { width, _ in width * 0.8 }"
        ]
      },
      "implementation": "GeometryReaderForShareRule"
    }
"""#,
#"""
{
      "id": "resize-work-unguarded",
      "phase": 3,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "Heavy work runs at every step of a resize",
      "message": "`{code}` runs at every step while the window is dragged: `{name}` calls it unguarded.",
      "why": "The drag stutters, and the battery pays for pictures that nobody gets to see.",
      "fix": "Wait until `isInteractivelyResizing` (iOS 26) is false, and compare with the size that the work was last done for.",
      "fixIn": {
        "swiftui": "Do it when `onInteractiveResizeChange(_:)` (iOS 26) says that the drag is over, and only if the size is another one.",
        "viewController": "Do it in the completion of the transition, and only if the size is another one than the work was last done for."
      },
      "levels": "`note` in the completion of a transition, where the comparison of sizes alone is missing.",
      "references": [
        {"title": "TN3192: Migrating your app from the deprecated UIRequiresFullScreen key", "url": "https://developer.apple.com/documentation/technotes/tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key"},
        {"title": "onInteractiveResizeChange(_:)", "url": "https://developer.apple.com/documentation/swiftui/view/oninteractiveresizechange(_:)"},
        {"title": "WWDC25 session 282", "url": "https://developer.apple.com/videos/play/wwdc2025/282"}
      ],
      "examples": {
        "bad": [
          "func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previous: UIWindowScene.Geometry) {",
          "  renderThumbnails()",
          "}"
        ],
        "good": [
          "func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previous: UIWindowScene.Geometry) {",
          "  let geometry = windowScene.effectiveGeometry",
          "  guard !geometry.isInteractivelyResizing, geometry.coordinateSpace.bounds.size != renderedSize else { return }",
          "  renderedSize = geometry.coordinateSpace.bounds.size",
          "  renderThumbnails()",
          "}"
        ]
      },
      "implementation": "ResizeWorkUnguardedRule"
    }
"""#,
#"""
{
      "id": "resize-refused",
      "phase": 3,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "The limits of the window refuse the resize",
      "message": "`{code}` leaves the window no room to be resized.",
      "variants": {
        "fixed": {
          "message": "`{code}` makes the smallest and the largest size one and the same."
        },
        "too-large": {
          "message": "`{code}` asks for at least {value} points, more than many windows have."
        },
        "content-size": {
          "message": "`{code}` ties the window to a content of fixed size."
        }
      },
      "why": "People cannot give the app less room when they want another one beside it. And limits are only a preference: a rotation passes over them, and the layout meets the size it was never made for.",
      "fix": "Set only the smallest size at which nothing overlaps, at most 500 by 700 points unless the configuration says otherwise, and no largest one; below it, let content scroll.",
      "levels": "Silent where only Mac Catalyst gets to, or an iOS app on a Mac.",
      "references": [
        {"title": "UISceneSizeRestrictions", "url": "https://developer.apple.com/documentation/uikit/uiscenesizerestrictions"},
        {"title": "WindowResizability", "url": "https://developer.apple.com/documentation/swiftui/windowresizability"},
        {"title": "WWDC25 session 282", "url": "https://developer.apple.com/videos/play/wwdc2025/282"}
      ],
      "examples": {
        "bad": [
          "windowScene.sizeRestrictions?.minimumSize = CGSize(width: 1024, height: 768)",
          "windowScene.sizeRestrictions?.maximumSize = CGSize(width: 1024, height: 768)"
        ],
        "good": [
          "windowScene.sizeRestrictions?.minimumSize = CGSize(width: 400, height: 500)"
        ]
      },
      "implementation": "ResizeRefusedRule"
    }
"""#,
#"""
{
      "id": "minimum-size-unset",
      "phase": 3,
      "severity": "note",
      "status": "preview",
      "since": "0.1.0",
      "title": "No scene says how small it may get",
      "message": "`{target}` declares no smallest size for its windows.",
      "why": "People can make a window so small that controls overlap, and nothing tells them that it is too small.",
      "fix": "Set `sizeRestrictions?.minimumSize` when the scene connects, or give the content of the `WindowGroup` a `.frame(minWidth:minHeight:)`.",
      "references": [
        {"title": "UISceneSizeRestrictions", "url": "https://developer.apple.com/documentation/uikit/uiscenesizerestrictions"},
        {"title": "WindowResizability", "url": "https://developer.apple.com/documentation/swiftui/windowresizability"},
        {"title": "WWDC25 session 282", "url": "https://developer.apple.com/videos/play/wwdc2025/282"}
      ],
      "examples": {
        "bad": [
          "func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {",
          "  makeWindow(in: scene)",
          "}"
        ],
        "good": [
          "func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {",
          "  (scene as? UIWindowScene)?.sizeRestrictions?.minimumSize = CGSize(width: 320, height: 480)",
          "  makeWindow(in: scene)",
          "}"
        ]
      },
      "implementation": "MinimumSizeUnsetRule"
    }
"""#,
#"""
{
      "id": "split-columns-by-hand",
      "phase": 3,
      "severity": "note",
      "status": "preview",
      "since": "0.1.0",
      "title": "The columns of a split view are driven by hand",
      "message": "`{code}` decides which columns show, where the container would decide by its space.",
      "why": "The app and the system disagree as soon as the window is resized: people see a sidebar that covers the content, or none where there is room.",
      "fix": "Leave the columns to the container, and keep only what people chose themselves.",
      "fixIn": {
        "swiftui": "Start with `.automatic` for `columnVisibility`, and change it only when people ask for it."
      },
      "references": [
        {"title": "NavigationSplitView", "url": "https://developer.apple.com/documentation/swiftui/navigationsplitview"},
        {"title": "WWDC26 session 278", "url": "https://developer.apple.com/videos/play/wwdc2026/278"},
        {"title": "Preparing your app for iPhone Duo", "url": "https://developer.apple.com/documentation/technologyoverviews/preparing-your-app-for-iphone-duo"}
      ],
      "examples": {
        "bad": [
          "let isLandscape = UIDevice.current.orientation.isLandscape",
          "splitViewController?.preferredDisplayMode = isLandscape ? .oneBesideSecondary : .secondaryOnly"
        ],
        "good": [
          "splitViewController?.preferredDisplayMode = .automatic"
        ]
      },
      "implementation": "SplitColumnsByHandRule"
    }
"""#,
#"""
{
      "id": "sidebar-unchecked",
      "phase": 3,
      "severity": "note",
      "status": "preview",
      "since": "0.1.0",
      "title": "A sidebar is asked for without looking whether there can be one",
      "message": "`{code}` counts on a sidebar that this window may not have.",
      "why": "In a window with no room for a sidebar, what stands only there cannot be reached.",
      "fix": "Look at `sidebar.isAvailable` (iOS 27) first, and offer the tab bar's way as well.",
      "references": [
        {"title": "WWDC26 session 278", "url": "https://developer.apple.com/videos/play/wwdc2026/278"}
      ],
      "examples": {
        "bad": [
          "tabBarController.sidebar.isHidden = false"
        ],
        "good": [
          "if tabBarController.sidebar.isAvailable { tabBarController.sidebar.isHidden = false }"
        ]
      },
      "implementation": "SidebarUncheckedRule"
    }
"""#,
#"""
{
      "id": "bar-position-assumed",
      "phase": 3,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "Layout counts on the place of a bar",
      "message": "`{code}` counts on where a bar is.",
      "why": "Bars move: to the top on iPad, to the side on iPhone Duo, out of sight in a narrow window. Content ends up under them, or leaves a gap.",
      "fix": "Pin to `safeAreaLayoutGuide`, which knows all bars.",
      "fixIn": {
        "swiftui": "Leave the safe area to SwiftUI; `safeAreaInset(edge:)` puts a view of your own beside a bar."
      },
      "levels": "Silent on bars that the type itself makes or that are of a type of its own, on widths, on what is laid out in a bar, and where the sum is a size that a sheet or popover asks for.",
      "references": [
        {"title": "UIView.safeAreaLayoutGuide", "url": "https://developer.apple.com/documentation/uikit/uiview/safearealayoutguide"},
        {"title": "Preparing your app for iPhone Duo", "url": "https://developer.apple.com/documentation/technologyoverviews/preparing-your-app-for-iphone-duo"},
        {"title": "WWDC26 session 278", "url": "https://developer.apple.com/videos/play/wwdc2026/278"}
      ],
      "examples": {
        "bad": [
          "button.frame.origin.y = view.bounds.height - tabBarController!.tabBar.frame.height - 60"
        ],
        "good": [
          "button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16).isActive = true"
        ]
      },
      "implementation": "BarPositionAssumedRule"
    }
"""#,
#"""
{
      "id": "navigation-view",
      "phase": 3,
      "severity": "note",
      "status": "preview",
      "since": "0.1.0",
      "title": "A navigation container that its successors have replaced",
      "message": "`NavigationView` is deprecated.",
      "why": "Its successors keep the path as state and adapt their columns to the window; this one does neither for the app, so people lose their place when the layout changes.",
      "fix": "Use `NavigationStack` for one column, `NavigationSplitView` for two or three (iOS 16).",
      "levels": "Silent where only systems before iOS 16 get to, in targets that run on one, in what previews alone show, and where a picture is made of it.",
      "references": [
        {"title": "NavigationView", "url": "https://developer.apple.com/documentation/swiftui/navigationview"},
        {"title": "Migrating to new navigation types", "url": "https://developer.apple.com/documentation/swiftui/migrating-to-new-navigation-types"},
        {"title": "NavigationSplitView", "url": "https://developer.apple.com/documentation/swiftui/navigationsplitview"}
      ],
      "examples": {
        "bad": [
          "NavigationView { LibraryList() }"
        ],
        "good": [
          "NavigationStack { LibraryList() }"
        ]
      },
      "implementation": "NavigationViewRule"
    }
"""#,
#"""
{
      "id": "bar-standalone",
      "phase": 3,
      "severity": "note",
      "status": "preview",
      "since": "0.1.0",
      "title": "A bar is made by hand",
      "message": "`{code}` makes a bar that no container looks after.",
      "why": "The system moves the bars of its containers, on iPhone Duo even to the side. One made by hand stays where it is, and covers content there.",
      "fix": "Use the bar of a navigation or tab bar controller, and set `toolbarItems` and `navigationItem`.",
      "references": [
        {"title": "Preparing your app for iPhone Duo", "url": "https://developer.apple.com/documentation/technologyoverviews/preparing-your-app-for-iphone-duo"}
      ],
      "examples": {
        "bad": [
          "let bar = UINavigationBar()",
          "view.addSubview(bar)"
        ],
        "good": [
          "navigationItem.rightBarButtonItem = doneButton"
        ]
      },
      "implementation": "BarStandaloneRule"
    }
"""#,
#"""
{
      "id": "window-controls-uncovered",
      "phase": 3,
      "severity": "note",
      "status": "preview",
      "since": "0.1.0",
      "title": "A top bar of the app may lie under the window controls",
      "message": "`{code}` is pinned to the leading edge, where the controls of the window stand.",
      "why": "On iPadOS 26 the window's buttons cover the corner: people cannot touch what lies under them.",
      "fix": "Pin it to `layoutGuide(for: .safeArea(cornerAdaptation: .horizontal))` of the view (iOS 26), or use a navigation bar, which keeps clear by itself.",
      "fixIn": {
        "swiftui": "Put it into `.toolbar`, which keeps clear by itself."
      },
      "references": [
        {"title": "WWDC25 session 282", "url": "https://developer.apple.com/videos/play/wwdc2025/282"},
        {"title": "WWDC26 session 278", "url": "https://developer.apple.com/videos/play/wwdc2026/278"}
      ],
      "examples": {
        "bad": [
          "closeButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true",
          "closeButton.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12).isActive = true"
        ],
        "good": [
          "let corner = view.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal))",
          "closeButton.topAnchor.constraint(equalTo: corner.topAnchor).isActive = true",
          "closeButton.leadingAnchor.constraint(equalTo: corner.leadingAnchor, constant: 12).isActive = true"
        ]
      },
      "implementation": "WindowControlsUncoveredRule"
    }
"""#,
#"""
{
      "id": "drawable-size-fixed",
      "phase": 3,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "A surface to draw on keeps its size",
      "message": "`{code}` sets the size of the surface where no resize reaches it.",
      "variants": {
        "size-change-ignored": {
          "message": "`{code}` does nothing when the size of the surface changes.",
          "fix": "Take the new size into the projection and into every texture that depends on it."
        },
        "scale-mode": {
          "message": "`{code}` stretches the scene when the window has other proportions.",
          "fix": "Use `.resizeFill`, and lay the scene out in `didChangeSize(_:)`."
        }
      },
      "why": "After a resize, people see the picture stretched, cut off or blurred.",
      "fix": "Set the size in a layout pass, from the view's bounds and its `displayScale`, and draw for it.",
      "levels": "Silent on a first size that layout or `autoResizeDrawable` replaces.",
      "references": [
        {"title": "CAMetalLayer.drawableSize", "url": "https://developer.apple.com/documentation/quartzcore/cametallayer/drawablesize"},
        {"title": "MTKViewDelegate", "url": "https://developer.apple.com/documentation/metalkit/mtkviewdelegate"},
        {"title": "SKSceneScaleMode", "url": "https://developer.apple.com/documentation/spritekit/skscenescalemode"}
      ],
      "examples": {
        "bad": [
          "metalLayer.drawableSize = CGSize(width: 1170, height: 2532)"
        ],
        "good": [
          "override func layoutSubviews() {",
          "  super.layoutSubviews()",
          "  let scale = traitCollection.displayScale",
          "  metalLayer.drawableSize = CGSize(width: bounds.width * scale, height: bounds.height * scale)",
          "}"
        ]
      },
      "implementation": "DrawableSizeFixedRule"
    }
"""#,
#"""
{
      "id": "safe-area-ignored-on-content",
      "phase": 3,
      "severity": "note",
      "status": "preview",
      "since": "0.1.0",
      "title": "Content runs under bars and cameras",
      "message": "`{code}` lets something to read or to touch run under bars.",
      "why": "Bars, cameras and window controls cover what lies at the edge: people cannot read or touch it.",
      "fix": "Let only the background ignore the safe area: `.background(color, ignoresSafeAreaEdges: .all)`; the content stays inside.",
      "levels": "Silent on single edges and the keyboard, on layers behind, inside what scrolls or has a fixed height, on what no spacer, alignment or scroll view brings to an edge, and where the insets are kept by hand.",
      "references": [
        {"title": "ignoresSafeArea(_:edges:)", "url": "https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)"},
        {"title": "Preparing your app for iPhone Duo", "url": "https://developer.apple.com/documentation/technologyoverviews/preparing-your-app-for-iphone-duo"}
      ],
      "examples": {
        "bad": [
          "VStack { Text(title); Spacer(); Button(\"Next\", action: next) }",
          "  .ignoresSafeArea()"
        ],
        "good": [
          "VStack { Text(title); Spacer(); Button(\"Next\", action: next) }",
          "  .background(.thinMaterial, ignoresSafeAreaEdges: .all)"
        ]
      },
      "implementation": "SafeAreaIgnoredOnContentRule"
    }
"""#,
#"""
{
      "id": "arrangement-in-scroll-view",
      "phase": 3,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "An arrangement stands in something that scrolls or navigates",
      "message": "`ArrangementView` stands in `{name}`.",
      "why": "An arrangement takes its size from the window and the fold. In a list, a scroll view or a split view, part of it may lie where nobody reaches it.",
      "fix": "Put the arrangement outside, and let its children scroll.",
      "references": [
        {"title": "Preparing your app for iPhone Duo", "url": "https://developer.apple.com/documentation/technologyoverviews/preparing-your-app-for-iphone-duo"},
        {"title": "ArrangementView", "url": "https://developer.apple.com/documentation/swiftui/arrangementview"}
      ],
      "examples": {
        "bad": [
          "ScrollView {",
          "  ArrangementView { MapView() } secondary: { PlaceList() }",
          "}"
        ],
        "good": [
          "@available(iOS 27.1, *)",
          "var body: some View {",
          "  ArrangementView { MapView() } secondary: { ScrollView { PlaceList() } }",
          "}"
        ]
      },
      "implementation": "ArrangementInScrollViewRule"
    }
"""#,
#"""
{
      "id": "navigation-in-arrangement",
      "phase": 3,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "A navigation container stands in an arrangement",
      "message": "`{code}` stands in a child of an `ArrangementView`.",
      "why": "A child may be moved or taken away when the device is folded, and its navigation goes with it: people lose their place.",
      "fix": "Put the navigation around the arrangement: `NavigationStack { ArrangementView { … } }`.",
      "references": [
        {"title": "Preparing your app for iPhone Duo", "url": "https://developer.apple.com/documentation/technologyoverviews/preparing-your-app-for-iphone-duo"},
        {"title": "ArrangementView", "url": "https://developer.apple.com/documentation/swiftui/arrangementview"}
      ],
      "examples": {
        "bad": [
          "ArrangementView {",
          "  NavigationStack { PlaceList() }",
          "} secondary: { MapView() }"
        ],
        "good": [
          "@available(iOS 27.1, *)",
          "var body: some View {",
          "  NavigationStack {",
          "    ArrangementView { PlaceList() } secondary: { MapView() }",
          "  }",
          "}"
        ]
      },
      "implementation": "NavigationInArrangementRule"
    }
"""#,
#"""
{
      "id": "arrangement-size-on-container",
      "phase": 3,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "A child's size is asked for on the arrangement itself",
      "message": "`{code}` has no effect on an `ArrangementView`; it belongs on a child.",
      "why": "The arrangement divides the space as if nothing had been asked for.",
      "fix": "Move the modifier to the child whose preference it is, at the root of that child.",
      "references": [
        {"title": "arrangementViewStyle(_:)", "url": "https://developer.apple.com/documentation/swiftui/view/arrangementviewstyle(_:)"},
        {"title": "ArrangementView", "url": "https://developer.apple.com/documentation/swiftui/arrangementview"},
        {"title": "Preparing your app for iPhone Duo", "url": "https://developer.apple.com/documentation/technologyoverviews/preparing-your-app-for-iphone-duo"}
      ],
      "examples": {
        "bad": [
          "ArrangementView { Player() } secondary: { Queue() }",
          "  .splitArrangementLayoutRatio(0.6)"
        ],
        "good": [
          "@available(iOS 27.1, *)",
          "var body: some View {",
          "  ArrangementView {",
          "    Player().splitArrangementLayoutRatio(0.6)",
          "  } secondary: { Queue() }",
          "}"
        ]
      },
      "implementation": "ArrangementSizeOnContainerRule"
    }
"""#,
#"""
{
      "id": "arrangement-context-read-outside",
      "phase": 3,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "The arrangement is asked from outside",
      "message": "`{code}` is read in the view that builds the arrangement, where it has no value.",
      "why": "The layout never learns how its parts are arranged, and shows people the version for \"not arranged\".",
      "fix": "Read it in a view inside a child, and have a version for nil, when the other part is away.",
      "references": [
        {"title": "Preparing your app for iPhone Duo", "url": "https://developer.apple.com/documentation/technologyoverviews/preparing-your-app-for-iphone-duo"},
        {"title": "ArrangementView", "url": "https://developer.apple.com/documentation/swiftui/arrangementview"}
      ],
      "examples": {
        "bad": [
          "struct Screen: View {",
          "  @Environment(\\.splitArrangementAxis) private var axis",
          "  var body: some View { ArrangementView { Detail(axis: axis) } secondary: { List() } }",
          "}"
        ],
        "good": [
          "@available(iOS 27.1, *)",
          "struct Detail: View {",
          "  @Environment(\\.splitArrangementAxis) private var axis",
          "  var body: some View { if axis == .vertical { ShortDetail() } else { LongDetail() } }",
          "}"
        ]
      },
      "implementation": "ArrangementContextReadOutsideRule"
    }
"""#,
#"""
{
      "id": "arrangement-state-in-child",
      "phase": 3,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "A selection lives in a part that may go away",
      "message": "`{name}` is state of a part that the arrangement may take away.",
      "why": "When people fold the device or turn it, the part goes and takes their selection with it.",
      "fix": "Keep the state in the view that builds the arrangement, and pass a binding to the part.",
      "references": [
        {"title": "Preparing your app for iPhone Duo", "url": "https://developer.apple.com/documentation/technologyoverviews/preparing-your-app-for-iphone-duo"},
        {"title": "ArrangementView", "url": "https://developer.apple.com/documentation/swiftui/arrangementview"}
      ],
      "examples": {
        "bad": [
          "struct Screen: View {",
          "  var body: some View { ArrangementView { PlaceList() } secondary: { PlaceMap() } }",
          "}",
          "struct PlaceList: View {",
          "  @State private var selection: Place.ID?",
          "}"
        ],
        "good": [
          "struct PlaceList: View {",
          "  @Binding var selection: Place.ID?",
          "}"
        ]
      },
      "implementation": "ArrangementStateInChildRule"
    }
"""#,
#"""
{
      "id": "arrangement-action-in-secondary",
      "phase": 3,
      "severity": "note",
      "status": "preview",
      "since": "0.1.0",
      "title": "The only way to a function lies in the part that may go away",
      "message": "`{code}` stands in `secondary`, and the arrangement allows one axis only.",
      "why": "Where that axis has no room the secondary part is not shown, and people cannot reach the function.",
      "fix": "Put the control into the primary part or into a toolbar around the arrangement.",
      "references": [
        {"title": "Preparing your app for iPhone Duo", "url": "https://developer.apple.com/documentation/technologyoverviews/preparing-your-app-for-iphone-duo"},
        {"title": "ArrangementView", "url": "https://developer.apple.com/documentation/swiftui/arrangementview"},
        {"title": "arrangementViewStyle(_:)", "url": "https://developer.apple.com/documentation/swiftui/view/arrangementviewstyle(_:)"}
      ],
      "examples": {
        "bad": [
          "struct Screen: View {",
          "  var body: some View {",
          "    ArrangementView { Player() } secondary: { Button(\"Share\", action: share) }",
          "      .arrangementViewStyle(.split.axes(.horizontal))",
          "  }",
          "}"
        ],
        "good": [
          "@available(iOS 27.1, *)",
          "var body: some View {",
          "  ArrangementView { Player() } secondary: { Queue() }",
          "    .arrangementViewStyle(.split.axes(.horizontal))",
          "    .toolbar { Button(\"Share\", action: share) }",
          "}"
        ]
      },
      "implementation": "ArrangementActionInSecondaryRule"
    }
"""#,
#"""
{
      "id": "arrangement-unavailable",
      "phase": 3,
      "severity": "note",
      "status": "preview",
      "since": "0.1.0",
      "title": "An API of iOS 27.1 stands where an older system runs it",
      "message": "`{code}` needs iOS 27.1, and nothing around it asks for that.",
      "variants": {
        "catalyst": {
          "message": "`{code}` does not exist in Mac Catalyst, for which this file is built as well.",
          "fix": "Put it behind `#if !targetEnvironment(macCatalyst)`, with another layout in the `#else` branch."
        }
      },
      "why": "The build fails, or the app stops for people whose system is older. Mac Catalyst does not have it at all.",
      "fix": "Put it behind `if #available(iOS 27.1, *)` with another layout in the `else` branch, and behind `#if !targetEnvironment(macCatalyst)` where the target builds for Catalyst.",
      "levels": "Silent where all targets that build the file run on iOS 27.1 or later, and none for Mac Catalyst.",
      "references": [
        {"title": "ArrangementView", "url": "https://developer.apple.com/documentation/swiftui/arrangementview"},
        {"title": "Preparing your app for iPhone Duo", "url": "https://developer.apple.com/documentation/technologyoverviews/preparing-your-app-for-iphone-duo"}
      ],
      "examples": {
        "bad": [
          "ArrangementView { Player() } secondary: { Queue() }"
        ],
        "good": [
          "if #available(iOS 27.1, *) {",
          "  ArrangementView { Player() } secondary: { Queue() }",
          "} else {",
          "  ViewThatFits { HStack { Player(); Queue() }; VStack { Player(); Queue() } }",
          "}"
        ]
      },
      "implementation": "ArrangementUnavailableRule"
    }
"""#,
#"""
{
      "id": "preview-pinned",
      "phase": 4,
      "severity": "note",
      "status": "preview",
      "since": "0.1.0",
      "title": "A preview is pinned to one shape, or made in the old way",
      "message": "`{code}` pins the preview to one device, size or orientation.",
      "variants": {
        "provider-only": {
          "message": "`{name}` is a `PreviewProvider` and the only kind of preview in this file; the protocol is deprecated.",
          "fix": "Write a `#Preview` instead."
        },
        "provider-only-files": {
          "message": "Of {count} files all previews are `PreviewProvider`s; the protocol is deprecated.",
          "fix": "Write a `#Preview` instead."
        }
      },
      "why": "The layout is looked at in one shape while it is made, and people are the first to see it in the others. `PreviewProvider` stands on Apple's list of deprecated previews; `#Preview` is what replaces it.",
      "fix": "Use `#Preview` without a device, and resize it in the canvas; add a narrow and a wide one where the layout changes.",
      "levels": "Previews made by the deprecated protocol alone are one finding for the project. Silent on parts narrower than a window.",
      "references": [
        {"title": "Deprecated previews", "url": "https://developer.apple.com/documentation/swiftui/previews-deprecated"},
        {"title": "previewInterfaceOrientation(_:)", "url": "https://developer.apple.com/documentation/swiftui/view/previewinterfaceorientation(_:)"},
        {"title": "WWDC26 session 278", "url": "https://developer.apple.com/videos/play/wwdc2026/278"}
      ],
      "examples": {
        "bad": [
          "struct Library_Previews: PreviewProvider {",
          "  static var previews: some View {",
          "    LibraryView().previewDevice(\"iPhone 15\")",
          "  }",
          "}"
        ],
        "good": [
          "#Preview { LibraryView() }"
        ]
      },
      "implementation": "PreviewPinnedRule"
    }
"""#,
#"""
{
      "id": "test-pinned",
      "phase": 4,
      "severity": "note",
      "status": "preview",
      "since": "0.1.0",
      "title": "A test knows one device only",
      "message": "`{code}` ties the test to one device, size or orientation.",
      "variants": {
        "skipped": {
          "message": "`{code}` leaves the test out on some devices.",
          "fix": "Let the test set the shape that it needs, and run it everywhere."
        }
      },
      "why": "The test stays green while the layout breaks in every other shape that people give the window.",
      "fix": "Test shapes instead: the narrowest window, a phone, half a screen, a wide one; and ask of each whether every function is there, nothing is cut off and every control can be touched.",
      "references": [
        {"title": "WWDC26 session 278", "url": "https://developer.apple.com/videos/play/wwdc2026/278"},
        {"title": "Preparing your app for iPhone Duo", "url": "https://developer.apple.com/documentation/technologyoverviews/preparing-your-app-for-iphone-duo"}
      ],
      "examples": {
        "bad": [
          "import SnapshotTesting",
          "",
          "assertSnapshot(of: LibraryView(), as: .image(layout: .device(config: .iPhone13)))"
        ],
        "good": [
          "let shapes = [CGSize(width: 320, height: 600), CGSize(width: 669, height: 951), CGSize(width: 1024, height: 768)]",
          "for size in shapes {",
          "  assertSnapshot(of: LibraryView(), as: .image(layout: .fixed(width: size.width, height: size.height)))",
          "}"
        ]
      },
      "implementation": "TestPinnedRule"
    }
"""#,
#"""
{
      "id": "resize-untested",
      "phase": 4,
      "severity": "note",
      "status": "preview",
      "since": "0.1.0",
      "title": "No test varies the size",
      "message": "Findings in the layout (phases 2 and 3): {count}. No test of the project varies the size.",
      "why": "What the migration repairs may break again, and nobody notices before people do.",
      "fix": "Write one test that lays a screen out in several sizes; `resizelint matrix` lists the shapes for each screen that was found.",
      "references": [
        {"title": "WWDC26 session 278", "url": "https://developer.apple.com/videos/play/wwdc2026/278"},
        {"title": "Preparing your app for iPhone Duo", "url": "https://developer.apple.com/documentation/technologyoverviews/preparing-your-app-for-iphone-duo"}
      ],
      "examples": {
        "bad": [
          "func testLibrary() {",
          "  XCTAssertNotNil(LibraryViewController().view)",
          "}"
        ],
        "good": [
          "func testLibraryFitsEveryShape() {",
          "  for size in [CGSize(width: 320, height: 600), CGSize(width: 1024, height: 768)] {",
          "    let controller = LibraryViewController()",
          "    controller.view.frame.size = size",
          "    controller.view.layoutIfNeeded()",
          "    XCTAssertFalse(controller.shareButton.isHidden)",
          "  }",
          "}"
        ]
      },
      "implementation": "ResizeUntestedRule"
    }
"""#,
#"""
{
      "id": "allowance-unknown",
      "phase": null,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "An allowance says something that is not understood, and covers nothing",
      "message": "No rule is called `{name}`.",
      "variants": {
        "near": {"message": "No rule is called `{name}`; `{value}` is."},
        "word": {
          "message": "`resizelint:{name}` means nothing.",
          "fix": "Write `allow`, `allow:file`, `allow:begin` or `allow:end` behind `resizelint:`."
        },
        "no-rule": {
          "message": "The allowance names no rule.",
          "fix": "Name each rule that is allowed, separated by commas."
        },
        "no-reason": {
          "message": "The allowance gives no reason, which this project asks for.",
          "fix": "Say why behind `--`."
        },
        "separator": {
          "message": "`{name}` is no list of rules.",
          "fix": "Separate rules by commas, and put `--` before the reason (in XML `—`)."
        },
        "date": {
          "message": "`{value}` is no day of the calendar.",
          "fix": "Write the last day of the allowance as in `until 2027-03-31`."
        },
        "unclosed": {
          "message": "No `allow:end` follows the allowance that begins here.",
          "fix": "Write `// resizelint:allow:end` where it ends, or `allow:file` for the rest of the file."
        },
        "unopened": {
          "message": "No `allow:begin` stands before the allowance that ends here.",
          "fix": "Remove it, or write `// resizelint:allow:begin ID -- reason` where it begins."
        }
      },
      "why": "Whoever wrote it believes that a finding is settled, while it is still reported, or that it is reported again some day, while nobody will see it.",
      "fix": "Write the id of a rule as `resizelint rules` lists it.",
      "references": [],
      "examples": {
        "bad": [
          "// resizelint:allow main-screen-bonds -- the kiosk build has one screen",
          "let columns = 3"
        ],
        "good": [
          "// resizelint:allow main-screen-bounds -- the kiosk build has one screen",
          "let width = UIScreen.main.bounds.width"
        ]
      },
      "implementation": "Allowances"
    }
"""#,
#"""
{
      "id": "allowance-expired",
      "phase": null,
      "severity": "warning",
      "status": "preview",
      "since": "0.1.0",
      "title": "The last day of an allowance is over",
      "message": "The allowance of `{name}` ended on {value}: what it covered is reported again.",
      "why": "Somebody gave this code until a day, and the day has passed.",
      "fix": "Repair the code and remove the allowance, or agree on another day.",
      "references": [],
      "examples": {
        "bad": [
          "// resizelint:allow main-screen-bounds -- the old layout goes until 2027-03-31",
          "let width = UIScreen.main.bounds.width"
        ],
        "good": [
          "// resizelint:allow main-screen-bounds -- the old layout goes until 2027-09-30",
          "let width = UIScreen.main.bounds.width"
        ]
      },
      "implementation": "Allowances"
    }
"""#,
#"""
{
      "id": "allowance-unused",
      "phase": null,
      "severity": "note",
      "status": "preview",
      "since": "0.1.0",
      "title": "An allowance covers nothing",
      "message": "`{name}` is allowed here and finds nothing.",
      "why": "An allowance that outlives its cause hides the next finding in the same place.",
      "fix": "Remove it, or this rule from its list.",
      "references": [],
      "examples": {
        "bad": [
          "// resizelint:allow main-screen-bounds -- the kiosk build has one screen",
          "let width = view.bounds.width"
        ],
        "good": [
          "let width = view.bounds.width"
        ]
      },
      "implementation": "Allowances"
    }
"""#,
  ]
}
