// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

#if !WITHOUT_PROGRAM_STEPS
/// What the app does.
extension RunReading {
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
    !appScrolls.follows.isEmpty && appScrolls.follows[frame]
  }

  /// Whether the rows are where the app has scrolled them: no finger has moved them since.
  func isPlacedByApp(_ frame: Int) -> Bool {
    !appScrolls.placed.isEmpty && appScrolls.placed[frame]
  }
}
#endif
