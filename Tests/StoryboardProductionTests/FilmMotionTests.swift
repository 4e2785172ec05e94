// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StoryboardProduction

@Suite struct `A header in a film` {
  @Test func `moves alone if it moves for three frames while the content rests`() {
    let rest = [Double](repeating: 12, count: 5)
    #expect(FilmMotion.movesAlone([64, 62, 60, 58, 58], over: rest))
    #expect(!FilmMotion.movesAlone([64, 62, 60, 60, 58], over: rest))
    #expect(!FilmMotion.movesAlone([64, 62, .nan, 58, 56], over: rest))
  }

  @Test func `does not move alone while content moves, or within what a film cannot tell`() {
    #expect(!FilmMotion.movesAlone([64, 62, 60, 58, 56], over: [0, 2, 4, 6, 8]))
    #expect(!FilmMotion.movesAlone([64, 63.5, 63, 62.5, 62], over: [0, 0, 0, 0, 0]))
    #expect(!FilmMotion.movesAlone([], over: []))
  }
}
