// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// A fact of the screen that formulas can read.
///
/// The reader, the schema and the reference share the table.
package struct LanguageFact: Sendable {
  /// How formulas write it.
  package let name: String
  /// What the core calls it.
  package let kind: PatternProgram.Fact.Kind
  /// What it is, in one sentence.
  package let summary: String

  /// Whether it is true or false, and no number.
  package var isTruth: Bool {
    switch kind {
    case .isLandscape, .isPad, .isRightToLeft: true
    default: false
    }
  }

  /// All facts, in the order of the reference; `text('style')` is a function.
  package static let all: [LanguageFact] = [
    LanguageFact(
      name: "screen.width", kind: .width, summary: "The width of the screen, in points."),
    LanguageFact(
      name: "screen.height", kind: .height, summary: "The height of the screen, in points."),
    LanguageFact(name: "screen.scale", kind: .scale, summary: "Device pixels in a point."),
    LanguageFact(
      name: "screen.statusBar", kind: .statusBar,
      summary: "The height of the status bar, in points."),
    LanguageFact(
      name: "screen.navigationBar", kind: .navigationBar,
      summary: "The height of a navigation bar, in points."),
    LanguageFact(
      name: "screen.tabBar", kind: .tabBar, summary: "The height of a tab bar, in points."),
    LanguageFact(
      name: "screen.slop", kind: .slop,
      summary: "How far a finger moves before it drags, in points."),
    LanguageFact(name: "safe.top", kind: .safeTop, summary: "The safe area at the top, in points."),
    LanguageFact(
      name: "safe.left", kind: .safeLeft, summary: "The safe area at the leading edge, in points."),
    LanguageFact(
      name: "safe.bottom", kind: .safeBottom, summary: "The safe area at the bottom, in points."),
    LanguageFact(
      name: "safe.right", kind: .safeRight,
      summary: "The safe area at the trailing edge, in points."),
    LanguageFact(
      name: "isLandscape", kind: .isLandscape, summary: "Whether the device is on its side."),
    LanguageFact(name: "isPad", kind: .isPad, summary: "Whether the device is an iPad."),
    LanguageFact(
      name: "isRightToLeft", kind: .isRightToLeft,
      summary: "Whether the language is written from right to left."),
  ]

  /// The name of a fact.
  static func name(of kind: PatternProgram.Fact.Kind) -> String {
    all.first { $0.kind == kind }?.name ?? "text"
  }
}
