// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport

/// Invariants of every frame of a sheet under a finger on its list, for any script.
enum SheetInvariant: String, CaseIterable, Sendable {
  /// T1: the sheet and the list together move as far as the finger.
  case sharesTheFinger
  /// T2: while the sheet is between its ends, the list keeps its offset.
  case keepsTheListInFlight
  /// T3: under a finger the sheet stays between its ends.
  case staysBetweenItsEnds
  /// T5: a sheet at rest is at a detent.
  case restsAtADetent
  /// T6: the sheet covers the lower edge of the screen.
  case coversTheBottom

  /// The first frame that breaks the invariant, if there is one.
  func firstBreak(in run: SheetRun, screen: Screen, detents: [Double]) -> Int? {
    (0..<run.timeline.frameCount).first { isBroken(in: run, frame: $0, screen, detents) }
  }

  private func isBroken(
    in run: SheetRun, frame: Int, _ screen: Screen, _ detents: [Double]
  ) -> Bool {
    let height = run.heights[frame]
    let (lowest, highest) = (detents[0], detents[detents.count - 1])
    let tolerance = 1e-6
    switch self {
    case .sharesTheFinger:
      guard let moved = run.fingerMovements[frame] else { return false }
      let frames = [frame - 1, frame]
      // At an end nothing is left to take the travel, or the list takes it against its rubber band.
      guard frames.allSatisfy({ run.isInside($0) && run.heights[$0] > lowest }) else {
        return false
      }
      let change =
        run.presented[frame] - run.presented[frame - 1] + run.offsets[frame]
        - run.offsets[frame - 1]
      return abs(change + moved) > tolerance
    case .keepsTheListInFlight:
      guard run.fingerMovements[frame] != nil else { return false }
      let isInFlight = [frame - 1, frame].allSatisfy {
        run.heights[$0] > lowest && run.heights[$0] < highest
      }
      guard isInFlight else { return false }
      return run.offsets[frame] > tolerance
        || abs(run.offsets[frame] - run.offsets[frame - 1]) > tolerance
    case .staysBetweenItsEnds:
      guard !run.timeline.fingers[frame].x.isNaN else { return false }
      return height < lowest - tolerance || height > highest + tolerance
    case .restsAtADetent:
      guard run.timeline.phases[frame] == .idle else { return false }
      return run.presented[frame] != height || !detents.contains(height)
    case .coversTheBottom:
      guard let sheet = run.frame(of: .sheet, inFrame: frame) else { return true }
      return sheet.maxY < screen.size.height - tolerance
    }
  }
}

extension SheetRun {
  /// Whether the list is between its ends in a frame.
  func isInside(_ frame: Int) -> Bool {
    offsets[frame] >= 0
      && offsets[frame] <= limits[frame]
  }
}

/// Scripts of fingers that land on a sheet at any height, below the handle of presets.
enum SheetScript {
  static func steps(seed: UInt64, on screen: Screen, gestures: Int = 7) -> [GestureStep] {
    var generator = SeededGenerator(seed: seed)
    var steps: [GestureStep] = []
    for _ in 0..<gestures {
      let y = screen.size.height - Double.random(in: 15...150, using: &generator)
      let travel = Double.random(in: -460...340, using: &generator)
      let duration = Double.random(in: 0.05...0.8, using: &generator)
      switch Int.random(in: 0...3, using: &generator) {
      case 0: steps.append(.pull(travel, duration: duration, from: y))
      case 1:
        let speed = Double.random(in: 0...3200, using: &generator)
        steps.append(.flick(travel, lift: travel < 0 ? -speed : speed, duration: duration, from: y))
      default:
        // Up and down with one finger.
        steps += [
          .pointerMove(PointerMove(ScriptPoint(.fraction(0.5), .points(y)), duration: 0)),
          .pointerDown,
        ]
        for turn in 0..<3 {
          let way = ScriptPoint(.points(0), .points(turn % 2 == 0 ? travel : -0.9 * travel))
          steps.append(.pointerMove(PointerMove(way, duration: duration, origin: .pointer)))
        }
        steps.append(.pointerUp)
      }
      // A short rest lets the next finger catch content that still moves.
      steps.append(
        Bool.random(using: &generator)
          ? .pause(Double.random(in: 0.01...0.4, using: &generator)) : .settle)
    }
    return steps + [.settle, .pause(0.1)]
  }
}
