// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension FrameVector {
  /// A table with header and section header, a pager in it, and a list on each page: the article's
  /// variants.
  static let nestedTabs: [FrameVector] =
    nestedRanges + nestedUp + nestedPages + nestedDown + nestedFlings

  private static let nestedRanges: [FrameVector] =
    [("iphone-8", 667.0, 583.0), ("iphone-11", 896, 354)].map { device, height, maximum in
      FrameVector(
        // 617 (846) of 1200 points of rows are visible.
        name: "at the end", pattern: "sticky-tabs", device: device, members: tabs(start: 5000),
        steps: pause(100),
        expectations: [
          .at(
            0, "st4 st5 st6",
            [
              "outer.contentOffset.y": 150, "contentOffset.max": 150,
              "inner[0].contentOffset.y": maximum, "#row[0][19].bottom": height,
            ])
        ])
    }

  private static let nestedUp: [FrameVector] = [
    FrameVector(
      // Both follow the whole finger: rows move at twice its speed, and 150 points are skipped.
      name: "up", pattern: "sticky-tabs", members: tabs(), steps: finger((-10, 20), from: 600),
      rates: [60],
      expectations: .run(
        "outer.contentOffset.y", "st4", from: 0,
        [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 150]),
      .run(
        "inner[0].contentOffset.y", "st4", from: 0,
        [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160]),
      .run("#row[0][0].top", "st4", from: 0, [200, 180, 160, 140, 120, 100]),
      .run(
        "#row[0][5].top", "st4", from: 0,
        [500, 480, 460, 440, 420, 400, 380, 360, 340, 320, 300, 280, 260, 240, 220, 200, 190, 180]),
      places("st4", (16, 150, 160), (17, 150, 170)),
      [.at(16, "st4", ["#row[0][5].top": 190]), .at(17, "st4", ["#row[0][5].top": 180])],
      // The offset is set back while the table moves.
      places("st5 st6", (1, 10, 0), (2, 20, 0), (15, 150, 0), (16, 150, 10), (17, 150, 20))),
    FrameVector(
      // Twice the finger's speed in the first frame, none in the sixteenth.
      name: "up, the list told first", pattern: "sticky-tabs",
      members: tabs(#""order": "innerFirst""#), steps: finger((-10, 20), from: 600), rates: [60],
      expectations: places(
        "st5", (1, 10, 10), (2, 20, 10), (15, 150, 10), (16, 150, 10), (17, 150, 20))),
    FrameVector(
      // The other half of the movement is lost, unless it continues within the frame.
      name: "up, below a header of 155", pattern: "sticky-tabs",
      members: tabs(#""headerHeight": 155"#), steps: finger((-10, 20), from: 600), rates: [60],
      expectations: places("st5", (15, 150, 0), (16, 155, 0), (17, 155, 10)),
      places("st7", (15, 150, 0), (16, 155, 5), (17, 155, 15))),
  ]

  private static let nestedPages: [FrameVector] = [
    FrameVector(
      // The first list cannot scroll and is never notified of the table's movement, so the flag
      // stays set and swallows the first movement of the second one.
      name: "up on a short tab, then on the other", pattern: "sticky-tabs",
      members: tabs(#""rows": [3, 20]"#), steps: finger((-10, 15), from: 600), tap("tab[1]"),
      pause(1000), finger((-10, 5), from: 600), rates: [60],
      expectations: [
        .atEnd("st5 st6", ["outer.contentOffset.y": 150, "inner[1].contentOffset.y": 40]),
        .atEnd("st7", ["outer.contentOffset.y": 150, "inner[1].contentOffset.y": 50]),
      ])
  ]

  private static let nestedDown: [FrameVector] = [
    FrameVector(
      // The header comes back over the middle of the list.
      name: "down, list at 200", pattern: "sticky-tabs", members: tabs(start: 350),
      steps: finger((10, 20), from: 300), rates: [60],
      expectations: places(
        "st5", (0, 150, 200), (1, 140, 200), (14, 10, 200), (15, 0, 200), (16, 0, 190))),
    FrameVector(
      name: "down, list at 30", pattern: "sticky-tabs", members: tabs(start: 180),
      steps: finger((10, 20), from: 300), rates: [60],
      expectations: places(
        "st6", (0, 150, 30), (1, 150, 20), (2, 150, 10), (3, 150, 0), (4, 140, 0), (5, 130, 0))),
    FrameVector(
      // The header moves for one frame although the list is not at its top.
      name: "down, list at 30, the list told first", pattern: "sticky-tabs",
      members: tabs(#""order": "innerFirst""#, start: 180), steps: finger((10, 20), from: 300),
      rates: [60],
      expectations: places("st6", (1, 140, 20), (2, 140, 10), (3, 140, 0), (4, 130, 0))),
    FrameVector(
      // The rubber band of a list of 617: 0.55 · 617 · x/(617 + 0.55 · x).
      name: "down, lists bounce", pattern: "sticky-tabs",
      members: tabs(#""innerBounces": true"#, start: 150), steps: finger((10, 20), from: 300),
      rates: [60],
      expectations: places(
        "st6", (0, 150, 0), (1, 150, -5.451_405_622), (2, 150, -10.807_324_841),
        (10, 150, -50.498_511_9))),
  ]

  private static let nestedFlings: [FrameVector] = [
    FrameVector(
      // Only the table receives the finger: released at 60, it reaches its end with 1141 pt/s, a
      // millionth of a second after frame 12.
      name: "a fling on the header", pattern: "sticky-tabs", members: tabs(),
      steps: fling(-60, lift: -1321.1802403, duration: 126.7642, from: 110), settle,
      rates: [60],
      expectations: [
        .at(12, "st4 st5 st6 st7", ["velocity.y": 1141, "is decelerating": 1], within: 0.05),
        .at(13, "st4 st5 st6", ["velocity.y": 0, "outer.contentOffset.y": 150, "is idle": 1]),
        .atEnd("st4 st5 st6", ["outer.contentOffset.y": 150, "inner[0].contentOffset.y": 0]),
        // 1141 · (1 − 0.998^16.67)/λ further on a frame later, 60 + 1311.18/λ − 150 at rest.
        .at(13, "st7", ["inner[0].contentOffset.y": 18.7029, "is decelerating": 1], within: 0.05),
        .atEnd("st7", ["outer.contentOffset.y": 150, "inner[0].contentOffset.y": 565]),
      ])
  ]

  /// One scroll for both, and lists under the header.
  static let fixedTabs: [FrameVector] = [
    FrameVector(
      name: "up", pattern: "sticky-tabs", members: tabs(), steps: finger((-10, 20), from: 600),
      expectations: places("st7", (1, 10, 0), (15, 150, 0), (16, 150, 10), (17, 150, 20))),
    FrameVector(
      // The remaining travel of the list goes to the header within the frame.
      name: "down, list at 25", pattern: "sticky-tabs", members: tabs(start: 175),
      steps: finger((10, 20), from: 300),
      expectations: places("st7", (2, 150, 5), (3, 145, 0), (4, 135, 0), (17, 5, 0), (18, 0, 0))),
    FrameVector(
      name: "down, header first", pattern: "sticky-tabs",
      members: tabs(#""downPolicy": "outerFirst""#, start: 180), steps: finger((10, 20), from: 300),
      expectations: places("st7", (1, 140, 30), (15, 0, 30), (16, 0, 20), (18, 0, 0))),
    FrameVector(
      // The header is at −clamp(o + 200, 0, 150). The other list moves along, and is above its top
      // by the height of the tab bar while the header is hidden.
      name: "the header over the lists", pattern: "sticky-tabs",
      members: tabs(#""memory": "resetWhenHeaderVisible""#),
      steps: offsets(-200, -190, -100, -51, -50, 10, 400, -60, -200, of: "inner[0]"),
      expectations: .each(
        "#header.top", "st8", [0, -10, -100, -149, nil, nil, nil, -140, 0]),
      .each("tabBar.y", "st8", [150, 140, 50, 1, 0, 0, 0, 10, 150]),
      .each(
        "inner[1].contentOffset.y", "st8", [-200, -190, -100, -51, -50, -50, -50, -60, -200])),
  ]

  /// The offsets of table and list in frames.
  private static func places(
    _ variants: String, _ places: (frame: Double, outer: Double, inner: Double)...
  ) -> [FrameExpectation] {
    places.map {
      .at(
        $0.frame, variants,
        ["outer.contentOffset.y": $0.outer, "inner[0].contentOffset.y": $0.inner])
    }
  }
}
