// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@Suite struct RubberBandTests {
  @Test(arguments: [
    (960.0, 5.0, 2.74, 0.01), (960, 10, 5.47, 0.01), (960, 100, 52.02, 0.005),
    (960, 400, 178.98, 0.005), (960, 960, 340.65, 0.005),
    (667, 10, 5.4550, 5e-5), (667, 50, 26.4111, 5e-5), (667, 100, 50.8102, 5e-5),
    (667, 200, 94.4273, 5e-5), (667, 400, 165.434, 5e-4), (896, 100, 51.8191, 5e-5),
  ])
  func `matches published numbers`(
    dimension: Double, raw: Double, banded: Double, tolerance: Double
  ) {
    let band = RubberBand(dimension: dimension)
    #expect(isClose(band.banded(raw), banded, tolerance))
    #expect(band.banded(-raw) == -band.banded(raw))
    #expect(isClose(band.raw(band.banded(raw)), raw, 1e-9))
  }

  @Test func `matches a published round trip`() {
    let band = RubberBand(dimension: 600)
    #expect(isClose(band.banded(band.raw(201)), 201, 1e-10))
  }

  static let bands = [
    RubberBand(dimension: 667), RubberBand(coefficient: 0.52, dimension: 844),
    RubberBand(coefficient: 0.05, dimension: 667, law: .proportional),
  ]

  @Test func `a sheet beyond its last detent follows a logarithm`() {
    let band = RubberBand(coefficient: 0.5, dimension: 40, law: .logarithmic)
    #expect(band.banded(25) == 25)
    #expect(band.banded(-40) == -40)
    #expect(isClose(band.banded(400), 60, 1e-12))
    #expect(isClose(band.banded(-4000), -80, 1e-12))
    #expect(isClose(band.raw(-60), -400, 1e-9))
    #expect(band.raw(30) == 30)
    #expect(band.slope(39) == 1)
    #expect(isClose(band.slope(-200), slope(of: band.banded, at: -200, step: 1e-3), 1e-8))
    #expect(band.raw(1e9) < .infinity)
  }

  @Test(arguments: bands)
  func `the inverse undoes the band for both signs`(band: RubberBand) {
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<200 {
      let raw = Double.random(in: -3000...3000, using: &generator)
      #expect(isClose(band.raw(band.banded(raw)), raw, 1e-8), "seed 21")
      #expect(band.banded(-raw) == -band.banded(raw))
      #expect(band.raw(-raw / 10) == -band.raw(raw / 10))
    }
    #expect(band.banded(0) == 0)
    #expect(band.raw(0) == 0)
  }

  @Test(arguments: bands)
  func `the slope is the derivative and starts at the coefficient`(band: RubberBand) {
    #expect(band.slope(0) == band.coefficient)
    for raw in [-900, -20, 1, 50, 400.0] {
      #expect(isClose(band.slope(raw), slope(of: band.banded, at: raw, step: 1e-3), 1e-8))
    }
  }

  @Test func `content never goes further than the dimension`() {
    let band = RubberBand(dimension: 500)
    #expect(band.banded(1e9) < 500)
    #expect(band.banded(1e9) > 499.9)
    for banded in [500, 501, 1e9] {
      #expect(band.raw(banded) > 1e10)
      #expect(band.raw(banded) < .infinity)
      #expect(band.raw(-banded) == -band.raw(banded))
    }
  }

  /// dy/dx = 0.52·(1 − y/d)², step by step, as Flutter applies it to a drag.
  @Test func `the drag friction of Flutter integrates to the same law`() {
    let dimension = 844.0
    let band = PhysicsProfile.flutter.rubberBand(dimension: dimension)
    var shown = 0.0
    let step = 0.001
    for _ in 0..<300_000 {
      let rest = 1 - (shown + 0.26 * step) / dimension
      shown += step * 0.52 * rest * rest
    }
    #expect(isClose(shown, band.banded(300), 1e-3))
  }

  @Test(arguments: [0.0, -1])
  func `a viewport without length holds its content`(dimension: Double) {
    let band = RubberBand(dimension: dimension)
    #expect(band.banded(50) == 0)
    #expect(band.raw(50) == 0)
    #expect(band.slope(50) == 0)
  }
}
