// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import StoryboardProduction

@Suite struct `Where a list rests in a film` {
  private func still(_ place: Double) -> [Double] { [Double](repeating: place, count: 20) }

  /// From one place to another with a constant speed.
  private func moved(_ from: Double, _ to: Double) -> [Double] {
    (1...20).map { from + (to - from) * Double($0) / 20 }
  }

  /// Back from 40 points above a place, as a spring brings it back.
  private func sprung(_ place: Double) -> [Double] {
    (1...60).map { frame in
      let phase = 10.8 * Double(frame) / 60
      return place - 40 * (1 + phase) * Elementary.exp(-phase)
    }
  }

  @Test func `is where it begins, if it never rests further up`() {
    let places = still(0) + moved(0, 300) + still(300)
    #expect(FilmRest.find(in: places, rate: 60) == .first)
    #expect(FilmRest.find(in: [], rate: 60) == .first)
  }

  @Test func `is where it begins, if it is only held further up while it fetches`() {
    let places = still(0) + moved(0, -60) + still(-60) + moved(-60, 0) + still(0)
    #expect(FilmRest.find(in: places, rate: 60) == .first)
  }

  @Test func `is further up, if it springs back to there`() throws {
    let places =
      still(0) + moved(0, -140) + sprung(-100) + still(-100) + moved(-100, 50) + still(50)
    guard case .later(let place) = FilmRest.find(in: places, rate: 60) else {
      Issue.record("the rest is not found")
      return
    }
    #expect(abs(place + 100) < 0.5)
  }

  @Test func `is not known, if it rests further up without a spring`() {
    let places = still(0) + moved(0, -100) + still(-100)
    #expect(FilmRest.find(in: places, rate: 60) == .unknown)
  }
}
