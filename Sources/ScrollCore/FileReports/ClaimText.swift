// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A claim of a pattern file, for people.
///
/// An object, as `FaultText` is.
public final class ClaimText: Sendable {
  /// The name that the file gives it.
  public let id: String
  /// Its sentence in the file, or else its formula; without a full stop.
  public let sentence: String
  /// The claim's place in the file, such as `bar.pattern.jsonc:12:5`.
  public let place: String
  /// Whether it compares numbers, so that it can be said by how much it does not hold.
  public let hasAmount: Bool

  /// Makes a text.
  public init(id: String, sentence: String, place: String, hasAmount: Bool) {
    self.id = id
    self.sentence = sentence
    self.place = place
    self.hasAmount = hasAmount
  }
}
