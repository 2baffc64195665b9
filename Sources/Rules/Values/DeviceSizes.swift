/// The sizes of devices that code may know by heart.
///
/// Points from the tables of the Human Interface Guidelines as they stood before September 2026, and the pixels of the same
/// panels.
enum DeviceSizes {
  static let phoneWidths: Set<Double> = [320, 360, 375, 390, 393, 402, 414, 420, 428, 430, 440]
  static let phoneHeights: Set<Double> = [480, 568, 667, 693, 736, 780, 812, 844, 852, 874, 896, 912, 926, 932, 956]
  static let duo: Set<Double> = [466, 678, 669, 951]
  static let pad: Set<Double> = [744, 1133, 768, 1024, 810, 1080, 820, 1180, 834, 1112, 1194, 1210, 1366, 1032, 1376]
  static let pixels: Set<Double> = [
    640, 750, 828, 1125, 1170, 1179, 1206, 1242, 1260, 1284, 1290, 1320,
    960, 1136, 1334, 1792, 1920, 2208, 2436, 2532, 2556, 2622, 2688, 2736, 2778, 2796, 2868,
    1536, 2048, 1620, 2160, 1640, 2360, 1668, 2224, 2388, 2420, 2732, 2064, 2752, 1488, 2266,
  ]
  /// Portrait, width before height.
  private static let pairs: [(Double, Double)] = [
    (320, 480), (320, 568), (375, 667), (414, 736), (375, 812), (414, 896), (360, 780), (390, 844), (428, 926), (393, 852),
    (430, 932), (402, 874), (440, 956), (420, 912), (320, 693), (466, 678), (669, 951), (744, 1133), (768, 1024), (810, 1080),
    (820, 1180), (834, 1112), (834, 1194), (834, 1210), (1024, 1366), (1032, 1376), (640, 1136), (750, 1334), (1242, 2208),
    (1080, 1920), (1125, 2436), (828, 1792), (1242, 2688), (1170, 2532), (1284, 2778), (1179, 2556), (1290, 2796),
    (1206, 2622), (1320, 2868), (1260, 2736), (1536, 2048), (1620, 2160), (1640, 2360), (1668, 2224), (1668, 2388), (2048, 2732),
  ]

  /// Every length in points.
  static let lengths = phoneWidths.union(phoneHeights).union(duo).union(pad)

  static func isLength(_ value: Double, inPixels: Bool) -> Bool {
    lengths.contains(value) || inPixels && pixels.contains(value)
  }

  static func isSize(_ width: Double, _ height: Double) -> Bool {
    pairs.contains { $0 == (width, height) || $0 == (height, width) }
  }
}
