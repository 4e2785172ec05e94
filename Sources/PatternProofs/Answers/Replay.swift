// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// Runs the core to confirm what was computed.
struct Replay {
  let program: PatternProgram
  let question: ProofQuestion

  init(_ pattern: CompiledPattern, _ question: ProofQuestion) {
    self.question = question
    program = pattern.program.recording(question.recorded)
  }

  /// Moves views to offsets and returns the frames that show them.
  ///
  /// - Parameters:
  ///   - offsets: The offsets of a view, in points, one for each frame.
  ///   - view: The view.
  ///   - others: The offsets of other views, by their indices.
  ///   - request: The screen and the parameters.
  /// - Returns: The frames; fewer if a formula has no result before.
  func frames(
    _ offsets: [Double], of view: Int, others: [Int: Double], _ request: RunRequest
  ) -> (frames: [ReplayFrame], hasFault: Bool) {
    var request = request
    var steps: [GestureStep] = []
    for (other, offset) in others.sorted(by: { $0.key < $1.key }) {
      steps.append(.trace(Self.trace([offset], of: other)))
    }
    steps.append(.trace(Self.trace(offsets, of: view)))
    // The last sample is shown in the frame after it.
    steps.append(.pause(1 / Double(request.rate)))
    request.script = GestureScript(steps)
    guard let run = try? program.run(request) else { return ([], false) }
    let timeline = run.timeline
    let width = timeline.valueNames.count
    var frames: [ReplayFrame] = []
    for frame in 0..<min(timeline.frameCount, offsets.count) {
      let values = timeline.values[frame * width..<(frame + 1) * width]
      let first = values.startIndex
      frames.append(
        ReplayFrame(
          values: Array(values.dropFirst(4)), offset: offsets[frame],
          minimum: values[first + 2], maximum: values[first + 3]))
    }
    return (frames, run.fault != nil)
  }

  /// Moves a view, turns the device, and moves the view to its beginning; the frames after the turn are returned.
  ///
  /// - Parameters:
  ///   - offsets: The offsets of the view before the turn, in points, one for each frame.
  ///   - view: The view.
  ///   - start: Its first offset after the turn.
  ///   - orientation: How the device is held then.
  ///   - request: The screen after the turn, and the parameters.
  func frames(
    _ offsets: [Double], of view: Int, turnedTo orientation: Orientation, start: Double,
    _ request: RunRequest
  ) -> [ReplayFrame] {
    var request = request
    swap(&request.screen, &request.turnedScreen)
    var steps: [GestureStep] = offsets.isEmpty ? [] : [.trace(Self.trace(offsets, of: view))]
    steps += [
      .pause(0.1), .rotate(to: orientation), .pause(0.6), .trace(Self.trace([start], of: view)),
      .pause(0.1),
    ]
    request.script = GestureScript(steps)
    guard let run = try? program.run(request) else { return [] }
    let timeline = run.timeline
    let width = timeline.valueNames.count
    // The turn takes no time: what follows it is as long as the pauses.
    let count = Int(0.6 * Double(request.rate))
    return (max(0, timeline.frameCount - count)..<timeline.frameCount).map { frame in
      let values = Array(timeline.values[frame * width..<(frame + 1) * width])
      return ReplayFrame(
        values: Array(values.dropFirst(4)), offset: values[0], minimum: values[2],
        maximum: values[3])
    }
  }

  private static func trace(_ offsets: [Double], of view: Int) -> Trace {
    Trace(
      of: .contentOffset,
      samples: offsets.enumerated().map { index, offset in
        Trace.Sample(time: Double(index) / 60, position: Point(0, offset))
      }, scrollView: view)
  }
}

extension PatternProgram {
  /// The same program with other recorded values, and with more formulas.
  ///
  /// - Parameter isTouched: Whether fingers land on elements; else none is kept.
  func recording(
    _ values: [Value], with more: [Formula] = [], isTouched: Bool = false
  ) -> PatternProgram {
    PatternProgram(
      operations: operations, registers: registers, formulas: formulas + more, loads: loads,
      facts: facts,
      parameters: parameters, views: views, sheets: sheets, nests: nests, axisLocks: axisLocks,
      recordedViews: recordedViews, recordedPlace: recordedPlace,
      recordedVelocity: recordedVelocity, tellsInnerFirst: tellsInnerFirst,
      followsOffsets: followsOffsets, followsStates: followsStates, states: states,
      beginning: beginning, handlers: handlers, statements: statements, animations: animations,
      toggles: toggles, timers: timers, layers: isTouched ? layers : [],
      elements: isTouched ? elements : [], items: items, values: values,
      claims: [], event: event, item: item)
  }
}
