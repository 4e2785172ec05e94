// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import FilmReading

@Suite struct `The edge of a sheet or a header, and the content below it` {
  private func lines(of profile: LineProfile) -> [EdgeCandidate] {
    EdgeCandidate.all(in: profile, PictureMotion(still: profile.count), moving: nil)
  }

  /// A sheet, with the thin line of a row.
  private func sheet(at place: Int, row: Int? = nil) -> LineProfile {
    LineProfile(
      (0..<200).map { .init(repeating: $0 < place ? 100 : $0 == row ? 180 : 245) })
  }

  @Test(arguments: [(0, nil), (5, -20)] as [(Float, Float?)])
  func `of a sheet and its row, the one above which nothing else moves is the edge that sets out`(
    excess: Float, motion: Float?
  ) throws {
    var (earlier, later) = (lines(of: sheet(at: 100, row: 112)), lines(of: sheet(at: 80)))
    for index in earlier.indices.dropFirst() { earlier[index].excess = excess }
    EdgeCandidate.connect(&later, to: &earlier, moves: [-40], resting: [0..<78], shift: -40)
    #expect(later.map(\.ownMotion) == [motion])
  }

  @Test func `a row that comes to where a sheet was is no sheet that has stayed`() throws {
    var (earlier, later) = (
      lines(of: sheet(at: 100, row: 140)), lines(of: sheet(at: 80, row: 100))
    )
    EdgeCandidate.connect(&later, to: &earlier, moves: [-40], resting: [0..<78], shift: -40)
    #expect(later.map { $0.ownMotion?.rounded() } == [-20, nil])
  }

  @Test func `a sheet goes on as it moved where a row goes under its edge`() throws {
    var (first, second) = (
      lines(of: sheet(at: 150, row: 177)), lines(of: sheet(at: 140, row: 153))
    )
    EdgeCandidate.connect(&second, to: &first, moves: [-24], resting: [0..<138], shift: -24)
    #expect(second.map { $0.ownMotion?.rounded() } == [-10, nil])
    var third = lines(of: sheet(at: 129))
    EdgeCandidate.connect(&third, to: &second, moves: [-24], resting: [0..<127], shift: -24)
    #expect(third.map(\.continues) == [true])
    #expect(third.map { $0.ownMotion?.rounded() } == [-11])
  }

  @Test func `a sheet that rested over a row sets out, and is not that row`() throws {
    var (first, second) = (lines(of: sheet(at: 80)), lines(of: sheet(at: 80)))
    EdgeCandidate.connect(&second, to: &first, moves: [24], resting: [0..<78], shift: 24)
    var third = lines(of: sheet(at: 93, row: 104))
    EdgeCandidate.connect(&third, to: &second, moves: [24], resting: [0..<91], shift: 24)
    #expect(second.map(\.goesOn) == [true])
    #expect(third.map { $0.ownMotion?.rounded() } == [13, nil])
  }

  @Test func `a header that stops within a frame is left by the content below it`() {
    /// A header, and content that may have left a gap below it.
    func picture(headerEnd: Int, content: Int) -> LineProfile {
      LineProfile(
        (0..<200).map { .init(repeating: $0 < headerEnd ? 24 : $0 < content ? 0 : 228) })
    }
    var earlier = lines(of: picture(headerEnd: 60, content: 60))
    var later = lines(of: picture(headerEnd: 90, content: 100))
    EdgeCandidate.connect(&later, to: &earlier, moves: [40], resting: [], shift: 40)
    #expect(later.map(\.ownMotion) == [30, nil])
    #expect(EdgeTrack.step(earlier[0], later[0], shifts: [40], isSparse: false) < 2)
    #expect(EdgeTrack.step(earlier[0], later[1], shifts: [40], isSparse: false) >= 10)
  }
}
