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

@Suite struct `A header that rests` {
  /// How sure its edge is at line 200, past which content moves up by 3 lines a picture; in one picture, it seems to be 2 lines
  /// further down.
  ///
  /// - Parameter row: Where a line of the content is in the picture before.
  private func spreads(row: Float) -> [Float] {
    let count = 20
    let pictures = (0..<count).map { picture in
      [picture == 10 ? 202 : 200, picture == 9 ? row : 500].map { (place: Float) in
        EdgeCandidate(
          place: place, strength: 20, depth: 0.3, excess: 0, mostRiding: 2.5, hasRest: true,
          above: .zero, below: .zero)
      }
    }
    let shifts = [0] + [Float](repeating: -3, count: count - 1)
    return EdgeTrack.places(
      pictures, startingNear: nil, steps: shifts.map { $0 == 0 ? [] : [$0] }, shifts: shifts,
      isMoving: shifts.map { $0 != 0 }, length: 800, isSparse: false
    ).spreads
  }

  @Test func `is not told from a row that passes it in a picture that shows one line of both`() {
    let spreads = spreads(row: 205)
    #expect(spreads[10] == .infinity)
    #expect(spreads[9] < 6 && spreads[11] < 6)
  }

  @Test func `may move for a picture where no row passes it`() {
    #expect(spreads(row: 230)[10] < 6)
  }
}
