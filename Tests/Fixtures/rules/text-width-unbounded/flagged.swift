import SwiftUI
import UIKit

struct Article: View {
  let articleBody: String
  var body: some View {
    ScrollView {
      Text(articleBody)  // want text-width-unbounded
    //^
    }
  }
}

struct Chapter: View {
  let markdown: AttributedString
  var body: some View { ScrollView(.vertical) { VStack { Text(markdown).padding() } } }  // want text-width-unbounded
}

struct Story: View {
  struct Model { var bodyText = "" }
  let model: Model
  var body: some View {
    ScrollView {
      LazyVStack { Text(model.bodyText).lineSpacing(4) }  // want text-width-unbounded
    }
  }
}

struct Terms: View {
  var body: some View {
    ScrollView {
      Text(  // want text-width-unbounded
        "These terms hold for as long as the app is used, and for some time after that, whatever happens in between; nobody has ever read them to the end, which is why they may be as long as anybody likes, and why the lines on a wide window go on and on from one edge to the other without a single place for the eyes to rest."
      )
    }
  }
}

final class Reader: UIViewController {
  let textView = UITextView()  // want text-width-unbounded

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.isEditable = false
    view.addSubview(textView)
    NSLayoutConstraint.activate([
      textView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
    ])
  }
}

final class Licence: UIViewController {
  private lazy var page: UITextView = {
    let page = UITextView()  // want text-width-unbounded
    page.isEditable = false
    return page
  }()

  override func viewDidLoad() {
    page.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
    page.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16).isActive = true
  }
}
