// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

/// Writes the frames of a run for other programs: lines of JSON, or a table.
///
/// JSON has one header line and then one line for each frame, with keys in a fixed order, numbers in their
/// shortest form that reads back to the same bits, and `null` for a value that does not exist:
///
///     {"schemaVersion":1,"scenario":…,"pattern":…,"variant":…,"device":{…},"refreshRate":60,"tracks":[…]}
///     {"frame":0,"t":0,"phase":"idle","finger":null,"values":{…},"elements":[{"id":"header","frame":[x,y,w,h]},…]}
///
/// The table has a line of column names, then one line for each frame: frame, t, phase, finger and the values;
/// elements, whose number changes from frame to frame, are left out, and a value that does not exist is
/// an empty field.
public struct FrameOutput: Sendable {
  /// The form of the output.
  public enum Format: UInt8, Sendable, CaseIterable {
    /// One JSON value in each line.
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
  ///   - sink: Receives each piece; together the pieces are the output, in UTF-8.
  /// - Throws: What the sink throws.
  /// - Complexity: Linear in the number of element frames.
  public func write<Failure: Error>(
    _ timeline: Timeline, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var lines = FrameLines(self)
    try lines.append(timeline, frameCount: timeline.frameCount, to: sink)
    try lines.finish(to: sink)
  }

  static func spelling(_ name: TrackName) -> [UInt8] { Array(name.description.utf8) }
}
