// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A parsed style sheet: ranges of bytes of its text, nothing copied.
struct Stylesheet {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// `name: value`, or `name: value !important`.
  struct Declaration {
    var name: Range<Int>
    /// Without white space at both ends and without `!important`.
    var value: Range<Int>
    var isImportant = false
  }

  /// Declarations for the elements that a selector list names.
  struct Rule {
    var selectors: Range<Int>
    /// Indices into `declarations`.
    var declarations: Range<Int>
    /// The condition of the innermost `@media` around it.
    var media: Range<Int>?
  }

  /// One stop of an animation.
  struct Keyframe {
    var selector: Range<Int>
    /// Indices into `declarations`.
    var declarations: Range<Int>
  }

  /// An animation.
  struct Keyframes {
    var name: Range<Int>
    /// Indices into `stops`.
    var stops: Range<Int>
  }

  var rules: [Rule] = []
  var keyframes: [Keyframes] = []
  var stops: [Keyframe] = []
  var declarations: [Declaration] = []

  let bytes: Bytes

  init(_ bytes: Bytes) {
    self.bytes = bytes
    // As many as the sheet of a drawing has for its size.
    rules.reserveCapacity(bytes.count / 100)
    stops.reserveCapacity(bytes.count / 80)
    declarations.reserveCapacity(bytes.count / 50)
  }

  /// The bytes of a range.
  func slice(_ range: Range<Int>) -> Bytes {
    Bytes(rebasing: bytes[range])
  }

  /// A range as a name to look up.
  func name(_ range: Range<Int>) -> ByteName { ByteName(bytes: slice(range)) }

  /// A range as text, for messages.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  func isEqual(_ range: Range<Int>, _ text: StaticString) -> Bool {
    ValueSyntax.areEqual(
      slice(range), Bytes(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
