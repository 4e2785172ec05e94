// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Writes the steps of a scenario as `StepReader` reads them.
struct StepWriter {
  /// The names of the pattern's scroll views.
  let scrollViews: [String]
  /// The elements that the pattern's file names.
  let ownElements: OwnElements?

  /// A step as an object of a scenario file.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - source: The author's name for it, if it has one, and for the display of a fold.
  func write(_ step: GestureStep, _ source: StepSource) -> JSONValue {
    let (type, members) = content(of: step, source)
    return .object(
      [("type", .string(type.rawValue)), ("label", source.label.map { .string($0) })] + members)
  }

  private func content(
    of step: GestureStep, _ source: StepSource
  ) -> (StepKeys, [(String, JSONValue?)]) {
    switch step {
    case .drag(let drag): (drag.endVelocity == nil ? .drag : .fling, members(of: drag))
    case .tap(let location): (.tap, [("from", JSONValue(location))])
    case .tapElement(let element): (.tap, [("target", JSONValue(element, ownElements))])
    case .pause(let duration): (.pause, [("duration", .milliseconds(duration))])
    case .wait(let condition, let timeout):
      (.pause, [("until", .string(condition.word)), ("timeout", .milliseconds(timeout))])
    case .pointerDown: (.pointerDown, [])
    case .pointerMove(let move): (.pointerMove, members(of: move))
    case .pointerUp: (.pointerUp, [])
    case .pointerCancel: (.pointerCancel, [])
    case .rotate(let orientation): (.rotate, [("to", .string("\(orientation)"))])
    case .trace(let trace): (.trace, members(of: trace))
    case .program(let program):
      ProgramStepWriter(scrollViews: scrollViews, ownElements: ownElements)
        .content(of: program, display: source.display)
    }
  }

  private func members(of drag: DragGesture) -> [(String, JSONValue?)] {
    let destination: (String, JSONValue?) =
      switch drag.destination {
      case .to(let location): ("to", JSONValue(location))
      case .by(let distance): ("by", JSONValue(distance))
      }
    return [
      ("from", JSONValue(drag.start)), destination, ("duration", .milliseconds(drag.duration)),
      ("hold", drag.hold == 0 ? nil : .milliseconds(drag.hold)),
      ("endVelocity", drag.endVelocity.map { .list([.number($0.x), .number($0.y)]) }),
      ("curve", drag.curve == .linear ? nil : .string("\(drag.curve)")),
    ]
  }

  private func members(of move: PointerMove) -> [(String, JSONValue?)] {
    let origin: (String, JSONValue?) =
      switch move.origin {
      case .viewport: ("origin", nil)
      case .pointer: ("origin", .string("pointer"))
      case .element(let element): ("target", JSONValue(element, ownElements))
      }
    return [
      ("x", JSONValue(move.place.x)), ("y", JSONValue(move.place.y)),
      ("duration", move.duration == 0 ? nil : .milliseconds(move.duration)), origin,
    ]
  }

  /// Samples carry their times, so that a recording of any rate is written in one form.
  private func members(of trace: Trace) -> [(String, JSONValue?)] {
    let samples = trace.samples.map { sample -> JSONValue in
      let time = JSONValue.milliseconds(sample.time)
      let y = JSONValue.number(sample.position.y)
      return .list(trace.subject == .pointer ? [time, .number(sample.position.x), y] : [time, y])
    }
    return [
      ("of", .string("\(trace.subject)")), ("samples", .list(samples)),
      ("target", trace.scrollView == 0 ? nil : .string(scrollViews[trace.scrollView])),
    ]
  }
}
