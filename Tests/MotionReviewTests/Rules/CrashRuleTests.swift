// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ScrollCore
import TestSupport
import Testing

@Suite struct `A variant that would crash` {
  private func findings(_ variant: String) throws -> [Finding] {
    let harness = Harness(variant, on: .iPhone8).with {
      $0.parameters["sections"] = .numbers([5, 0, 8])
    }
    return Review.findings(in: try harness.run([.pause(0.5)])).filter { $0.rule == .crash }
  }

  @Test func `is reported with its reason, in its last frame`() throws {
    let found = try findings("sh2")
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(String(decoding: finding.label, as: UTF8.self) == "crash")
    #expect(
      String(decoding: finding.sentence, as: UTF8.self)
        == "The app crashes here: the last item of an empty section has index −1, "
        + "and the layout knows no such item. Nothing after this was shown.")
    #expect(finding.firstFrame == finding.lastFrame && finding.worstFrame == finding.lastFrame)
    #expect(finding.lastFrame < 30)
  }

  @Test(arguments: ["sh0", "sh3"])
  func `is not reported for every variant with an empty section`(variant: String) throws {
    #expect(try findings(variant).isEmpty)
  }
}
