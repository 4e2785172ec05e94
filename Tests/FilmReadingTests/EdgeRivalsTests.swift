// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import FilmReading

@Suite struct `How sure an edge is` {
  @Test func `an edge that content passes is sure to a few lines`() {
    var film = MadeFilm()
    film.content = (0..<60).map { -6 * Float($0) }
    film.header = film.content.map { max(80, 200 + $0) }
    let tracks = film.tracks()
    #expect(tracks.edgeSpreads.count == 60)
    #expect(tracks.edgeSpreads.allSatisfy { $0 < 6 })
  }

  @Test func `a line of content that fills the picture is no edge`() {
    var film = MadeFilm()
    film.content = (0..<30).map { -4 * Float($0) }
    film.header = film.content.map { _ in -50 }
    #expect(film.tracks().edgeSpreads.allSatisfy { $0 == .infinity })
  }

  @Test func `where nothing moves, nothing shows an edge`() {
    var film = MadeFilm(noise: 0)
    film.content = [Float](repeating: 0, count: 10)
    film.header = [Float](repeating: 100, count: 10)
    #expect(film.tracks().edgeSpreads.allSatisfy { $0 == .infinity })
  }

  @Test func `the edge of a sheet is sure while it moves down, and shows what was behind it`() {
    var film = MadeFilm()
    film.hasMap = true
    film.content = (0..<50).map { 9 * Float(max(0, $0 - 5)) }
    film.header = film.content.map { 200 + $0 }
    let tracks = film.tracks()
    let known = zip(tracks.edge, tracks.edgeSpreads).map { $1 < 6 ? $0 : nil }
    #expect(known.count { $0 != nil } == 50)
    for (place, truth) in zip(known, film.header) {
      if let place { #expect(abs(place - truth) < 1.5) }
    }
  }
}
