import ProjectDescription

public let launch: [String: Plist.Value] = [
  "UILaunchScreen": ["UIColorName": "Ground"]
]
