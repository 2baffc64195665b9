import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(
  name: "App",
  targets: [
    .target(
      name: "App",
      destinations: [.iPhone, .iPad],
      product: .app,
      bundleId: "org.example.app",
      infoPlist: .dictionary(launch.merging(["UIRequiresFullScreen": true]) { _, new in new }),
      sources: ["Sources/**"]
    ),
    .target(
      name: "AppTests",
      destinations: .iOS,
      product: .unitTests,
      bundleId: "org.example.app-tests",
      sources: ["Tests/**"],
      dependencies: [.target(name: "App")]
    ),
  ]
)
