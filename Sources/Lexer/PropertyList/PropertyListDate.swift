/// Dates of property lists, which are written in UTC and to the second.
enum PropertyListDate {
  /// Whether a text has the form `2027-03-31T00:00:00Z`.
  static func isWellFormed(_ text: String) -> Bool {
    let pattern = [UInt8]("dddd-dd-ddTdd:dd:ddZ".utf8)
    let bytes = [UInt8](text.utf8)
    return bytes.count == pattern.count
      && zip(bytes, pattern).allSatisfy { byte, form in form == UInt8(ascii: "d") ? Ascii.isDigit(byte) : byte == form }
  }

  /// The text of a moment in seconds since the start of 2001, as binary property lists count; nil where the year has not
  /// four digits.
  static func text(secondsSince2001 seconds: Double) -> String? {
    // The first moment of the year 0 and of the year 10000.
    guard seconds >= -63_145_526_400, seconds < 252_423_993_600 else { return nil }
    var whole = Int64(seconds)
    if Double(whole) > seconds { whole -= 1 }
    var days = whole / 86_400
    var time = whole % 86_400
    if time < 0 {
      time += 86_400
      days -= 1
    }
    // Civil date from a day count, in years that begin in March (H. Hinnant, "chrono-compatible low-level date algorithms").
    // The first of January 2001 is day 730791 since the first of March of the year 0.
    let shifted = days + 730_791
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    let date = padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
    return date + "T" + padded(time / 3600, 2) + ":" + padded(time / 60 % 60, 2) + ":" + padded(time % 60, 2) + "Z"
  }

  private static func padded(_ number: Int64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
