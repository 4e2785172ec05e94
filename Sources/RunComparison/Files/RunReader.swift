// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Reads recorded runs from text.
///
/// A file is either what `RunWriter` writes, or frame output: a header line of JSON and a line for each
/// frame.
package struct RunReader {
  let file: String
  var scanner: ByteScanner
  var run = RecordedRun.empty
  var references: [String: RecordedTrack] = [:]
  /// How many numbers that change have been read.
  var changing = 0

  /// Reads a run.
  ///
  /// - Parameters:
  ///   - bytes: What the file holds.
  ///   - file: What errors call it.
  /// - Throws: The first error, with its position.
  /// - Complexity: Linear in the bytes and in the numbers that change.
  package static func read(_ bytes: [UInt8], file: String) throws(RunFileError) -> RecordedRun {
    let bytes = plain(bytes)
    if bytes.first == UInt8(ascii: "{") {
      return try FrameLinesReader.read(bytes, file: file)
    }
    return try bytes.withUnsafeBufferPointer { (buffer) throws(RunFileError) in
      var reader = RunReader(file: file, scanner: ByteScanner(buffer))
      try reader.readAll()
      return reader.run
    }
  }

  /// A text without what editors and checkouts add: a mark of byte order, and the carriage returns of lines that end
  /// with both.
  package static func plain(_ bytes: [UInt8]) -> [UInt8] {
    let (mark, feed, carriage) = ([0xEF, 0xBB, 0xBF] as [UInt8], UInt8(0x0A), UInt8(0x0D))
    let isMarked = bytes.starts(with: mark)
    let hasReturns = bytes.firstIndex(of: feed).map { $0 > 0 && bytes[$0 - 1] == carriage } ?? false
    guard isMarked || hasReturns else { return bytes }
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated().dropFirst(isMarked ? mark.count : 0) {
      if byte == carriage, index + 1 < bytes.count, bytes[index + 1] == feed { continue }
      plain.append(byte)
    }
    return plain
  }

  private init(file: String, scanner: ByteScanner) {
    self.file = file
    self.scanner = scanner
  }

  func failure(_ message: String, line: Int? = nil) -> RunFileError {
    RunFileError(file: file, line: line ?? scanner.line, message)
  }

  mutating func endLine(_ what: @autoclosure () -> String) throws(RunFileError) {
    guard scanner.endLine() else {
      let end = scanner.isAtEnd ? "the file ends" : "more follows"
      throw failure("\(what()): \(end), expected the end of the line")
    }
  }

  private mutating func readAll() throws(RunFileError) {
    let first = scanner.rest()
    guard first == RunWriter.signature else {
      let found = String(first.prefix(40))
      throw failure("found '\(found)', expected '\(RunWriter.signature)' or frames as JSON")
    }
    try endLine("the first line")
    run.scenario = try fact("scenario")
    run.pattern = try fact("pattern")
    run.variant = try fact("variant")
    run.device = try fact("device")
    run.rate = try whole("rate", 1...1000)
    run.frameCount = try whole("frames", 1...RunFile.frameLimit)
    try readScreens()
    try readPhases()
    try readEvents()
    let axis = try fact("axis")
    guard let known = ["vertical", "horizontal"].firstIndex(of: axis) else {
      throw failure(
        "axis: found '\(axis)', expected vertical or horizontal", line: scanner.line - 1)
    }
    run.axis = known == 0 ? .vertical : .horizontal
    try readLinks(layers: try whole("layers", 1...256))
    while scanner.takes("value") { try readValue() }
    for name in RunFile.bounds { run.bounds.append(try named("bounds", name)) }
    for name in RunFile.finger { run.finger.append(try named("finger", name)) }
    let layerCount = run.links.count / run.screens.count
    for index in 0..<layerCount * 2 {
      let name = "layer[\(index / 2)].\(index % 2 == 0 ? "x" : "y")"
      let track = try named("layer", name)
      references[name] = track
      run.layers.append(track)
    }
    while scanner.takes("element") { try readElement(layerCount: layerCount) }
    guard scanner.takes("end") else {
      throw failure("found '\(scanner.text().prefix(40))', expected an element or 'end'")
    }
    try endLine("end")
    guard scanner.isAtEnd else { throw failure("more follows after 'end'") }
  }

  // MARK: Facts

  private mutating func fact(_ word: StaticString) throws(RunFileError) -> String {
    guard scanner.takes(word) else {
      throw failure("found '\(scanner.text().prefix(40))', expected '\(word)'")
    }
    let text = scanner.rest()
    guard !text.isEmpty, text.utf8.count <= 400 else {
      throw failure("\(word): expected a name of at most 400 bytes")
    }
    try endLine("\(word)")
    return text
  }

  private mutating func whole(
    _ word: StaticString, _ range: ClosedRange<Int>
  ) throws(RunFileError) -> Int {
    let text = try fact(word)
    guard let number = Int(text), range.contains(number) else {
      throw failure(
        "\(word): found '\(text.prefix(40))', expected a whole number from \(range.lowerBound) to \(range.upperBound)",
        line: scanner.line - 1)
    }
    return number
  }

  private mutating func frame(_ what: String, after last: Int?) throws(RunFileError) -> Int {
    guard let frame = scanner.integer(), frame < run.frameCount,
      last.map({ frame > $0 }) ?? (frame == 0)
    else {
      let least = last.map { "one after \($0) and before \(run.frameCount)" } ?? "frame 0"
      throw failure("\(what): expected \(least)")
    }
    return frame
  }

  private mutating func number(_ what: String) throws(RunFileError) -> Double {
    guard let number = scanner.number() else { throw failure("\(what): expected a number") }
    return number
  }

  private mutating func readScreens() throws(RunFileError) {
    while scanner.takes("screen") {
      let first = try frame("screen", after: run.screens.last?.firstFrame)
      let word = scanner.text()
      guard let orientation = Orientation.allCases.first(where: { "\($0)" == word }) else {
        throw failure("screen: found '\(word.prefix(40))', expected portrait or landscape")
      }
      var numbers: [Double] = []
      for _ in 0..<8 { numbers.append(try number("screen")) }
      guard numbers[0] > 0, numbers[1] > 0, numbers[2] > 0 else {
        throw failure("screen: width, height and scale must be above 0")
      }
      let settings = try readSettings()
      try endLine("screen")
      run.screens.append(
        Timeline.Epoch(
          firstFrame: first,
          screen: Screen(
            orientation: orientation, size: Size(numbers[0], numbers[1]),
            statusBarHeight: numbers[3],
            safeAreaInsets: EdgeInsets(
              top: numbers[4], left: numbers[5], bottom: numbers[6], right: numbers[7]),
            scale: numbers[2], contentSize: settings.contentSize,
            direction: settings.direction)))
    }
    guard !run.screens.isEmpty else { throw failure("expected 'screen'") }
  }

  /// What a screen's line ends with on a device that is not as it comes.
  private mutating func readSettings() throws(RunFileError) -> DeviceSettings {
    var settings = DeviceSettings()
    while !scanner.isAtLineEnd {
      let word = scanner.text()
      if word == "rightToLeft" {
        settings.direction = .rightToLeft
      } else if let size = ContentSizeCategory.allCases.first(where: { "\($0.word)" == word }) {
        settings.contentSize = size
      } else {
        throw failure(
          "screen: found '\(word.prefix(40))', expected a size of text, rightToLeft, or the end of the line"
        )
      }
    }
    return settings
  }

  private mutating func readPhases() throws(RunFileError) {
    var last: Int?
    run.phases = Array(repeating: .idle, count: run.frameCount)
    while scanner.takes("phase") {
      let first = try frame("phase", after: last)
      let word = scanner.text()
      guard let phase = ScrollPhase.allCases.first(where: { "\($0.name)" == word }) else {
        let words = ScrollPhase.allCases.map { "\($0.name)" }.joined(separator: ", ")
        throw failure("phase: found '\(word.prefix(40))', expected one of \(words)")
      }
      for frame in first..<run.frameCount { run.phases[frame] = phase }
      last = first
      try endLine("phase")
    }
    guard last != nil else { throw failure("expected 'phase'") }
  }

  private mutating func readEvents() throws(RunFileError) {
    while scanner.takes("event") {
      let time = try number("event")
      let word = scanner.text()
      guard let kind = TimelineEvent.Kind.allCases.first(where: { "\($0.name)" == word }) else {
        throw failure("event: '\(word.prefix(40))' is no event")
      }
      try endLine("event")
      run.events.append(TimelineEvent(time: time, kind: kind))
    }
    while scanner.takes("step") {
      run.stepTimes.append(try number("step"))
      try endLine("step")
    }
    if scanner.takes("failure") {
      run.failure = scanner.rest()
      try endLine("failure")
    }
  }

  private mutating func readLinks(layers: Int) throws(RunFileError) {
    run.links = Array(repeating: LayerLink(), count: layers * run.screens.count)
    var last = -1
    while scanner.takes("link") {
      guard let index = scanner.integer(), index > last, index < run.links.count else {
        throw failure("link: expected a number after \(last) and before \(run.links.count)")
      }
      last = index
      guard let parent = scanner.integer(), 0...255 ~= parent, parent < max(1, index % layers)
      else { throw failure("link: a layer moves with one of a lower number") }
      var link = LayerLink(parent: UInt8(parent))
      if !scanner.isAtLineEnd {
        var numbers: [Double] = []
        for _ in 0..<5 { numbers.append(try number("link")) }
        link.clip = Rect(numbers[0], numbers[1], numbers[2], numbers[3])
        link.cornerRadius = numbers[4]
      }
      run.links[index] = link
      try endLine("link")
    }
  }
}
