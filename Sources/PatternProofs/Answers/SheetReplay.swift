// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// Drags a sheet with a finger, to see what the core shows at an extent.
struct SheetReplay {
  private let program: PatternProgram
  private let sheet: PatternProgram.Sheet
  /// How many values the question records; they are followed by the extent and by rectangles that take the finger.
  private let valueCount: Int
  private let targetCount: Int

  /// When the finger has arrived and still holds, in seconds: it moves for the first part of it.
  private static let (arrival, hold) = (0.5, 0.4)
  private static let tries = 8
  private static let tolerance = 1e-9

  /// Prepares the drags of a sheet, by its index; nil if nothing takes a finger.
  init?(_ pattern: CompiledPattern, _ question: ProofQuestion, sheet index: Int) {
    let core = pattern.program
    sheet = core.sheets[index]
    guard
      let load = core.loads.firstIndex(where: { $0.reading == .sheetExtent && $0.view == index })
    else { return nil }
    var frames: [PatternProgram.View.Frame] = []
    if let handle = sheet.handle, case .once(let frame) = core.elements[handle].place {
      frames.append(frame)
    }
    if let list = sheet.list { frames.append(core.views[list.view].frame) }
    guard !frames.isEmpty else { return nil }
    valueCount = question.recorded.count
    targetCount = frames.count
    let extent = PatternProgram.Formula(
      operations: 0..<0, loads: load..<load + 1, result: core.loads[load].register,
      isConstant: false)
    let places = [core.formulas.count] + frames.flatMap { [$0.x, $0.y, $0.width, $0.height] }
    program = core.recording(
      question.recorded
        + places.map {
          PatternProgram.Value(name: TrackName("place"), formula: $0, condition: nil)
        },
      with: [extent], isTouched: true)
  }

  /// What is shown with the sheet at an extent, in points, which is its offset; nil if no finger brings it there.
  func frame(at extent: Double, _ request: RunRequest) -> ReplayFrame? {
    guard let first = frames([], request).first else { return nil }
    for target in 0..<targetCount {
      let place = first.places[(1 + 4 * target)...]
      let rect = place.prefix(4).map { $0 }
      let size = request.screen.size
      let (left, top) = (max(0, rect[0]), max(0, rect[1]))
      let (right, bottom) = (
        min(size.width, rect[0] + rect[2]), min(size.height, rect[1] + rect[3])
      )
      guard left < right, top < bottom else { continue }
      let point = Point((left + right) / 2, (top + bottom) / 2)
      if let frame = dragged(from: point, first.places[0], to: extent, request) { return frame }
    }
    return nil
  }

  /// Drags from a place, and corrects the way until the sheet is where it should be.
  private func dragged(
    from point: Point, _ start: Double, to extent: Double, _ request: RunRequest
  ) -> ReplayFrame? {
    let way = extent - start
    guard way != 0 else { return frames([], request).first?.shown(valueCount) }
    var travel = way + (way < 0 ? -request.physics.slop : request.physics.slop)
    var last: (travel: Double, extent: Double)?
    for _ in 0..<Self.tries {
      let step: Point =
        switch sheet.edge {
        case .bottom: Point(0, -travel)
        case .top: Point(0, travel)
        case .left: Point(travel, 0)
        case .right: Point(-travel, 0)
        }
      let drag = DragGesture(
        from: ScriptPoint(.points(point.x), .points(point.y)),
        .by(ScriptPoint(.points(step.x), .points(step.y))), duration: Self.arrival,
        hold: Self.hold)
      let frames = frames([.drag(drag)], request)
      let held = Int((Self.arrival + Self.hold / 2) * Double(request.rate))
      guard held < frames.count else { return nil }
      let missing = extent - frames[held].places[0]
      if missing.magnitude <= Self.tolerance * max(1, extent.magnitude) {
        return frames[held].shown(valueCount)
      }
      // As far as the sheet has followed the last correction: beyond its detents it follows less.
      var share = 1.0
      if let last, travel != last.travel {
        share = (frames[held].places[0] - last.extent) / (travel - last.travel)
      }
      guard share > 0.01 else { return nil }
      last = (travel, frames[held].places[0])
      travel += missing / share
    }
    return nil
  }

  /// A frame of a run: the values of the question, the extent, and the rectangles.
  private struct Frame {
    var values: [Double]
    var minimum, maximum: Double
    var places: ArraySlice<Double> { values[...] }

    func shown(_ count: Int) -> ReplayFrame {
      ReplayFrame(
        values: Array(values.suffix(count)), offset: values[0], minimum: minimum, maximum: maximum)
    }
  }

  private func frames(_ steps: [GestureStep], _ request: RunRequest) -> [Frame] {
    var request = request
    request.script = GestureScript(steps + [.pause(1 / Double(request.rate))])
    guard let timeline = try? program.run(request).timeline else { return [] }
    let width = timeline.valueNames.count
    return (0..<timeline.frameCount).map { frame in
      let values = timeline.values[frame * width..<(frame + 1) * width]
      let first = values.startIndex
      let own = values[(first + 4)...]
      return Frame(
        values: Array(own.dropFirst(valueCount)) + Array(own.prefix(valueCount)),
        minimum: values[first + 2], maximum: values[first + 3])
    }
  }
}
