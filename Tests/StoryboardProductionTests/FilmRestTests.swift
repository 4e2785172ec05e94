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

  /// A list that sets out 90 points below its top, is pulled, springs back and rests.
  private var flung: [Double] { still(0) + moved(0, -130) + sprung(-90) + still(-90) }

  @Test(arguments: [true, false])
  func `shows the inset where the header has its height, in the pull or in the rest`(_ inPull: Bool)
    throws
  {
    let places = flung
    // The header opens in the pull and closes again, or opens once all rests.
    let edge = places.indices.map {
      $0 >= 100 ? (inPull ? 38.0 : 120) : inPull && places[$0] < -90 ? 120 : 82
    }
    let blanks = zip(places, edge).map { place, edge in max(0, 120 - 90 - place - edge) }
    let inset = FilmRest.later(-90).inset(edge: edge, scrolled: places, blanks: blanks)
    #expect(abs(try #require(inset) - 120) < 0.01)
  }

  @Test func `does not take for the inset how far a header grows with a pull`() throws {
    let places = flung
    let edge = places.map { max(120, 30 - $0) }
    // Ten points of the first row have nothing in them.
    let blanks = [Double](repeating: 10, count: places.count)
    let inset = FilmRest.later(-90).inset(edge: edge, scrolled: places, blanks: blanks)
    #expect(abs(try #require(inset) - 120) < 0.51)
  }

  @Test func `shows no inset without its edge, or where its top is not known`() {
    let places = flung
    let (lost, known) = ([Double](repeating: .nan, count: places.count), places.map { _ in 120.0 })
    for rest in [FilmRest.first, .later(-90)] {
      #expect(rest.inset(edge: lost, scrolled: places, blanks: known) == nil)
    }
    #expect(FilmRest.unknown.inset(edge: known, scrolled: places, blanks: known) == nil)
    #expect(FilmRest.first.inset(edge: known, scrolled: places, blanks: known) == 120)
  }
}
