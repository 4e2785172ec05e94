// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// `st0` to `st3`: one table whose section header sticks.
extension StickyTabs {
  /// The ceiling as the article writes it in its rule, whatever the header's height, in points.
  private static let writtenCeiling = 150.0

  mutating func arrangeTable(on host: inout ScrollHost) {
    host.arrange(
      .main,
      as: ScrollView(
        viewport: geometry.size.height,
        contentLength: geometry.tableLength(selected, filler: filler), bounces: false))
  }

  /// The article stores the offset at touch up, and when a fling ends or is caught.
  mutating func keepOffset(on host: borrowing ScrollHost) {
    if variant.keepsOffsets { kept[selected] = host.contentOffset(of: .main) }
  }

  /// `onTabViewSelected:position:` reloads the rows, and then sets an offset.
  ///
  /// A fling continues from there. An offset beyond the rows becomes the nearest one.
  mutating func tapTable(_ tab: Int, on host: inout ScrollHost) {
    let origin = tab == selected ? other : selected
    if tab != selected { other = selected }
    selected = tab
    arrangeTable(on: &host)
    switch variant {
    case .record:
      show(kept[tab], on: &host)
    case .destination:
      kept[tab] = Self.destination(kept[tab], origin: kept[origin])
      show(kept[tab], on: &host)
    default:
      show(host.contentOffset(of: .main), on: &host)
    }
  }

  private mutating func show(_ offset: Double, on host: inout ScrollHost) {
    host.setContentOffset(host[.main].range.clamp(offset), of: .main, notifying: &self)
  }

  /// Where a tab is shown: pinned if the other one was, else as far up as the other one.
  ///
  /// The other offset is the stored one, which a fling may have made stale.
  static func destination(_ offset: Double, origin: Double) -> Double {
    origin >= writtenCeiling ? max(offset, writtenCeiling) : origin
  }
}
