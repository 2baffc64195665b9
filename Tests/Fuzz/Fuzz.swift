import ResizelintTestSupport

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// resizelint-fuzz TARGET [what libFuzzer takes: options, folders of inputs]
//
// `main` stands in the fuzzer's library, which calls the two functions below.

/// The target that this process was started for; set once, before the first input.
private nonisolated(unsafe) var target = FuzzTarget.tokens

/// Takes the target out of the arguments; without one, lists them all and ends.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>, _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
) -> CInt {
  guard count.pointee > 1, let word = words.pointee[1], let named = FuzzTarget(rawValue: String(cString: word)) else {
    for target in FuzzTarget.allCases { puts(target.rawValue) }
    exit(count.pointee > 1 ? 2 : 0)
  }
  target = named
  words.pointee[1] = words.pointee[0]
  words.pointee += 1
  count.pointee -= 1
  return 0
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target.run([UInt8](UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
