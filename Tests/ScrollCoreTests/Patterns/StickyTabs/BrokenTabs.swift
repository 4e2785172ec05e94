// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// A variant of the article, the invariant that it breaks, and the script that shows it.
struct BrokenTabs: Sendable, CustomTestStringConvertible {
  var variant: String
  var invariant: TabInvariant
  var script: [GestureStep]
  var parameters: [String: ParameterValue] = [:]

  var testDescription: String { "\(variant) \(invariant)" }

  static let all: [BrokenTabs] = [
    BrokenTabs(
      variant: "st1", invariant: .tapsLeaveTheTabBar, script: pinnedThenTap,
      parameters: ["rows": .numbers([20, 3])]),
    BrokenTabs(variant: "st2", invariant: .tapsLeaveTheTabBar, script: pinnedThenTap),
    BrokenTabs(
      variant: "st3", invariant: .tapsLeaveTheTabBar, script: pinnedThenTap,
      parameters: ["rows": .numbers([20, 3])]),
    BrokenTabs(
      variant: "st3", invariant: .tapsLeaveTheTabBar,
      script: [slowUp, slowUp, .tapTab(0), .pause(0.2)]),
    BrokenTabs(
      variant: "st3", invariant: .tapsLeaveTheTabBar,
      script: [.fling(-100, velocity: -1500), .pause(0.4), .tapTab(1), .pause(2)]),
    BrokenTabs(
      variant: "st1", invariant: .pinnedTabsRemember,
      script: [slowUp, slowUp, .tapTab(1), .pause(0.6), slowUp, .tapTab(0), .pause(0.6)]),
    BrokenTabs(variant: "st4", invariant: .fingerMovesTheSum, script: [slowUp]),
    BrokenTabs(
      variant: "st5", invariant: .fingerMovesTheSum, script: [slowUp],
      parameters: ["order": .choice(1)]),
    // Seven points a frame do not end on the ceiling: the rest of that frame is lost.
    BrokenTabs(
      variant: "st5", invariant: .fingerMovesTheSum, script: [.steady(-7, frames: 40)]),
    BrokenTabs(
      variant: "st6", invariant: .fingerMovesTheSum, script: [.steady(-7, frames: 40)]),
    BrokenTabs(variant: "st4", invariant: .headerWaitsForTheList, script: upThenDown),
    BrokenTabs(variant: "st5", invariant: .headerWaitsForTheList, script: upThenDown),
    BrokenTabs(
      variant: "st6", invariant: .headerWaitsForTheList, script: upThenDown,
      parameters: ["order": .choice(1)]),
    BrokenTabs(variant: "st4", invariant: .flingsPassTheCeiling, script: flingUp),
    BrokenTabs(variant: "st5", invariant: .flingsPassTheCeiling, script: flingUp),
    BrokenTabs(variant: "st6", invariant: .flingsPassTheCeiling, script: flingUp),
    BrokenTabs(variant: "st6", invariant: .flingsPassTheCeiling, script: flingBack),
    BrokenTabs(variant: "st4", invariant: .swipesStayLevel, script: [slanted]),
    BrokenTabs(variant: "st5", invariant: .swipesStayLevel, script: [slanted]),
    BrokenTabs(variant: "st6", invariant: .swipesStayLevel, script: [slanted]),
  ]

  private static let slowUp = GestureStep.steady(-10, frames: 30)
  private static let pinnedThenTap: [GestureStep] = [slowUp, slowUp, .tapTab(1), .pause(0.6)]
  private static let upThenDown: [GestureStep] = [
    slowUp, slowUp, .steady(10, frames: 30, from: ScriptPoint(.fraction(0.5), .fraction(0.5))),
  ]
  private static let flingUp: [GestureStep] = [.fling(-60, velocity: -1800), .pause(3.5)]
  private static let flingBack: [GestureStep] = [
    slowUp, slowUp,
    .fling(80, velocity: 2500, from: ScriptPoint(.fraction(0.5), .fraction(0.6))), .pause(3.5),
  ]
  private static let slanted = GestureStep.steady(
    -8, -5, frames: 20, from: ScriptPoint(.points(320), .points(550)))
}
