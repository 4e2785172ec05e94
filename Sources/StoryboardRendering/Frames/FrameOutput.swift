// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore
import TextFormats

/// Writes the frames of a run for other programs: lines of JSON, or a table.
///
/// JSON has one header line and then one line a frame, with keys in a fixed order, numbers in their
/// shortest form that reads back to the same bits, and `null` for a value that does not exist:
///
///     {"schemaVersion":1,"scenario":…,"pattern":…,"variant":…,"device":{…},"refreshRate":60,"tracks":[…]}
///     {"frame":0,"t":0,"phase":"idle","finger":null,"values":{…},"elements":[{"id":"header","frame":[x,y,w,h]},…]}
///
/// The table has a line of column names, then one line a frame: frame, t, phase, finger and the values;
/// elements, whose number changes from frame to frame, are left out, and a value that does not exist is
/// an empty field.
public struct FrameOutput: Sendable {
  /// The form of the output.
  public enum Format: UInt8, Sendable, CaseIterable {
    /// One JSON value to a line.
    case ndjson
    /// Comma-separated values.
    case csv
  }

  /// The form of the output.
  public var format: Format
  /// The scenario's id.
  public var scenario: String
  /// The pattern's id.
  public var pattern: String
  /// The variant's id.
  public var variant: String
  /// The device.
  public var device: DeviceProfile

  /// Makes an output for runs of one variant on one device.
  public init(
    format: Format, scenario: String, pattern: String, variant: String, device: DeviceProfile
  ) {
    self.format = format
    self.scenario = scenario
    self.pattern = pattern
    self.variant = variant
    self.device = device
  }

