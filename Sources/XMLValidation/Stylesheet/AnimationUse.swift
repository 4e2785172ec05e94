// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Reads the values of `animation` and `animation-name`.
enum AnimationUse {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// One animation of a list.
  struct Item {
    /// Where the name of the keyframes is; nil for `none`.
    var name: Range<Int>?
    /// The first time, in seconds, or nil.
    var duration: Double?
    /// The second time, in seconds, or nil.
    var delay: Double?
    /// Other times, numbers, functions and identifiers.
    var rest = 0
    /// The counts of the renderer's four identifiers.
    var words = (linear: 0, stepEnd: 0, infinite: 0, both: 0)
    /// An identifier or number that an animation may not contain.
    var unknown: Range<Int>?

    /// Whether it has the form that the renderer writes.
    var isAsWritten: Bool {
      rest == 0 && words.linear + words.stepEnd == 1 && words.infinite <= 1 && words.both <= 1
        && words.infinite + words.both >= 1 && duration != nil && (delay ?? 0) >= 0
        && (delay ?? 0) <= (duration ?? 0)
    }
  }

  /// Calls the body with each animation of a shorthand value; ranges are within the value.
  static func forEach(in value: Bytes, _ body: (Item) -> Void) {
    var item = Item()
    var index = 0
    while index < value.count {
      let byte = value[index]
      if byte <= 0x20 {
        index += 1
      } else if byte == UInt8(ascii: ",") {
        body(item)
        item = Item()
        index += 1
      } else {
        let token = index..<endOfToken(in: value, from: index)
        read(token, of: value, into: &item)
        index = token.upperBound
      }
    }
    body(item)
  }

  /// The end of what has no space or comma outside brackets; at least one byte is taken.
  private static func endOfToken(in value: Bytes, from start: Int) -> Int {
    var depth = 0
    var index = start
    while index < value.count {
      switch value[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ",") where depth <= 0: return max(index, start + 1)
      case let byte where byte <= 0x20 && depth <= 0: return max(index, start + 1)
      default: break
      }
      index += 1
    }
    return index
  }

  private static func read(_ token: Range<Int>, of value: Bytes, into item: inout Item) {
    let bytes = Bytes(rebasing: value[token])
    var cursor = ByteCursor(bytes)
    if let number = cursor.number() {
      if cursor.isAtEnd {
        item.rest += 1
        return
      }
      let isSeconds = cursor.skip("s")
      guard isSeconds || cursor.skip("ms"), cursor.isAtEnd else {
        item.unknown = token
        return
      }
      let seconds = isSeconds ? number : number / 1000
      if item.duration == nil {
        item.duration = seconds
      } else if item.delay == nil {
        item.delay = seconds
      } else {
        item.rest += 1
      }
    } else if ValueSyntax.isWord(bytes, "linear") {
      item.words.linear += 1
    } else if ValueSyntax.isWord(bytes, "step-end") {
      item.words.stepEnd += 1
    } else if ValueSyntax.isWord(bytes, "infinite") {
      item.words.infinite += 1
    } else if ValueSyntax.isWord(bytes, "both") {
      item.words.both += 1
    } else if bytes.last == UInt8(ascii: ")") || isKeyword(bytes) {
      item.rest += 1
    } else if item.name == nil, bytes.allSatisfy(isNameByte) {
      item.name = token
    } else {
      item.unknown = token
    }
  }

  private static func isKeyword(_ bytes: Bytes) -> Bool {
    keywords.contains { keyword in
      keyword.utf8CodeUnitCount == bytes.count
        && bytes.indices.allSatisfy { bytes[$0] == keyword.utf8Start[$0] }
    }
  }

  private static let keywords: [StaticString] = [
    "none", "normal", "forwards", "backwards", "paused",
    "running", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "reverse", "alternate",
    "alternate-reverse", "inherit", "initial", "unset",
  ]
}
