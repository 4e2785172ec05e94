// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The poses of a run's frames, before layout: any frame can be laid out, any number of times,
/// without running the script again.
///
/// A frame depends only on its pose, so frames may be laid out in any order.
public struct RecordedPoses {
  /// How many frames the run has.
  public let frameCount: Int
  private let appendFrames: (Range<Int>, inout LaidOutFrames) -> Void
  private let appendValues: (Int, inout [Double]) -> Void
  private let appendLayers: (Int, inout [Point]) -> Void

  init<P: ScreenPattern>(_ parts: [PosedFrames<P>]) {
    var start = 0
    var appendFrames: (Range<Int>, inout LaidOutFrames) -> Void = { _, _ in }
    var appendValues: (Int, inout [Double]) -> Void = { _, _ in }
    var appendLayers: (Int, inout [Point]) -> Void = { _, _ in }
    // Each part calls those before it first. Closures borrow their captures, where an array would
    // count references.
    for part in parts {
      let (pattern, mirror, poses, first) = (part.pattern, part.mirror, part.poses, start)
      let range = first..<first + poses.count
      #if !WITHOUT_PROGRAM_STEPS
      let (views, rows) = (part.systemViews, part.rows)
      #endif
      appendFrames = { [appendFrames] (frames, storage) in
        if frames.lowerBound < first { appendFrames(frames, &storage) }
        let shared = frames.clamped(to: range)
        guard !shared.isEmpty else { return }
        let firstElement = storage.elements.count
        pattern.append(
          poses, shared.lowerBound - first..<shared.upperBound - first,
          to: &storage.elements, starts: &storage.elementStarts)
        mirror.apply(to: &storage.elements, from: firstElement)
        #if !WITHOUT_PROGRAM_STEPS
        for rows in rows { rows.number(&storage.elements, from: firstElement) }
        guard !views.isEmpty else { return }
        SystemViews.lay(
          views[shared.lowerBound - first..<shared.upperBound - first],
          over: &storage.elements, starts: &storage.elementStarts)
        #endif
      }
      appendValues = { [appendValues] (frame, values) in
        guard frame >= first else { return appendValues(frame, &values) }
        guard frame < range.upperBound else { return }
        values.append(addingCapacity: pattern.valueNames.count) {
          pattern.record(poses[frame - first], into: &$0)
        }
      }
      appendLayers = { [appendLayers] (frame, layers) in
        guard frame >= first else { return appendLayers(frame, &layers) }
        guard frame < range.upperBound else { return }
        let firstLayer = layers.count
        layers.append(addingCapacity: pattern.layers.count) {
          $0.append(.zero)
          pattern.translate(poses[frame - first], into: &$0)
        }
        mirror.apply(to: &layers, from: firstLayer)
      }
      start = range.upperBound
    }
    frameCount = start
    self.appendFrames = appendFrames
    self.appendValues = appendValues
    self.appendLayers = appendLayers
  }

  /// Lays out frames into storage and replaces its content.
  ///
  /// - Parameters:
  ///   - frames: Which ones, by their numbers; all of them exist.
  ///   - storage: Receives their elements. If it already has the capacity, nothing is allocated.
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

/// Keeps the poses of a run, and lets it forget what else its frames record.
///
/// A page's module never keeps any, and so does not hold what is here.
final class PoseKeeper<P: ScreenPattern> {
  /// The poses that were kept, part by part.
  private(set) var parts: [PosedFrames<P>] = []

  /// Keeps the poses recorded since the last call, and replaces the frames before them.
  func keep(_ simulator: inout Simulator<P>) {
    simulator.timeline.forgetFrames()
    if parts.count < simulator.timeline.epochs.count {
      parts.append(
        PosedFrames(
          pattern: simulator.pattern, mirror: simulator.host.mirror, poses: simulator.poses))
      #if !WITHOUT_PROGRAM_STEPS
      parts[parts.count - 1].rows = simulator.programs.rows
      #endif
    } else {
      parts[parts.count - 1].poses += simulator.poses
    }
    #if !WITHOUT_PROGRAM_STEPS
    parts[parts.count - 1].add(simulator.programs.recordedViews)
    #endif
  }
}

/// Frames that one state of a pattern shows.
struct PosedFrames<P: ScreenPattern> {
  /// The pattern as it was arranged for the screen.
  var pattern: P
  /// Converts them to what the display shows.
  var mirror: LayoutMirroring
  /// The poses of the frames, in order.
  var poses: [P.Pose]
  #if !WITHOUT_PROGRAM_STEPS
  /// What the frames show of the system's views; empty where no frame has one.
  private(set) var systemViews: [SystemViews] = []
  /// The rows that have changed, where the pattern knows only how many there are.
  var rows: [NumberedRows] = []

  init(pattern: P, mirror: LayoutMirroring, poses: [P.Pose]) {
    self.pattern = pattern
    self.mirror = mirror
    self.poses = poses
  }

  /// Adds what the last poses show of them; nothing for nothing.
  mutating func add(_ new: [SystemViews]) {
    guard !systemViews.isEmpty || !new.isEmpty else { return }
    while systemViews.count < poses.count - new.count { systemViews.append(.none) }
    systemViews += new
  }
  #endif
}
