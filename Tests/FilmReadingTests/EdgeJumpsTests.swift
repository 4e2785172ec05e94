// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import FilmReading

@Suite struct `Edges that jump` {
  /// Content that moves up by ten lines a picture.
  private let shifts = [Float](repeating: -10, count: 40)

  /// A track that moves with the content, and jumps down in some pictures.
  private func track(jumpingBy distance: Float, in jumps: [Int]) -> [Float?] {
    var place: Float = 300
    return shifts.indices.map { picture in
      place += jumps.contains(picture) ? distance : shifts[picture]
      return place
    }
  }

  @Test func `a track that goes from row to row of the content is none from its first jump on`() {
    let places = track(jumpingBy: 70, in: [8, 16, 24, 32])
    #expect(EdgeJumps.first(in: places, shifts: shifts) == 8)
  }

  @Test func `a header that jumps once or twice is a header`() {
    #expect(EdgeJumps.first(in: track(jumpingBy: 70, in: [8, 24]), shifts: shifts) == nil)
  }

  @Test func `a header that opens again and again is a header`() {
    #expect(EdgeJumps.first(in: track(jumpingBy: 15, in: [8, 16, 24, 32]), shifts: shifts) == nil)
  }

  @Test func `a header that shakes is a header`() {
    let places = shifts.indices.map { Float?($0.isMultiple(of: 2) ? 100 : 180) }
    #expect(EdgeJumps.first(in: places, shifts: shifts) == nil)
  }

  @Test func `where a track is lost, nothing jumps`() {
    var places = track(jumpingBy: 70, in: [8, 16, 24, 32])
    for picture in [8, 16, 24] { places[picture] = nil }
    #expect(EdgeJumps.first(in: places, shifts: shifts) == nil)
  }

  @Test func `a line that moves with the content does not turn round: the longer part counts`() {
    let places = track(jumpingBy: 70, in: [12])
    #expect(EdgeJumps.longestPart(of: places, shifts: shifts, top: 40) == 12..<40)
    #expect(
      EdgeJumps.longestPart(of: track(jumpingBy: -30, in: [12]), shifts: shifts, top: 40) == nil)
  }

  @Test func `a line that has left at the top does not come back against the motion`() {
    let places = shifts.indices.map { Float?($0 < 25 ? 20 - Float($0 % 2) * 4 : 120) }
    #expect(EdgeJumps.longestPart(of: places, shifts: shifts, top: 40) == 0..<25)
    #expect(EdgeJumps.longestPart(of: places, shifts: shifts, top: 10) == nil)
  }
}
