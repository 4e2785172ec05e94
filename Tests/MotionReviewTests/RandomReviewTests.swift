// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import RandomScripts
import ScrollCore
import Testing

@testable import MotionReview

@Suite struct `Random scripts on fixed variants` {
  /// A sample; `make review-campaign` plays 10,000.
  @Test(arguments: PatternCatalog.builtIn.entries.map { "\($0.id)" })
  func `have no findings`(pattern: String) throws {
    for seed in UInt64(0)..<12 {
      let trial = ReviewCase(seed: seed, pattern: pattern)
      let findings = Review.findings(in: try trial.run())
      #expect(findings.isEmpty, "\(findings.map { trial.line($0.rule.id, $0.sentence) })")
    }
  }

  @Test func `have no findings where the window changes under a finger that holds a sheet`() throws
  {
    let entry = try #require(
      PatternCatalog.builtIn.entries.first { "\($0.id)" == "bottom-sheet" })
    let variant = try #require(entry.variants.firstIndex { "\($0.id)" == "bs3" })
    for seed in 0..<60 {
      let (device, orientation) = DeviceCatalog.matrix[seed % DeviceCatalog.matrix.count]
      let screen = device.screen(orientation)
      let request = RunRequest(
        variant: variant, parameters: entry.parameters.map(\.defaultValue), screen: screen,
        turnedScreen: screen, rate: seed % 3 == 0 ? 120 : 60, physics: .uikit,
        script: GestureScript(RandomScript.heldSheet(seed: UInt64(seed))))
      let findings = Review.findings(in: try entry.run(request))
      #expect(
        findings.isEmpty,
        "seed \(seed): \(findings.map { "\($0.rule.id) " + String(decoding: $0.sentence, as: UTF8.self) })"
      )
    }
  }

  /// Device settings: text, direction, windows and Display Zoom, alone and together.
  static let settings = [
    DeviceSettings(contentSize: .xSmall), DeviceSettings(contentSize: .accessibility2),
    DeviceSettings(contentSize: .accessibility5), DeviceSettings(direction: .rightToLeft),
    DeviceSettings(window: .third), DeviceSettings(window: .half),
    DeviceSettings(window: .twoThirds),
    DeviceSettings(window: .slideOver), DeviceSettings(isZoomed: true),
    DeviceSettings(contentSize: .accessibility3, direction: .rightToLeft, window: .slideOver),
    DeviceSettings(contentSize: .xxLarge, direction: .rightToLeft, isZoomed: true),
  ]

  /// A sample of each pattern on devices with settings.
  @Test(arguments: settings)
  func `have no findings on a device with settings`(settings: DeviceSettings) throws {
    for (number, entry) in PatternCatalog.builtIn.entries.enumerated() {
      for seed in UInt64(0)..<3 {
        let trial = ReviewCase(
          seed: 100 * UInt64(number) + seed, pattern: "\(entry.id)", settings: settings)
        let findings = Review.findings(in: try trial.run())
        #expect(findings.isEmpty, "\(findings.map { trial.line($0.rule.id, $0.sentence) })")
      }
    }
  }

  /// Horizontal lists start on the right in right-to-left languages.
  @Test(arguments: [DeviceProfile.iPhone15Pro, .iPhone11], Orientation.allCases)
  func `have the same findings on a right-to-left list`(
    plain: DeviceProfile, orientation: Orientation
  ) throws {
    let mirrored = try #require(plain.with(DeviceSettings(direction: .rightToLeft)))
    let entry = try #require(
      PatternCatalog.builtIn.entries.first { "\($0.id)" == "sticky-headers" })
    var parameters = entry.parameters.map(\.defaultValue)
    let axis = try #require(entry.parameters.firstIndex { "\($0.key)" == "axis" })
    parameters[axis] = .choice(1)
    let fling = { (x: Double, way: Double) in
      GestureStep.drag(
        DragGesture(
          from: ScriptPoint(.fraction(x), .fraction(0.5)),
          .by(ScriptPoint(.points(way), .points(0))), duration: 0.18,
          endVelocity: Point(8 * way, 0)))
    }
    let rest = GestureStep.wait(until: .settled, timeout: 10)
    let steps = [fling(0.7, -220), rest, fling(0.3, 220), rest, fling(0.3, 200), rest]
    for variant in entry.variants.indices {
      let rules = try [plain, mirrored].map { device in
        let request = RunRequest(
          variant: variant, parameters: parameters, screen: device.screen(orientation),
          turnedScreen: device.screen(orientation == .portrait ? .landscape : .portrait), rate: 60,
          physics: .uikit, script: GestureScript(steps))
        return Review.findings(in: try entry.run(request)).map { "\($0.rule.id)" }.sorted()
      }
      #expect(rules[0] == rules[1], "\(entry.variants[variant].id)")
      if entry.variants[variant].isFixed { #expect(rules[1].isEmpty) }
    }
  }

  /// A sample with windows that are resized, devices that fold, scrolls of the app and the keyboard, between gestures and
  /// in the middle of them; `review-campaign programs` plays more.
  @Test(arguments: PatternCatalog.builtIn.entries.map { "\($0.id)" })
  func `with steps of programs have no findings`(pattern: String) throws {
    for seed in UInt64(0)..<60 {
      let trial = ReviewCase(programSeed: seed, pattern: pattern)
      let findings = Review.findings(in: try trial.run())
      #expect(findings.isEmpty, "\(findings.map { trial.line($0.rule.id, $0.sentence) })")
    }
  }

  /// Scripts with steps of programs on which a rule once had a false finding, or a pattern did not rest where it should.
  @Test(arguments: [
    // What the app scrolls, below a finger or after one.
    (368, "pull-to-refresh"), (2007, "quick-return"), (917, "any"), (1696, "any"), (33_760, "any"),
    (45_761, "any"), (80_594, "any"),
    // A screen that changes during a fling, a drag, or an animation of the bar.
    (6776, "any"), (403, "quick-return"), (11_452, "quick-return"), (11_982, "any"),
    (1389, "sticky-tabs"), (51_865, "any"),
    // Copies of a page on a screen that shows all of them; pages that are caught.
    (202, "page-carousel"), (23_577, "any"), (31_399, "any"), (1845, "sticky-tabs"),
    // A frame at the time of a step.
    (17_814, "quick-return"),
  ])
  func `with steps of programs that once gave a false finding are silent`(
    seed: UInt64, pattern: String
  ) throws {
    let trial = ReviewCase(programSeed: seed, pattern: pattern == "any" ? nil : pattern)
    let findings = Review.findings(in: try trial.run())
    #expect(findings.isEmpty, "\(findings.map { trial.line($0.rule.id, $0.sentence) })")
  }

  /// Scripts on which a rule once had a false finding on a correct variant, each for another
  /// reason.
  @Test(
    arguments: [
      // A slanting finger; a list that comes next to the one in front; a spring that continues
      // below a finger.
      46, 77, 83, 111, 155, 242, 286, 318, 322,
      // A finger that accelerates, brakes, or is too short; a catch beyond an end; a rotation.
      455, 486, 491, 561, 814, 913, 1037, 1088, 1233, 1396, 2338, 2668, 2862, 3706,
      4131, 4861, 6863, 7732, 7822, 11_051, 14_737, 15_654, 16_356, 22_010, 23_496, 26_555,
      // A tap just before; a list caught beyond its top; a finger that turns back at the handover;
      // space that is kept over a rotation; a finger that lands between two frames; one that
      // brakes, turns back, or lands on the tabs.
      44_074, 44_969, 1_009_837, 1_017_862, 1_018_978, 1_021_373, 1_022_349, 1_022_409, 1_024_544,
      5_002_856, 5_012_182, 5_023_946, 5_039_293, 5_044_607, 5_046_826, 5_096_119, 5_129_595,
      5_163_701, 7_001_313, 7_040_096,
      // A finger whose landing leaves its direction open; a tap during a pull, while pages move; a
      // bounce that was caught by a tap.
      8_023_993, 8_051_777, 8_052_797,
      // An animation that no frame shows alone; a list that springs back below a finger that has
      // caught pages.
      10_015_623, 10_018_294,
    ] as [UInt64])
  func `that once gave a false finding are silent`(seed: UInt64) throws {
    let trial = ReviewCase(seed: seed)
    let findings = Review.findings(in: try trial.run())
    #expect(findings.isEmpty, "\(findings.map { trial.line($0.rule.id, $0.sentence) })")
  }
}
