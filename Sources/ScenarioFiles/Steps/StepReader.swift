// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Reads one step whose type is known.
struct StepReader {
  /// Speeds beyond this are typing mistakes, in points per second.
  static let speedLimit = 100_000.0

  /// The step's keys and values.
  let object: KeyedObject
  /// The elements that the pattern's file names.
  let ownElements: OwnElements?

  /// A drag; as a fling it must say its velocity.
  func drag(isFling: Bool) -> GestureStep? {
    let start = object.required("from").flatMap { $0.readPoint("'from'") }
    let destination = readDestination()
    let duration = object.required("duration").flatMap { $0.readMilliseconds("'duration'") }
    let hold = object["hold"].map { $0.readMilliseconds("'hold'") } ?? 0
    let velocity = (isFling ? object.required("endVelocity") : object["endVelocity"])
      .map { $0.readVelocity("'endVelocity'") }
    let curve: DragGesture.Curve? =
      object["curve"].map { value in
        value.readWord("'curve'", of: ["linear", "minimumJerk"])
          .map { $0 == 0 ? .linear : .minimumJerk }
      } ?? .linear
    if object["endVelocity"] != nil {
      if let hold, hold > 0, let value = object["hold"] {
        value.report(
          "'hold' must be 0 with 'endVelocity', since a finger that rests lifts without speed; found \(value.found)"
        )
        return nil
      }
      if let value = object["curve"] {
        value.report(
          "'curve' has no meaning with 'endVelocity', which fixes the path; leave one of them out")
        return nil
      }
      if duration == 0, let value = object["duration"] {
        value.report("'duration' must be greater than 0 with 'endVelocity'; found \(value.found)")
        return nil
      }
    }
    guard let start, let destination, let duration, let hold, let curve else { return nil }
    if let velocity, velocity == nil { return nil }
    return .drag(
      DragGesture(
        from: start, destination, duration: duration, hold: hold, endVelocity: velocity ?? nil,
        curve: curve))
  }

  private func readDestination() -> DragGesture.Destination? {
    switch (object["to"], object["by"]) {
    case (let to?, nil): return to.readPoint("'to'").map { .to($0) }
    case (nil, let by?): return by.readPoint("'by'").map { .by($0) }
    default:
      object.value.report("\(object.name) needs exactly one of the keys 'to' and 'by'")
      return nil
    }
  }

  /// A tap at a place or on an element.
  func tap() -> GestureStep? {
    switch (object["from"], object["target"]) {
    case (let from?, nil): return from.readPoint("'from'").map { .tap($0) }
    case (nil, let target?):
      return target.readElement("'target'", ownElements).map { .tapElement($0) }
    default:
      object.value.report("\(object.name) needs exactly one of the keys 'from' and 'target'")
      return nil
    }
  }

  /// A pause for a time or until something happens.
  func pause() -> GestureStep? {
    switch (object["duration"], object["until"]) {
    case (let duration?, nil):
      if let timeout = object["timeout"] {
        timeout.report("'timeout' belongs to 'until'; a pause with 'duration' has none")
      }
      return duration.readMilliseconds("'duration'").map { .pause($0) }
    case (nil, let until?):
      let condition = until.readWord("'until'", of: WaitCondition.all.map(\.word))
      let timeout = object["timeout"].map { $0.readMilliseconds("'timeout'") } ?? 10
      guard let condition, let timeout else { return nil }
      return .wait(until: WaitCondition.all[condition], timeout: timeout)
    default:
      object.value.report("\(object.name) needs exactly one of the keys 'duration' and 'until'")
      return nil
    }
  }

  /// The place at which a pointer lands, if the step says one.
  func pointerPlace() -> ScriptPoint? {
    switch (object["x"], object["y"]) {
    case (let x?, let y?):
      let (x, y) = (x.readLength("'x'"), y.readLength("'y'"))
      guard let x, let y else { return nil }
      return ScriptPoint(x, y)
    case (nil, nil): return nil
    default:
      object.value.report("\(object.name) needs both of the keys 'x' and 'y', or neither")
      return nil
    }
  }

  /// A move of the pointer.
  func pointerMove() -> GestureStep? {
    let x = object.required("x").flatMap { $0.readLength("'x'") }
    let y = object.required("y").flatMap { $0.readLength("'y'") }
    let duration = object["duration"].map { $0.readMilliseconds("'duration'") } ?? 0
    guard let x, let y, let duration, let origin = moveOrigin() else { return nil }
    return .pointerMove(PointerMove(ScriptPoint(x, y), duration: duration, origin: origin))
  }

  /// What the place of a move is measured from.
  private func moveOrigin() -> PointerMove.Origin? {
    switch (object["origin"], object["target"]) {
    case (nil, nil): return .viewport
    case (let origin?, nil):
      return origin.readWord("'origin'", of: ["viewport", "pointer"])
        .map { $0 == 0 ? .viewport : .pointer }
    case (nil, let target?): return target.readElement("'target'", ownElements).map { .element($0) }
    default:
      object.value.report("\(object.name) needs at most one of the keys 'origin' and 'target'")
      return nil
    }
  }

  /// A turn of the device.
  func rotate() -> GestureStep? {
    object.required("to")
      .flatMap { $0.readWord("'to'", of: ["portrait", "landscape"]) }
      .map { .rotate(to: $0 == 0 ? .portrait : .landscape) }
  }
}
