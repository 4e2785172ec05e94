// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Recordings of devices: what a small recorder in an app writes, as CSV or JSON.
package enum TraceFile {
  /// What a recording holds, sample by sample.
  package struct Contents: Equatable, Sendable {
    /// When each sample was taken, in seconds since the first; rises.
    package var times: [Double] = []
    /// The content offset, in points.
    package var offsets: [Double] = []
    /// The y of the finger on the screen, in points; NaN where no finger is down, empty if it was not
    /// recorded.
    package var finger: [Double] = []
    /// The height of a header, in points; empty if it was not recorded.
    package var header: [Double] = []
    /// The device; nil if the file says nothing of it.
    package var device: RecordedDevice?

    /// Makes a recording of nothing.
    package init() {}
  }

  /// Reads a recording.
  ///
  /// CSV has a line of titles and a line for each sample; without titles the columns are `ms` and `offset`.
  /// JSON is a list of samples `[ms, offset]`, or an object with `columns` and `samples`. The columns are
  /// `ms` (or `t`, in seconds), `offset` (or `y`, as in scenarios), and perhaps `finger` and `header`; a finger that is not down is
  /// an empty field or null.
  ///
  /// - Parameters:
  ///   - path: The file's path, for errors; its ending says which it is.
  ///   - source: The file's bytes.
  /// - Throws: The first mistake, with its place.
  package static func read(
    path: String, source: [UInt8]
  ) throws(InvalidScenarioFile) -> Contents {
    let log = ErrorLog()
    let file = SourceFile(path: path, bytes: source, log: log)
    var rows = TraceRows(file: file)
    if path.hasSuffix(".csv") {
      TraceTableReader(file: file).read(into: &rows)
    } else {
      TraceListReader(file: file).read(into: &rows)
    }
    if log.isEmpty, rows.contents.times.count < 2 {
      file.report(at: source.count, "a recording must have at least 2 samples")
    }
    guard log.isEmpty else { throw log.failure }
    return rows.contents
  }
}
