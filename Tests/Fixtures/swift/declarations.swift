#!/usr/bin/env swift
@available(iOS 17.0, macOS 14.2.1, *)
@MainActor final class Übersicht<Element: Sendable>: NSObject {
  #if os(iOS) && swift(>=5.9) || compiler(>=6.0)
    @IBOutlet weak var `default`: UIView!
  #elseif canImport(AppKit)
    let `name with spaces` = #selector(update(_:))
  #else
    #warning("nothing to show")
  #endif
  static func <=> (left: Element?, right: [Element]?) -> Bool { left != nil }
  subscript<Value>(path: KeyPath<Self, Value>) -> Value where Value: Equatable { self[keyPath: \.path] }
  func update(_ pair: (Int, (Double, Float))) async throws -> Void {
    guard #available(iOS 18.4, *), let first = pair.1.0 as? Int else { return }
    let sum = [1, 2, 3].map { $0 * 2 }.reduce(0, +) &+ Int(first)
    self.frame.origin.x -= -1.5e-3 + 0x1F.8p2 / 0b1010_1010.magnitude
    _ = sum > 0 ? pair.0 : try? await Array<Array<Int>>().first!.count
  }
}
