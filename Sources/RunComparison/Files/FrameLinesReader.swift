// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Reads a run from frame output: lines of JSON exactly as `scrollwork frames` writes them.
///
/// Frame output has neither layers nor events: everything is on the screen itself, and an element
/// is of the first kind with its name.
struct FrameLinesReader {
  private let file: String
  private var scanner: ByteScanner
  private var run = RecordedRun.empty
  private var samples: [TrackBuilder] = []
  private var finger = [TrackBuilder](repeating: TrackBuilder(), count: 2)
  /// The frame that is read, without all but its elements.
  private var timeline = Timeline(rate: 1)
  private var elements = ElementRecorder()
  private var elementCount = 0
  /// The elements whose names are those of no kind.
  private var ownElements: [OwnElement] = []

  static func read(_ bytes: [UInt8], file: String) throws(RunFileError) -> RecordedRun {
    try bytes.withUnsafeBufferPointer { (buffer) throws(RunFileError) in
      var reader = FrameLinesReader(file: file, scanner: ByteScanner(buffer))
      try reader.readAll()
      return reader.run
    }
  }

  private init(file: String, scanner: ByteScanner) {
    self.file = file
    self.scanner = scanner
  }

  private func failure(_ message: String) -> RunFileError {
    RunFileError(file: file, line: scanner.line, message)
  }

  private mutating func expect(_ literal: StaticString) throws(RunFileError) {
    guard scanner.takes(literal: literal) else {
      throw failure("expected '\(literal)' here, as frame output has it")
    }
  }

  private mutating func string() throws(RunFileError) -> String {
    guard let text = scanner.string() else {
      throw failure("expected a string without escapes, of at most 400 bytes")
    }
    return text
  }

  private mutating func number() throws(RunFileError) -> Double {
    guard let number = scanner.jsonNumber() else { throw failure("expected a number or null") }
    return number
  }

  private mutating func finite() throws(RunFileError) -> Double {
    let number = try number()
    guard !number.isNaN else { throw failure("expected a number, found null") }
    return number
  }

  private mutating func readAll() throws(RunFileError) {
    try readHeader()
    timeline.layers = [.zero]
    var frame = 0
    while !scanner.isAtEnd {
      guard frame < RunFile.frameLimit else {
        throw failure("a run has at most \(RunFile.frameLimit) frames")
      }
      try readFrame(frame)
      frame += 1
      guard scanner.endLine() else { throw failure("the file ends within a line") }
    }
    guard frame > 0 else { throw failure("expected at least one frame") }
    finish(frame)
  }

  /// How a device is set up that is not as it comes.
  private mutating func readSettings(of screen: inout Screen) throws(RunFileError) {
    while scanner.next == UInt8(ascii: ",") {
      try expect(",")
      let key = try string()
      try expect(":")
      switch key {
      case "contentSize":
        let word = try string()
        guard let size = ContentSizeCategory.allCases.first(where: { "\($0.word)" == word }) else {
          throw failure("contentSize: found '\(word.prefix(40))', expected a size of text")
        }
        screen.contentSize = size
        run.device += "-" + word
      case "layoutDirection":
        guard try string() == "rightToLeft" else {
          throw failure("layoutDirection: expected 'rightToLeft'")
        }
        screen.direction = .rightToLeft
        run.device += "-rightToLeft"
      case "window": run.device += "-" + (try string())
      case "zoomed":
        try expect("true")
        run.device += "-zoomed"
      default: throw failure("device: unknown key '\(key.prefix(40))'")
      }
    }
  }

