import SwiftUI

/// iOS 15 has nothing else.
struct Root: View { var body: some View { NavigationView { Text("a") } } }
