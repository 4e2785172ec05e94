// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Why a run of a pattern file ended, for people.
///
/// An object, so that timelines without a fault cost nothing.
public final class FaultText: Sendable {
  /// The formula's place in the file, such as `bar.pattern.jsonc:12:5`.
  public let place: String
  /// Why it has no result, or why the app would crash, in a sentence without a full stop.
  public let message: String
  /// Whether the file says that the app would crash.
  public let isCrash: Bool

  /// Makes a text.
  public init(place: String, message: String, isCrash: Bool = false) {
    self.place = place
    self.message = message
    self.isCrash = isCrash
  }
}
