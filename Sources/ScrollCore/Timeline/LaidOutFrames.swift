// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Elements of display frames one after another in flat storage that is used again.
public struct LaidOutFrames: Sendable {
  /// Visible elements of all frames, back to front within a frame.
  public internal(set) var elements: [ElementFrame] = []
  /// The start of each frame's elements in `elements`, and the end of the last: one more than
  /// frames.
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

extension ScreenPattern {
  /// Appends what the poses show.
  @inline(__always)
  public mutating func layOut(
    _ poses: [Pose], to elements: inout [ElementFrame], starts: inout [Int]
  ) {
    append(poses, poses.indices, to: &elements, starts: &starts)
  }

  /// Appends what some poses show to flat storage.
  ///
  /// The full capacity is reserved at once, so a frame needs no heap allocation, and there is none
  /// at all if the storage already has the capacity.
  ///
  /// - Parameters:
  ///   - poses: The poses; at least one.
  ///   - range: The frames to lay out.
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
        poses.withSpan { layOut($0.extracting(range), from: base, into: &elements, ends: &ends) }
      }
    }
  }

  /// Appends what frames show to flat storage, where some of the frames show the same as the frame before.
  ///
  /// - Parameters:
  ///   - frames: The frames; at least one.
  ///   - stays: Whether a frame shows the same as the frame before; the first is not asked.
  ///   - first: Where these frames begin in `stays`.
  ///   - elements: Takes the elements of the frames.
  ///   - starts: Takes the end of each frame's elements.
  func append(
    _ frames: borrowing FrameQueue<Pose>, staying stays: [Bool], from first: Int,
    to elements: inout [ElementFrame], starts: inout [Int]
  ) {
    let base = elements.count
    elements.append(addingCapacity: frames.count * visibleElementLimit) { elements in
      append(frames, staying: stays, from: first, after: base, into: &elements, starts: &starts)
    }
  }

  /// Appends them where there is room for all.
  ///
  /// - Parameter base: How many elements there were before.
  // A closure would not be compiled for speed, whatever encloses it.
  @_optimize(speed)
  @inline(never)
  private func append(
    _ frames: borrowing FrameQueue<Pose>, staying stays: [Bool], from first: Int,
    after base: Int, into elements: inout OutputSpan<ElementFrame>, starts: inout [Int]
  ) {
    let count = frames.count
    var frame = 0
    while frame < count {
      let start = frame
      repeat { frame += 1 } while frame < count && !stays[first &+ frame]
      starts.append(addingCapacity: frame - start) { starts in
        starts.append(repeating: 0, count: frame - start)
        var ends = starts.mutableSpan
        frames.withPoses {
          layOut($0.extracting(start..<frame), from: base, into: &elements, ends: &ends)
        }
      }
      let length = starts[starts.count - 1] - starts[starts.count - 2]
      while frame < count, stays[first &+ frame] {
        elements.append(again: length)
        starts.append(base + elements.count)
        frame += 1
      }
    }
  }

  /// Both spans are borrowed separately, and the elements are in a local variable: the loop's
  /// counters can then stay in registers, where each element would otherwise store them again.
  @_optimize(speed)
  @inline(never)
  private func layOut(
    _ poses: Span<Pose>, from base: Int,
    into elements: inout OutputSpan<ElementFrame>, ends: inout MutableSpan<Int>
  ) {
    precondition(ends.count == poses.count)
    var held = elements
    elements = OutputSpan()
    var hint = LayoutHint()
    for frame in 0..<poses.count {
      layout(poses[frame], near: &hint, into: &held)
      ends[frame] = base &+ held.count
    }
    elements = held
  }
}
