// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension FrameVector {
  /// A touch up at a height and a velocity, and the position of the article's animation from then
  /// on.
  private struct Lift {
    /// In points.
    var height: Double
    /// In points per millisecond, positive up.
    var velocity: Double
    /// Whether the finger came down from the maximum, and how long it took, in milliseconds.
    var isDown = false
    var duration = 295.0
    /// In points.
    var target: Double
    /// Frames and heights: target ∓ travel · the spring of ζ = 0.6, or 1 without velocity, whose envelope is
    /// down to a thousandth at the end, started with |v| travels a second.
    var presented: [(frame: Double, height: Double)]
    /// The last frame of the animation; it ends 0.4 s, 0.25 s, or (500 − height)/(100 · |v|) after
    /// the touch up.
    var last: Double

    var vector: FrameVector {
      let travel = isDown ? 500 - height : 200 - height
      let finger =
        velocity == 0
        ? pull(travel)
        : fling(travel, lift: -1000 * velocity, duration: duration, from: isDown ? 300 : 600)
      return FrameVector(
        name: "a lift at \(height) with \(velocity) pt/ms", pattern: "bottom-sheet",
        members: sheet(up: isDown), steps: finger, settle,
        expectations: presented.map {
          .at(
            $0.frame, "bs1 bs2", ["sheet.height": target, "sheet.presentedHeight": $0.height])
        },
        [
          .at(last, "bs1 bs2", ["is animating": 1]),
          .at(last + 0.5, "bs1 bs2", ["is animating": 0, "sheet.presentedHeight": target]),
          .atEnd("bs1 bs2", ["sheet.height": target, "sheet.presentedHeight": target]),
        ])
    }
  }

  /// The article's policy, and its spring, which takes points per millisecond for travels per second.
  static let sheetSettling: [FrameVector] = lifts.map(\.vector) + fixedLifts

  private static let fixedLifts: [FrameVector] = [
    FrameVector(
      // From −120 with 900 pt/s, or 7.5 times the travel per second: (−120 + (900 − 120 ω) t) ·
      // e^(−ωt), ω = 2π/0.4.
      name: "a lift at 380 with 0.9 pt/ms, fixed", pattern: "bottom-sheet", members: sheet(),
      steps: fling(-180, lift: -900, duration: 295), settle,
      expectations: fixedAt(18, 384.511_384), fixedAt(20, 413.606_284),
      fixedAt(23, 448.313_153), fixedAt(28, 480.504_498)),
    // A look-ahead of a tenth of a second, and one detent further above 400 pt/s.
    fixedLift(240, 0.41, to: 500), fixedLift(240, 0.39, to: 200),
    fixedLift(320, 0.31, to: 500), fixedLift(320, 0.29, to: 200),
  ]

  private static func fixedAt(_ frame: Double, _ height: Double) -> [FrameExpectation] {
    [.at(frame, "bs3", ["sheet.height": height, "sheet.presentedHeight": height])]
  }

  private static func fixedLift(_ height: Double, _ velocity: Double, to target: Double)
    -> FrameVector
  {
    FrameVector(
      name: "a lift at \(height) with \(velocity) pt/ms, fixed", pattern: "bottom-sheet",
      members: sheet(), steps: fling(200 - height, lift: -1000 * velocity), settle,
      expectations: [.atEnd("bs3", ["sheet.height": target, "sheet.presentedHeight": target])])
  }

  private static let lifts: [Lift] = [
    Lift(
      height: 350, velocity: 0.8, target: 500,
      presented: [(18, 351.880_827), (20, 404.188_86), (23, 489.066_782), (28, 510.986_696)],
      last: 41.5),
    // The threshold is not exceeded, and exactly half way counts as up.
    Lift(
      height: 350, velocity: 0.5, target: 500,
      presented: [(18, 353.645_249), (20, 448.901_042), (23, 514.212_193), (28, 498.714_95)],
      last: 32.5),
    Lift(
      height: 349, velocity: 0, target: 200,
      presented: [(43, 330.069_329), (45, 266.914_652), (48, 217.404_535), (53, 201.327_367)],
      last: 56.5),
    Lift(
      height: 350, velocity: -0.8, target: 200,
      presented: [(18, 348.119_173), (20, 295.811_14), (23, 210.933_218), (28, 189.013_304)],
      last: 41.5),
    // A fifteenth of a second.
    Lift(
      height: 480, velocity: -3, isDown: true, duration: 20, target: 200,
      presented: [(2, 239.682_178), (3, 182.450_619), (4, 202.486_495), (5, 200.089_975)], last: 5),
    // The distance to the maximum counts: a twelfth of a second for 295 points, 0.4 s for 10.
    Lift(
      height: 495, velocity: -0.6, isDown: true, duration: 24.5, target: 200,
      presented: [(2, 374.584_38), (3, 177.238_125), (4, 189.924_637), (5, 202.643_663)], last: 6),
    Lift(
      height: 210, velocity: -0.6, target: 200,
      presented: [(18, 209.883_474), (20, 206.413_68), (23, 200.736_392), (28, 199.268_386)],
      last: 41.5),
    // Just below and above the threshold, from below half way.
    Lift(
      height: 340, velocity: 0.5, target: 200,
      presented: [(18, 336.597_767), (20, 247.692_361), (23, 186.735_287), (28, 201.199_38)],
      last: 32.5),
    Lift(
      height: 340, velocity: 0.51, target: 500,
      presented: [(18, 341.800_604), (20, 397.191_76), (23, 488.163_585), (28, 511.700_184)],
      last: 41.5),
    // The sign is dropped: a finger that moved up gives the downward motion 42 pt/s.
    Lift(
      height: 340, velocity: 0.3, target: 200,
      presented: [(18, 336.712_95), (20, 247.853_088), (23, 186.735_867), (28, 201.201_114)],
      last: 32.5),
    // 900 pt/s become 0.9 · 120 = 108.
    Lift(
      height: 380, velocity: 0.9, target: 500,
      presented: [(18, 381.557_826), (20, 423.508_528), (23, 491.298_422), (28, 508.794_658)],
      last: 41.5),
  ]
}
