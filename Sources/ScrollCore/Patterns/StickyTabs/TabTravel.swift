// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How far a header and the lists below it have been scrolled, as parts of one distance.
///
/// The header's part and that of the front list always add up to the distance that the finger, or a
/// fling, has covered. Nothing is lost between the two, and together they move as smoothly as the
/// distance does.
struct TabTravel: Sendable, BitwiseCopyable {
  /// How far the header has moved up, in points: from 0 to the ceiling.
  private(set) var header = 0.0
  /// How far the list of each tab has been scrolled below the tab bar, in points.
  private(set) var lists = FourValues<Double>(repeating: 0)

  /// Header and list together, in points.
  func total(of tab: Int) -> Double { header + lists[tab] }

  /// Splits a new distance between the header and the list in front.
  ///
  /// Upwards the header moves first. The distance that remains at its end goes to the list
  /// immediately, in the same call, and vice versa.
  ///
  /// - Parameters:
  ///   - total: The distance, in points, 0 or above.
  ///   - tab: The tab in front.
  ///   - ceiling: How far the header can move, in points.
  ///   - headerFirst: Whether downwards the header comes back before the list has reached its top.
  @inline(__always)
  mutating func follow(_ total: Double, tab: Int, ceiling: Double, headerFirst: Bool) {
    let list = lists[tab]
    let before = header + list
    if total > before {
      header = min(total - list, ceiling)
      if header == ceiling { lists[tab] = total - ceiling }
    } else if total < before {
      if headerFirst {
        header = max(total - list, 0)
        if header == 0 { lists[tab] = total }
      } else {
        let rest = max(total - header, 0)
        lists[tab] = rest
        if rest == 0 { header = total }
      }
    }
  }

  /// Which part of a movement the header takes at this point, for its velocity.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the distance, in points per second.
  ///   - total: The distance, in points: beyond the header's part is that of the list in front.
  ///   - ceiling: How far the header can move, in points.
  ///   - headerFirst: Whether downwards the header comes back first.
  /// - Returns: The header's velocity, in points per second: all of it or 0.
  func headerVelocity(
    _ velocity: Double, at total: Double, ceiling: Double, headerFirst: Bool
  ) -> Double {
    if velocity > 0 { return header < ceiling ? velocity : 0 }
    return header > 0 && (headerFirst || total <= header) ? velocity : 0
  }

  /// Puts the lists of all tabs but one back to their tops.
  mutating func resetLists(except tab: Int) {
    for index in lists.indices where index != tab { lists[index] = 0 }
  }

  /// Clamps a list to limits that have become narrower, in points.
  mutating func limitList(_ tab: Int, to maximum: Double) {
    lists[tab] = min(lists[tab], maximum)
  }
}
