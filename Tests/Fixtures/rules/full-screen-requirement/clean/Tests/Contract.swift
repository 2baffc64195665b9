import XCTest

// A string in a test is no key.
let key = "UIRequiresFullScreen"