  /// Writes a run in pieces of about 64 KB.
  ///
  /// - Parameters:
  ///   - timeline: The run.
  ///   - sink: Takes each piece; together the pieces are the output, in UTF-8.
  /// - Throws: What the sink throws.
  /// - Complexity: Linear in the number of element frames.
  public func write<Failure: Error>(
    _ timeline: Timeline, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let limit = 65_536
    var bytes: [UInt8] = []
    bytes.reserveCapacity(limit + 8192)
    let names = timeline.valueNames.map(Self.spelling)
    switch format {
    case .ndjson: appendHeader(timeline, names, to: &bytes)
    case .csv: appendColumns(names, to: &bytes)
    }
    for frame in 0..<timeline.frameCount {
      switch format {
      case .ndjson: appendLine(timeline, frame, names, to: &bytes)
      case .csv: appendRow(timeline, frame, to: &bytes)
      }
      if bytes.count >= limit {
        try sink(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
    }
    if !bytes.isEmpty { try sink(bytes) }
  }

  private static func spelling(_ name: TrackName) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(name.stem)
    if name.index >= 0 {
      bytes.append("[")
      bytes.append(decimal: Int(name.index))
      bytes.append("]")
    }
    bytes.append(name.suffix)
    return bytes
  }

  // MARK: - Lines of JSON

  private func appendHeader(
    _ timeline: Timeline, _ names: [[UInt8]], to bytes: inout [UInt8]
  ) {
    bytes.append("{\"schemaVersion\":1")
    for (key, value) in [("scenario", scenario), ("pattern", pattern), ("variant", variant)] {
      bytes.append(text: ",\"\(key)\":")
      JSONScalar.append(string: value, to: &bytes)
    }
    bytes.append(",\"device\":{\"id\":")
    JSONScalar.append(string: device.id, to: &bytes)
    bytes.append(",\"name\":")
    JSONScalar.append(string: device.name, to: &bytes)
    if let screen = timeline.epochs.first?.screen {
      let insets = screen.safeAreaInsets
      bytes.append(
        screen.orientation == .portrait
          ? ",\"orientation\":\"portrait\"" : ",\"orientation\":\"landscape\"")
      let facts: [(StaticString, Double)] = [
        (",\"width\":", screen.size.width), (",\"height\":", screen.size.height),
        (",\"scale\":", screen.scale), (",\"statusBarHeight\":", screen.statusBarHeight),
        (",\"safeArea\":{\"top\":", insets.top), (",\"left\":", insets.left),
        (",\"bottom\":", insets.bottom), (",\"right\":", insets.right),
      ]
      for (key, value) in facts {
        bytes.append(key)
        JSONScalar.append(value, to: &bytes)
      }
      bytes.append("}")
      // Said where a device is not as it comes.
      if screen.contentSize != .large {
        bytes.append(",\"contentSize\":\"")
        bytes.append(screen.contentSize.word)
        bytes.append("\"")
      }
      if screen.direction == .rightToLeft {
        bytes.append(",\"layoutDirection\":\"rightToLeft\"")
      }
      if device.settings.window != .fullScreen {
        bytes.append(",\"window\":\"")
        bytes.append(device.settings.window.word)
        bytes.append("\"")
      }
      if device.settings.isZoomed { bytes.append(",\"zoomed\":true") }
    }
    bytes.append("},\"refreshRate\":")
    bytes.append(decimal: timeline.rate)
    bytes.append(",\"tracks\":[")
    for (index, name) in names.enumerated() {
      bytes.append(index > 0 ? ",\"" : "\"")
      bytes.append(contentsOf: name)
      bytes.append("\"")
    }
    bytes.append("]}\n")
  }

  private func appendLine(
    _ timeline: Timeline, _ frame: Int, _ names: [[UInt8]], to bytes: inout [UInt8]
  ) {
    bytes.append("{\"frame\":")
    bytes.append(decimal: frame)
    bytes.append(",\"t\":")
    JSONScalar.append(timeline.time(ofFrame: frame), to: &bytes)
    bytes.append(",\"phase\":\"")
    bytes.append(timeline.phases[frame].name)
    bytes.append("\",\"finger\":")
    let finger = timeline.fingers[frame]
    if finger.x.isNaN {
      bytes.append("null")
    } else {
      bytes.append("[")
      JSONScalar.append(finger.x, to: &bytes)
      bytes.append(",")
      JSONScalar.append(finger.y, to: &bytes)
      bytes.append("]")
    }
    bytes.append(",\"values\":{")
    for (track, name) in names.enumerated() {
      bytes.append(track > 0 ? ",\"" : "\"")
      bytes.append(contentsOf: name)
      bytes.append("\":")
      JSONScalar.append(timeline.value(track, inFrame: frame), to: &bytes)
    }
    bytes.append("},\"elements\":[")
    let range = timeline.elementRange(ofFrame: frame)
    for index in range {
      let element = timeline.elements[index]
      bytes.append(index > range.lowerBound ? ",{\"id\":\"" : "{\"id\":\"")
      element.id.appendName(to: &bytes)
      bytes.append("\",\"frame\":[")
      JSONScalar.append(element.frame.x, to: &bytes)
      bytes.append(",")
      JSONScalar.append(element.frame.y, to: &bytes)
      bytes.append(",")
      JSONScalar.append(element.frame.width, to: &bytes)
      bytes.append(",")
      JSONScalar.append(element.frame.height, to: &bytes)
      bytes.append("]}")
    }
    bytes.append("]}\n")
  }

  // MARK: - Table

  private func appendColumns(_ names: [[UInt8]], to bytes: inout [UInt8]) {
    bytes.append("frame,t,phase,finger.x,finger.y")
    for name in names {
      bytes.append(",")
      bytes.append(contentsOf: name)
    }
    bytes.append("\n")
  }

  private func appendRow(_ timeline: Timeline, _ frame: Int, to bytes: inout [UInt8]) {
    bytes.append(decimal: frame)
    bytes.append(",")
    JSONScalar.append(timeline.time(ofFrame: frame), to: &bytes)
    bytes.append(",")
    bytes.append(timeline.phases[frame].name)
    let finger = timeline.fingers[frame]
    let fields = [finger.x, finger.x.isNaN ? .nan : finger.y]
    for field in fields { appendField(field, to: &bytes) }
    for track in timeline.valueNames.indices {
      appendField(timeline.value(track, inFrame: frame), to: &bytes)
    }
    bytes.append("\n")
  }

  private func appendField(_ value: Double, to bytes: inout [UInt8]) {
    bytes.append(",")
    if value.isFinite { JSONScalar.append(value, to: &bytes) }
  }
}
