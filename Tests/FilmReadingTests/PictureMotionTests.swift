// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import FilmReading

@Suite struct `What moved between two pictures` {
  /// Rows that move by 40 lines, and in two parts of them something brighter that moves by 30.
  ///
  /// - Parameters:
  ///   - content: How far the rows have moved, in lines.
  ///   - height: How high what is brighter is, in lines.
  private func picture(content: Float, height: Float) -> LineProfile {
    LineProfile(
      (0..<800).map { line in
        let place = Float(line) - content
        for start in [210, 410] as [Float] where start..<start + height ~= place + content / 4 {
          return .init(repeating: 150 + Float((Int(place + content / 4) + 800) * 7_919 % 101))
        }
        // The parts are of nearly one colour, so that a few lines could have moved by any even number.
        if 180..<480 ~= place { return .init(repeating: 100 + place.remainder(dividingBy: 2)) }
        return .init(repeating: Float((Int(place) + 800) * 7_919 % 101))
      })
  }

  /// All motions that are compared, in lines.
  private func shifts(height: Float) throws -> [Float] {
    var reader = FilmReader(length: 800)
    for number in 0..<2 { reader.append(picture(content: 40 * Float(number), height: height)) }
    let motion = try #require(reader.motions.last)
    #expect(motion.shifts.contains { abs($0 - 40) < 0.5 })
    return motion.shifts
  }

  @Test func `what lags behind is found where it explains many lines`() throws {
    #expect(try shifts(height: 30).contains { abs($0 - 30) < 0.5 })
  }

  @Test func `what would explain a few lines only is not compared`() throws {
    #expect(try !shifts(height: 2).contains { 25..<39 ~= $0 })
  }
}

@Suite struct `What moves besides content` {
  @Test func `has come from where a header can have been, and not from rows far away`() {
    var motion = PictureMotion(still: 600)
    (motion.shifts, motion.breadths) = ([0, 12, -347, 90], [8, 8, 8, 8])
    motion.segments = [
      .init(lines: 0..<40, shift: 0), .init(lines: 40..<100, shift: -347),
      .init(lines: 100..<160, shift: 90), .init(lines: 160..<600, shift: 12),
    ]
    #expect(FilmReader.moves(motion, content: 12) == [90, 12])
    #expect(FilmReader.moves(motion, content: 0) == [90, 12])
    // A fling shows rows that come from as far.
    #expect(FilmReader.moves(motion, content: 120) == [-347, 90, 12])
  }

  @Test func `is no shift that only explains what comes into view at the end`() {
    var motion = PictureMotion(still: 600)
    (motion.shifts, motion.breadths) = ([0, -32, 31], [8, 8, 8])
    motion.segments = [.init(lines: 0..<60, shift: 0), .init(lines: 60..<568, shift: -32)]
    let comes = PictureMotion.Segment(lines: 568..<600, shift: 31)
    let was = PictureMotion.Segment(lines: 500..<600, shift: 31)
    motion.segments.append(comes)
    #expect(FilmReader.moves(motion, content: -32) == [-32, 31])
    #expect(FilmReader.moves(motion, content: -32, ofShownBefore: true) == [-32])
    motion.segments[1].lines = 60..<500
    motion.segments[2] = was
    #expect(FilmReader.moves(motion, content: -32, ofShownBefore: true) == [-32, 31])
  }

  @Test func `is not how a line goes on that the content has taken behind a header`() {
    /// Words below a header, with lines at 150 and 301; then 120 lines further up, and above what
    /// was at 449..<569 before.
    func picture(_ place: (Int) -> Int) -> LineProfile {
      LineProfile(
        (0..<600).map { line in
          if line < 60 { return .init(repeating: 245) }
          let place = place(line)
          if place == 150 || place == 301 { return .init(repeating: 150) }
          var luma = LineProfile.Line(repeating: 225)
          if abs(place - 150) < 8 || abs(place - 301) < 8 { return luma }
          for strip in 0..<5 {
            let bits = UInt64(place / 3 * 8 + strip) &* 0x9E37_79B9_7F4A_7C15
            luma[strip] -= Float(((bits ^ bits >> 29) &* 0xBF58_476D_1CE4_E5B9) >> 57)
          }
          return luma
        })
    }
    var reader = FilmReader(length: 600)
    reader.append(picture { $0 })
    reader.append(picture { $0 < 480 ? $0 + 120 : $0 - 31 })
    #expect(reader.steps[1].map { $0.rounded() } == [-120, 31])
    let goesOn = [150, 301].map { place in
      reader.edges[0].first { abs($0.place - place - 0.5) < 1 }?.goesOn
    }
    #expect(goesOn == [false, true])
  }
}

