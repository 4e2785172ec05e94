// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

/// Writes frames that come part by part, in pieces of about 64 KB; see `FrameOutput`.
public struct FrameLines: ~Copyable {
  /// How many bytes make a piece.
  private static let limit = 65_536

  private let output: FrameOutput
  private var names: [[UInt8]] = []
  /// How many frames there were.
  private var count = 0
  private var hasBegun = false
  private var text = ByteText(capacity: limit + 8192)
  private var numbers = NumberTexts()
  private var elements = ElementTexts()
  /// Where the values and elements of the last line are in the text; nil if they are no longer there.
  private var lastPlace: Range<Int>?

  /// Starts an output.
  public init(_ output: FrameOutput) {
    self.output = output
  }

  /// Writes the frames of a timeline, which follow those before.
  ///
  /// - Parameters:
  ///   - timeline: The frames; the first one also says what the header line has.
  ///   - frameCount: How many of the frames follow those before; the others are not looked at.
  ///   - sink: Receives each piece; together the pieces are the output, in UTF-8.
  /// - Throws: What the sink throws.
  /// - Complexity: Linear in the number of element frames.
  public mutating func append<Failure: Error>(
    _ timeline: Timeline, frameCount: Int, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    if !hasBegun { begin(timeline) }
    for frame in 0..<frameCount {
      switch output.format {
      case .ndjson: appendLine(timeline, frame)
      case .csv: appendRow(timeline, frame)
      }
      count += 1
      if text.count >= Self.limit { try pass(to: sink) }
    }
  }

  /// Writes what is left.
  ///
  /// - Parameter sink: Receives the last piece, if there is one.
  /// - Throws: What the sink throws.
  public mutating func finish<Failure: Error>(
    to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    if !text.isEmpty { try pass(to: sink) }
  }

  private mutating func pass<Failure: Error>(
    to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    try sink(text.array)
    text.truncate(to: 0)
    elements.forgetPlace()
    lastPlace = nil
  }

  private mutating func begin(_ timeline: Timeline) {
    hasBegun = true
    names = timeline.valueNames.map(FrameOutput.spelling)
    var bytes: [UInt8] = []
    switch output.format {
    case .ndjson: output.appendHeader(timeline, names, to: &bytes)
    case .csv: output.appendColumns(names, to: &bytes)
    }
    text.append(contentsOf: bytes)
  }

  /// Appends the line of JSON of a frame.
  private mutating func appendLine(_ timeline: Timeline, _ frame: Int) {
    text.append("{\"frame\":")
    text.append(decimal: count)
    text.append(",\"t\":")
    appendTime(timeline)
    text.append(",\"phase\":\"")
    text.append(timeline.phases[frame].name)
    text.append("\",\"finger\":")
    let finger = timeline.fingers[frame]
    if finger.x.isNaN {
      text.append("null")
    } else {
      text.append("[")
      numbers.append(finger.x, to: &text)
      text.append(",")
      numbers.append(finger.y, to: &text)
      text.append("]")
    }
    let first = text.count
    defer { lastPlace = first..<text.count }
    if let lastPlace, timeline.staysSame(inFrame: frame) {
      return text.append(again: lastPlace.count, from: lastPlace.lowerBound)
    }
    text.append(",\"values\":{")
    for track in names.indices {
      if track > 0 { text.append(",\"") } else { text.append("\"") }
      text.append(contentsOf: names[track])
      text.append("\":")
      numbers.append(timeline.value(track, inFrame: frame), to: &text)
    }
    text.append("},\"elements\":[")
    elements.append(timeline, frame, &numbers, to: &text)
    text.append("]}\n")
  }

  /// Appends the row of a frame.
  private mutating func appendRow(_ timeline: Timeline, _ frame: Int) {
    text.append(decimal: count)
    text.append(",")
    appendTime(timeline)
    text.append(",")
    text.append(timeline.phases[frame].name)
    let finger = timeline.fingers[frame]
    appendField(finger.x)
    appendField(finger.x.isNaN ? .nan : finger.y)
    for track in names.indices { appendField(timeline.value(track, inFrame: frame)) }
    text.append("\n")
  }

  private mutating func appendTime(_ timeline: Timeline) {
    numbers.append(timeline.time(ofFrame: count), to: &text)
  }

  private mutating func appendField(_ value: Double) {
    text.append(",")
    if value.isFinite { numbers.append(value, to: &text) }
  }
}
