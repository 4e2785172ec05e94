// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import FilmReading

@Suite struct `Content that is set to another place` {
  /// A list that moves up below a header, and then is elsewhere.
  private func film(_ places: [Float]) -> MadeFilm {
    var film = MadeFilm()
    film.content = (0..<20).map { -5 * Float($0) } + places
    film.header = film.content.map { _ in 100 }
    return film
  }

  @Test func `its place is unknown from then on`() {
    let tracks = film((0..<20).map { -2_000 - 5 * Float($0) }).tracks()
    #expect(tracks.losses == [20])
    #expect(tracks.content[..<20].allSatisfy { $0 != nil })
    #expect(tracks.content[20...].allSatisfy { $0 == nil })
    #expect(tracks.content.count == 40 && tracks.contentErrors.count == 40)
    // What is above the edge rests.
    #expect(tracks.edge.count == 40 && tracks.edgeSpreads.allSatisfy { $0 < 6 })
    #expect(tracks.edge.allSatisfy { abs(($0 ?? .infinity) - 100) < 1.2 })
  }

  @Test func `where the picture looks as it did before, all is where it was then`() {
    let elsewhere: [Float] = [0, 0, 0, -5, -10, -15, -20, -25, -30].map { $0 - 1_000 }
    let film = film(elsewhere + [0, 0, -4, -8, -12])
    let tracks = film.tracks()
    #expect(tracks.losses == [20, 29])
    #expect(tracks.content[20..<29].allSatisfy { $0 == nil })
    for picture in 29..<34 {
      let place = tracks.content[picture] ?? .infinity
      #expect(abs(place - film.content[picture]) < 0.1, "picture \(picture): \(place)")
    }
    for place in tracks.edge[29...] { #expect(abs((place ?? .infinity) - 100) < 1.2) }
  }

  @Test func `it is lost in every picture of a film that shows something else each time`() {
    let tracks = film((1...60).map { -700 * Float($0) }).tracks()
    #expect(tracks.losses == Array(20..<80))
    #expect(tracks.content[20...].allSatisfy { $0 == nil })
  }

  @Test func `a picture in which little of the content changes is no other place`() {
    var film = film((0..<20).map { _ in -95 })
    film.finger = film.content.indices.map { $0 < 25 ? -100 : 500 }
    #expect(film.tracks().losses.isEmpty)
  }

  @Test func `a list that jumps by less than the picture is high is measured`() {
    let tracks = film((0..<20).map { -300 - 5 * Float($0) }).tracks()
    #expect(tracks.losses.isEmpty)
    #expect(tracks.content.allSatisfy { $0 != nil })
  }
}
