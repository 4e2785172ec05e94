// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

/// Expects that a recording, seen as a run of a pattern file, has no findings; each finding is an issue of the test.
///
/// ```swift
/// @Test func `the profile scrolls as designed`() throws {
///   let recording = try DeviceRecording(contentsOf: "Recordings/fling.json")
///   expectNoFindings(in: recording, as: "profile.pattern.jsonc")
/// }
/// ```
///
/// - Parameters:
///   - recording: What the device showed.
///   - path: The pattern file.
///   - variant: The variant; nil for the first that is fixed.
///   - device: The identifier of the device; nil for that of the recording.
///   - fileID: Where the expectation is.
///   - filePath: Where the expectation is.
///   - line: Where the expectation is.
///   - column: Where the expectation is.
public func expectNoFindings(
  in recording: DeviceRecording, as path: String, variant: String? = nil, device: String? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  do throws(RecordingError) {
    let review = try RecordingReview(of: recording, as: path, variant: variant, device: device)
    for finding in try review.findings() {
      Issue.record("\(finding)", sourceLocation: place)
    }
  } catch {
    Issue.record("\(error)", sourceLocation: place)
  }
}
