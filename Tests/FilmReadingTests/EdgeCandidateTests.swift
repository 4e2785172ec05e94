// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import FilmReading

@Suite struct `Lines across a picture` {
  /// A picture with a line as thin as a row, below which another grey begins.
  private func hairLine(at place: Float, in count: Int = 200) -> LineProfile {
    LineProfile(
      (0..<count).map { line in
        let shares = [place, place + 1].map { min(max(Float(line) + 1 - $0, 0), 1) }
        return .init(repeating: 245 - 90 * shares[0] + 85 * shares[1])
      })
  }

  private func lines(of profile: LineProfile) -> [EdgeCandidate] {
    EdgeCandidate.all(in: profile, PictureMotion(still: profile.count), moving: nil)
  }

  @Test(arguments: [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875] as [Float])
  func `a hair line is where it is, whatever part of it each row shows`(part: Float) throws {
    let lines = lines(of: hairLine(at: 80 + part))
    let line = try #require(lines.first)
    #expect(lines.count == 1)
    #expect(abs(line.place - 80.5 - part) < 0.2, "\(line.place)")
  }

  @Test(arguments: [0.125, 0.25, 0.375, 0.5, 0.625, 0.75] as [Float])
  func `an edge below a shadow looks the same in a small picture, whatever part of it a row shows`(
    part: Float
  ) throws {
    /// An edge above which a shadow gets darker by 8 steps of luma a line.
    func shadow(above place: Float) -> LineProfile {
      LineProfile(
        (0..<200).map { line in
          let covered = min(max(Float(line) + 1 - place, 0), 1)
          let middle = Float(line) + (1 - covered) / 2
          let above = 200 - 8 * max(0, 10 - (place - middle))
          return .init(repeating: above + covered * (245 - above))
        })
    }
    let whole = try #require(lines(of: shadow(above: 80)).first { abs($0.place - 80) < 1 })
    let parted = try #require(lines(of: shadow(above: 80 + part)).first { abs($0.place - 80) < 2 })
    #expect(EdgeCandidate.difference(whole.above, parted.above) < 2.5)
    #expect(EdgeCandidate.difference(whole.below, parted.below) < 1)
  }

  @Test func `a line that moves while everything rests is followed, and is left for no other`() {
    var (earlier, later) = (lines(of: hairLine(at: 80)), lines(of: hairLine(at: 91)))
    EdgeCandidate.connect(&later, to: &earlier, moves: [], resting: [], shift: 0)
    #expect(later[0].ownMotion == 11)
    #expect(EdgeTrack.step(earlier[0], later[0], shifts: [], isSparse: false) < 2)
    var other = later[0]
    (other.place, other.ownMotion) = (79, nil)
    #expect(EdgeTrack.step(earlier[0], other, shifts: [], isSparse: false) >= 10)
  }

  @Test
  func `a line is followed while content rests, whatever seems to come from far away`() {
    var (earlier, later) = (lines(of: hairLine(at: 80)), lines(of: hairLine(at: 91)))
    EdgeCandidate.connect(&later, to: &earlier, moves: [-100], resting: [], shift: 0)
    #expect(later[0].ownMotion == 11)
  }

  /// The end of a bar, and a row's line below it in another grey.
  private func picture(bar: Int, row: Int?, grey: Float) -> LineProfile {
    LineProfile(
      (0..<200).map { line in
        .init(repeating: line == bar || line == row ? 150 : line < bar ? 245 : grey)
      })
  }

  @Test func `a line goes on as it moved, and is no other one that looks more like it`() {
    var first = lines(of: picture(bar: 70, row: 84, grey: 241))
    var second = lines(of: picture(bar: 80, row: 84, grey: 241))
    var third = lines(of: picture(bar: 90, row: nil, grey: 240))
    EdgeCandidate.connect(&second, to: &first, moves: [], resting: [], shift: 0)
    EdgeCandidate.connect(&third, to: &second, moves: [], resting: [], shift: 0)
    #expect(third.map { $0.ownMotion?.rounded() } == [10])
    #expect(second.map { $0.nextMotion?.rounded() } == [10, nil])
  }

