// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import FilmReading

@Suite struct `A line that was said to be the edge` {
  /// The track of a line that vanishes after ten pictures, when another one is there, 30 lines further down.
  ///
  /// - Parameter first: The first picture that has the other line.
  private func places(otherFrom first: Int) -> [Float?] {
    let count = 20
    let pictures = (0..<count).map { picture in
      ((picture < 10 ? [200] : []) + (picture >= first ? [230] : [])).map { place in
        EdgeCandidate(
          place: place, strength: 20, depth: 0.3, excess: 0, mostRiding: 2.5, hasRest: true,
          above: .zero, below: .zero)
      }
    }
    let shifts = [0] + [Float](repeating: -8, count: count - 1)
    return EdgeTrack.places(
      pictures, startingNear: 200, steps: shifts.map { $0 == 0 ? [] : [$0] }, shifts: shifts,
      isMoving: shifts.map { $0 != 0 }, length: 800, isSparse: false
    ).places
  }

  @Test func `does not become another that was there before, though that looks like it`() {
    let places = places(otherFrom: 5)
    #expect(places.prefix(10).allSatisfy { $0 == 200 })
    #expect(places.suffix(10).allSatisfy { $0 == nil })
  }

  @Test func `may be at another place in the next picture, where nothing was before`() {
    #expect(places(otherFrom: 10).suffix(10).allSatisfy { $0 == 230 })
  }
}
