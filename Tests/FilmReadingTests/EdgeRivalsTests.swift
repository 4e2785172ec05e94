// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import FilmReading

@Suite struct `How sure an edge is` {
  /// How sure the first line of each picture is.
  private func spreads(
    of pictures: [[EdgeCandidate]], shifts: [Float],
    isKept: (_ picture: Int) -> Bool = { _ in true }
  ) -> [Float] {
    EdgeRivals(
      pictures, [Int](repeating: 0, count: pictures.count), isKept: pictures.indices.map(isKept),
      steps: shifts.map { $0 == 0 ? [] : [$0] }, shifts: shifts,
      isMoving: shifts.map { $0 != 0 }, isStartKnown: false, isSparse: false, length: 800
    ).spreads
  }

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

  @Test func `rows of the content are no edge, though a track could go from one to the next`() {
    let count = 16
    // A bar rests, and then opens by less than the content moves, so that it shows what is behind it.
    let bar = (0..<count).map { 60 + 6 * Float(max(0, $0 - 8)) }
    func line(_ place: Float, strength: Float) -> EdgeCandidate {
      EdgeCandidate(
        place: place, strength: strength, depth: place / 800, excess: 0, mostRiding: 0.25,
        hasRest: true, above: .zero, below: .zero)
    }
    let pictures = (0..<count).map { picture in
      [line(bar[picture], strength: picture.isMultiple(of: 2) ? 20 : 40)]
        + (picture == 0 ? [] : [0, 2.5].map { line(60 + 12 * Float(picture) + $0, strength: 20) })
    }
    let shifts = [0] + [Float](repeating: 12, count: count - 1)
    let spreads = self.spreads(of: pictures, shifts: shifts)
    #expect(spreads.allSatisfy { $0 < 6 })
  }

  @Test func `a line that keeps its distance to the edge belongs to the same thing`() {
    func line(_ place: Float) -> EdgeCandidate {
      EdgeCandidate(
        place: place, strength: 20, depth: 0.2, excess: 0, mostRiding: 2.5, hasRest: true,
        above: .zero, below: .zero)
    }
    var pictures = (0..<16).map { _ in [line(200), line(230)] }
    // A track could go over to the other line.
    pictures[1][1].ownMotion = 30
    let shifts = [0] + [Float](repeating: -8, count: 15)
    let spreads = self.spreads(of: pictures, shifts: shifts)
    #expect(spreads.allSatisfy { $0 == 0 })
  }

  @Test(arguments: [false, true])
  func `a line at that distance is another one where it is not there in the next picture`(
    isThere: Bool
  ) {
    func line(_ place: Float) -> EdgeCandidate {
      EdgeCandidate(
        place: place, strength: 20, depth: 0.2, excess: 0, mostRiding: 0, hasRest: true,
        above: .zero, below: .zero)
    }
    var pictures = (0..<16).map { _ in [line(200), line(230)] }
    if !isThere { pictures[3].removeLast() }
    // The other line moves to the edge with the content.
    var shifts = [0] + [Float](repeating: -8, count: 15)
    shifts[3] = -30
    let spreads = self.spreads(of: pictures, shifts: shifts)
    #expect(spreads[2] == (isThere ? 0 : 30))
    #expect(spreads[8] == 0)
  }

  /// A line that rides with content in the first pictures, with something left to explain, and rests in the others, where
  /// content passes it; and another line in each picture.
  private func spreads(
    riding: Int, resting: Int, isKept: (_ picture: Int) -> Bool = { _ in true },
    other: (_ picture: Int) -> Float
  ) -> [Float] {
    let count = riding + resting
    func line(_ place: Float, excess: Float) -> EdgeCandidate {
      EdgeCandidate(
        place: place, strength: 20, depth: 0.3, excess: excess, mostRiding: 2.5,
        hasRest: true, above: .zero, below: .zero)
    }
    let pictures = (0..<count).map { picture in
      [
        line(
          200 + 8 * Float(max(0, riding - 1 - picture)), excess: picture < riding ? 9 : 0),
        line(other(picture), excess: 0),
      ]
    }
    let shifts = [0] + [Float](repeating: -8, count: count - 1)
    return spreads(of: pictures, shifts: shifts, isKept: isKept)
  }

  @Test func `content that passes a line elsewhere is no evidence for the part that is used`() {
    let spreads = self.spreads(riding: 24, resting: 20, isKept: { $0 < 24 }) { picture in
      816 - 8 * Float(picture)
    }
    #expect(spreads.allSatisfy { $0 == .infinity })
  }

