// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@testable import MotionReview

/// A list that bounces in its page below a header: a finger pulls it down and pushes it back up.
@Suite struct `A list that bounces in its page` {
  private static func names(
    _ variant: String, on device: DeviceProfile, rate: Int
  ) throws -> [String] {
    func move(_ y: Double, _ duration: Double) -> GestureStep {
      .pointerMove(
        PointerMove(
          ScriptPoint(.points(0), .points(y)), duration: duration, origin: .pointer))
    }
    let harness = Harness(variant, on: device).with {
      $0.rate = rate
      $0.parameters["innerBounces"] = .flag(true)
    }
    let middle = ScriptPoint(.fraction(0.5), .fraction(0.6))
    let request = harness.request([
      .pause(0.3), .pointerMove(PointerMove(middle, duration: 0)), .pointerDown, move(200, 0.4),
      move(-190, 0.5), .pointerUp, .wait(until: .settled, timeout: 10),
    ])
    return Review.findings(in: try harness.entry.run(request)).map { "\($0.rule.id)" }
  }

  @Test(arguments: ["st7", "st8"], [DeviceProfile.iPhone8, .iPhone15Pro])
  func `comes back before the header follows, and is not slow`(
    variant: String, device: DeviceProfile
  ) throws {
    #expect(try Self.names(variant, on: device, rate: device.maximumRefreshRate).isEmpty)
  }
}
