#if os(macOS)
import AppKit

let window = UIWindow(windowScene: scene)
#endif
