// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import FilmReading

@Suite struct `What is above an edge` {
  /// What moves above the edge, as a part of how far that moves.
  private enum Above: CaseIterable {
    case rests, lags, moves, flat

    var part: Float { [.rests: 0, .lags: 0.5][self] ?? 1 }

    var answer: AboveEdge? { self == .flat ? nil : self == .rests ? .rests : .moves }
  }

  /// A picture of 400 lines: a map, or pictures of a header, above an edge, and one grey below it.
  private func picture(_ above: Above, edge: Float, dim: Float) -> LineProfile {
    LineProfile(
      (0..<400).map { line in
        guard Float(line) < edge, above != .flat else { return .init(repeating: 225) }
        let place = Float(line) - above.part * edge
        let hills = [11, 17, 37].reduce(0) { $0 + abs(place.remainder(dividingBy: $1)) }
        return .init(repeating: 100 + 4 * hills - dim)
      })
  }

  /// What is found above an edge that moves by some lines a picture, behind which the screen is dimmed.
  private func found(_ above: Above, speed: Float, pictures: Int = 24) -> AboveEdge? {
    var profiles = StoredProfiles(length: 400)
    let edges = (0..<pictures).map { 300 - speed * Float($0) }
    for edge in edges { profiles.append(picture(above, edge: edge, dim: (300 - edge) / 10)) }
    return AboveEdge.find(in: profiles, above: edges)
  }

  @Test(arguments: Above.allCases, [1.5, 5, 9] as [Float])
  private func `rests where a sheet covers it, and moves where it belongs to a header`(
    above: Above, speed: Float
  ) {
    #expect(found(above, speed: speed) == above.answer)
  }

  @Test func `is not to be seen above an edge that hardly moves, or only in a few pictures`() {
    #expect(found(.rests, speed: 0.2) == nil)
    #expect(found(.moves, speed: 9, pictures: 8) == nil)
    #expect(found(.moves, speed: 9, pictures: 9) == .moves)
  }
}
