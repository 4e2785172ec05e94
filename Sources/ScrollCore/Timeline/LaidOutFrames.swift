// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Elements of display frames one after another in flat storage that is used again.
public struct LaidOutFrames: Sendable {
  /// Visible elements of all frames, back to front within a frame.
  public internal(set) var elements: [ElementFrame] = []
  /// Where each frame's elements begin in `elements`, and the end of the last: one more than frames.
  public internal(set) var elementStarts: [Int] = [0]

  /// Makes storage without frames.
  public init() {}

  /// How many frames there are.
  public var frameCount: Int { elementStarts.count - 1 }

  /// Which elements are visible in a frame, as a range of `elements`.
  public func elementRange(ofFrame frame: Int) -> Range<Int> {
    elementStarts[frame]..<elementStarts[frame + 1]
  }

  /// Takes all frames away and keeps the storage.
  public mutating func removeAll() {
    elements.removeAll(keepingCapacity: true)
    elementStarts.removeAll(keepingCapacity: true)
    elementStarts.append(0)
  }
}

extension LayoutPattern {
  /// Appends what some poses show to flat storage.
  ///
  /// All room is made at once, so a frame costs no heap allocation, and none at all is made where the
  /// storage has held as much before.
  ///
  /// - Parameters:
  ///   - poses: The poses; at least one.
  ///   - range: Which of them to lay out.
  ///   - elements: Takes the elements of the frames.
  ///   - starts: Takes the end of each frame's elements.
  func append(
    _ poses: [Pose], _ range: Range<Int>, to elements: inout [ElementFrame], starts: inout [Int]
  ) {
    let base = elements.count
    starts.append(addingCapacity: range.count) { starts in
      starts.append(repeating: 0, count: range.count)
      var ends = starts.mutableSpan
      elements.append(addingCapacity: range.count * visibleElementLimit) { elements in
        layOut(poses, range, from: base, into: &elements, ends: &ends)
      }
    }
  }

  /// Both spans are lent on their own, and the elements are held in a variable that nobody else knows of: what
  /// the loop counts can stay in registers then, where each element would store it once more.
  @inline(never)
  private func layOut(
    _ poses: [Pose], _ range: Range<Int>, from base: Int,
    into elements: inout OutputSpan<ElementFrame>, ends: inout MutableSpan<Int>
  ) {
    let poses = poses.span.extracting(range)
    precondition(ends.count == poses.count)
    var held = elements
    elements = OutputSpan()
    var hint = LayoutHint()
    var frame = 0
    while frame < poses.count {
      layout(poses[frame], near: &hint, into: &held)
      ends[frame] = base &+ held.count
      frame &+= 1
    }
    elements = held
  }
}
