// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension FrameVector {
  /// The target of a finger: its travel to the right moves the map by 40 points, or not at all.
  static let sheetTouches: [FrameVector] = [
    resting(466, reachesMap: true), resting(467, reachesMap: false),
    FrameVector(
      name: "a finger above an opaque sheet", pattern: "bottom-sheet",
      members: sheet(#""hitTest": "opaque""#), steps: touch(466),
      expectations: [
        .at(33, "bs1 bs2 bs3", ["#map.left": mapLeft(false), "sheet.height": 200])
      ]),
    // A falling sheet is seen at 350, its top at 317; the model is already at 200 and 467.
    falling(316, .model, reachesMap: true), falling(316, .picture, reachesMap: true),
    falling(318, .model, reachesMap: true), falling(318, .picture, reachesMap: false),
    falling(466, .model, reachesMap: true), falling(466, .picture, reachesMap: false),
    falling(468, .model, reachesMap: false), falling(468, .picture, reachesMap: false),
    // The reverse: the model is at 500 and 167.
    rising(166, .model, reachesMap: true), rising(166, .picture, reachesMap: true),
    rising(168, .model, reachesMap: false), rising(168, .picture, reachesMap: true),
    rising(316, .model, reachesMap: false), rising(316, .picture, reachesMap: true),
    rising(318, .model, reachesMap: false), rising(318, .picture, reachesMap: false),
    // The model and the picture agree, and are at 350 a little later.
    fixedFalling(316, reachesMap: true), fixedFalling(318, reachesMap: false),
    fixedFalling(466, reachesMap: false),
  ]

  /// The values that touches are compared with.
  private enum Hit: String {
    case model = "passThrough"
    case picture = "presentation"
  }

  private static func resting(_ y: Double, reachesMap: Bool) -> FrameVector {
    FrameVector(
      name: "a finger at \(y) on a sheet at rest", pattern: "bottom-sheet", members: sheet(),
      steps: touch(y),
      expectations: [
        .at(
          33, "bs1 bs2 bs3",
          ["#map.left": mapLeft(reachesMap), "sheet.height": reachesMap ? 200 : 230])
      ])
  }

  private static func falling(_ y: Double, _ hit: Hit, reachesMap: Bool) -> FrameVector {
    FrameVector(
      name: "a finger at \(y) on a falling sheet, \(hit)", pattern: "bottom-sheet",
      members: sheet(#""hitTest": "\#(hit.rawValue)""#, up: true),
      steps: fling(60, lift: 1100, duration: 100, from: 300), pause(39.054_531), touch(y),
      expectations: [.at(41, "bs1 bs2", ["#map.left": mapLeft(reachesMap)])])
  }

  private static func rising(_ y: Double, _ hit: Hit, reachesMap: Bool) -> FrameVector {
    FrameVector(
      name: "a finger at \(y) on a rising sheet, \(hit)", pattern: "bottom-sheet",
      members: sheet(#""hitTest": "\#(hit.rawValue)""#),
      steps: fling(-60, lift: -1100, duration: 100, from: 640), pause(39.054_531), touch(y),
      expectations: [.at(41, "bs1 bs2", ["#map.left": mapLeft(reachesMap)])])
  }

  private static func fixedFalling(_ y: Double, reachesMap: Bool) -> FrameVector {
    FrameVector(
      name: "a finger at \(y) on a falling sheet, fixed", pattern: "bottom-sheet",
      members: sheet(up: true),
      steps: fling(60, lift: 1100, duration: 100, from: 300), pause(64.254_191), touch(y),
      expectations: [.at(43, "bs3", ["#map.left": mapLeft(reachesMap)])])
  }

  /// A finger that lands on the moving sheet after five frames and goes down by 5 points in each.
  static let sheetCatches: [FrameVector] = [
    FrameVector(
      // A touch up at 320 with 1200 pt/s. The article's model falls by 5 from 500; the presentation
      // is that plus the remaining spring (ζ = 0.6, 0.4 s, 1.2 distances per second): it continues
      // upwards, against the finger. The fixed sheet (response 0.4 s, critically damped) stops and
      // follows.
      name: "caught in flight", pattern: "bottom-sheet", members: sheet(),
      steps: fling(-120, lift: -1200, duration: 200, from: 620), pause(83.333_333_333_3),
      finger((5, 5), from: 300),
      expectations: .run(
        "sheet.presentedHeight", "bs2", from: 17,
        [480.225_304, 495.134_387, 501.653_732, 501.507_425, 496.737_857, 489.252_343]),
      .run("sheet.height", "bs2", from: 17, [500, 495, 490, 485, 480, 475]),
      .run(
        "sheet.presentedHeight", "bs3", from: 17,
        [414.754_078, 409.754_078, 404.754_078, 399.754_078, 394.754_078, 389.754_078]))
  ]

  /// How far springs overshoot their target.
  ///
  /// Each touch up is at such a time before a frame that the peak coincides with it.
  static let sheetPeaks: [FrameVector] = [
    FrameVector(
      // 9.478 % of 120 points with the lowest velocity that the delegate receives, 0.25 pt/ms.
      name: "peak of ζ = 0.6", pattern: "bottom-sheet", members: sheet(),
      steps: fling(-180, lift: -250, duration: 311.022_122), settle,
      expectations: [
        .at(24, "bs1 bs2", ["sheet.presentedHeight": 511.373_811, "#sheet.bottom": 667])
      ]),
    FrameVector(
      // A sheet that is moved uncovers the lower edge of the screen.
      name: "peak of ζ = 0.6, rigid", pattern: "bottom-sheet",
      members: sheet(#""style": "rigid""#),
      steps: fling(-180, lift: -250, duration: 311.022_122), settle,
      expectations: [
        .at(24, "bs1 bs2", ["sheet.presentedHeight": 511.373_811, "#sheet.bottom": 655.626_189])
      ]),
    FrameVector(
      // 4.599 % of 120 points: OverlayContainer at 3000 pt/s, starting from rest.
      name: "peak of ζ = 0.7", pattern: "bottom-sheet", members: sheet(#""detents": [200, 500]"#),
      steps: fling(-180, lift: -3000, duration: 139.958), settle,
      expectations: [.at(21, "bs4", ["sheet.presentedHeight": 505.518_549])]),
    FrameVector(
      // 0.152 % of 120 points.
      name: "peak of ζ = 0.9", pattern: "bottom-sheet",
      members: sheet(#""detents": [200, 500], "style": "rigid""#),
      steps: fling(-180, lift: -3000, duration: 105.876_4), settle,
      expectations: [.at(27, "bs4", ["sheet.presentedHeight": 500.182_851])]),
    // Initial velocities of ω and 2ω travels a second: 19.448 % and 54.494 %. The article's rule gives
    // them at 1103.35 and 2206.69 points below the maximum, on a screen of 3000.
    FrameVector(
      name: "peak of ζ = 0.6 at u/ω = 1", pattern: "bottom-sheet", device: "tall",
      deviceFile: tall, members: tallSheet,
      steps: fling(-1816.654_466, lift: -30_000, duration: 165.231_503, from: 2980), settle,
      expectations: [
        .at(15, "bs2", ["sheet.presentedHeight": 2960 + 0.194_484_127 * 1103.345_534], within: 1e-3)
      ]),
    FrameVector(
      name: "peak of ζ = 0.6 at u/ω = 2", pattern: "bottom-sheet", device: "tall",
      deviceFile: tall, members: tallSheet,
      steps: fling(-713.308_931, lift: -60_000, duration: 23.064_944, from: 2980), settle,
      expectations: [
        .at(5, "bs2", ["sheet.presentedHeight": 2960 + 0.544_942_346 * 2206.691_069], within: 1e-3)
      ]),
  ]

  private static let tallSheet = sheet(#""minimumHeight": 40, "maximumHeight": 2960"#)

  private static let tall = """
    {
      "version": 1, "id": "tall", "name": "Tall", "idiom": "phone", "scale": 2,
      "size": { "width": 400, "height": 3000 },
      "statusBarHeight": { "portrait": 20, "landscape": 0 },
      "safeArea": {
        "portrait": { "top": 20, "left": 0, "bottom": 0, "right": 0 },
        "landscape": { "top": 0, "left": 0, "bottom": 0, "right": 0 },
      },
    }
    """

  /// A finger that lands, moves 40 points to the right and 30 up, and rests.
  private static func touch(_ y: Double) -> String {
    """
    { "type": "drag", "from": [180, \(y)], "by": [40, -30], "duration": 500, "hold": 100 }
    """
  }

  /// The map's left edge, before and after a finger has moved it by 40 points.
  private static func mapLeft(_ isMoved: Bool) -> Double { isMoved ? -307.5 : -347.5 }
}
