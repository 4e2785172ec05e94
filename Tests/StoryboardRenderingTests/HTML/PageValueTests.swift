// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import StoryboardRendering

@Suite struct PageValueTests {
  @Test(arguments: [
    (0.0, "0.00"), (48, "48.00"), (-0.004, "0.00"), (-0.005, "−0.01"), (1234.567, "1234.57"),
    (.nan, "–"), (-148, "−148.00"),
  ])
  func `points have two decimals and a true minus sign`(value: Double, text: String) {
    #expect(PageValue(TrackName("header.height")).text(value) == text)
  }

  @Test(arguments: [(0.04, "0.0"), (0.05, "0.1"), (-99.96, "−100.0"), (2626.25, "2626.3")])
  func `speeds have one decimal`(value: Double, text: String) {
    let speed = PageValue(TrackName("velocity.y"))
    #expect(speed.unit == "pt/s")
    #expect(speed.text(value) == text)
  }

  @Test(arguments: [("title", ".scale", 2), ("page", ".position", 2), ("refresh", ".state", 0)])
  func `values that are not lengths have no unit`(stem: String, suffix: String, digits: Int) {
    let all: [TrackName] = [
      TrackName("title.scale"), TrackName("page.position"), TrackName("refresh.state"),
    ]
    let value = all.map(PageValue.init).first { $0.key == stem + suffix }
    #expect(value?.unit == "")
    #expect(value?.digits == digits)
  }

  @Test func `name is spelled as in frame output`() {
    #expect(PageValue(TrackName("header", 2, ".y")).key == "header[2].y")
    #expect(PageValue(TrackName("selectedTab")).text(1) == "1")
  }
}
