// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles

/// What a device showed: offsets, and perhaps a finger and the height of a header, frame by frame.
///
/// `ScrollworkRecorder` writes such files in an app; `scrollwork fit` reads them, too.
public struct DeviceRecording: Sendable {
  let path: String
  let contents: TraceFile.Contents

  /// Reads a recording.
  ///
  /// - Parameter path: A file that ends in `.csv` or `.json`.
  /// - Throws: `RecordingError` with the place of the first mistake.
  public init(contentsOf path: String) throws {
    self.path = path
    do {
      contents = try TraceFile.read(path: path, source: try RecordingError.bytes(of: path))
    } catch let error as InvalidScenarioFile {
      throw RecordingError(error.description)
    }
  }

  /// Makes a recording of numbers, as a test measures them itself.
  ///
  /// - Parameters:
  ///   - times: When each sample was taken, in seconds; rises.
  ///   - offsets: The content offset at each sample, in points.
  ///   - header: The height of a header at each sample, in points; empty if there is none.
  /// - Precondition: There are at least two samples, and `header` is empty or has a number for each.
  public init(times: [Double], offsets: [Double], header: [Double] = []) {
    precondition(times.count >= 2, "a recording has at least two samples")
    precondition(times.count == offsets.count, "an offset for each time")
    precondition(header.isEmpty || header.count == times.count, "a header for each time")
    path = "the recording"
    var contents = TraceFile.Contents()
    contents.times = times.map { $0 - times[0] }
    contents.offsets = offsets
    contents.header = header
    self.contents = contents
  }

  /// How many samples there are.
  public var count: Int { contents.times.count }
}
