// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import ScrollworkRecorder
import ScrollworkTesting
import TestSupport
import Testing

/// An app's own test, as it is written with this library: a recording in the recorder's format, and a pattern file.
@Suite struct `Recordings in an app's tests` {
  private let scratch: ScratchFolder
  private let pattern: String

  init() throws {
    scratch = try ScratchFolder()
    pattern = try scratch.write(
      """
      {
        "version": 1, "id": "bar", "title": "Bar",
        "scrollViews": { "list": { "content": 3000, "safeArea": { "leading": "104" }, "alwaysBounces": true } },
        "values": { "height": { "is": "safe.top + 104 - min(60, list.scrolled)", "as": "header.height" } },
        "elements": [{ "id": "bar", "frame": { "top": 0, "height": "height" }, "look": "header" }],
        "variants": {
          "follows": { "title": "Follows" },
          "jumps": {
            "title": "Jumps", "fixed": false,
            "set": { "values.height.is": "safe.top + 104 - clamp(100 * (list.scrolled - 30), 0, 60)" },
          },
        },
      }
      """, to: "bar.pattern.jsonc")
  }

  /// A slow drag of 120 points up, on an iPhone 8: 60 frames a second, as the recorder writes it.
  private func recording(header: (Double) -> Double?) throws -> String {
    var file = RecordingFile()
    file.facts.model = "iPhone10,1"
    file.facts.system = "16.7"
    (file.facts.screen, file.facts.scale, file.facts.safeArea) = ([375, 667], 2, 20)
    for frame in 0...60 {
      // Smooth at both ends.
      let progress = Double(frame) / 60
      let scrolled = 120 * progress * progress * (3 - 2 * progress)
      file.add(
        RecordingFile.Sample(
          time: 812.5 + Double(frame) / 60, offset: scrolled - 124, finger: 500 - scrolled,
          header: header(scrolled)))
    }
    return try scratch.write(file.text, to: "recording.json")
  }

  private func rightHeader(_ scrolled: Double) -> Double { 124 - min(60, scrolled) }

  @Test func `a recording of the interface as it is described has no findings`() throws {
    let recording = try DeviceRecording(contentsOf: recording(header: rightHeader))
    #expect(recording.count == 61)
    expectNoFindings(in: recording, as: pattern)
    expectNoFindings(in: recording, as: pattern, variant: "follows", device: "iphone-8")
  }

  @Test func `what jumps in the recording is an issue of the test`() throws {
    let recording = try DeviceRecording(contentsOf: recording(header: { _ in nil }))
    let found = try RecordingReview(of: recording, as: pattern, variant: "jumps").findings()
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { !$0.rule.isEmpty && !$0.sentence.isEmpty && $0.seconds > 0 })
    withKnownIssue { expectNoFindings(in: recording, as: pattern, variant: "jumps") }
  }

  @Test func `a header that is not where the pattern has it is found, with both heights`() throws {
    let recording = try DeviceRecording(
      contentsOf: recording(header: { rightHeader($0) + ($0 > 80 ? 5 : 0) }))
    let found = try RecordingReview(of: recording, as: pattern).findings()
    #expect(found.map(\.rule) == ["RECORDED-HEADER"])
    #expect(found.first?.sentence.hasPrefix("The app's header is 69.0 pt high at ") == true)
    #expect(found.first?.sentence.hasSuffix("and the pattern's 64.0 pt.") == true)
  }

  @Test func `numbers of a test's own are a recording, too`() throws {
    let recording = DeviceRecording(times: [0, 0.1, 0.2], offsets: [-124, -120, -116])
    expectNoFindings(in: recording, as: pattern, device: "iphone-8")
    withKnownIssue("it does not say of what device") {
      expectNoFindings(in: recording, as: pattern)
    }
  }

  @Test func `mistakes say where they are and what would be accepted`() throws {
    let path = try scratch.write(
      "{ \"device\": { \"scren\": [1, 2] }, \"samples\": [] }", to: "a.json")
    let wrong = #expect(throws: RecordingError.self) { try DeviceRecording(contentsOf: path) }
    #expect(wrong?.description.contains("a.json:1:15") == true, "\(wrong as Any)")
    #expect(wrong?.description.contains("did you mean 'screen'") == true, "\(wrong as Any)")
    let recording = DeviceRecording(times: [0, 1], offsets: [0, 1])
    let unknown = #expect(throws: RecordingError.self) {
      try RecordingReview(of: recording, as: pattern, variant: "folows", device: "iphone-8")
    }
    #expect(unknown?.description.contains("follows") == true)
    #expect(throws: RecordingError.self) {
      try RecordingReview(of: recording, as: scratch.path("none.pattern.jsonc"), device: "iphone-8")
    }
  }
}
