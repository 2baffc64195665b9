let plain = "a \"quote\" and a \\ backslash"
let nested = "outer \(items.map { "inner \($0 + "deep \(1)") end" }.joined(separator: ", ")) done"
let multiline = """
  first \(value(of: ")")) line \
  second "quoted" ""and"" '
  \("""
    inside \(1 + (2 * 3))
    """)
  """
let raw = #"no \(interpolation), one \#(interpolation), a " and a \"#
let rawMultiline = ##"""
  """# is text, \#(so) is this, \##(this) is not
  """##
let quotes = #"""#
let empty = ""; let emoji = "👩‍👩‍👧‍👦 \u{1F468}"
