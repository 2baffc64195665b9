let ratio = a / b / c
let half = total/2
let bare = /a+[/)]b\/c/
let call = text.split(separator: /,\s*/, maxSplits: 2)
let extended = #/ https?:// (\w+) /#
let lines = ##/
  (?<year> \d{4}) / # a comment
  (?<month> \d{2})
  /##
let reduced = numbers.reduce(1, /)
let negated = !/yes/ .wholeMatch(in: text)
let tried = try? /^ x/.firstMatch(in: text)
infix operator /^/
func /^/ (left: Int, right: Int) -> Int { left /* inner /* nested */ comment */ / right } // end
