import SwiftUI

struct Title: View {
  var body: some View {
    Text("Title")
      .font(UIDevice.isPad ? .title : .title2)  // want idiom-branch note
      .frame(height: UIDevice.isPad ? 80 : 44)  // want idiom-branch warning
      .padding(UIDevice.current.isBig ? 24 : 12)  // want idiom-branch warning
  }
}

struct Mail {
  /// A text for a mail.
  var subject: String { "From " + (UIDevice.isPhone ? "iPhone" : "iPad") }  // want idiom-branch note
  /// A member of that name that is not ours.
  func cover(_ phone: Phone) -> Bool { phone.isPad }
}

struct Columns: View {
  var body: some View {
    HStack(spacing: isPadNow() ? 24 : 8) {  // want idiom-branch warning
      Text("x").padding(Kind.isTablet ? 24 : 8)  // want idiom-branch warning
      Text("y").padding(.top, Kind.isOldPhone ? 0 : 44)  // want idiom-branch warning
    }
  }
}

/// A font of a size by device is made where its size is chosen; who shows it asks no device.
enum Type {
  static let spacer = [icon, .spacerWidth(UIDevice.size(big: 20, small: 14))].stacked()  // want idiom-branch warning
  static let title = Fonts.bold(size: UIDevice.size(big: 20, small: 14))  // want idiom-branch warning
}

func show(_ label: UILabel) {
  label.font = Type.title
  label.addSubview(Type.spacer)
}

/// What somebody may have chosen before, and what draws.
struct Choice: View {
  @AppStorage("style") private var style = UIDevice.isPad ? Style.grid : .list  // want idiom-branch note
  var body: some View { Text("x").padding(style == .grid ? 24 : 8) }
}

final class Plate: UIView {
  func paint() { layer.shadowOffset = UIDevice.isPad ? CGSize(width: 0, height: 4) : .zero }  // want idiom-branch note
}

/// The type says whose it is.
func keys(on platform: Platform = .current) -> [Key] { Key.all(platform) }  // want idiom-branch note
func keys(of theme: Theme = .current) -> [Key] { Key.all(theme) }
