// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A scripted gesture: steps in order, in seconds and points, the same for every device and rate.
public struct GestureScript: Equatable, Sendable {
  /// The steps in order.
  public var steps: [GestureStep]

  /// Makes a script from its steps.
  public init(_ steps: [GestureStep]) {
    self.steps = steps
  }

  #if !WITHOUT_PROGRAM_STEPS
  /// Whether the app or the system takes a step, which modules of pages cannot play.
  public var hasProgramSteps: Bool {
    steps.contains { if case .program = $0 { true } else { false } }
  }

  /// Whether the app changes rows.
  var changesRows: Bool {
    steps.contains { if case .program(.changeRows) = $0 { true } else { false } }
  }
  #endif

  /// How long the script takes, in seconds, if no wait takes longer than a limit or its own timeout.
  public func duration(waitingAtMost limit: Double) -> Double {
    var seconds = 0.0
    for step in steps {
      switch step {
      case .drag(let drag): seconds += drag.duration + drag.hold
      case .pause(let duration): seconds += duration
      case .wait(_, let timeout): seconds += min(timeout, limit)
      case .pointerMove(let move): seconds += move.duration
      case .trace(let trace): seconds += trace.samples.last?.time ?? 0
      #if !WITHOUT_PROGRAM_STEPS
      case .program(let step): seconds += step.duration
      #endif
      case .tap, .tapElement, .pointerDown, .pointerUp, .pointerCancel, .rotate: break
      }
    }
    return seconds
  }
}
