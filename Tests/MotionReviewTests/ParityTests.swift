// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import MotionReview
@testable import ScrollCore

@Suite struct `Parity of devices` {
  private func lane(_ screen: Screen, gap: Bool, rate: Int = 60) -> Parity.Lane {
    var run = HandmadeTimeline()
    run.show(offset: -148, header: gap ? 100 : 148)
    return Parity.Lane(
      screen: screen, rate: rate,
      findings: Review.findings(in: run.timeline).filter { $0.rule == .gap })
  }

  @Test func `a rule that one device breaks is told with what is different there`() {
    let parity = Parity.among([
      lane(HandmadeTimeline.notch, gap: false), lane(HandmadeTimeline.island, gap: true),
      lane(HandmadeTimeline.notch, gap: false),
    ])
    #expect(parity.map(\.rule) == [.gap])
    #expect(parity.first?.breaking == [1])
    #expect(parity.first?.keeping == [0, 2])
    #expect(parity.first?.fact == .statusBarDiffersFromSafeArea)
    #expect(parity.first?.holds == true)
  }

  @Test func `what all break, or none, is no difference`() {
    for gap in [true, false] {
      #expect(
        Parity.among([
          lane(HandmadeTimeline.notch, gap: gap), lane(HandmadeTimeline.island, gap: gap),
        ]).isEmpty)
    }
  }

  @Test func `without a fact that splits them the lanes are named alone`() {
    let parity = Parity.among([
      lane(HandmadeTimeline.notch, gap: true), lane(HandmadeTimeline.notch, gap: false),
    ])
    #expect(parity.map(\.fact) == [nil])
  }
}
