// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// Runs with a finger, which show of claims what the places of content alone do not.
///
/// All claims of a file are judged in one run for each screen, so a file that leaves nothing open costs none.
struct FingerRuns {
  let program: ProofProgram
  let worlds: ProofWorlds

  /// How many screens are tried.
  private static let limit = 2

  /// Looks for frames in which open claims do not hold.
  ///
  /// - Parameter verdicts: The answers about the claims, in the order of the file.
  func decide(_ verdicts: inout ArraySlice<ProofVerdict>) {
    for world in screens() {
      // Where one screen shows something, the other would take as long again.
      guard !verdicts.contains(where: Self.isDragged), verdicts.contains(where: Self.isOpen) else {
        return
      }
      var request = world.request
      request.script = script(on: request)
      guard let run = try? program.pattern.program.checkedRun(request) else { continue }
      for (claim, index) in verdicts.indices.enumerated() where Self.isOpen(verdicts[index]) {
        let breaks = run.breaks.filter { $0.claim == claim }
        guard let first = breaks.first else { continue }
        let worst = breaks.reduce(first.excess) { max($0, $1.excess) }
        verdicts[index].undecided = nil
        verdicts[index].outcome = .fails(
          ProofVerdict.Counterexample(
            world: world, values: place(in: run.timeline, at: first.time), amount: first.excess,
            worst: worst > first.excess + 1e-3 ? worst : nil, isOfRun: true, isDragged: true))
      }
    }
  }

  private static func isOpen(_ verdict: ProofVerdict) -> Bool {
    if case .open = verdict.outcome { true } else { false }
  }

  private static func isDragged(_ verdict: ProofVerdict) -> Bool {
    if case .fails(let example) = verdict.outcome { example.isDragged } else { false }
  }

  /// The first screens of the list whose safe areas begin at different places.
  private func screens() -> [ProofWorld] {
    var screens: [ProofWorld] = []
    for world in worlds.worlds where screens.count < Self.limit && world.orientation == .portrait {
      let top = world.request.screen.safeAreaInsets.top
      guard !screens.contains(where: { $0.request.screen.safeAreaInsets.top == top }) else {
        continue
      }
      screens.append(world)
    }
    return screens
  }

  /// How far the recorded view is from rest in the frame of a time.
  private func place(
    in timeline: Timeline, at time: Double
  ) -> [(name: String, value: Double)] {
    let frame = min(timeline.frameCount - 1, Int((time * Double(timeline.rate)).rounded()))
    let width = timeline.valueNames.count
    guard frame >= 0 else { return [] }
    let values = timeline.values[frame * width..<(frame + 1) * width]
    let first = values.startIndex
    return [
      (
        program.pattern.viewNames[program.program.recordedView], values[first] - values[first + 2]
      )
    ]
  }

  // MARK: The finger

  /// Moves content a little and far, lets go at rest and with a speed, and pulls it beyond the beginning.
  private func script(on request: RunRequest) -> GestureScript {
    let size = request.screen.size
    let isHorizontal =
      program.program.views[program.program.recordedView].axis == .horizontal
    func drag(_ start: Double, _ way: Double, speed: Double? = nil) -> GestureStep {
      let place: ScriptPoint
      let travel: ScriptPoint
      if isHorizontal {
        place = ScriptPoint(.points(start * size.width), .points(size.height / 2))
        travel = ScriptPoint(.points(way * size.width), .points(0))
      } else {
        place = ScriptPoint(.points(size.width / 2), .points(start * size.height))
        travel = ScriptPoint(.points(0), .points(way * size.height))
      }
      return .drag(
        DragGesture(
          from: place, .by(travel), duration: speed == nil ? 0.3 : 0.15,
          hold: speed == nil ? 0.15 : 0,
          endVelocity: speed.map { isHorizontal ? Point($0, 0) : Point(0, $0) }))
    }
    let rest = GestureStep.wait(until: .settled, timeout: 2)
    return GestureScript([
      .pause(0.1), drag(0.75, -0.11), .pause(0.7), drag(0.75, -0.4), .pause(0.3),
      drag(0.4, 0.15), .pause(0.7), drag(0.93, -0.3), .pause(0.7), drag(0.75, -0.25, speed: -2500),
      rest, drag(0.4, 0.25, speed: 2500), rest, drag(0.3, 0.4, speed: 6000), rest,
      drag(0.35, 0.45), .pause(2.2), drag(0.35, 0.45), .pause(0.2), drag(0.75, -0.3), .pause(2),
    ])
  }
}
