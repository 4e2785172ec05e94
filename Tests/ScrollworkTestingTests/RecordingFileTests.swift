// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import ScrollworkRecorder
import TestSupport
import Testing

/// The format that the recorder writes.
@Suite struct `Recording file` {
  @Test func `begins at time 0, and has no number that JSON lacks`() throws {
    var file = RecordingFile()
    file.facts.model = "a \"model\"\n\\"
    file.add(RecordingFile.Sample(time: 5.25, offset: -1e-7, finger: .nan))
    file.add(RecordingFile.Sample(time: 5.2666666, offset: 12.34567, header: 64))
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(file.text.utf8)) as? [String: Any])
    #expect(json["columns"] as? [String] == ["ms", "offset", "finger", "header"])
    #expect(file.text.contains("    [0, 0, null, 64.0],\n    [16.667, 12.346, null, 64.0]\n"))
    #expect(file.table == "ms,offset,finger,header\n0,0,,64.0\n16.667,12.346,,64.0\n")
    #expect((json["device"] as? [String: Any])?["model"] as? String == "a model")
  }

  @Test func `a frame that is shown again, or has no time, is left out`() {
    var file = RecordingFile()
    for time in [1, 1, 0.5, .nan, 2] { file.add(RecordingFile.Sample(time: time, offset: 0)) }
    #expect(file.samples.map(\.time) == [1, 2])
    for frame in 0..<RecordingFile.limit + 5 {
      file.add(RecordingFile.Sample(time: 3 + Double(frame), offset: 0))
    }
    #expect(file.samples.count == RecordingFile.limit)
  }

  @Test func `the recorder has the types of UIKit and SwiftUI, in debug and in release builds`()
    throws
  {
    let scratch = try ScratchFolder()
    let script = Process()
    script.executableURL = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Stubs/check.sh")
    script.arguments = [scratch.path("")]
    let errors = Pipe()
    script.standardError = errors
    try script.run()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    script.waitUntilExit()
    #expect(script.terminationStatus == 0, "\(String(decoding: said, as: UTF8.self))")
  }
}
