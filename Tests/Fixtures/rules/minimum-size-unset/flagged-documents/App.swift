import SwiftUI

@main
struct SampleApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: Note()) { file in Editor(note: file.$document) }
  }
}

struct Editor: View {
  @Binding var note: Note
  var body: some View { TextEditor(text: $note.text).frame(maxWidth: .infinity, maxHeight: .infinity) }
}
