#if os(macOS)
// Another platform.
extension AppDelegate {
  func applicationDidBecomeActive(_ application: UIApplication) { save() }
}
#endif