@Suite struct `Rows that look alike` {
  @Test func `may have moved by half a line, though others look alike at whole lines`() {
    /// Rows of 41.5 lines in a small picture, with a line below each, and a fainter one in it that
    /// is elsewhere in each.
    func picture(_ content: Float) -> LineProfile {
      var lines = [Float](repeating: 225, count: 460)
      func draw(_ place: Float, _ change: Float) {
        let first = Int(place.rounded(.down))
        let part = place - place.rounded(.down)
        for (line, share) in [(first, 1 - part), (first + 1, part)] where lines.indices ~= line {
          lines[line] += change * share
        }
      }
      for row in -12..<24 {
        draw(41.5 * Float(row) + content, -60)
        draw(41.5 * Float(row) + content + Float(6 + (row + 12) * 17 % 29), -30)
      }
      return LineProfile(lines.map { .init(repeating: $0) })
    }
    let found = ShiftSearch.candidates(
      ShiftSearch.coarse(picture(59.5)), after: ShiftSearch.coarse(picture(0)), limit: 5)
    #expect(found.contains { $0.shift == 59 || $0.shift == 60 }, "\(found.map(\.shift))")
  }

  @Test func `may have moved to the nearest, although some further away look more alike`() {
    /// Rows of 40 lines below a bar; every third has the same words, and the others have nearly the same.
    func picture(_ content: Int) -> LineProfile {
      LineProfile(
        (0..<640).map { line in
          guard line >= 80 else { return .init(repeating: 245) }
          let (row, place) = (line - content + 4_800).quotientAndRemainder(dividingBy: 40)
          let words = 3 * abs(place - 20) + abs(place - 8 - 9 * (row % 3))
          return .init(repeating: Float(120 + words))
        })
    }
    let found = ShiftSearch.candidates(
      ShiftSearch.coarse(picture(22)), after: ShiftSearch.coarse(picture(0)), limit: 5)
    #expect(found.contains { $0.shift == 22 })
    #expect(found.contains { $0.shift == -18 }, "\(found.map(\.shift))")
  }
}

@Suite struct `Content in a fling` {
  /// Lines without any order.
  private func grey(_ line: Int) -> LineProfile.Line {
    let bits = UInt64(bitPattern: Int64(line)) &* 0x9E37_79B9_7F4A_7C15
    return .init(repeating: 100 + Float(((bits ^ bits >> 29) &* 0xBF58_476D_1CE4_E5B9) >> 57))
  }

  @Test func `is what was there before, and not what comes into view and looks like other rows`() {
    var reader = FilmReader(length: 800)
    reader.append(LineProfile((0..<800).map { grey($0) }))
    reader.append(LineProfile((0..<800).map { grey($0 < 520 ? $0 + 280 : $0 - 60) }))
    #expect(abs(reader.shifts[1] + 280) < 0.5, "\(reader.shifts)")
  }

  @Test(arguments: [100, 42] as [Float])
  func `is unknown where only rows explain it that came from elsewhere`(shift: Float) {
    var profiles = StoredProfiles(length: 800)
    for offset in [0, 40] { profiles.append(LineProfile((0..<800).map { grey($0 + offset) })) }
    var motion = PictureMotion(still: 800)
    motion.isRepeated = false
    motion.segments = [.init(lines: 0..<800, shift: -40)]
    let track = BandTrack(
      profiles, motions: [PictureMotion(still: 800), motion], shifts: [0, -shift],
      bands: [0..<800, 0..<800], isSideways: [false, false])
    #expect((track.places[1] == nil) == (shift == 100))
  }

  @Test(arguments: [true, false])
  func `is unknown where only what lags behind it is explained`(isSeen: Bool) {
    var profiles = StoredProfiles(length: 800)
    for offset in [0, 40] { profiles.append(LineProfile((0..<800).map { grey($0 + offset) })) }
    var motion = PictureMotion(still: 800)
    motion.isRepeated = false
    motion.segments = [
      .init(lines: 0..<100, shift: isSeen ? -48 : 0), .init(lines: 100..<800, shift: -40),
    ]
    let track = BandTrack(
      profiles, motions: [PictureMotion(still: 800), motion], shifts: [0, -48],
      bands: [100..<800, 100..<800], isSideways: [false, false])
    #expect((track.places[1] == nil) == isSeen, "\(track.places)")
  }
}
