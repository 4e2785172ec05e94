// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import FilmReading

@Suite struct `What fades in a film` {
  /// A film of content that scrolls for so many pictures below a header that rests.
  private func film(_ words: [Float], noise: Float = 0.2) -> MadeFilm {
    var film = MadeFilm(noise: noise)
    film.words = words
    film.content = words.indices.map { -4 * Float($0) }
    film.header = words.map { _ in 160 }
    return film
  }

  /// The opacity of something that rests, fades in twenty pictures, and rests.
  private let fadeIn = (0..<80).map { min(max(Float($0 - 30) / 20, 0), 1) }

  private func worst(_ fade: Fade, _ truth: [Float]) -> Float {
    zip(fade.opacity, truth).map { abs(($0 ?? .infinity) - $1) }.max() ?? .infinity
  }

  @Test(arguments: [0.2, 2] as [Float]) func `is measured to a hundredth, in noise to three`(
    noise: Float
  ) throws {
    let fades = film(fadeIn, noise: noise).tracks().fades
    let fade = try #require(fades.first)
    #expect(fades.count == 1)
    #expect(fade.lines.lowerBound >= 28 && fade.lines.upperBound <= 53, "\(fade.lines)")
    #expect(worst(fade, fadeIn) < (noise < 1 ? 0.01 : 0.03))
    #expect(!fade.isRelative && !fade.movesWithEdge && fade.step == nil)
    let error = fade.errors.max() ?? .infinity
    #expect(noise < 1 ? error < 0.01 : (0.002..<0.05) ~= error, "\(error)")
  }

  @Test func `is as uncertain as its states, and between them as what an encoder keeps`() throws {
    var words = fadeIn
    for picture in stride(from: 52, to: 80, by: 2) { words[picture] = 0.98 }
    let fade = try #require(film(words).tracks().fades.first)
    let (gone, between, there) = (fade.errors[10], fade.errors[40], fade.errors[70])
    #expect(gone < 0.004 && between > 0.006 && there > 0.008, "\(gone), \(between), \(there)")
  }

  @Test func `and moves with the edge is followed with it`() throws {
    var film = film(fadeIn.map { 1 - $0 })
    film.wordsRide = true
    film.header = film.content.map { max(170, 330 + $0) }
    let fades = film.tracks().fades
    let fade = try #require(fades.first)
    #expect(fades.count == 1 && fade.movesWithEdge)
    #expect(worst(fade, film.words) < 0.03)
  }

  @Test func `is relative where one end is not seen for long`() throws {
    let words = (0..<80).map { min(max(Float($0 - 30) / 50, 0), 1) }
    #expect(try #require(film(words).tracks().fades.first).isRelative)
  }

  @Test func `takes several pictures, unlike what appears at once`() throws {
    let words = (0..<80).map { $0 < 41 ? Float(0) : 1 }
    let fade = try #require(film(words).tracks().fades.first)
    #expect(fade.step == 41)
  }

  @Test func `is nothing where nothing fades, though content moves and a header shrinks`() {
    #expect(film([Float](repeating: 1, count: 80)).tracks().fades.isEmpty)
    var film = film([Float](repeating: 1, count: 80), noise: 2)
    film.header = film.content.map { max(80, 330 + $0) }
    #expect(film.tracks().fades.isEmpty)
  }
}
