// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@Suite struct VelocityUnitTests {
  @Test func `delegates use points per millisecond`() {
    #expect(PointsPerMillisecond(pointsPerSecond: 1500).value == 1.5)
    #expect(PointsPerMillisecond(-0.25).pointsPerSecond == -250)
  }

  @Test func `springs use travels per second`() {
    // Apple's example: over 200 pt, 100 pt/s is 0.5.
    #expect(TravelsPerSecond(pointsPerSecond: 100, travel: 200).value == 0.5)
    #expect(TravelsPerSecond(pointsPerSecond: -900, travel: 120).value == -7.5)
    #expect(TravelsPerSecond(pointsPerSecond: -900, travel: -120).value == 7.5)
    #expect(TravelsPerSecond(7.5).pointsPerSecond(travel: -120) == -900)
    #expect(TravelsPerSecond(pointsPerSecond: 100, travel: 0).value == 0)
  }
}
