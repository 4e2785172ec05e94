// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// Something of a scroll view, of a sheet or of the finger that formulas can read, behind a name and a dot.
///
/// The reader, the schema and the reference share the table.
package struct LanguageReading: Sendable {
  /// How formulas write it, such as `over.top`.
  package let name: String
  /// What the core calls it.
  package let reading: PatternProgram.Reading
  /// What it is, in one sentence.
  package let summary: String

  /// Whether it is true or false, and no number.
  package var isTruth: Bool { reading.type == .truth }

  init(_ name: String, _ reading: PatternProgram.Reading, _ summary: String) {
    self.name = name
    self.reading = reading
    self.summary = summary
  }

  /// Of a scroll view, along its axis, behind its name.
  package static let ofView: [LanguageReading] = [
    LanguageReading("offset", .offset, "`contentOffset`, as UIKit counts it, in points."),
    LanguageReading(
      "scrolled", .scrolled,
      "How far it is scrolled, in points: 0 at rest at the beginning, never beyond an end. What is built on it cannot follow a bounce."
    ),
    LanguageReading(
      "over.top", .overStart,
      "How far it is pulled or flung beyond its first end, in points; 0 or more."),
    LanguageReading(
      "over.bottom", .overEnd,
      "How far it is pulled or flung beyond its last end, in points; 0 or more."),
    LanguageReading("over.left", .overStart, "The same as `over.top`, for a horizontal view."),
    LanguageReading("over.right", .overEnd, "The same as `over.bottom`, for a horizontal view."),
    LanguageReading("min", .minimum, "The offset at its first end, in points."),
    LanguageReading("max", .maximum, "The offset at its last end, in points."),
    LanguageReading("length", .length, "How long its content is, in points."),
    LanguageReading(
      "inset.leading", .leadingInset, "The adjusted inset before the content, in points."),
    LanguageReading(
      "inset.trailing", .trailingInset, "The adjusted inset after the content, in points."),
    LanguageReading("viewport", .viewport, "How long the view itself is, in points."),
    LanguageReading(
      "velocity", .velocity,
      "How fast its offset grows, in points per second; positive when content moves up or left."),
    LanguageReading(
      "target", .target,
      "Where the fling goes that `willEndDragging` proposes, as an offset; elsewhere the offset."),
    LanguageReading(
      "delta", .delta,
      "The change of the offset since the `didScroll` before, in points; 0 in other events."),
    LanguageReading(
      "pan", .pan,
      "How far the finger has moved since the drag began, without the slop, in points; positive down or right."
    ),
    LanguageReading("isTracking", .isTracking, "Whether a finger is on the view."),
    LanguageReading("isDragging", .isDragging, "Whether a finger moves the view."),
    LanguageReading("isDecelerating", .isDecelerating, "Whether the view moves without a finger."),
  ]

  /// Of a sheet, behind its name.
  package static let ofSheet: [LanguageReading] = [
    LanguageReading("extent", .sheetExtent, "How far it has come from its edge, in points."),
    LanguageReading(
      "velocity", .sheetVelocity,
      "How fast its extent grows, in points per second; negative when it goes back."),
    LanguageReading(
      "target", .sheetTarget, "The extent to which it moves, in points; elsewhere its extent."),
    LanguageReading("isDragging", .sheetIsDragging, "Whether a finger moves it."),
    LanguageReading("isSettling", .sheetIsSettling, "Whether it moves to a detent."),
  ]

  /// Of the finger, behind `finger`.
  package static let ofFinger: [LanguageReading] = [
    LanguageReading("down", .fingerIsDown, "Whether a finger is down."),
    LanguageReading(
      "x", .fingerX, "Where it is across the screen, in points; 0 while none is down."),
    LanguageReading(
      "y", .fingerY, "Where it is along the screen, in points; 0 while none is down."),
    LanguageReading(
      "dx", .fingerTravelX, "How far it has moved across the screen since it landed, in points."),
    LanguageReading(
      "dy", .fingerTravelY, "How far it has moved along the screen since it landed, in points."),
    LanguageReading(
      "moved.x", .fingerMovedX,
      "How far it has moved across the screen since the previous frame, in points."),
    LanguageReading(
      "moved.y", .fingerMovedY,
      "How far it has moved along the screen since the previous frame, in points."),
    LanguageReading(
      "velocity.x", .fingerVelocityX, "How fast it moves across the screen, in points per second."),
    LanguageReading(
      "velocity.y", .fingerVelocityY, "How fast it moves along the screen, in points per second."),
  ]

  /// Of the run, by themselves.
  package static let ofRun: [LanguageReading] = [
    LanguageReading("time", .time, "How many seconds have passed since the start of the run.")
  ]

  /// The name of a reading; of several names the first.
  static func name(of reading: PatternProgram.Reading) -> String {
    (ofView + ofSheet + ofFinger + ofRun).first { $0.reading == reading }?.name ?? "\(reading)"
  }
}
