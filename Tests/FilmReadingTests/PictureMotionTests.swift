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
