// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What the frames of a file's pattern show that are not laid out yet.
///
/// Formulas read the run, so a frame is computed when it comes. A pose is then its number here, whatever it shows. All
/// copies of a pattern share one store.
final class ShownFrames {
  /// The frames, unless they are lent to what computes the next one.
  private(set) var frames = FrameStore()
  /// The elements of the last frame that was forgotten, back to front.
  private var forgotten: [ElementFrame] = []
  /// The most elements that a frame has had.
  private(set) var elementLimit = 0

  /// Lends the frames, so that the next one is appended to them in place; `takeBack` ends it.
  func lend(to frames: inout FrameStore) { swap(&self.frames, &frames) }

  /// Takes back what was lent, with a new frame at its end if there is one.
  func takeBack(_ frames: inout FrameStore, withNewFrame isNew: Bool) {
    if isNew {
      frames.endFrame()
      elementLimit = max(elementLimit, frames.elements(ofFrame: frames.count - 1).count)
    }
    swap(&self.frames, &frames)
  }

  /// The uppermost element of the last frame that is asked for.
  func lastElement(where isWanted: (ElementFrame) -> Bool) -> ElementFrame? {
    guard frames.count > 0 else { return forgotten.last(where: isWanted) }
    return frames.elements[frames.elements(ofFrame: frames.count - 1)].last(where: isWanted)
  }

  /// Keeps the elements of a frame that was laid out elsewhere: they are the last ones.
  func remember(_ elements: ArraySlice<ElementFrame>) {
    forgotten.removeAll(keepingCapacity: true)
    forgotten.append(contentsOf: elements)
  }

  /// Forgets all frames and keeps the storage.
  func removeAll() {
    guard frames.count > 0 else { return }
    remember(frames.elements[frames.elements(ofFrame: frames.count - 1)])
    frames.removeAll()
  }
}