  private mutating func readHeader() throws(RunFileError) {
    try expect("{\"schemaVersion\":1,\"scenario\":")
    run.scenario = try string()
    try expect(",\"pattern\":")
    run.pattern = try string()
    try expect(",\"variant\":")
    run.variant = try string()
    try expect(",\"device\":{\"id\":")
    run.device = try string()
    try expect(",\"name\":")
    _ = try string()
    try expect(",\"orientation\":")
    let orientation = try string() == "landscape" ? Orientation.landscape : .portrait
    try expect(",\"width\":")
    let width = try finite()
    try expect(",\"height\":")
    let height = try finite()
    try expect(",\"scale\":")
    let scale = try finite()
    try expect(",\"statusBarHeight\":")
    let bar = try finite()
    try expect(",\"safeArea\":{\"top\":")
    let top = try finite()
    try expect(",\"left\":")
    let left = try finite()
    try expect(",\"bottom\":")
    let bottom = try finite()
    try expect(",\"right\":")
    let right = try finite()
    guard width > 0, height > 0, scale > 0 else {
      throw failure("width, height and scale must be above 0")
    }
    var screen = Screen(
      orientation: orientation, size: Size(width, height), statusBarHeight: bar,
      safeAreaInsets: EdgeInsets(top: top, left: left, bottom: bottom, right: right), scale: scale)
    try expect("}")
    try readSettings(of: &screen)
    run.screens = [Timeline.Epoch(firstFrame: 0, screen: screen)]
    try expect("},\"refreshRate\":")
    guard let rate = scanner.digits(), 1...1000 ~= rate else {
      throw failure("refreshRate: expected a whole number from 1 to 1000")
    }
    run.rate = rate
    try expect(",\"tracks\":[")
    while scanner.next != UInt8(ascii: "]") {
      if !run.values.isEmpty { try expect(",") }
      let name = try string()
      guard !name.isEmpty, !name.contains(" "), run.values.count < 10_000 else {
        throw failure("tracks: expected names without spaces, at most 10000")
      }
      run.values.append(
        RecordedSeries(
          name, decimals: RecordedSeries.decimals(of: name), RecordedTrack(constant: 0)))
      samples.append(TrackBuilder())
    }
    try expect("]}")
    guard scanner.endLine() else { throw failure("the file ends within its first line") }
  }

  private mutating func readFrame(_ frame: Int) throws(RunFileError) {
    try expect("{\"frame\":")
    guard scanner.digits() == frame else { throw failure("frame: expected \(frame)") }
    try expect(",\"t\":")
    _ = try finite()
    try expect(",\"phase\":")
    let word = try string()
    guard let phase = ScrollPhase.allCases.first(where: { "\($0.name)" == word }) else {
      throw failure("phase: '\(word.prefix(40))' is none")
    }
    run.phases.append(phase)
    try expect(",\"finger\":")
    if scanner.takes(literal: "null") {
      for axis in 0..<2 { finger[axis].append(RecordedTrack.missing) }
    } else {
      try expect("[")
      finger[0].append(RecordedTrack.units(try finite(), scale: RecordedRun.grid))
      try expect(",")
      finger[1].append(RecordedTrack.units(try finite(), scale: RecordedRun.grid))
      try expect("]")
    }
    try expect(",\"values\":{")
    for index in run.values.indices {
      if index > 0 { try expect(",") }
      guard try string() == run.values[index].name else {
        throw failure("values: expected '\(run.values[index].name)'")
      }
      try expect(":")
      samples[index].append(RecordedTrack.units(try number(), scale: run.values[index].scale))
    }
    try expect("},\"elements\":[")
    try readElements()
    elements.add(timeline, 0, at: frame)
    elementCount += timeline.elements.count
    timeline.elements.removeAll(keepingCapacity: true)
    timeline.elementStarts.removeLast()
  }

  private mutating func readElements() throws(RunFileError) {
    var isFirst = true
    while scanner.next != UInt8(ascii: "]") {
      if !isFirst { try expect(",") }
      isFirst = false
      try expect("{\"id\":")
      let name = try string()
      guard let id = ElementID(named: name, &ownElements) else {
        throw failure("'\(name.prefix(40))' is no element")
      }
      try expect(",\"frame\":[")
      let x = try finite()
      try expect(",")
      let y = try finite()
      try expect(",")
      let width = try finite()
      try expect(",")
      let height = try finite()
      try expect("]}")
      guard elementCount + timeline.elements.count < RunFile.numberLimit / 8 else {
        throw failure("more than \(RunFile.numberLimit / 8) elements in all frames")
      }
      timeline.elements.append(ElementFrame(id, layer: 0, frame: Rect(x, y, width, height)))
    }
    try expect("]}")
    timeline.elementStarts.append(timeline.elements.count)
  }

  private mutating func finish(_ frameCount: Int) {
    run.frameCount = frameCount
    for index in run.values.indices { run.values[index].track = samples[index].finish() }
    run.finger = finger.indices.map { finger[$0].finish() }
    run.bounds = RunFile.bounds.map { _ in RecordedTrack(constant: RecordedTrack.missing) }
    run.layers = [RecordedTrack(constant: 0), RecordedTrack(constant: 0)]
    run.links = [LayerLink()]
    run.elements = elements.elements(frameCount, OwnElements(ownElements))
  }
}