  @Test(arguments: [false, true])
  func `below content that moves, a line that content never passes is one of its lines`(
    isPassed: Bool
  ) {
    let count = 44
    // Sharp rows pass behind a bar: nothing rests above a line until it is below the bar.
    let pictures = (0..<count).map { picture in
      let isNear = picture >= 24
      return [
        EdgeCandidate(
          place: 400 - 8 * Float(isPassed ? min(picture, 24) : picture), strength: 20, depth: 0.3,
          excess: isNear ? 0 : 9, mostRiding: 0.25, hasRest: isNear, above: .zero, below: .zero)
      ]
    }
    let shifts = [0] + [Float](repeating: -8, count: count - 1)
    let spreads = self.spreads(of: pictures, shifts: shifts)
    #expect(spreads.allSatisfy { $0 == (isPassed ? 0 : .infinity) })
  }

  @Test(arguments: [false, true])
  func `a faint line that keeps its distance to a clear one is the edge, if it is seen often`(
    isOften: Bool
  ) {
    // A dark sheet with a field: its top cannot be seen in one picture of five, or can only be seen there.
    let count = 40
    let truth = (0..<count).map { 600 - 8 * Float($0) }
    let pictures = truth.enumerated().map { picture, top in
      func line(_ place: Float, strength: Float, excess: Float) -> EdgeCandidate {
        EdgeCandidate(
          place: place, strength: strength, depth: place / 800, excess: excess, mostRiding: 2.5,
          hasRest: true, above: .zero, below: .zero)
      }
      let isTopSeen = picture.isMultiple(of: 5) != isOften
      return (isTopSeen ? [line(top, strength: 1, excess: 0)] : [])
        + [line(top + 30, strength: 20, excess: 6)]
    }
    let shifts = [0] + [Float](repeating: -8, count: count - 1)
    let (places, spreads) = EdgeTrack.places(
      pictures, startingNear: nil, steps: shifts.map { $0 == 0 ? [] : [$0] }, shifts: shifts,
      isMoving: shifts.map { $0 != 0 }, length: 800, isSparse: false)
    if isOften { #expect(places == truth) }
    #expect(spreads.allSatisfy { $0 == (isOften ? 0 : .infinity) })
  }

  @Test(arguments: [5, 6])
  func `content that passes by an edge six times shows it, whatever moves above`(times: Int) {
    let count = 13 + times
    let pictures = (0..<count).map { picture in
      // A photo in the header moves with the content below a title that rests, until the header is short.
      let isShort = picture >= 13
      return [
        EdgeCandidate(
          place: 300 - 8 * Float(min(picture, 12)), strength: 20, depth: 0.3,
          excess: isShort ? 0 : 9, mostRiding: 2.5, hasRest: true, above: .zero, below: .zero)
      ]
    }
    let shifts = [0] + [Float](repeating: -8, count: count - 1)
    let spreads = self.spreads(of: pictures, shifts: shifts)
    #expect(spreads.allSatisfy { $0 == (times < 6 ? .infinity : 0) })
  }

  @Test func `a sheet that begins to move within a frame is one line, whatever is behind it`() {
    let truth = [Float](repeating: 100, count: 12) + (0..<10).map { 110 + 17 * Float($0) }
    let shifts = [0] + [Float](repeating: 17, count: truth.count - 1)
    let steps = shifts.map { $0 == 0 ? [] : [$0] }
    var pictures: [[EdgeCandidate]] = []
    for place in truth {
      // A faint line behind the sheet is where the sheet's edge would have been if it had moved on.
      let profile = LineProfile(
        (0..<400).map { line in
          var luma = 120 + 4.5 * Float(min(max(line - 100, 0), 10))
          if 92...93 ~= line { luma = 116 }
          return .init(repeating: Float(line) < place ? luma : 225)
        })
      var lines = EdgeCandidate.all(
        in: profile, PictureMotion(still: profile.count), moving: nil)
      if !pictures.isEmpty {
        EdgeCandidate.connect(
          &lines, to: &pictures[pictures.count - 1], moves: [17], resting: [], shift: 17)
      }
      pictures.append(lines)
    }
    let (places, _) = EdgeTrack.places(
      pictures, startingNear: nil, steps: steps, shifts: shifts,
      isMoving: shifts.map { $0 != 0 }, length: 400, isSparse: false)
    for (place, truth) in zip(places, truth) {
      #expect(abs((place ?? .infinity) - truth) < 0.5)
    }
  }
}
