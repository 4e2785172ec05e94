// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import FilmReading

@Suite struct `Tracks of films` {
  /// The greatest distance of a track from what the film was made with.
  private func worst(_ track: [Float?], _ truth: [Float]) -> Float {
    zip(track, truth).map { abs(($0 ?? .infinity) - $1) }.max() ?? .infinity
  }

  @Test func `content between lines is measured to a seventh of a line, and does not drift`() {
    var film = MadeFilm()
    film.content = (0..<120).map { -3.37 * Float($0) }
    film.header = film.content.map { _ in 100 }
    let tracks = film.tracks()
    #expect(worst(tracks.content, film.content) < 0.15)
    #expect(worst(tracks.edge, film.header) < 1.3)
    #expect(tracks.contentErrors.allSatisfy { $0 < 0.1 })
  }

  @Test func `a slow end of a fling is followed line by line`() {
    var film = MadeFilm()
    film.content = (0..<90).map { frame in
      (0..<frame).reduce(0) { sum, _ in sum * 0.93 - 6 }
    }
    film.header = film.content.map { _ in 100 }
    #expect(worst(film.tracks().content, film.content) < 0.1)
  }

  @Test func `a header that shrinks with the content, and then rests, is followed`() {
    var film = MadeFilm()
    film.content = (0..<60).map { -4 * Float($0) }
    film.header = film.content.map { max(80, 200 + $0) }
    let tracks = film.tracks()
    #expect(worst(tracks.content, film.content) < 0.1)
    #expect(worst(tracks.edge, film.header) < 1.2)
  }

  @Test func `content that comes out from under a header leaves the edge in its place`() {
    var film = MadeFilm()
    film.content = (0..<40).map { 5.5 * Float($0) }
    film.header = film.content.map { _ in 160 }
    #expect(worst(film.tracks().edge, film.header) < 1.2)
  }

  @Test func `a header that leaves its first row, and is there again at once, is not that row`() {
    var film = MadeFilm()
    film.contentStart = 0
    // Both go down together; the header stops, the rows go on and come back a part of the way, and the header joins them.
    var down = (0..<16).map { 100 + 10 * Float($0) }
    down += (0..<20).map { 250 - 2 * Float($0) }
    let rest = [Float](repeating: 212, count: 20)
    let up = (1..<60).map { 212 - 4 * Float($0) }
    film.content = down + rest + up
    let held: [Float] = rest.indices.map { $0 < 10 ? 160 : 212 }
    film.header = down.map { min($0, 160) } + held
    film.header += up.map { max($0, 100) }
    #expect(worst(film.tracks().edge, film.header) < 1.3)
  }

  @Test func `a finger's dot that moves twice as far as a short list is not the list`() {
    var film = MadeFilm()
    film.content = (0..<30).map { 3 * Float($0) }
    film.header = film.content.map { _ in 100 }
    film.contentEnd = 540
    film.finger = (0..<30).map { 500 + 6 * Float($0) }
    let tracks = film.tracks()
    #expect(worst(tracks.content, film.content) < 0.2)
    #expect(worst(tracks.edge, film.header) < 1.2)
  }

