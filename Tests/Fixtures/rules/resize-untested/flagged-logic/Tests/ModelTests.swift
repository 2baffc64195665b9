import Testing

/// Numbers of something else.
struct ModelTests {
  @Test(arguments: [320, 507, 1024]) func adds(number: Int) { #expect(number + 1 > number) }
  @Test func counts() { for count in [1, 2, 3] { #expect(count > 0) } }
}
