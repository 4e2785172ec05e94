// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension GestureStep {
  /// The step as numbers: the number of its case, then what the case holds.
  public var words: [Double] {
    var writer = WordWriter()
    write(to: &writer)
    return writer.words
  }

  /// Reads a step from numbers.
  ///
  /// - Parameter words: The result of `words` of a step.
  /// - Returns: nil for anything else.
  public init?(words: [Double]) {
    var reader = WordReader(words)
    self.init(from: &reader)
    guard reader.isValid, reader.isAtEnd else { return nil }
  }

  /// Appends the step: the number of its case, then what the case holds.
  func write(to writer: inout WordWriter) {
    switch self {
    case .drag(let drag):
      writer.write(StepCode.drag.rawValue)
      drag.write(to: &writer)
    case .tap(let place):
      writer.write(StepCode.tap.rawValue)
      place.write(to: &writer)
    case .tapElement(let id):
      writer.write(StepCode.tapElement.rawValue)
      id.write(to: &writer)
    case .pause(let duration):
      writer.write(StepCode.pause.rawValue)
      writer.write(duration)
    case .wait(let condition, let timeout):
      writer.write(StepCode.wait.rawValue)
      writer.write(condition.rawValue)
      writer.write(timeout)
    case .pointerDown:
      writer.write(StepCode.pointerDown.rawValue)
    case .pointerMove(let move):
      writer.write(StepCode.pointerMove.rawValue)
      move.write(to: &writer)
    case .pointerUp:
      writer.write(StepCode.pointerUp.rawValue)
    case .pointerCancel:
      writer.write(StepCode.pointerCancel.rawValue)
    case .rotate(let orientation):
      writer.write(StepCode.rotate.rawValue)
      writer.write(orientation.rawValue)
    case .trace(let trace):
      writer.write(StepCode.trace.rawValue)
      trace.write(to: &writer)
    #if !WITHOUT_PROGRAM_STEPS
    case .program(let step):
      writer.write(StepCode.program.rawValue)
      step.write(to: &writer)
    #endif
    }
  }

  /// Reads a step; a pause of no length where the reader is or becomes invalid.
  init(from reader: inout WordReader) {
    switch reader.value(StepCode.pause) {
    case .drag: self = .drag(DragGesture(from: &reader))
    case .tap: self = .tap(ScriptPoint(from: &reader))
    case .tapElement: self = .tapElement(ElementID(from: &reader))
    case .pause: self = .pause(reader.number())
    case .wait:
      let condition = reader.value(WaitCondition.settled)
      self = .wait(until: condition, timeout: reader.number())
    case .pointerDown: self = .pointerDown
    case .pointerMove: self = .pointerMove(PointerMove(from: &reader))
    case .pointerUp: self = .pointerUp
    case .pointerCancel: self = .pointerCancel
    case .rotate: self = .rotate(to: reader.value(.portrait))
    case .trace: self = .trace(Trace(from: &reader))
    #if !WITHOUT_PROGRAM_STEPS
    case .program: self = .program(ProgramStep(from: &reader))
    #endif
    }
    if !reader.isValid { self = .pause(0) }
  }
}

extension DragGesture {
  fileprivate func write(to writer: inout WordWriter) {
    start.write(to: &writer)
    switch destination {
    case .to(let place):
      writer.write(0)
      place.write(to: &writer)
    case .by(let way):
      writer.write(1)
      way.write(to: &writer)
    }
    writer.write(duration)
    writer.write(hold)
    writer.write(endVelocity != nil)
    writer.write(endVelocity ?? .zero)
    writer.write(curve.rawValue)
  }

  fileprivate init(from reader: inout WordReader) {
    let start = ScriptPoint(from: &reader)
    let isWay = reader.flag()
    let place = ScriptPoint(from: &reader)
    let duration = reader.number()
    let hold = reader.number()
    let hasVelocity = reader.flag()
    let velocity = reader.point()
    self.init(
      from: start, isWay ? .by(place) : .to(place), duration: duration, hold: hold,
      endVelocity: hasVelocity ? velocity : nil, curve: reader.value(.linear))
  }
}

extension PointerMove {
  fileprivate func write(to writer: inout WordWriter) {
    place.write(to: &writer)
    writer.write(duration)
    switch origin {
    case .viewport: writer.write(0)
    case .pointer: writer.write(1)
    case .element(let id):
      writer.write(2)
      id.write(to: &writer)
    }
  }

  fileprivate init(from reader: inout WordReader) {
    let place = ScriptPoint(from: &reader)
    let duration = reader.number()
    switch reader.whole(below: 3) {
    case 0: self.init(place, duration: duration)
    case 1: self.init(place, duration: duration, origin: .pointer)
    default:
      self.init(place, duration: duration, origin: .element(ElementID(from: &reader)))
    }
  }
}

extension ElementID {
  func write(to writer: inout WordWriter) {
    writer.write(Int(code))
    writer.write(Int(section))
    writer.write(Int(item))
  }

  init(from reader: inout WordReader) {
    // A kind that does not exist is never shown, and so never found.
    let code = UInt32(reader.whole(below: 1 << 24))
    let section = Int32(exactly: reader.number()) ?? -1
    self.init(code: code, section: section, item: Int32(exactly: reader.number()) ?? -1)
  }
}

extension Trace {
  fileprivate func write(to writer: inout WordWriter) {
    writer.write(subject.rawValue)
    writer.write(scrollView)
    writer.write(samples.count)
    for sample in samples {
      writer.write(sample.time)
      writer.write(sample.position)
    }
  }

  fileprivate init(from reader: inout WordReader) {
    let subject = reader.value(Subject.pointer)
    let scrollView = reader.whole(below: ScrollHost.scrollViewCapacity)
    let count = reader.count(ofAtLeast: 3)
    var samples: [Sample] = []
    samples.reserveCapacity(count)
    for _ in 0..<count {
      let time = reader.number()
      samples.append(Sample(time: time, position: reader.point()))
    }
    self.init(of: subject, samples: samples, scrollView: scrollView)
  }
}

extension ScriptPoint {
  fileprivate func write(to writer: inout WordWriter) {
    x.write(to: &writer)
    y.write(to: &writer)
  }

  fileprivate init(from reader: inout WordReader) {
    let x = Length(from: &reader)
    self.init(x, Length(from: &reader))
  }
}

extension Length {
  func write(to writer: inout WordWriter) {
    switch self {
    case .points(let value):
      writer.write(0)
      writer.write(value)
    case .fraction(let share):
      writer.write(1)
      writer.write(share)
    }
  }

  init(from reader: inout WordReader) {
    let isFraction = reader.flag()
    let value = reader.number()
    self = isFraction ? .fraction(value) : .points(value)
  }
}
