// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What is noted of a frame besides its pose, until it is laid out.
///
/// All of it is one element of one array: a timeline has an array for each, and a frame that appends to all of them
/// asks each whether it is shared and whether it has room.
struct FrameNote: BitwiseCopyable {
  /// What the recorded scroll view reports.
  let reading: ScrollReading
  /// The bounds of the recorded scroll view, and its insets.
  let bounds: ScrollBounds
  /// The finger as the script measures it, in points; x is NaN where none is down.
  let finger: Point
  /// How far content is stretched.
  let stretch: Double
  /// What drives the content.
  let phase: ScrollPhase

  /// Whether another frame has the same reading and the same bounds, to the bit.
  @inline(__always)
  func showsSame(as other: FrameNote) -> Bool {
    // Most frames that differ show another offset.
    guard reading.offset.bitPattern == other.reading.offset.bitPattern else { return false }
    // One test for the others, which are most often the same.
    let readings =
      (reading.velocity.bitPattern ^ other.reading.velocity.bitPattern)
      | (reading.range.minimum.bitPattern ^ other.reading.range.minimum.bitPattern)
      | (reading.range.maximum.bitPattern ^ other.reading.range.maximum.bitPattern)
    let places =
      (bounds.start.bitPattern ^ other.bounds.start.bitPattern)
      | (bounds.end.bitPattern ^ other.bounds.end.bitPattern)
      | (bounds.leadingInset.bitPattern ^ other.bounds.leadingInset.bitPattern)
      | (bounds.trailingInset.bitPattern ^ other.bounds.trailingInset.bitPattern)
    return readings | places == 0 && bounds.axis == other.bounds.axis
  }
}
