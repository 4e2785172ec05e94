// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// One drag that a sheet and its list share.
///
/// Upwards the sheet grows to its highest detent and the list scrolls with what is left; downwards the
/// list scrolls to its top first. Nothing of the finger's travel is lost where one owner hands over to
/// the other, and the sums telescope: where sheet and list are depends on where the finger is, not on how
/// often it was looked at.
struct HandoverDrag: Sendable, BitwiseCopyable {
  /// Where the finger puts the sheet, in points, without limits.
  var rawHeight: Double
  /// The list's content offset, in points, without rubber band.
  var rawOffset: Double
  /// What the list shows, in points.
  var offset: Double
  #if !WITHOUT_PROGRAM_STEPS
  /// The list's greatest offset when the finger was last followed, in points: rows may come and go meanwhile.
  var end = Double.nan
  #endif
  /// How far the finger had moved down when it was last looked at, in points, since the drag began.
  var translation = 0.0
  /// The offset above which the list scrolls before the sheet moves, in points: its top, or the
  /// position at which a bounce was caught beyond it, until the finger has returned the list.
  private(set) var contentTop: Double
  /// The list's offset at its top, in points.
  private let top: Double
  /// Whether a list that reaches its top passes the drag to the sheet.
  let returnsContent: Bool
  /// Whether the list has scrolled in this drag.
  private var hasScrolled = false

  /// The start of a drag.
  ///
  /// - Parameters:
  ///   - rawHeight: The sheet's height, without limits, in points.
  ///   - offset: The visible offset of the list, in points.
  ///   - rawOffset: The same without rubber band, in points.
  ///   - top: The list's offset at its top, in points.
  ///   - returnsContent: Whether a list that reaches its top passes the drag to the sheet.
  init(
    rawHeight: Double, offset: Double, rawOffset: Double, top: Double, returnsContent: Bool
  ) {
    self.rawHeight = rawHeight
    self.offset = offset
    self.rawOffset = rawOffset
    self.returnsContent = returnsContent
    self.top = top
    contentTop = min(top, rawOffset)
  }

  /// Follows the finger.
  ///
  /// - Parameters:
  ///   - translation: How far it has moved down since the drag began, in points.
  ///   - highest: The highest detent, in points.
  mutating func follow(_ translation: Double, highest: Double) {
    let travel = self.translation - translation
    self.translation = translation
    if travel > 0 {
      let taken = min(travel, max(0, highest - rawHeight))
      rawHeight += taken
      scroll(by: travel - taken)
    } else if travel < 0 {
      let taken = rawHeight < highest ? 0 : min(-travel, scrollableLength)
      scroll(by: -taken)
      rawHeight += travel + taken
    }
  }

  /// How far the list scrolls down to its top before the sheet moves, in points.
  private var scrollableLength: Double {
    let length = max(0, rawOffset - contentTop)
    return returnsContent || (length == 0 && !hasScrolled) ? length : .infinity
  }

  private mutating func scroll(by distance: Double) {
    guard distance != 0 else { return }
    rawOffset += distance
    if rawOffset >= top { contentTop = top }
    hasScrolled = true
  }
}