  @Test func `a line goes on as it moved where it is one with a line that rests, and leaves it`() {
    var first = lines(of: picture(bar: 70, row: 90, grey: 241))
    var second = lines(of: picture(bar: 80, row: 90, grey: 241))
    var third = lines(of: picture(bar: 90, row: 90, grey: 241))
    EdgeCandidate.connect(&second, to: &first, moves: [], resting: [], shift: 0)
    EdgeCandidate.connect(&third, to: &second, moves: [], resting: [], shift: 0)
    #expect(third.map(\.continues) == [true])
    #expect(third.map { $0.ownMotion?.rounded() } == [10])
    var fourth = lines(of: picture(bar: 100, row: 90, grey: 241))
    EdgeCandidate.connect(&fourth, to: &third, moves: [], resting: [], shift: 0)
    #expect(fourth.map { $0.ownMotion?.rounded() } == [nil, 10])
    #expect(third.map { $0.nextMotion?.rounded() } == [10])
  }

  @Test(arguments: [false, true])
  func `a line that comes to one that rests has moved there, unless something rests on its way`(
    somethingRests: Bool
  ) throws {
    /// A header, and a row that begins at line 140, with a dark gap between them.
    func picture(headerEnd: Int) -> LineProfile {
      LineProfile(
        (0..<200).map { line in .init(repeating: line < headerEnd ? 245 : line < 140 ? 60 : 225) })
    }
    var (earlier, later) = (lines(of: picture(headerEnd: 80)), lines(of: picture(headerEnd: 140)))
    let rest = somethingRests ? 100..<110 : 0..<80
    EdgeCandidate.connect(
      &later, to: &earlier, moves: [], resting: [rest, 140..<200], shift: 0)
    #expect(later[0].ownMotion == (somethingRests ? nil : 60))
    #expect(
      (EdgeTrack.step(earlier[0], later[0], shifts: [], isSparse: false) < 2) == !somethingRests)
    #expect(
      (EdgeTrack.step(earlier[1], later[0], shifts: [], isSparse: false) >= 10) == !somethingRests)
  }

  @Test func `what moves on from a line that stays is another line`() {
    var (earlier, later) = (lines(of: hairLine(at: 80)), lines(of: hairLine(at: 80)))
    var other = lines(of: hairLine(at: 98))[0]
    EdgeCandidate.connect(&later, to: &earlier, moves: [18], resting: [], shift: 18)
    other.continues = true
    #expect(EdgeTrack.step(earlier[0], later[0], shifts: [18], isSparse: false) < 1)
    #expect(EdgeTrack.step(earlier[0], other, shifts: [18], isSparse: false) >= 40)
  }

  @Test func `an edge that could not be seen has not come to a line that rested`() {
    var (earlier, later) = (lines(of: hairLine(at: 80)), lines(of: hairLine(at: 80)))
    EdgeCandidate.connect(&later, to: &earlier, moves: [34], resting: [], shift: 34)
    var unseen = earlier[0]
    (unseen.place, unseen.strength, unseen.stays) = (45, 0, false)
    #expect(EdgeTrack.step(unseen, later[0], shifts: [34], isSparse: false) >= 40)
    later[0].stayed = false
    #expect(EdgeTrack.step(unseen, later[0], shifts: [34], isSparse: false) < 10)
  }

  @Test func `a line far from all that moves is another one where it was there before`() {
    var (earlier, later) = (lines(of: hairLine(at: 80)), lines(of: hairLine(at: 80)))
    EdgeCandidate.connect(&later, to: &earlier, moves: [], resting: [], shift: 0)
    #expect(later[0].continues && earlier[0].goesOn && later[0].ownMotion == nil)
  }

  @Test func `a line that content pushes for a part of a frame is not left for a weaker one`() {
    // The bar ends at the line; a title within it is 20 lines further up.
    func bar(endingAt end: Int) -> LineProfile {
      LineProfile(
        (0..<200).map { line in
          .init(repeating: line >= end ? 225 : end - 28..<end - 20 ~= line ? 130 : 100)
        })
    }
    var (earlier, later) = (lines(of: bar(endingAt: 80)), lines(of: bar(endingAt: 95)))
    EdgeCandidate.connect(&later, to: &earlier, moves: [37], resting: [], shift: 37)
    guard let old = earlier.last, let new = later.last else { return }
    #expect(old.place == 80 && new.place == 95)
    #expect(new.isSame(as: old))
    #expect(EdgeTrack.step(old, new, shifts: [37], isSparse: false) <= 1)
    for other in later.dropLast() {
      #expect(!other.isSame(as: old))
      #expect(EdgeTrack.step(old, other, shifts: [37], isSparse: false) > 1, "\(other.place)")
    }
  }

  /// Something dark above a sheet.
  private func sheet(
    at place: Int, and other: Int = 0, above: Float = 100, below: Float = 245, in count: Int = 200
  ) -> LineProfile {
    LineProfile((0..<count).map { .init(repeating: $0 >= place || $0 == other ? below : above) })
  }

  @Test(arguments: [70, 20])
  func `a sheet that moves a part of the way of its list is followed below what rests`(
    restEnd: Int
  ) throws {
    var (earlier, later) = (lines(of: sheet(at: 90)), lines(of: sheet(at: 80)))
    EdgeCandidate.connect(
      &later, to: &earlier, moves: [-24], resting: [0..<restEnd], shift: -24)
    #expect(try #require(later.first).ownMotion == (restEnd == 70 ? -10 : nil))
  }

  @Test(arguments: [(112, true), (90, false)])
  func
    `a sheet that springs is followed while its list moves the other way, unless it becomes much faster`(
      place: Int, isFollowed: Bool
    ) throws
  {
    var (first, second) = (lines(of: sheet(at: 150)), lines(of: sheet(at: 130)))
    EdgeCandidate.connect(&second, to: &first, moves: [-40], resting: [0..<100], shift: -40)
    var third = lines(of: sheet(at: place))
    EdgeCandidate.connect(&third, to: &second, moves: [4], resting: [0..<90], shift: 4)
    #expect(try #require(third.first).ownMotion == (isFollowed ? Float(place - 130) : nil))
  }

  @Test(arguments: [(true, 700), (false, 700), (true, 200), (false, 200)])
  func
    `a sheet may look otherwise in a picture that is blurred, if it moved before or the picture is small`(
      hasMoved: Bool, height: Int
    ) throws
  {
    var (first, second) = (
      lines(of: sheet(at: hasMoved ? 150 : 130, in: height)),
      lines(of: sheet(at: 130, in: height))
    )
    EdgeCandidate.connect(&second, to: &first, moves: [-40], resting: [0..<100], shift: -40)
    var third = lines(of: sheet(at: 112, above: 130, below: 200, in: height))
    EdgeCandidate.connect(&third, to: &second, moves: [-40], resting: [0..<90], shift: -40)
    #expect(try #require(third.first).ownMotion == (hasMoved || height == 200 ? -18 : nil))
  }

  @Test func `a line that leaves far away is none that a sheet may have been`() throws {
    var (first, second) = (
      lines(of: sheet(at: 130, and: 190)), lines(of: sheet(at: 112, above: 130, below: 200))
    )
    EdgeCandidate.connect(&second, to: &first, moves: [-40], resting: [0..<90], shift: -40)
    #expect(try #require(second.first).ownMotion == -18)
  }

  @Test(arguments: [(200, -8), (700, nil)] as [(Int, Float?)])
  func `a sheet's edge in a small picture was no line that is much fainter`(
    height: Int, motion: Float?
  ) throws {
    // Below the edge, a bright band ends at a faint line, which looks like the sheet further down.
    var earlier = lines(
      of: LineProfile(
        (0..<height).map { .init(repeating: $0 < 120 ? 100 : $0 < 130 ? 233 : 245) }))
    var later = lines(of: sheet(at: 112, in: height))
    EdgeCandidate.connect(&later, to: &earlier, moves: [-40], resting: [0..<100], shift: -40)
    #expect(try #require(later.first).ownMotion == motion)
  }

  @Test(arguments: [(200, false), (700, true)])
  func `a line that rests while content moves is the same within a point`(
    height: Int, isSame: Bool
  ) throws {
    var earlier = lines(of: hairLine(at: 80, in: height))
    var later = lines(of: hairLine(at: 81, in: height))
    EdgeCandidate.connect(&later, to: &earlier, moves: [-35], resting: [], shift: -35)
    #expect(try #require(later.first).continues == isSame)
    #expect(try #require(earlier.first).goesOn == isSame)
  }

  @Test func `of two lines that may be the sheet's edge, none is followed`() {
    var (earlier, later) = (lines(of: sheet(at: 90)), lines(of: sheet(at: 80, and: 72)))
    EdgeCandidate.connect(&later, to: &earlier, moves: [-24], resting: [0..<70], shift: -24)
    #expect(later.count > 1 && later.allSatisfy { $0.ownMotion == nil })
  }

  @Test func `a line that was in the picture before is not the one beside it`() {
    let earlier = lines(of: hairLine(at: 77))[0]
    var later = lines(of: hairLine(at: 80))[0]
    #expect(EdgeTrack.step(earlier, later, shifts: [], isSparse: false) < 1)
    later.continues = true
    #expect(EdgeTrack.step(earlier, later, shifts: [], isSparse: false) > 4)
  }

  @Test(arguments: [false, true])
  func `a line that is in two of few pictures a second is the same, whatever moves beside it`(
    isInBoth: Bool
  ) {
    var (earlier, later) = (lines(of: hairLine(at: 77))[0], lines(of: hairLine(at: 77))[0])
    (later.above, later.below) = (earlier.above + 12, earlier.below - 12)
    (earlier.goesOn, later.continues) = (isInBoth, isInBoth)
    let often = EdgeTrack.step(earlier, later, shifts: [-60], isSparse: false)
    let rarely = EdgeTrack.step(earlier, later, shifts: [-60], isSparse: true)
    #expect(often >= 4)
    #expect(isInBoth ? rarely < 0.5 : rarely == often)
  }

  @Test func `a line that goes on with the content is not left for one beside it`() throws {
    func bar(_ places: [Int]) -> LineProfile {
      LineProfile((0..<200).map { line in .init(repeating: places.contains(line) ? 150 : 225) })
    }
    var (earlier, later) = (lines(of: bar([80])), lines(of: bar([65, 70])))
    EdgeCandidate.connect(&later, to: &earlier, moves: [-10], resting: [], shift: -10)
    let old = try #require(earlier.first { $0.strength > 8 })
    let here = try #require(later.last { $0.strength > 8 })
    let beside = try #require(later.first { $0.strength > 8 })
    #expect(EdgeTrack.step(old, here, shifts: [-10], isSparse: false) < 0.5)
    #expect(EdgeTrack.step(old, beside, shifts: [-10], isSparse: false) > 4)
  }

  @Test func `a sheet that jumps far may have moved on within the frame, and is the same line`() {
    func line(_ place: Float) -> EdgeCandidate {
      var line = lines(of: hairLine(at: 80))[0]
      (line.place, line.continues, line.goesOn) = (place, true, true)
      return line
    }
    #expect(EdgeTrack.step(line(900), line(488), shifts: [-400], isSparse: false) < 20)
    #expect(EdgeTrack.step(line(900), line(840), shifts: [-48], isSparse: false) >= 40)
  }

  @Test(arguments: [false, true])
  func `what would look the same if it moved with the content does not rest`(hasTitle: Bool) {
    var reader = FilmReader(length: 400)
    for picture in 0..<2 {
      let content = 4 * Float(picture)
      reader.append(
        LineProfile(
          (0..<400).map { line in
            let place = Float(line) - content
            // The sky of a picture gets lighter with each line.
            if place >= 180 { return .init(repeating: place.remainder(dividingBy: 40) * 4 + 150) }
            let isTitle = hasTitle && 60..<90 ~= line && line.isMultiple(of: 3)
            return .init(repeating: line < 12 || isTitle ? 230 : 30 + 0.1 * Float(line))
          }))
    }
    #expect(reader.isMoving[1])
    #expect(reader.edges[1].contains { $0.mostRiding > 1 } == hasTitle)
  }
}
