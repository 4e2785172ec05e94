// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A recording as a file: facts about the device, and a sample for each display frame.
///
/// `scrollwork fit` reads it, and `expectNoFindings` judges it. A scenario's `trace` step plays its table.
public struct RecordingFile: Equatable, Sendable {
  /// Facts about the device and the scroll view, on which the motion depends.
  public struct Facts: Equatable, Sendable {
    /// The hardware, such as `iPhone16,1`.
    public var model = ""
    /// The version of the system, such as `18.1`.
    public var system = ""
    /// The size of the screen, in points: width, then height.
    public var screen = [0.0, 0.0]
    /// Pixels in a point.
    public var scale = 1.0
    /// The most display frames in a second.
    public var rate = 60
    /// The safe area at the top of the window, in points.
    public var safeArea = 0.0
    /// The height of the scroll view, in points.
    public var viewport = 0.0
    /// The adjusted inset at its top, in points.
    public var inset = 0.0
    /// The height of its content, in points.
    public var content = 0.0

    /// Makes facts of nothing.
    public init() {}
  }

  /// What was on the screen at one moment.
  public struct Sample: Equatable, Sendable {
    /// The time of the display frame, in seconds on the clock of the display.
    public var time: Double
    /// The content offset, in points.
    public var offset: Double
    /// The y of the finger on the screen, in points; nil where none is down.
    public var finger: Double?
    /// The height of the header, in points; nil if none is recorded.
    public var header: Double?

    /// Makes a sample.
    public init(time: Double, offset: Double, finger: Double? = nil, header: Double? = nil) {
      (self.time, self.offset, self.finger, self.header) = (time, offset, finger, header)
    }
  }

  /// The most samples: ten minutes at 120 frames a second.
  public static let limit = 72_000

  /// Facts about the device.
  public var facts = Facts()
  /// The samples, in order of time.
  public private(set) var samples: [Sample] = []

  /// Makes an empty recording.
  public init() {}

  /// Adds a sample; one that is no later than the last, or beyond the limit, is left out.
  public mutating func add(_ sample: Sample) {
    guard samples.count < Self.limit, sample.time.isFinite, sample.offset.isFinite,
      sample.time > samples.last?.time ?? -.infinity
    else { return }
    samples.append(sample)
  }

  /// The file's text: JSON with one line for each sample.
  public var text: String {
    let rows = cells(nothing: "null").map { "    [\($0.joined(separator: ", "))]" }
    func number(_ value: Double) -> String { Self.number(value, nothing: "null") }
    return """
      {
        "device": \(device(number)),
        "columns": [\(columns.map { "\"\($0)\"" }.joined(separator: ", "))],
        "samples": [
      \(rows.joined(separator: ",\n"))
        ]
      }

      """
  }

  /// The samples as CSV, without the facts.
  public var table: String {
    ([columns] + cells(nothing: "")).map { $0.joined(separator: ",") + "\n" }.joined()
  }

  private var columns: [String] {
    ["ms", "offset", "finger"] + (samples.contains { $0.header != nil } ? ["header"] : [])
  }

  private func cells(nothing: String) -> [[String]] {
    let hasHeader = columns.count > 3
    let start = samples.first?.time ?? 0
    var last = samples.compactMap(\.header).first
    return samples.map { sample in
      // A header that is not there for a frame keeps its height.
      last = sample.header ?? last
      let numbers = [(sample.time - start) * 1000, sample.offset, sample.finger]
      return (numbers + (hasHeader ? [last] : [])).map { Self.number($0, nothing: nothing) }
    }
  }

  /// A thousandth of a point or of a millisecond is less than any display shows.
  private static func number(_ value: Double?, nothing: String) -> String {
    guard let value, value.isFinite else { return nothing }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == 0 ? "0" : "\(rounded)"
  }

  private func device(_ number: (Double) -> String) -> String {
    let sizes = facts.screen.map(number).joined(separator: ", ")
    return "{\"model\": \(Self.quoted(facts.model)), \"system\": \(Self.quoted(facts.system)), "
      + "\"screen\": [\(sizes)], \"scale\": \(number(facts.scale)), \"rate\": \(facts.rate), "
      + "\"safeArea\": \(number(facts.safeArea)), \"viewport\": \(number(facts.viewport)), "
      + "\"inset\": \(number(facts.inset)), \"content\": \(number(facts.content))}"
  }

  private static func quoted(_ text: String) -> String {
    let plain = text.unicodeScalars.filter { $0.value >= 0x20 && $0 != "\"" && $0 != "\\" }
    return "\"" + String(String.UnicodeScalarView(plain)) + "\""
  }
}
