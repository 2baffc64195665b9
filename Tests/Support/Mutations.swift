/// Broken variants of an input, the same ones in every run.
public enum Mutations {
  /// SplitMix64: small, seeded, good enough to choose bytes.
  public struct Generator: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  /// Every beginning of the input, the empty one and the whole included.
  public static func prefixes(of bytes: [UInt8]) -> some Sequence<[UInt8]> {
    (0...bytes.count).lazy.map { Array(bytes[..<$0]) }
  }

  /// Inputs with a few bytes changed, removed, doubled or moved.
  public static func variants(of bytes: [UInt8], count: Int, seed: UInt64 = 1) -> [[UInt8]] {
    guard !bytes.isEmpty else { return [] }
    var generator = Generator(seed: seed)
    return (0..<count).map { _ in
      var variant = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) where !variant.isEmpty {
        let place = Int.random(in: 0..<variant.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: variant[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: variant.remove(at: place)
        case 2: variant.insert(variant[Int.random(in: 0..<variant.count, using: &generator)], at: place)
        default:
          let end = min(variant.count, place + Int.random(in: 1...16, using: &generator))
          variant.insert(contentsOf: variant[place..<end], at: place)
        }
      }
      return variant
    }
  }
}
