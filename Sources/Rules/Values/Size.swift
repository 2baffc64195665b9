/// A width, a height or a size that code computes with: what it is, and where it comes from.
public struct Size: Sendable, Equatable {
  /// Where the number comes from, the least telling first.
  public enum Source: UInt8, Sendable, Comparable {
    /// A member of a type of the project's own, or a name that nobody explains.
    case own
    /// A parameter.
    case handedIn
    /// A view or container, asked by its name.
    case measured
    /// A window or scene.
    case window
    /// A screen, or a name that says so.
    case screen

    public static func < (left: Source, right: Source) -> Bool { left.rawValue < right.rawValue }
  }

  public enum Shape: UInt8, Sendable {
    /// What has a size: a view, a window, a geometry proxy.
    case container
    case rect
    case size
    /// A width or a height.
    case length
    /// The insets of the safe area.
    case insets
    /// One of them.
    case inset
  }

  public var source: Source
  public var shape: Shape
}

/// The names by which sizes are told.
enum SizeNames {
  /// The last part of a name that holds a width or a height.
  static let lengths: Set<String> = ["width", "height"]
  static let sizes: Set<String> = ["size", "dimensions"]
  static let rects: Set<String> = ["bounds", "frame", "rect"]
  /// Parts of a name that speak of the screen or device.
  static let screens: Set<String> = ["screen", "device", "display"]
  /// Parts of a name that speak of something shown, not of the space to show it in.
  static let content: Set<String> = [
    "image", "img", "photo", "picture", "video", "movie", "pixel", "pixels", "text", "label", "font", "glyph", "line", "string",
    "thumbnail", "asset", "avatar", "icon", "logo", "natural", "intrinsic", "fitting", "buffer", "texture", "translation",
    "velocity", "offset", "location", "drag", "gesture", "stroke", "border", "keyboard", "media", "attachment", "sprite",
    "button", "badge", "row", "toolbar", "bar", "header", "footer", "title", "progress", "popover", "preferred", "crop", "qr",
    "pdf", "page", "paper", "bitmap", "file", "byte", "bytes", "count", "batch", "chunk", "caption", "symbol", "emoji", "artwork",
    "poster", "cover", "format", "stream", "codec", "encoded", "decoded", "resolution", "scaled",
  ]
  /// Parts of a name that set a limit.
  static let caps: Set<String> = ["max", "maximum", "cap", "limit", "ideal"]
  /// Names of things that have a size to lay out in.
  static let containers: Set<String> = [
    "view", "superview", "container", "geometry", "geo", "proxy", "reader", "viewport", "canvas", "scroll", "collection", "table",
    "stack", "web", "environment", "env", "parent", "root", "area", "space", "available", "content", "total",
  ]

  static func isContent(_ parts: [String]) -> Bool {
    // A content view is a container like any other.
    if parts.last == "view", parts.dropLast().last == "content" { return false }
    if parts.first == "content", let last = parts.last, lengths.contains(last) || sizes.contains(last) { return true }
    return parts.contains { content.contains($0) }
  }
}
