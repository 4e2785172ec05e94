// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import TextFormats

/// What one case came to in one run; a line of the native format.
///
/// All figures are per unit of work, such as a frame, unless documented otherwise. A figure that
/// was not measured is nil, which is different from 0.
package struct Record: Equatable, Sendable {
  /// The version of the format.
  package static let version = 1

  /// Which case.
  package var id: CaseID
  /// What a unit of work is, such as `frame`.
  package var unit: String
  /// How many units one run of the case has.
  package var units: Int
  /// The measured commit; nil if it is unknown.
  package var commit: String?
  /// When, as ISO 8601 in UTC.
  package var time: String
  /// Where.
  package var host: HostFacts
  /// Wall time.
  package var wall: TimeFigures?
  /// Processor time: the median over processes, in nanoseconds.
  package var processorTime: Double?
  /// Instructions, counted by callgrind.
  package var instructions: Double?
  /// Allocated heap blocks.
  package var allocations: Double?
  /// Allocated heap bytes.
  package var allocatedBytes: Double?
  /// References counted up.
  package var retains: Double?
  /// References counted down.
  package var releases: Double?
  /// Checks of exclusive access.
  package var accesses: Double?
  /// Bytes that a whole run of the case writes or reads.
  package var bytes: Int?
  /// The peak memory of the measuring process, in bytes.
  package var peakBytes: Int?
  /// The time of an iteration of the calibration loop in the same processes, in nanoseconds.
  package var calibration: Double?

  /// Makes a record without figures.
  package init(_ id: CaseID, unit: String, units: Int, time: String, host: HostFacts) {
    self.id = id
    self.unit = unit
    self.units = units
    self.time = time
    self.host = host
  }

  /// Megabytes (1e6 bytes) in a second; nil for a case without bytes or without time.
  package var megabytesPerSecond: Double? {
    guard let bytes, let wall, wall.median > 0 else { return nil }
    return Double(bytes) / Double(units) / wall.median * 1e3
  }

  /// The record as JSON.
  package var json: JSONValue {
    let times = wall.map { wall in
      JSONValue.object([
        ("median", .number(wall.median)), ("mad", .number(wall.deviation)),
        ("p99", .number(wall.percentile99)), ("forks", .list(wall.forks.map { .number($0) })),
      ])
    }
    return .object([
      ("v", .integer(Self.version)), ("case", .string(id.description)), ("unit", .string(unit)),
      ("units", .integer(units)), ("commit", commit.map { .string($0) }), ("time", .string(time)),
      ("host", host.json), ("ns", times), ("cpu_ns", processorTime.map { .number($0) }),
      ("instr", instructions.map { .number($0) }), ("allocs", allocations.map { .number($0) }),
      ("alloc_bytes", allocatedBytes.map { .number($0) }),
      ("retains", retains.map { .number($0) }), ("releases", releases.map { .number($0) }),
      ("accesses", accesses.map { .number($0) }), ("bytes_out", bytes.map { .integer($0) }),
      ("mb_s", megabytesPerSecond.map { .number($0) }),
      ("peak_bytes", peakBytes.map { .integer($0) }),
      ("calib_ns", calibration.map { .number($0) }),
    ])
  }

  /// The record as one line without a newline.
  package var line: String { json.line }

  /// Reads a record.
  ///
  /// - Throws: An error that names what is missing, or another version.
  package init(_ json: JSONValue) throws(RecordError) {
    guard json["v"]?.integer == Self.version else {
      throw RecordError("version \(json["v"]?.line ?? "missing"), expected \(Self.version)")
    }
    guard let id = json["case"]?.text.flatMap({ CaseID($0) }) else {
      throw RecordError("no case of the form area/pattern/device/parameter")
    }
    guard let host = json["host"].flatMap({ HostFacts($0) }) else {
      throw RecordError("no complete host")
    }
    guard let unit = json["unit"]?.text, let units = json["units"]?.integer, units > 0,
      let time = json["time"]?.text
    else { throw RecordError("no unit, units or time") }
    self.init(id, unit: unit, units: units, time: time, host: host)
    commit = json["commit"]?.text
    if let times = json["ns"] {
      guard let median = times["median"]?.number, let deviation = times["mad"]?.number,
        let percentile99 = times["p99"]?.number, let forks = times["forks"]?.list
      else { throw RecordError("ns without median, mad, p99 or forks") }
      wall = TimeFigures(
        median: median, deviation: deviation, percentile99: percentile99,
        forks: forks.compactMap(\.number))
    }
    processorTime = json["cpu_ns"]?.number
    instructions = json["instr"]?.number
    allocations = json["allocs"]?.number
    allocatedBytes = json["alloc_bytes"]?.number
    retains = json["retains"]?.number
    releases = json["releases"]?.number
    accesses = json["accesses"]?.number
    bytes = json["bytes_out"]?.integer
    peakBytes = json["peak_bytes"]?.integer
    calibration = json["calib_ns"]?.number
  }

  /// Reads lines of records; empty lines are skipped.
  ///
  /// - Throws: The first invalid line, with its number.
  package static func read(lines text: String) throws(RecordError) -> [Record] {
    var records: [Record] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.allSatisfy(\.isWhitespace) {
      do {
        records.append(try Record(JSONParser.parse(String(line))))
      } catch {
        throw RecordError("line \(index + 1): \(error)")
      }
    }
    return records
  }
}
