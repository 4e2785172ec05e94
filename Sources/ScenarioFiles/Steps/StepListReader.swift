// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Reads the steps of a scenario and follows the finger through them.
struct StepListReader {
  /// The names of the pattern's scroll views; nil when the pattern is unknown.
  let scrollViews: [String]?
  /// The elements that the pattern's file names.
  let ownElements: OwnElements?
  /// Which rows of the pattern programs can change.
  var rowSupport = RowSupport.any
  /// How the display of a fold is read.
  let displays: DeviceListReader
  /// The system version whose facts displays have; nil for each one's newest.
  var systemVersion: Int?
  /// How recordings in files are read.
  let files: FileAccess
  /// The steps read so far.
  private(set) var steps: [GestureStep] = []
  /// Where they come from.
  private(set) var sources: [StepSource] = []
  private var isFingerDown = false
  /// Whether another screen has been pushed over the pattern's.
  private var isCovered = false
  private var seconds = 0.0

  init(scrollViews: [String]?, ownElements: OwnElements?, displays: DeviceListReader) {
    self.scrollViews = scrollViews
    self.ownElements = ownElements
    self.displays = displays
    files = displays.files
  }

  /// Reads the list of steps.
  mutating func read(_ list: Value) {
    guard list.kind == .list else {
      list.refuse("'steps'", "a list of steps")
      return
    }
    let count = list.count
    guard count > 0 else {
      return list.report("'steps' is empty; a scenario has at least one step")
    }
    guard count <= FileLimits.steps else {
      return list.report("'steps' holds \(count) steps; at most \(FileLimits.steps) are accepted")
    }
    var wasInTime = true
    var cursor = LineCursor(list.document.file)
    for element in list.elements {
      cursor.move(to: element.offset)
      readStep(element, line: cursor.line, column: cursor.column)
      if wasInTime, seconds > FileLimits.seconds {
        wasInTime = false
        element.report(
          "with this step the script is \(shown(seconds)) s long; at most \(shown(FileLimits.seconds)) s are accepted"
        )
      }
    }
  }

  private mutating func readStep(_ value: Value, line: Int, column: Int) {
    guard value.kind == .object else { return value.refuse("a step", "an object") }
    guard let type = StepKeys.type(of: value) else { return }
    guard
      let object = KeyedObject(
        value, type.name, keys: type.keys,
        hints: ["at": "steps follow each other; put a pause before the step"])
    else { return }
    let label = object["label"].flatMap { $0.readText("'label'", atMost: 100) }
    if let button = object["button"], button.number != 0 {
      button.refuse("'button'", "0, since a finger has no buttons")
    }
    followFinger(type, object)
    let before = steps.count
    var display: StepSource.Display?
    switch type {
    case .drag, .fling:
      append(StepReader(object: object, ownElements: ownElements).drag(isFling: type == .fling))
    case .tap: append(StepReader(object: object, ownElements: ownElements).tap())
    case .pause: append(StepReader(object: object, ownElements: ownElements).pause())
    case .pointerDown:
      if let place = StepReader(object: object, ownElements: ownElements).pointerPlace() {
        steps.append(.pointerMove(PointerMove(place, duration: 0)))
      }
      append(.pointerDown)
    case .pointerMove: append(StepReader(object: object, ownElements: ownElements).pointerMove())
    case .pointerUp: append(.pointerUp)
    case .pointerCancel: append(.pointerCancel)
    case .rotate: append(StepReader(object: object, ownElements: ownElements).rotate())
    case .trace:
      append(
        TraceReader(object: object, scrollViews: scrollViews, files: files).read().map {
          .trace($0)
        })
    case .scrollTo, .focus, .blur, .insert, .remove, .reload, .resize, .fold, .unfold, .push, .pop,
      .appearance:
      display = readProgram(type, object)
    }
    // A label on a step with mistakes still exists for the checks that name it, hence at least one.
    for _ in before..<max(steps.count, before + 1) {
      var source = StepSource(label: label, line: line, column: column)
      source.display = display
      sources.append(source)
    }
  }

  /// Reads a step of the app or the system.
  ///
  /// - Returns: The display of a fold, as the file names it.
  private mutating func readProgram(
    _ type: StepKeys, _ object: KeyedObject
  ) -> StepSource.Display? {
    let isFold = type == .fold || type == .unfold
    let display = isFold ? object.required("to").flatMap { displays.readOne($0) } : nil
    let reader = ProgramStepReader(
      object: object, scrollViews: scrollViews, ownElements: ownElements, rowSupport: rowSupport)
    append(
      reader.read(type, display: display, systemVersion: systemVersion).map { .program($0) })
    return display.map { StepSource.Display(word: $0.reference, isUnfolded: type == .unfold) }
  }

  private mutating func append(_ step: GestureStep?) {
    guard let step else { return }
    steps.append(step)
    switch step {
    case .drag(let drag): seconds += drag.duration + drag.hold
    case .pause(let duration): seconds += duration
    case .pointerMove(let move): seconds += move.duration
    case .trace(let trace): seconds += trace.samples.last?.time ?? 0
    case .program(let program): seconds += program.duration
    default: break
    }
  }

  /// Reports a step that does not reach the screen, or one that pushes or pops what it cannot.
  private mutating func followScreen(_ type: StepKeys, _ object: KeyedObject) {
    switch type {
    case .drag, .fling, .tap, .trace, .pointerDown, .focus, .push:
      if isCovered {
        object.value.report(
          "\(object.name) needs the screen, which another one covers since the last push step; put a pop step before it"
        )
      }
      if type == .push { isCovered = true }
    case .pop:
      if !isCovered {
        object.value.report(
          "\(object.name) needs a screen that was pushed, but none is; put a push step before it")
      }
      isCovered = false
    default: break
    }
  }

  /// Reports a step that the finger cannot do, and notes where the finger is afterwards.
  private mutating func followFinger(_ type: StepKeys, _ object: KeyedObject) {
    followScreen(type, object)
    switch type {
    case .drag, .fling, .tap, .trace, .pointerDown:
      if isFingerDown {
        object.value.report(
          "\(object.name) needs a free finger, but one is down; lift it with a pointerUp step first"
        )
      }
      if type == .pointerDown { isFingerDown = true }
    case .pointerUp, .pointerCancel:
      if !isFingerDown {
        object.value.report(
          "\(object.name) needs a finger that is down, but none is; put a pointerDown step before it"
        )
      }
      isFingerDown = false
    case .rotate, .push: isFingerDown = false
    case .pause, .pointerMove, .scrollTo, .focus, .blur, .insert, .remove, .reload, .resize, .fold,
      .unfold, .pop, .appearance:
      break
    }
  }
}
