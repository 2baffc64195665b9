import SwiftUI

@main
enum Launcher {
  static func main() { SampleApp.main() }
}
