// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension FrameVector {
  /// Content offsets as input, header heights as output.
  static let collapsingHeader: [FrameVector] =
    restingHeaders + slowHeaders + bouncingHeaders + limitsOfTheGuards

  /// Where the first row is before anything has moved.
  private static let restingHeaders = [resting(on: "iphone-8", 20), resting(on: "iphone-11", 48)]

  private static func resting(on device: String, _ top: Double) -> FrameVector {
    let below = top + 100
    return FrameVector(
      name: "at rest", pattern: "collapsing-header", device: device, steps: pause(100),
      expectations: [
        .at(0, "ch0", ["contentOffset.y": -top, "firstRow.y": top, "header.height": nil]),
        // Exactly 100 points of the first row are hidden.
        .at(0, "ch1", ["contentOffset.y": -top, "firstRow.y": top, "header.height": below]),
        .at(
          0, "ch2 ch3 ch4 ch5 ch6 ch7 ch8",
          ["contentOffset.y": -below, "firstRow.y": below, "header.height": below]),
      ])
  }

  /// The first remembered offset: as intended, or −SB because of operator precedence.
  private static let slowHeaders: [FrameVector] = [
    FrameVector(
      name: "A slow", pattern: "collapsing-header", device: "iphone-11",
      steps: offsets(-138, -118, -88, -48, -28, -48, -98, -148),
      expectations: .each(
        "header.height", "ch3", [138, 118, 88, 48, 28, 48, 98, 148]),
      .each("header.height", "ch4 ch6 ch7", [138, 118, 88, 48, 48, 68, 118, 148]),
      .each("header.height", "ch8", [138, 118, 88, 48, 48, 48, 98, 148])),
    FrameVector(
      // The first event adds 100 points, or the clamp swallows it.
      name: "A slow, as written", pattern: "collapsing-header", device: "iphone-11",
      members: asWritten, steps: offsets(-138, -118, -88, -48, -28, -48, -98, -148),
      expectations: .each(
        "header.height", "ch3", [238, 218, 188, 148, 128, 148, 198, 248]),
      .each("header.height", "ch6", [148, 128, 98, 58, 48, 68, 118, 148])),
    FrameVector(
      name: "A slow", pattern: "collapsing-header",
      steps: offsets(-110, -90, -60, -20, 0, -20, -70, -120),
      expectations: .each("header.height", "ch4 ch6", [110, 90, 60, 20, 20, 40, 90, 120])),
    FrameVector(
      name: "A slow, as written", pattern: "collapsing-header", members: asWritten,
      steps: offsets(-110, -90, -60, -20, 0, -20, -70, -120),
      expectations: .each("header.height", "ch3", [210, 190, 160, 120, 100, 120, 170, 220])),
  ]

  private static let bouncingHeaders: [FrameVector] = [
    FrameVector(
      // 60 points of black are left at rest.
      name: "B top bounce", pattern: "collapsing-header", device: "iphone-11",
      steps: offsets(-178, -208, -178, -160, -148),
      expectations: .each("header.height", "ch4", [148, 148, 118, 100, 88]),
      .each("header.height", "ch5 ch6 ch7", [148, 148, 148, 148, 148]),
      .each("firstRow.y", "ch4", [178, 208, 178, 160, 148])),
    FrameVector(
      // The first sample leads to the initial state of the vector.
      name: "C stale header", pattern: "collapsing-header", device: "iphone-11",
      steps: offsets(-48, -100, -160, -172, -160, -149, -148),
      expectations: .each(
        "header.height", "ch4", [48, 100, 148, 148, 136, 125, 124]),
      .each("header.height", "ch6", [48, 100, 100, 100, 100, 100, 148]),
      .each("header.height", "ch7", [48, 100, 148, 148, 148, 148, 148])),
    FrameVector(
      name: "D bottom bounce", pattern: "collapsing-header", device: "iphone-11",
      steps: offsets(1128, 1138, 1168, 1188, 1168, 1148, 1138),
      expectations: .each(
        "header.height", "ch4 ch5", [48, 48, 48, 48, 68, 88, 98]),
      .each("header.height", "ch6 ch7", [48, 48, 48, 48, 48, 48, 48]),
      .each("contentOffset.max", "ch6", [1138])),
    FrameVector(
      name: "D bottom bounce", pattern: "collapsing-header",
      steps: offsets(1323, 1333, 1363, 1383, 1363, 1343, 1333),
      expectations: .each("header.height", "ch4", [20, 20, 20, 20, 40, 60, 70]),
      .each("header.height", "ch6", [20, 20, 20, 20, 20, 20, 20]),
      .each("contentOffset.max", "ch6", [1333])),
    FrameVector(
      // The fixed variants take the safe area: 159 at both ends, and never below 59.
      name: "E Dynamic Island", pattern: "collapsing-header", device: "iphone-15-pro",
      steps: offsets(-158, -155, -153, -100, -54, -20, -54, -120, -159),
      expectations: .each(
        "header.height", "ch6", [154, 154, 153, 100, 54, 54, 88, 154, 154]),
      .each("header.height", "ch7", [158, 155, 153, 100, 59, 59, 93, 159, 159]),
      .each("header.height", "ch8", [158, 155, 153, 100, 59, 59, 59, 120, 159])),
  ]

  private static let limitsOfTheGuards: [FrameVector] = [
    FrameVector(
      // A gap of 5 points before anything has moved: the status bar is lower than the safe area.
      name: "E at rest", pattern: "collapsing-header", device: "iphone-15-pro", steps: pause(100),
      expectations: [
        .at(0, "ch6", ["contentOffset.y": -159, "header.height": 154, "firstRow.y": 159])
      ]),
    FrameVector(
      // The system's own adjustment from 0 to −148 is mistaken for a scroll.
      name: "height set in viewWillAppear", pattern: "collapsing-header", device: "iphone-11",
      members: #""parameters": { "heightSetIn": "viewWillAppear" },"#, steps: pause(100),
      expectations: [
        .at(0, "ch3", ["header.height": 296]), .at(0, "ch4 ch5 ch6", ["header.height": 148]),
      ]),
    FrameVector(
      // Up to H − b − S − 100 = 896 − 34 − 48 − 100 points the lower guard is always true.
      name: "content that fits freezes the header", pattern: "collapsing-header",
      device: "iphone-11", members: #""parameters": { "contentHeight": 714 },"#,
      steps: offsets(-147, -120),
      expectations: [
        .at(0, "ch6", ["header.height": 148]), .at(6, "ch6", ["header.height": 148]),
        .at(0, "ch5", ["header.height": 147]),
      ]),
    FrameVector(
      name: "a point more does not", pattern: "collapsing-header", device: "iphone-11",
      members: #""parameters": { "contentHeight": 715 },"#, steps: offsets(-147, -120),
      expectations: [.at(0, "ch6", ["header.height": 147]), .at(6, "ch6", ["header.height": 147])]),
  ]

  private static let asWritten = #""parameters": { "prevInit": "asWritten" },"#
}
