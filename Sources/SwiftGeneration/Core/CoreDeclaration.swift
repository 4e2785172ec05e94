// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A declaration at the top of a source file of the core, with its members.
struct CoreDeclaration {
  /// A member of a type or of an extension.
  struct Member {
    /// Its lines, with its comment.
    var lines: [String]
    /// What it declares; empty for what is there with its type: cases and stored properties.
    var names: [String]
    /// Whether it makes a value of the type, and what its first argument may be called.
    var isInitializer: Bool
    var firstLabels: [String]
    /// What it mentions, outside comments.
    var words: Set<String>
  }

  /// The name of the type or of the function; of an extension that of the extended type.
  let name: String
  /// Whether it extends a type.
  let isExtension: Bool
  /// Its comment and its first lines, up to the brace; all lines of a function.
  let head: [String]
  /// The members; empty for a function.
  let members: [Member]
  /// What the head mentions, outside comments.
  let words: Set<String>
}

extension CoreDeclaration {
  /// The words of some lines, without comments.
  ///
  /// A call adds itself with its first argument's label: `Rect(x:`, `Rect(_` for one without a label, `Rect()` for none.
  static func words(_ lines: [String]) -> Set<String> {
    let code = lines.map { line in
      line.split(separator: "//", omittingEmptySubsequences: false)[0]
    }.joined(separator: "\n")
    var result: Set<String> = []
    var word = ""
    // The call whose first argument comes next, and whether that begins with a name.
    var call: String?
    for sign in code {
      if sign.isLetter || sign.isNumber || sign == "_" {
        word.append(sign)
        continue
      }
      if let open = call, !(word.isEmpty && sign.isWhitespace) {
        let isLabel = sign == ":" && !word.isEmpty
        result.insert(
          word.isEmpty && sign == ")" ? "\(open)()" : "\(open)(\(isLabel ? word + ":" : "_")")
        call = nil
      }
      if !word.isEmpty {
        result.insert(word)
        if sign == "(" { call = word }
      }
      word = ""
    }
    if !word.isEmpty { result.insert(word) }
    return result
  }
}
