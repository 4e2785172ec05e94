// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore
import TextFormats

/// What follows the `@` of a device's word: how it is held and set up, words joined by `+` in any order.
package struct DeviceWordFacts: Equatable, Sendable {
  /// Which way up the device is held; nil where nothing is said.
  package var orientation: Orientation?
  /// How it is set up.
  package var settings = DeviceSettings()
  /// Whether it is said which display is in use.
  package var namesDisplay = false

  /// Makes facts of a device as it comes.
  package init() {}

  /// All words, and what each says.
  static let all: [(word: String, says: Fact)] =
    [("portrait", .orientation(.portrait)), ("landscape", .orientation(.landscape))]
    + ContentSizeCategory.allCases.map { ("\($0.word)", .contentSize($0)) }
    + [
      ("leftToRight", .direction(.leftToRight)), ("rightToLeft", .direction(.rightToLeft)),
      ("zoomed", .zoom),
    ]
    + WindowLayout.allCases.map { ("\($0.word)", .window($0)) }
    + FoldableDisplay.allCases.map { ("\($0.word)", .display($0)) }

  /// Words that are accepted, too: those of UIKit for sizes of text.
  private static let others: [(word: String, says: Fact)] =
    ContentSizeCategory.allCases.map { ("\($0.uikitName)", .contentSize($0)) }

  /// What one word says.
  enum Fact {
    case orientation(Orientation)
    case contentSize(ContentSizeCategory)
    case direction(LayoutDirection)
    case window(WindowLayout)
    case display(FoldableDisplay)
    case zoom

    /// What it is about: of each kind a device has one.
    var kind: String {
      switch self {
      case .orientation: "orientations"
      case .contentSize: "sizes of text"
      case .direction: "directions"
      case .window: "windows"
      case .display: "displays"
      case .zoom: "zooms"
      }
    }
  }

  /// The words of all facts, as messages and completions list them.
  package static var words: [String] { all.map(\.word) }

  /// Reads words joined by `+`.
  ///
  /// - Throws: What is wrong with them, as a sentence without a full stop.
  package init(_ text: some StringProtocol) throws(DeviceWordError) {
    var kinds: [(kind: String, word: String)] = []
    for part in text.split(separator: "+", omittingEmptySubsequences: false) {
      let word = String(part)
      guard let fact = Self.fact(word) else {
        throw DeviceWordError(
          "unknown device fact '\(shown(word))'\(suggestion(for: word, among: Self.words))"
            + "; accepted: \(Self.words.joined(separator: ", "))")
      }
      if let other = kinds.first(where: { $0.kind == fact.kind }) {
        throw DeviceWordError(
          "'\(other.word)' and '\(word)' are two \(fact.kind); a device has one")
      }
      kinds.append((fact.kind, word))
      apply(fact)
    }
  }

  /// What a word says; nil for an unknown one.
  private static func fact(_ word: String) -> Fact? {
    (all + others).first { $0.word == word }?.says
  }

  private mutating func apply(_ fact: Fact) {
    switch fact {
    case .orientation(let orientation): self.orientation = orientation
    case .contentSize(let size): settings.contentSize = size
    case .direction(let direction): settings.direction = direction
    case .window(let window): settings.window = window
    case .display(let display):
      settings.display = display
      namesDisplay = true
    case .zoom: settings.isZoomed = true
    }
  }

  /// Takes facts off the end of a lane's word, such as `iphone-11-landscape-accessibility3`.
  ///
  /// - Returns: What is left, and the facts; nil for a word without any.
  package static func trailing(_ word: String) -> (rest: String, facts: DeviceWordFacts)? {
    var rest = Substring(word)
    var words: [Substring] = []
    while let hyphen = rest.lastIndex(of: "-"),
      fact(String(rest[rest.index(after: hyphen)...])) != nil
    {
      words.append(rest[rest.index(after: hyphen)...])
      rest = rest[..<hyphen]
    }
    guard !words.isEmpty,
      let facts = try? DeviceWordFacts(words.reversed().joined(separator: "+"))
    else { return nil }
    return (String(rest), facts)
  }
}
