// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

#if !WITHOUT_PROGRAM_STEPS
/// What the app has scrolled.
extension RunReading {
  /// When the app has scrolled something or moved the keyboard, which scrolls a field into sight; in seconds.
  static func scrollsOfApp(in timeline: Timeline) -> [Double] {
    timeline.events.filter { event in
      switch event.kind {
      case .scrollTo, .focus, .blur: true
      default: false
      }
    }.map { $0.time }
  }

  /// The time of the last scroll of the app up to a frame, in seconds; nil for none.
  private func lastScrollOfApp(_ frame: Int) -> Double? {
    let time = timeline.time(ofFrame: frame) + 1e-6
    var (first, end) = (0, scrollsOfApp.count)
    while first < end {
      let middle = (first + end) / 2
      if scrollsOfApp[middle] <= time { first = middle + 1 } else { end = middle }
    }
    return first > 0 ? scrollsOfApp[first - 1] : nil
  }

  /// Whether a part of the run that begins in a frame begins only because another screen has covered this one or has left:
  /// nothing else has changed since the frame before.
  func wasOnlyCovered(before frame: Int) -> Bool {
    let (start, end) = (timeline.time(ofFrame: frame - 1), timeline.time(ofFrame: frame))
    return !timeline.events.contains { event in
      guard event.time > start - 1e-6, event.time < end + 1e-6 else { return false }
      switch event.kind {
      case .rotated, .scrollTo, .focus, .blur, .insert, .remove, .reload, .resize, .appearance:
        return true
      default: return false
      }
    }
  }

  /// Whether what moves in a frame may be what the app scrolls: nothing has rested since it began.
  func followsApp(_ frame: Int) -> Bool {
    guard let time = lastScrollOfApp(frame) else { return false }
    var earlier = frame - 1
    while earlier >= 0, timeline.time(ofFrame: earlier) > time {
      if isIdle(earlier) { return false }
      earlier -= 1
    }
    return true
  }

  /// Whether the rows are where the app has scrolled them: no finger has moved them since.
  func isPlacedByApp(_ frame: Int) -> Bool {
    guard let time = lastScrollOfApp(frame) else { return false }
    for touch in touches where touch.landing >= time && touch.first < frame {
      for moved in touch.first..<min(touch.end, frame) where abs(rows.moves[moved]) > 0.01 {
        return false
      }
    }
    return true
  }
}
#endif
