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
    /// Whether it makes a value of the type.
    var isInitializer: Bool
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
  static func words(_ lines: [String]) -> Set<String> {
    var result: Set<String> = []
    for line in lines {
      let code = line.split(separator: "//", omittingEmptySubsequences: false)[0]
      var word = ""
      for sign in code {
        if sign.isLetter || sign.isNumber || sign == "_" {
          word.append(sign)
        } else if !word.isEmpty {
          // A call makes a value: the type's initialisers are used, too.
          if sign == "(" { result.insert(word + "(") }
          result.insert(word)
          word = ""
        }
      }
      if !word.isEmpty { result.insert(word) }
    }
    return result
  }
}
