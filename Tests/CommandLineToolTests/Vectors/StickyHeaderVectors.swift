// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension FrameVector {
  /// Content offsets as input, positions of section headers as output: headers of 40 points, rows
  /// of 60, on a screen of 375 × 667 by default.
  static let stickyHeaders: [FrameVector] = [
    FrameVector(
      // Natural positions at 0, 340 and 500; the content is 1020 long.
      name: "5, 2 and 8 rows", pattern: "sticky-headers", members: insets(0),
      steps: offsets(-50, 0, 39.5, 40, 60, 300, 320, 340, 353),
      expectations: headers(0, "sh0 sh1 sh2 sh3", 50, 390, 550),
      headers(1, "sh0 sh1 sh2 sh3", 0, 340, 500),
      // It sticks within its own height; then its natural position is outside the rectangle.
      headers(2, "sh1 sh2 sh3", 0, 300.5, 460.5),
      headers(3, "sh1", nil, 300, 460),
      headers(4, "sh0", -60, 280, 440), headers(4, "sh1", nil, 280, 440),
      headers(4, "sh2 sh3", 0, 280, 440),
      headers(5, "sh0", -300, 40, 200), headers(5, "sh1", nil, 40, 200),
      headers(5, "sh2 sh3", 0, 40, 200),
      headers(6, "sh2 sh3", -20, 20, 180),
      headers(7, "sh2", nil, 0, 160), headers(7, "sh3", -40, 0, 160),
      headers(8, "sh0", -353, -13, 147), headers(8, "sh3", -53, 0, 147),
      [.at(0, "sh0 sh1 sh2 sh3", ["contentOffset.min": 0, "contentOffset.max": 353])]),
    FrameVector(
      name: "section insets of 10", pattern: "sticky-headers",
      members: insets(0, #""sectionInsetTop": 10, "sectionInsetBottom": 10"#),
      steps: offsets(0, 340),
      expectations: headers(0, "sh2", 10, 370, 550), headers(0, "sh3", 0, 360, 540),
      headers(1, "sh2", -30, 30, 210), headers(1, "sh3", -20, 20, 200),
      // 20 uncovered points between two headers.
      [
        .at(6, "sh2", ["#header[0].bottom": 10, "#header[1].top": 30]),
        .at(6, "sh3", ["#header[0].bottom": 20, "#header[1].top": 20]),
      ]),
    FrameVector(
      name: "footers of 30", pattern: "sticky-headers", members: insets(0, #""footerHeight": 30"#),
      steps: offsets(320, 340),
      expectations: headers(0, "sh2", -20, 50, 240), headers(0, "sh3", 0, 50, 240),
      headers(1, "sh2", nil, 30, 220), headers(1, "sh3", -10, 30, 220),
      // The footer is fully visible, and the header is not.
      [
        .at(
          6, "sh2",
          ["#footer[0].top": 0, "#footer[0].bottom": 30, "#header[0].top": nil]),
        .at(6, "sh3", ["#footer[0].top": 0, "#header[0].bottom": 30]),
      ]),
    FrameVector(
      name: "below a bar of 48", pattern: "sticky-headers", members: insets(48),
      steps: offsets(-28, 60),
      expectations: headers(0, "sh2", 28, 368, 528), headers(0, "sh3", 48, 368, 528),
      headers(1, "sh2", 0, 280, 440), headers(1, "sh3", 48, 280, 440)),
    FrameVector(
      name: "a section without rows", pattern: "sticky-headers",
      members: insets(0, #""sections": [5, 0, 8]"#), steps: offsets(60, 340),
      expectations: headers(0, "sh3", 0, 280, 320), headers(1, "sh3", -40, 0, 40),
      // The run ends where the app would crash.
      [
        .atEnd(
          "sh2",
          [
            "frame count": 1, "warning count": 1, "#crash.top": 0, "#crash.right": 375,
            "#crash.bottom": 667,
          ]),
        .atEnd("sh3", ["#crash.top": nil]),
      ]),
    FrameVector(
      // The whole header is behind the bar.
      name: "behind the clock", pattern: "sticky-headers", device: "iphone-11",
      members: #""parameters": { "sections": [5, 20] },"#, steps: offsets(60),
      expectations: [
        .at(0, "sh2", ["header[0].y": 0, "#header[0].bottom": 40, "#statusBar.bottom": 48]),
        .at(0, "sh3", ["header[0].y": 48]),
      ]),
  ]

  /// The safe area's top, and parameters.
  private static func insets(_ top: Int, _ parameters: String = "") -> String {
    #""insets": { "top": \#(top) }, "parameters": { \#(parameters) },"#
  }

  /// The positions of three headers after a sample.
  private static func headers(_ sample: Int, _ variants: String, _ places: Double?...)
    -> [FrameExpectation]
  {
    places.enumerated().map {
      .at(Double(6 * sample), variants, ["header[\($0.offset)].y": $0.element])
    }
  }
}
