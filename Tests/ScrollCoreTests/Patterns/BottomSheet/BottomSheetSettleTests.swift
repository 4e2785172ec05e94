// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// A touch up at a height and a velocity, and its target.
struct SettleVector: Sendable, CustomTestStringConvertible {
  var height: Double
  /// The velocity that the delegate receives, in points per millisecond.
  var velocity: Double
  var target: Double
  /// In seconds.
  var duration: Double
  var testDescription: String { "\(height) pt, \(velocity) pt/ms" }

  static let article = [
    SettleVector(height: 350, velocity: 0.8, target: 500, duration: 0.4),
    // The threshold is not exceeded, and half way counts as up.
    SettleVector(height: 350, velocity: 0.5, target: 500, duration: 0.25),
    SettleVector(height: 349, velocity: 0, target: 200, duration: 0.25),
    SettleVector(height: 350, velocity: -0.8, target: 200, duration: 0.4),
    SettleVector(height: 480, velocity: -3, target: 200, duration: 20.0 / 300),
    // The duration depends on the distance to the maximum: 295 pt in a twelfth of a second, 10 pt
    // in 0.4.
    SettleVector(height: 495, velocity: -0.6, target: 200, duration: 5.0 / 60),
    SettleVector(height: 210, velocity: -0.6, target: 200, duration: 0.4),
  ]

  /// A drag that ends in this state: from the minimum upwards, or from the maximum down.
  func run(_ variant: String) throws -> SheetRun {
    let travel = height > 400 ? 500 - height : 200 - height
    let harness = Harness.sheet(variant, atMaximum: height > 400)
    // A third of the time that the velocity alone would take gives a path that does not turn back.
    let duration = height > 400 ? 3 * travel.magnitude / (1000 * velocity.magnitude) : 0.3
    let drag: GestureStep =
      velocity == 0
      ? .pull(travel, from: 620) : .flick(travel, lift: -1000 * velocity, duration: duration)
    return try harness.runSheet([drag, .settle])
  }
}

@Suite("Bottom sheet: where it settles")
struct BottomSheetSettleTests {
  @Test(arguments: SettleVector.article, ["bs1", "bs2"])
  func `the article's rule chooses the target and the duration`(
    vector: SettleVector, variant: String
  )
    throws
  {
    let run = try vector.run(variant)
    let lift = run.time(of: .touchUp)
    #expect(run.heights[run.last] == vector.target)
    #expect(abs(run.time(of: .settled, after: lift) - lift - vector.duration) < 1e-6)
  }

  @Test func `the article's sheet teleports: 295 points within a tenth of a second`() throws {
    let run = try SettleVector.article[5].run("bs2")
    let lift = run.time(of: .touchUp)
    let frame = Int((lift * 60).rounded(.up))
    #expect(run.presented[frame - 1] > 490 && run.presented[frame + 5] == 200)
  }

  /// Heights of 100, 200 and 300 pt: the values that OverlayContainer's own tests expect of its
  /// policy.
  @Test(arguments: [(149.0, 0.0, 100.0), (151, 0, 200), (125, 500, 200), (251, -500, 200)])
  func `a look-ahead of a tenth of a second`(height: Double, velocity: Double, target: Double)
    throws
  {
    let harness = Harness.sheet("bs4").with {
      $0.parameters["detents"] = .numbers([100, 200, 300])
    }
    // The handle leads to the same policy, and uses the velocity as it is.
    let start = 600.0 - 30
    let drag: GestureStep =
      velocity == 0
      ? .pull(100 - height, from: start)
      : .flick(100 - height, lift: -velocity, duration: 0.4, from: start)
    let run = try harness.runSheet([drag, .settle])
    #expect(run.heights[run.last] == target)
  }

  @Test func `a slow touch up goes to the nearer end`() throws {
    for (travel, target) in [(-140.0, 200.0), (-160, 500)] {
      let run = try Harness.sheet("bs3").runSheet([.pull(travel), .settle])
      #expect(run.heights[run.last] == target)
    }
  }

  @Test func `a quick touch up continues in its direction`() throws {
    for (travel, velocity, target) in [(-40.0, -500.0, 500.0), (-260, 500, 200)] {
      let run = try Harness.sheet("bs3").runSheet([.flick(travel, lift: velocity), .settle])
      #expect(run.heights[run.last] == target)
    }
  }

  /// The article compares heights exactly: a sheet that is off by a rounding error is
  /// "progressing".
  @Test func `just below the maximum`() throws {
    let nearly = try Harness.sheet("bs3").runSheet([.pull(-299.8, from: 640), .settle])
    #expect(nearly.heights[nearly.last] == 500)
    // Half a pixel away, the list has its fling.
    let flung = try Harness.sheet("bs3").runSheet([
      .flick(-299.8, lift: -1500, from: 640), .settle,
    ])
    #expect(flung.offsets[flung.last] > 600)
    let article = try Harness.sheet("bs2").runSheet([
      .flick(-299.8, lift: -1500, from: 640), .settle,
    ])
    #expect(article.offsets[article.last] == 0)
  }

  /// OverlayContainer ignores the finger's speed.
  @Test func `springs of the presets`() throws {
    let flick: [GestureStep] = [.flick(-100, lift: -1200, duration: 0.2, from: 640), .settle]
    for (variant, spring, velocity) in [
      ("bs4", SpringParameters.overlayContainer(velocity: 1200), 0.0),
      ("bs5", .floatingPanel(velocity: 1200), 1200), ("bs6", .swiftUIDefault, 1200),
    ] {
      let harness = Harness.sheet(variant).with { $0.parameters["detents"] = .numbers([200, 500]) }
      let run = try harness.runSheet(flick)
      let lift = run.time(of: .touchUp)
      let simulation = SpringSimulation(spring, displacement: -200, velocity: velocity)
      for frame in 12...30 {
        let time = run.timeline.time(ofFrame: frame) - lift
        let expected = 500 + simulation.position(at: time)
        #expect(abs(run.presented[frame] - expected) < 1e-6, "\(variant), frame \(frame)")
      }
    }
  }
}
