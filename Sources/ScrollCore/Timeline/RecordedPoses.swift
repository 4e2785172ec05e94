// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What the frames of a run show, before it is laid out: to lay out any of them, as often as wanted,
/// without running the script again.
///
/// A frame depends on its pose alone, so frames may be asked for in any order.
public struct RecordedPoses {
  /// How many frames the run has.
  public let frameCount: Int
  private let appendFrames: (Range<Int>, inout LaidOutFrames) -> Void
  private let appendValues: (Int, inout [Double]) -> Void
  private let appendLayers: (Int, inout [Point]) -> Void

  init<P: LayoutPattern>(_ parts: [PosedFrames<P>]) {
    var starts = [0]
    for part in parts { starts.append(starts[starts.count - 1] + part.poses.count) }
    frameCount = starts[parts.count]
    appendFrames = { [starts] (frames, storage) in
      for index in parts.indices {
        let part = starts[index]..<starts[index + 1]
        let shared = frames.clamped(to: part)
        guard !shared.isEmpty else { continue }
        let range = shared.lowerBound - part.lowerBound..<shared.upperBound - part.lowerBound
        parts[index].pattern.append(
          parts[index].poses, range, to: &storage.elements, starts: &storage.elementStarts)
      }
    }
    let place = { (frame: Int) in
      let part = starts.lastIndex { $0 <= frame } ?? 0
      return (part: part, frame: frame - starts[part])
    }
    appendValues = { (frame, values) in
      let (part, frame) = place(frame)
      let pattern = parts[part].pattern
      values.append(addingCapacity: pattern.valueNames.count) {
        pattern.record(parts[part].poses[frame], into: &$0)
      }
    }
    appendLayers = { (frame, layers) in
      let (part, frame) = place(frame)
      let pattern = parts[part].pattern
      layers.append(addingCapacity: pattern.layers.count) {
        $0.append(.zero)
        pattern.translate(parts[part].poses[frame], into: &$0)
      }
    }
  }

  /// Lays out frames into storage, in place of what it holds.
  ///
  /// - Parameters:
  ///   - frames: Which ones, by their numbers; all of them exist.
  ///   - storage: Takes their elements. Once it has held as many, nothing is allocated.
  /// - Complexity: O(frames × visible elements).
  public func layOut(_ frames: Range<Int>, into storage: inout LaidOutFrames) {
    precondition(frames.lowerBound >= 0 && frames.upperBound <= frameCount)
    storage.removeAll()
    appendFrames(frames, &storage)
  }

  /// The values that the pattern itself records in a frame, in the order of its names.
  public func values(ofFrame frame: Int) -> [Double] {
    precondition(frame >= 0 && frame < frameCount)
    var values: [Double] = []
    appendValues(frame, &values)
    return values
  }

  /// The translations of a frame's layers on the screen, in points; the first is the screen, at zero.
  public func layers(ofFrame frame: Int) -> [Point] {
    precondition(frame >= 0 && frame < frameCount)
    var layers: [Point] = []
    appendLayers(frame, &layers)
    return layers
  }
}

/// Frames that one state of a pattern shows.
struct PosedFrames<P: LayoutPattern> {
  /// The pattern as it was arranged for the screen.
  var pattern: P
  /// The poses of the frames, in order.
  var poses: [P.Pose]
}
