// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import FilmReading

@Suite struct `The corners below an edge` {
  /// Pictures of something light that begins at a line, with corners of a radius in lines, over something dark.
  private func pictures(radius: Float, strip: Float = 90, grey: Float = 90) -> StoredProfiles {
    var profiles = StoredProfiles(length: 900)
    for picture in 0..<12 {
      let edge = 300 + Float(picture)
      profiles.append(
        LineProfile(
          (0..<900).map { line in
            let depth = Float(line) + 0.5 - edge
            var luma = LineProfile.Line(repeating: depth < 0 ? grey : 240)
            if depth >= 0, depth < radius {
              let y = radius - depth
              let share = (radius - (radius * radius - y * y).squareRoot()) / strip
              for side in [0, 7] { luma[side] = share * grey + (1 - share) * 240 }
            }
            return luma
          }))
    }
    return profiles
  }

  private let edges: [Float?] = (0..<12).map { 300 + Float($0) }

  @Test(arguments: [20, 40, 70] as [Float]) func `are round where they hide less and less`(
    radius: Float
  ) {
    #expect(EdgeCorners.areRound(pictures(radius: radius), edges, strip: 90) == true)
  }

  @Test func `are none where an edge goes straight across the picture`() {
    #expect(EdgeCorners.areRound(pictures(radius: 0), edges, strip: 90) == false)
  }

  @Test func `are unknown without contrast, in a small picture, and where there is no edge`() {
    #expect(EdgeCorners.areRound(pictures(radius: 20, grey: 235), edges, strip: 90) == nil)
    #expect(EdgeCorners.areRound(pictures(radius: 0), edges, strip: 40) == nil)
    let none = [Float?](repeating: nil, count: 12)
    #expect(EdgeCorners.areRound(pictures(radius: 20), none, strip: 90) == nil)
  }
}
