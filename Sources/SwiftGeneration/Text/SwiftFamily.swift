// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// One text for several that differ in the number of their place only.
///
/// What `each` declares is so many formulas, which read `index` as 0, 1, 2 …; a person reads one.
struct SwiftFamily {
  /// The text, in which `index` is the place as a `Double`, and `number` the place as an `Int`.
  let text: String
  /// Whether the text has `index`.
  let usesIndex: Bool

  /// Finds the text; nil if there is none.
  ///
  /// - Parameters:
  ///   - texts: The texts in order.
  ///   - first: The number of the first place.
  init?(_ texts: [String], from first: Int = 0) {
    let all = texts.map(Self.tokens)
    guard let model = all.first, all.allSatisfy({ $0.count == model.count }) else { return nil }
    var result = ""
    var usesIndex = false
    for place in model.indices {
      let words = all.map { $0[place] }
      if words.allSatisfy({ $0 == words[0] }) {
        result += words[0]
        continue
      }
      let isPlace = words.enumerated().allSatisfy { offset, word in
        word == "\(first + offset)" || word == "\(first + offset).0"
      }
      guard isPlace else { return nil }
      // In brackets, and alone in parentheses behind a name, it chooses something.
      let isAlone =
        place > 1 && place + 1 < model.count
        && (model[place - 1] == "[" && model[place + 1] == "]"
          || model[place - 1] == "(" && model[place + 1] == ")" && Self.isName(model[place - 2]))
      result += isAlone ? "number" : "index"
      usesIndex = usesIndex || !isAlone
    }
    text = result
    self.usesIndex = usesIndex
  }

  private static func isName(_ token: String) -> Bool {
    token.last.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" } ?? false
  }

  /// Names and numbers, and every other sign.
  private static func tokens(_ text: String) -> [String] {
    var result: [String] = []
    var word = ""
    for sign in text {
      let isNumber = word.first?.isNumber == true
      if sign.isLetter || sign.isNumber || sign == "_" || isNumber && sign == "." {
        word.append(sign)
      } else {
        if !word.isEmpty { result.append(word) }
        word = ""
        result.append(String(sign))
      }
    }
    if !word.isEmpty { result.append(word) }
    return result
  }
}
