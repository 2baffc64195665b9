import SwiftUI

@main struct SampleApp {}
