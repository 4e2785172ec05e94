// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension FrameVector {
  /// Fingers as input, heights of the sheet and offsets of its list as output.
  static let bottomSheet: [FrameVector] =
    sheetHandovers + sheetLifts + sheetTouches + sheetSettling + sheetPeaks + sheetCatches

  /// Parameters of a sheet of 200 to 500 points; fingers are recognised without slop.
  static func sheet(_ parameters: String = "", up: Bool = false, listOffset: Double = 0) -> String {
    let more = parameters.isEmpty ? "" : ", " + parameters
    return """
      "touch": { "slop": 0 }, "parameters": {
        "initial": "\(up ? "maximum" : "minimum")", "listOffset": \(listOffset)\(more)
      },
      """
  }

  private static let sheetHandovers: [FrameVector] = [
    FrameVector(
      name: "at rest", pattern: "bottom-sheet", members: sheet(), steps: pause(100),
      expectations: [
        .at(0, "bs0 bs1 bs2 bs3", ["sheet.height": 200, "sheet.presentedHeight": 200]),
        .at(0, "bs0 bs1 bs2 bs3", ["sheet.top": 467, "#sheet.bottom": 667]),
      ]),
    FrameVector(
      name: "raised", pattern: "bottom-sheet", members: sheet(up: true), steps: pause(100),
      expectations: [
        .at(0, "bs0 bs1 bs2 bs3", ["sheet.height": 500, "sheet.top": 167, "#sheet.bottom": 667])
      ]),
    FrameVector(
      // The list slips by a step in every frame: in the first one a row runs at twice the speed.
      name: "up by 10 a frame", pattern: "bottom-sheet", members: sheet(),
      steps: finger((-10, 4), from: 600), rates: [60],
      expectations: sheets(
        "bs0", (0, 200, 0), (1, 210, 10), (2, 220, 10), (3, 230, 10), (4, 240, 10)),
      .run("#row[0].top", "bs0", from: 0, [467, 447, 437, 427, 417])),
    FrameVector(
      // The article's sheet falls by the whole travel of the finger since it landed.
      name: "down from a list at 120", pattern: "bottom-sheet",
      members: sheet(up: true, listOffset: 120), steps: finger((10, 14), from: 300),
      expectations: sheets("bs1 bs2", (11, 500, 10), (12, 500, 0), (13, 370, 0), (14, 360, 0)),
      sheets("bs3", (11, 500, 10), (12, 500, 0), (13, 490, 0), (14, 480, 0))),
    FrameVector(
      name: "down from a list at 125", pattern: "bottom-sheet",
      members: sheet(up: true, listOffset: 125), steps: finger((10, 14), from: 300),
      expectations: sheets("bs1 bs2", (12, 500, 5), (13, 370, 0), (14, 360, 0)),
      sheets("bs3", (12, 500, 5), (13, 495, 0), (14, 485, 0))),
    FrameVector(
      // The translation cancels.
      name: "up and down in one gesture", pattern: "bottom-sheet", members: sheet(),
      steps: finger((-10, 41), (10, 12), from: 650),
      expectations: sheets(
        "bs1 bs2 bs3", (30, 500, 0), (41, 500, 110), (51, 500, 10), (52, 500, 0), (53, 490, 0))),
    FrameVector(
      // The rubber band of a list of 200: 0.55 · 200 · 60/(200 + 0.55 · 60).
      name: "down at the minimum", pattern: "bottom-sheet", members: sheet(), steps: pull(60),
      expectations: sheets("bs1 bs2", (36, 200, -28.326_180_258)),
      sheets("bs3", (36, 200, 0))),
  ]

  /// 600 pt/s at touch up are (600 − 10)/λ = 294.705 points of fling, rounded to half a point at
  /// rest.
  private static let sheetLifts: [FrameVector] = [
    FrameVector(
      name: "thrown up with the sheet", pattern: "bottom-sheet", members: sheet(),
      steps: finger((-10, 10), from: 600, rests: false), settle, rates: [60],
      expectations: [
        .atEnd("bs0", ["list.contentOffset.y": 304.5, "sheet.height": 500]),
        .atEnd("bs1 bs2 bs3", ["list.contentOffset.y": 0, "sheet.height": 500]),
      ]),
    FrameVector(
      // Disabling and enabling the list's scrolling ends its fling.
      name: "thrown up on a raised sheet", pattern: "bottom-sheet", members: sheet(up: true),
      steps: finger((-10, 10), from: 600, rests: false), settle,
      expectations: [
        .at(9, "bs1 bs2 bs3", ["list.contentOffset.y": 90, "sheet.height": 500]),
        .atEnd("bs1", ["list.contentOffset.y": 100, "sheet.height": 500]),
        .atEnd("bs2 bs3", ["list.contentOffset.y": 394.5, "sheet.height": 500]),
      ]),
    FrameVector(
      // It reaches the top with 1200 − 60 λ, 0.0527 s after the touch up, and bounces with ω =
      // 2π/0.575.
      name: "momentum at the list's top", pattern: "bottom-sheet",
      members: sheet(up: true, listOffset: 120),
      steps: fling(60, lift: 1200, from: 300), settle,
      expectations: sheets(
        "bs2 bs3", (20, 500, 21.305_468), (22, 500, -12.960_782), (24, 500, -30.467_848),
        (28, 500, -35.423_446)),
      [.atEnd("bs2 bs3", ["list.contentOffset.y": 0, "sheet.height": 500])]),
  ]

  /// Height and offset in frames.
  private static func sheets(
    _ variants: String, _ places: (frame: Double, height: Double, offset: Double)...
  ) -> [FrameExpectation] {
    places.map {
      .at(
        $0.frame, variants,
        [
          "sheet.height": $0.height, "sheet.presentedHeight": $0.height,
          "list.contentOffset.y": $0.offset,
        ])
    }
  }
}
