// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import FilmReading
import Testing

@testable import StoryboardProduction

@Suite struct `A header in a film` {
  @Test func `moves alone if it moves for three frames while the content rests`() {
    let rest = [Double](repeating: 12, count: 5)
    #expect(FilmMotion.movesAlone([64, 62, 60, 58, 58], over: rest))
    #expect(!FilmMotion.movesAlone([64, 62, 60, 60, 58], over: rest))
    #expect(!FilmMotion.movesAlone([64, 62, .nan, 58, 56], over: rest))
  }

  @Test func `grows with content that is pulled if it does so all the way of one pull`() {
    let pulls = [0.0, 10, 30, 20, 0, 0, 15, 40, 5, 0]
    let (still, grown) = (pulls.map { _ in 120.0 }, pulls.map { 120 + $0 })
    #expect(FilmMotion.growsWithPull(grown, pulls))
    #expect(FilmMotion.growsWithPull(Array(grown[..<5] + still[5...]), pulls))
    #expect(!FilmMotion.growsWithPull(still, pulls))
    // It goes up again before the content does.
    #expect(!FilmMotion.growsWithPull([120, 130, 150, 130, 120], Array(pulls[..<5])))
    #expect(!FilmMotion.growsWithPull(pulls.map { 120 + $0 / 2 }, pulls))
  }

  @Test func `does not move alone while content moves, or within what a film cannot tell`() {
    #expect(!FilmMotion.movesAlone([64, 62, 60, 58, 56], over: [0, 2, 4, 6, 8]))
    #expect(!FilmMotion.movesAlone([64, 63.5, 63, 62.5, 62], over: [0, 0, 0, 0, 0]))
    #expect(!FilmMotion.movesAlone([], over: []))
  }
}

@Suite struct `What moves in a film` {
  @Test func `was dropped for a picture if it moves on over two frames as it does around them`() {
    #expect(FilmMotion.isDropped(before: -4, after: -8, next: -4))
    #expect(FilmMotion.isDropped(before: 2, after: 30, next: 16))
    #expect(FilmMotion.isDropped(before: 6, after: 12, next: .nan))
  }

  @Test func `was not dropped if it stood still and then jumps, turns round, or hardly moves`() {
    #expect(!FilmMotion.isDropped(before: -4, after: -52, next: 32))
    #expect(!FilmMotion.isDropped(before: 4, after: 52, next: .nan))
    #expect(!FilmMotion.isDropped(before: 4, after: -8, next: -4))
    #expect(!FilmMotion.isDropped(before: 0.5, after: 1.5, next: 1))
  }

  @Test func `sets out from a rest, and not where a spring turns or a track is found again`() {
    #expect(FilmMotion.starts(of: [5, 5, 5, 7, 9]) == [3])
    #expect(FilmMotion.starts(of: [9, 7, 6.9, 8, 10]) == [])
    #expect(FilmMotion.starts(of: [.nan, .nan, 5, 7, 9]) == [])
  }

  @Test func `was not at rest before an edge that moves while the content is as good as still`() {
    // The end of a spring, at which a header jumps, and a drag.
    let places = [90.6, 90.4, 90.3, 90.2, 90.1, 90.1, 90.1, 90.1, 92, 95]
    let jumping = [82.0, 82, 82, 82, 120, 120, 120, 120, 118, 115]
    let idle = FilmMotion.idleFrames(places, jumping)
    #expect(idle == [false, false, false, false, false, true, true, false, false, false])
    let resting = FilmMotion.idleFrames(places, places.map { _ in 82 })
    #expect(resting == [true, true, true, true, true, true, true, false, false, false])
  }
}

@Suite struct `What the edge in a film belongs to` {
  private func role(_ edges: [Double], _ above: AboveEdge?, isRound: Bool?) -> FilmMotion.Edge {
    FilmMotion.role(edges: edges, height: 667, above: above, isRound: isRound)
  }

  @Test(arguments: [nil, false, true])
  func `it is a header's if what is above moves with it, however long the header is`(
    isRound: Bool?
  ) {
    #expect(role([350, 600, 350], .moves, isRound: isRound) == .header)
  }

  @Test func `it is a sheet's if it has round corners, or covers what rests above it`() {
    #expect(role([60, 62, 60], nil, isRound: true) == .sheet)
    #expect(role([167, 290, 167], .rests, isRound: nil) == .sheet)
    // A large title that a bar covers is further up.
    #expect(role([190, 150, 190], .rests, isRound: nil) == .header)
    #expect(role([167, 290, 167], .rests, isRound: false) == .header)
  }

  @Test func `otherwise its place tells, at the beginning and at the end`() {
    #expect(role([167, 290, 167], nil, isRound: nil) == .header)
    #expect(role([.nan, 340, 60, .nan], nil, isRound: nil) == .sheet)
    #expect(role([340, 60], nil, isRound: false) == .header)
    #expect(role([60, 420], nil, isRound: false) == .sheet)
    #expect(role([60, 420, 60], nil, isRound: nil) == .header)
    #expect(role([.nan], .rests, isRound: nil) == .header)
  }
}
