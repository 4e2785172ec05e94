// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Where the items of a repeated element show: along their axis and across it, in points.
struct ItemWindow: BitwiseCopyable {
  /// Whether items follow each other along x.
  var isHorizontal: Bool
  /// Where their content begins on the screen.
  var origin: Double
  /// What the screen shows of it.
  var low, high: Double
  /// Where lines begin on the screen across the axis, and how wide they are.
  var side, width: Double

  /// The rectangle of what begins in the content at a place and has a length, as wide as a line.
  func rect(_ start: Double, _ length: Double) -> Rect { rect(start, length, side, width) }

  /// The rectangle of what also has a place and a width across the axis.
  @inline(__always)
  func rect(_ start: Double, _ length: Double, _ side: Double, _ width: Double) -> Rect {
    isHorizontal
      ? Rect(origin + start, side, length, width) : Rect(side, origin + start, width, length)
  }

  /// Whether a part of the content shows.
  @inline(__always)
  func shows(_ start: Double, _ length: Double) -> Bool {
    origin + start + length > low && origin + start < high
  }
}
