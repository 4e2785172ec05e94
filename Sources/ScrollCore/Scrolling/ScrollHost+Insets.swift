// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Insets that a pattern changes while its scroll views are in use.
extension ScrollHost {
  /// Sets `contentInset` before the content, as UIKit's setter does.
  ///
  /// Content at its first end, or pulled beyond it, keeps its distance from that end: the offset
  /// changes with the inset, immediately, and a running motion continues from there. Apple does not
  /// document this; a recording shows it (itworkman.com, "iOS pull-down refresh abnormal
  /// flashing"): an inset of 64 set in `scrollViewDidEndDragging` moves a pulled list from −64 to
  /// −133, and then it bounces back to −64. Content further down does not move; at rest it is never
  /// beyond a new end.
  ///
  /// - Parameters:
  ///   - inset: The new adjusted inset before the content, in points.
  ///   - id: The scroll view.
  ///   - keepsContent: Whether the content stays where it is on the screen in any case, as when the
  ///     offset is set back in the same event. At rest it may then lie beyond the new end, and stays.
  ///   - pattern: The pattern that asks; it receives `didScroll` of a changed offset before the call
  ///     returns.
  public mutating func setLeadingInset<P: ScrollEventHandler>(
    _ inset: Double, of id: ScrollViewID, keepingContent keepsContent: Bool = false,
    notifying pattern: inout P
  ) {
    let old = states[id.index].view
    guard inset != old.leadingInset else { return }
    states[id.index].view.leadingInset = inset
    let new = states[id.index].view
    var offset = place(of: id)
    if !keepsContent {
      if offset <= old.range.minimum {
        offset -= inset - old.leadingInset
      } else if case .idle = states[id.index].activity {
        offset = new.range.clamp(offset)
      }
    }
    switch states[id.index].activity {
    case .idle: states[id.index].activity = .idle(offset)
    case .traced: states[id.index].activity = .traced(offset)
    case .touched: break
    case .dragged(let rawOffset, let coordinate):
      // What the finger has moved since the coordinate is still to come.
      let shift = rawOffset - physics.rawOffset(old.contentOffset, in: old)
      states[id.index].activity = .dragged(
        rawOffset: physics.rawOffset(offset, in: new) + shift, at: coordinate)
    case .moving: continueMotion(of: id, at: offset)
    }
    deliver(shown(offset, of: id), to: id, notifying: &pattern)
  }
}