  @Test func `a header that was named is followed out at the top, and is unknown until it is back`()
  {
    var film = MadeFilm()
    film.content = (0..<80).map { -4 * min(Float($0), 80 - Float($0)) }
    film.header = film.content.map { 100 + $0 }
    let tracks = FilmTracks(film.reader(), firstEdge: 100)
    for picture in film.content.indices {
      let (place, truth) = (tracks.edge[picture], film.header[picture])
      if abs(truth + 40) > 2 { #expect((place != nil) == (truth > -40), "picture \(picture)") }
      guard let place else { continue }
      #expect(truth > 40 ? abs(place - truth) < 1.2 : place <= 42, "picture \(picture): \(place)")
    }
  }

  @Test func `an edge is where it was said to be, and not at a stronger line below`() throws {
    var film = MadeFilm()
    film.content = (0..<30).map { -4 * Float($0) }
    film.header = film.content.map { 300 + $0 }
    let first = try #require(FilmTracks(film.reader(), firstEdge: 300).edge.first ?? nil)
    #expect(abs(first - 300) < 1.2)
  }

  @Test func `content that ends in the upper half of the screen is what scrolls`() {
    var film = MadeFilm()
    film.content = (0..<40).map { 3 * Float($0) }
    film.header = film.content.map { _ in 100 }
    film.contentEnd = 290
    let reader = film.reader()
    for picture in 1..<40 { #expect(abs(reader.shifts[picture] - 3) < 0.1, "\(picture)") }
  }

  @Test(arguments: [0, 0.4, 0.78] as [Float])
  func `what an encoder leaves as it was below the end of the content does not hold it`(
    leftover: Float
  ) {
    var film = MadeFilm(length: 1_334, noise: 0)
    film.content = (0..<20).map { 9 * Float($0) }
    film.header = film.content.map { _ in 100 }
    (film.contentEnd, film.leftover) = (500, leftover)
    let reader = film.reader()
    for picture in 1..<20 { #expect(abs(reader.shifts[picture] - 9) < 0.1, "\(picture)") }
  }

  @Test func `a jump is measured as it is`() {
    var film = MadeFilm()
    film.content = (0..<40).map { -4 * Float($0) - ($0 >= 20 ? 97 : 0) }
    film.header = film.content.map { _ in 100 }
    #expect(worst(film.tracks().content, film.content) < 0.1)
  }

  @Test func `pictures that lag behind their rows do not hold the content back`() {
    var film = MadeFilm()
    film.pictureSpeed = 0.8
    // Away and back, each time from rest.
    let away = (0..<60).reduce(into: [Float(0)]) { way, _ in way.append(way.last! * 0.94 + 36) }
    film.content = away.map { -$0 } + away.map { $0 - away.last! }
    film.header = film.content.map { _ in 100 }
    let tracks = FilmTracks(film.reader(), firstEdge: 100)
    #expect(worst(tracks.content, film.content) < 1)
  }

  @Test func `of rows that look alike, the speed before tells which is which`() {
    var film = MadeFilm()
    film.period = 120
    // Up to 83 of 120 lines a picture, reached over ten pictures.
    var place: Float = 0
    film.content = (0..<50).map { picture in
      place -= min(83, 8.3 * Float(picture))
      return place
    }
    film.header = film.content.map { _ in 100 }
    let shifts = film.reader().shifts
    for picture in 1..<50 {
      let step = film.content[picture] - film.content[picture - 1]
      #expect(abs(shifts[picture] - step) < 0.1, "picture \(picture)")
    }
  }

  @Test func `rows that look alike and hardly move have not moved by a row`() {
    var film = MadeFilm(noise: 1.2)
    film.period = 120
    film.content = (0..<30).map { -0.15 * Float($0) }
    film.header = film.content.map { _ in 100 }
    #expect(film.reader().shifts.allSatisfy { abs($0) < 1 })
    #expect(worst(film.tracks().content, film.content) < 0.3)
  }

  @Test func `a film in which nothing moves has an edge nowhere in particular, and no motion`() {
    var film = MadeFilm(noise: 0)
    film.content = [Float](repeating: 0, count: 10)
    film.header = [Float](repeating: 100, count: 10)
    #expect(worst(film.tracks().content, film.content) == 0)
  }

  @Test func `of a grey film nothing is told`() {
    var reader = FilmReader(length: 400)
    for _ in 0..<5 {
      reader.append(LineProfile([LineProfile.Line](repeating: .init(repeating: 90), count: 400)))
    }
    let tracks = FilmTracks(reader)
    #expect(tracks.edge.allSatisfy { $0 == nil })
    #expect(tracks.content.allSatisfy { $0 == 0 })
  }
}
