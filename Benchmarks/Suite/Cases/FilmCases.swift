// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import FilmReading

/// Films: the sums of the pixels of a picture, its discs, what moved in it, all of these, and reading its bytes once, which is
/// the least.
enum FilmCases {
  /// Pixels of a picture of a phone.
  private static let (width, height) = (1170, 2532)
  /// Where the header ends, in rows.
  private static let header = 300
  /// The radius of the dot that shows a finger, in pixels.
  private static let dot = 66
  /// How many pictures a film has.
  private static let count = 12

  @Sendable static func all() -> [BenchCase] {
    let maker = ProfileMaker(
      width: width, height: height, columns: 0..<width, rows: 0..<height)
    let search = RoundShapeSearch(
      width: width, columns: 0..<width, rows: 0..<height, scale: 3)
    return [
      film("bytes") { pictures in
        var sum: UInt32 = 0
        for luma in pictures {
          luma.withUnsafeBufferPointer { for byte in $0 { sum &+= UInt32(byte) } }
        }
        return Double(sum)
      },
      film("profiles") { pictures in
        pictures.reduce(0) { $0 + Double(maker.profiles(of: $1).vertical.lines[header][0]) }
      },
      film("motion", prepare: { $0.map { maker.profiles(of: $0).vertical } }) { profiles in
        var reader = FilmReader(length: height)
        for profile in profiles { reader.append(profile) }
        return Double(FilmTracks(reader).content.last.flatMap { $0 } ?? -1)
      },
      film("fingers") { pictures in
        var search = search
        return pictures.reduce(0) { $0 + Double(search.shapes(in: $1).count) }
      },
      film("read") { pictures in
        var search = search
        var reader = FilmReader(length: height, width: width)
        for luma in pictures {
          reader.append(maker.profiles(of: luma).vertical) { search.shapes(in: luma) }
        }
        return Double(FilmTracks(reader).touches.count)
      },
    ]
  }

  /// A case of the pictures of a film.
  private static func film(
    _ name: String, _ run: @escaping @Sendable ([[UInt8]]) -> Double
  ) -> BenchCase {
    film(name, prepare: { $0 }, run: run)
  }

  private static func film<Input>(
    _ name: String, prepare: @escaping @Sendable ([[UInt8]]) -> Input,
    run: @escaping @Sendable (Input) -> Double
  ) -> BenchCase {
    BenchCase(CaseID("film", "list", "\(width)x\(height)", name), unit: "picture") {
      let input = prepare((0..<count).map(picture))
      return PreparedCase(units: count, bytes: count * width * height) { run(input) }
    }
  }

  /// A header above rows of texts, which have moved up by 31 rows of pixels since the picture before, and so has a dot in
  /// front of them.
  @Sendable private static func picture(_ index: Int) -> [UInt8] {
    var luma: [UInt8] = []
    luma.reserveCapacity(width * height)
    for row in 0..<height {
      let line = row < header ? row : row + 31 * index
      for column in 0..<width {
        let letter = UInt32(line / 9 * 73 + column / 13) &* 2_654_435_761
        let isText = line % 180 > 50 && line % 180 < 130
        let (x, y) = (column - width / 2, line - 1_800)
        let grey: UInt8 = isText && letter >> 30 == 0 ? 60 : line % 180 == 179 ? 200 : 250
        luma.append(x * x + y * y < dot * dot ? grey / 2 + 40 : grey)
      }
    }
    return luma
  }
}
