/// The bytes of a report while it is written.
public struct OutputBuffer: Sendable {
  public private(set) var bytes: [UInt8] = []

  public init() {}

  public mutating func append(_ text: some StringProtocol) { bytes.append(contentsOf: text.utf8) }

  public mutating func append(_ byte: UInt8) { bytes.append(byte) }

  public mutating func append(repeating byte: UInt8, count: Int) {
    bytes.append(contentsOf: repeatElement(byte, count: max(0, count)))
  }
}
