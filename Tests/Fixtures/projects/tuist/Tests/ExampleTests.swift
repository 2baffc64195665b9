import XCTest

final class ExampleTests: XCTestCase {
}
