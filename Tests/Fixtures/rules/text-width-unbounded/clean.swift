import SwiftUI
import UIKit

/// A largest width.
struct Article: View {
  let articleBody: String
  var body: some View { ScrollView { Text(articleBody).frame(maxWidth: 660) } }
}

/// A share of the container.
struct Share: View {
  let articleBody: String
  var body: some View { ScrollView { Text(articleBody).containerRelativeFrame(.horizontal) { width, _ in min(width, 600) } } }
}

/// A line or two.
struct Title: View {
  let article: String
  var body: some View { ScrollView { Text(article).font(.headline) } }
}

/// Short text of any name.
struct Card: View {
  let title: String
  var body: some View { ScrollView { Text(title); Text("Short.") } }
}

/// Not a page to read: it does not scroll.
struct Cell: View {
  let articleBody: String
  var body: some View { VStack { Text(articleBody).lineLimit(2) } }
}

final class Reader: UIViewController {
  let textView = UITextView()

  /// The readable guide.
  override func viewDidLoad() {
    textView.isEditable = false
    textView.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor).isActive = true
    textView.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor).isActive = true
  }
}

final class Editor: UIViewController {
  let textView = UITextView()

  /// To write in, not to read.
  override func viewDidLoad() {
    textView.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    textView.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
  }
}
