// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension FrameVector {
  /// Fingers, offsets and taps as input, positions of tab bar, table and lists as output.
  static let stickyTabs: [FrameVector] =
    tabTables + tabTaps + correctedTaps + shortTabs + tabPages + nestedTabs + fixedTabs

  /// Parameters of sticky tabs; fingers are recognised without slop.
  static func tabs(_ parameters: String = "", start: Double = 0, insets: Bool = false) -> String {
    let adjustment = #""contentInsetAdjustment": "\#(insets ? "always" : "never")""#
    return """
      "touch": { "slop": 0 }, "initialOffset": \(start),
      "parameters": { \(adjustment)\(parameters.isEmpty ? "" : ", " + parameters) },
      """
  }

  /// One table: header of 150, tab bar of 50, 20 rows of 60, 1400 points of content.
  private static let tabTables: [FrameVector] = [
    FrameVector(
      name: "the table's range", pattern: "sticky-tabs", members: tabs(), steps: pause(100),
      expectations: [
        .at(0, "st0 st1 st2 st3", ["contentOffset.min": 0, "contentOffset.max": 1400 - 667])
      ]),
    FrameVector(
      name: "the table's range", pattern: "sticky-tabs", device: "iphone-11", members: tabs(),
      steps: pause(100),
      expectations: [
        .at(0, "st0 st1 st2 st3", ["contentOffset.min": 0, "contentOffset.max": 1400 - 896])
      ]),
    FrameVector(
      // max(150 − o, 0)
      name: "the tab bar comes to rest", pattern: "sticky-tabs", members: tabs(),
      steps: offsets(0, 60, 149, 150, 151, 733, 100),
      expectations: .each("tabBar.y", "st0 st1 st2 st3", [150, 90, 1, 0, 0, 0, 50])),
  ]

  private static let tabTaps: [FrameVector] = [
    FrameVector(
      // First one offset for both, then one for each, which moves the tab bar by the header.
      name: "from 500 to a tab at 0", pattern: "sticky-tabs", members: tabs(),
      steps: offsets(0, 500), tap("tab[1]"), pause(100),
      expectations: [
        .at(11, "st1 st2", ["outer.contentOffset.y": 500, "tabBar.y": 0, "selectedTab": 0]),
        .atEnd("st1", ["outer.contentOffset.y": 500, "tabBar.y": 0, "selectedTab": 1]),
        .atEnd("st2", ["outer.contentOffset.y": 0, "tabBar.y": 150, "selectedTab": 1]),
      ]),
    FrameVector(
      // The rule contains the constant 150.
      name: "from 500 to a tab at 0, header of 200", pattern: "sticky-tabs",
      members: tabs(#""headerHeight": 200"#), steps: offsets(0, 500), tap("tab[1]"), pause(100),
      expectations: [
        .at(11, "st3", ["outer.contentOffset.y": 500, "tabBar.y": 0]),
        .atEnd("st3", ["outer.contentOffset.y": 150, "tabBar.y": 50]),
      ]),
    FrameVector(
      // The rule uses the other tab, which was never scrolled.
      name: "a second tap on the selected tab", pattern: "sticky-tabs", members: tabs(),
      steps: offsets(0, 500), tap("tab[0]"), pause(100),
      expectations: [
        .at(11, "st3", ["outer.contentOffset.y": 500, "tabBar.y": 0]),
        .atEnd("st3", ["outer.contentOffset.y": 0, "tabBar.y": 150, "selectedTab": 0]),
      ]),
    FrameVector(
      // 100 + 1500 · (1 − 0.998^516.67)/λ: the rule uses the 100 at touch up.
      name: "a tap during a fling", pattern: "sticky-tabs", members: tabs(),
      steps:
        fling(-100, lift: -1500, duration: 100), pause(533.333_333_333_3), tap("tab[1]"),
      pause(100),
      expectations: [
        .at(37, "st3", ["outer.contentOffset.y": 582.928_2, "tabBar.y": 0], within: 0.0001),
        .at(38, "st3", ["outer.contentOffset.y": 100, "tabBar.y": 50]),
      ]),
  ]

  /// The remembered offset of the tapped tab, the offset of the other one, and the target of the
  /// tap.
  private static let correctedTaps: [FrameVector] =
    [(0.0, 500.0, 150.0), (300, 500, 300), (500, 100, 100), (0, 149, 149)].map {
      kept, origin, expected in
      FrameVector(
        name: "from \(origin) to a tab at \(kept)", pattern: "sticky-tabs", members: tabs(),
        steps:
          tap("tab[1]"), offsets(0, kept), tap("tab[0]"), offsets(0, origin), tap("tab[1]"),
        pause(100),
        expectations: [
          .at(23, "st3", ["outer.contentOffset.y": origin, "selectedTab": 0]),
          .atEnd("st3", ["outer.contentOffset.y": expected, "selectedTab": 1]),
        ])
    }

  /// Three rows are 380 points of content with header and tab bar.
  private static let shortTabs: [FrameVector] = [("iphone-8", 617), ("iphone-11", 846)].flatMap {
    device, viewport in
    let script = [offsets(0, 500), tap("tab[1]"), pause(100)].joined(separator: ",\n")
    return [
      FrameVector(
        name: "three rows", pattern: "sticky-tabs", device: device,
        members: tabs(#""rows": [20, 3]"#), steps: script,
        expectations: [
          .at(11, "st1 st3", ["tabBar.y": 0]),
          .atEnd(
            "st1 st3", ["outer.contentOffset.y": 0, "contentOffset.max": 0, "tabBar.y": 150]),
        ]),
      FrameVector(
        name: "three rows and filler", pattern: "sticky-tabs", device: device,
        members: tabs(#""rows": [20, 3], "filler": true"#), steps: script,
        expectations: [
          .atEnd(
            "st1 st3", ["outer.contentOffset.y": 150, "contentOffset.max": 150, "tabBar.y": 0])
        ]),
      FrameVector(
        // 180 points of rows and 437 (666) of filler: 817 (1046) points of content in all.
        name: "just enough for the ceiling", pattern: "sticky-tabs", device: device,
        members: tabs(#""rows": [1], "rowHeight": \#(viewport)"#), steps: pause(100),
        expectations: [.at(0, "st0 st1 st2 st3", ["contentOffset.max": 150])]),
      FrameVector(
        name: "a point less", pattern: "sticky-tabs", device: device,
        members: tabs(#""rows": [1], "rowHeight": \#(viewport - 1)"#), steps: pause(100),
        expectations: [.at(0, "st0 st1 st2 st3", ["contentOffset.max": 149])]),
    ]
  }

  /// The finger's travel in pages: page = ⌊x/w + ½⌋, indicator = (page + ratio + ½) · width of a
  /// tab.
  private static let tabPages: [FrameVector] = [
    FrameVector(
      name: "the indicator goes with the pages", pattern: "sticky-tabs", members: tabs(),
      steps: pages(from: 370, [0.2, 0.49, 0.5, 0.8]),
      expectations: .run(
        "pager.contentOffset.x", paged, from: 6, [75, 183.75, 187.5, 300], step: 6),
      .run("selectedTab", paged, from: 6, [0, 0, 1, 1], step: 6),
      .run("indicator.x", paged, from: 6, [131.25, 185.625, 187.5, 243.75], step: 6),
      // A line of 80 points.
      .run("#indicator.left", paged, from: 6, [91.25, 145.625, 147.5, 203.75], step: 6)),
    FrameVector(
      // Three tabs of 125: on the page of index 1, half a page further on.
      name: "half-way to the third page", pattern: "sticky-tabs",
      members: tabs(#""rows": [20, 20, 20]"#),
      steps: tap("tab[1]"), pause(1500), pages(from: 300, [0.49, 0.5]),
      expectations: [
        .at(96, paged, ["selectedTab": 1, "indicator.x": 248.75]),
        .at(102, paged, ["selectedTab": 2, "indicator.x": 250]),
      ]),
  ]

  private static let paged = "st4 st5 st6 st7 st8"

  /// A finger that moves to the left by fractions of a page of 375 points, one per tenth of a
  /// second.
  private static func pages(from x: Double, _ shares: [Double]) -> String {
    let places = ([0] + shares + shares.suffix(1)).enumerated().map {
      "[\($0 * 100), \(x - $1 * 375), 500]"
    }
    return #"{ "type": "trace", "of": "pointer", "samples": [\#(places.joined(separator: ", "))] }"#
  }
}
