// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ScrollCore

/// The work of a frame, counted as what it records: time is not measured.
@Suite struct `A frame of a list with many sections` {
  private func fling(_ sections: Int, fromMiddle: Bool) throws -> Timeline {
    try Harness("sh3", on: .iPhone11).with {
      $0.parameters["sections"] = .numbers([Double](repeating: 10, count: sections))
      if fromMiddle { $0.initialOffset = .fromStart(Double(sections / 2) * 640) }
    }.run([
      .drag(
        DragGesture(
          from: .middle, .by(ScriptPoint(.points(0), .points(-140))), duration: 0.15,
          endVelocity: Point(0, -2600))), .pause(2),
    ])
  }

  @Test(arguments: [1_000, 100_000, 1_000_000], [false, true])
  func `records what one of ten sections records`(sections: Int, fromMiddle: Bool) throws {
    let few = try fling(10, fromMiddle: fromMiddle)
    let many = try fling(sections, fromMiddle: fromMiddle)
    #expect(many.frameCount == few.frameCount)
    #expect(many.values.count == few.values.count)
    #expect(many.layers.count == few.layers.count)
    #expect(many.elementStarts == few.elementStarts)
    #expect(many.elements.map(\.id.kind) == few.elements.map(\.id.kind))
  }
}
