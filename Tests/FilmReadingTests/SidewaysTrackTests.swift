// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import FilmReading

/// Pictures of a bar above pages of texts, which move by parts of a pixel.
@Suite struct `Pages that move sideways` {
  private let width = 320
  private let height = 480
  private let bar = 60

  /// What is read from pictures of pages at these places, in pixels to the left.
  private func tracks(_ offsets: [Float], dot: [Int] = []) -> FilmTracks {
    let maker = ProfileMaker(width: width, height: height, columns: 0..<width, rows: 0..<height)
    var reader = FilmReader(length: height, width: width)
    for index in offsets.indices {
      let profiles = maker.profiles(
        of: picture(offsets[index], dot: dot.isEmpty ? nil : dot[index]))
      reader.append(profiles.vertical, columns: profiles.horizontal)
    }
    return FilmTracks(reader)
  }

  private func picture(_ offset: Float, dot: Int?) -> [UInt8] {
    var luma: [UInt8] = []
    luma.reserveCapacity(width * height)
    for row in 0..<height {
      for column in 0..<width {
        if let dot, abs(column - dot) < 18, abs(row - 300) < 18 {
          luma.append(90)
        } else if row < bar {
          luma.append(row % 20 < 9 ? UInt8(150 + grey(column / 5, 7) / 2) : 245)
        } else {
          let place = Float(column) + offset
          let (first, part) = (Int(place.rounded(.down)), place - place.rounded(.down))
          let (left, right) = (grey(first / 4, row / 12), grey((first + 1) / 4, row / 12))
          luma.append(UInt8(100 + Float(left) * (1 - part) + Float(right) * part))
        }
      }
    }
    return luma
  }

  private func grey(_ column: Int, _ row: Int) -> Int {
    var bits = UInt64(bitPattern: Int64(column * 131 + row)) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 29) &* 0xBF58_476D_1CE4_E5B9
    return row % 3 == 0 ? 120 : Int((bits ^ bits >> 32) & 127)
  }

  /// Places of a page that a spring brings to the next one.
  private let spring: [Float] =
    (0..<4).map { _ in 0 }
    + (0..<50).map { frame in
      320 * (1 - (0..<frame).reduce(Float(1)) { rest, _ in rest * 0.86 })
    }

  @Test func `are followed to a part of a pixel, to the slow end of their spring`() {
    let tracks = tracks(spring)
    #expect(tracks.sideways.count == spring.count)
    for (place, offset) in zip(tracks.sideways, spring) {
      #expect(abs((place ?? .infinity) + offset) < 0.25)
    }
  }

  @Test func `are no motion up or down, however alike their rows are`() {
    let tracks = tracks(spring)
    #expect(tracks.content.compactMap { $0 }.allSatisfy { abs($0) < 0.1 })
    // Other content is in view while they move.
    #expect(tracks.content[8] == nil)
  }

  @Test func `are not seen where only a finger's dot moves`() {
    let rest = [Float](repeating: 0, count: 30)
    #expect(tracks(rest, dot: (0..<30).map { 60 + 6 * $0 }).sideways.isEmpty)
  }

  @Test func `are not seen in a list that moves up`() {
    var film = MadeFilm()
    film.content = (0..<30).map { -3.37 * Float($0) }
    film.header = film.content.map { _ in 100 }
    #expect(film.tracks().sideways.isEmpty)
  }
}
