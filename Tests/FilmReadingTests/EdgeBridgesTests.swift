// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import FilmReading

@Suite struct `A line that is lost while it moves fast` {
  /// Where it is in each picture: in the first and the last one it is seen clearly.
  private let places: [Float] = [705, 682, 648, 609, 566, 523]

  private func line(_ place: Float, strength: Float, above: Float = 200) -> EdgeCandidate {
    EdgeCandidate(
      place: place, strength: strength, depth: 0, excess: 0, mostRiding: 0.25, hasRest: true,
      above: .init(repeating: above), below: .init(repeating: 255))
  }

  /// Pictures of the line at some places.
  private func pictures(_ places: [Float], strengths: [Float] = []) -> [[EdgeCandidate]] {
    var pictures = places.indices.map { picture in
      let isClear = [0, places.count - 1].contains(picture)
      let strength = isClear ? 24 : 10
      return [
        line(places[picture], strength: strengths.isEmpty ? Float(strength) : strengths[picture])
      ]
    }
    pictures[0][0].continues = true
    pictures[places.count - 1][0].goesOn = true
    return pictures + [[]]
  }

  /// How far lines have moved on their own before each of some pictures, which are read one after the other.
  private func motions(_ pictures: [[EdgeCandidate]]) -> [[Float?]] {
    var (bridges, read) = (EdgeBridges(), [[EdgeCandidate]]())
    for picture in pictures {
      read.append(picture)
      bridges.follow(&read)
    }
    return read.map { $0.map(\.ownMotion) }
  }

  @Test func `has moved from place to place if it looks the same afterwards`() {
    #expect(motions(pictures(places)) == [[nil], [-23], [-34], [-39], [-43], [-43], []])
  }

  @Test func `is another one if it looks otherwise afterwards`() {
    var pictures = pictures(places)
    (pictures[5][0].above, pictures[5][0].below) = (.init(repeating: 90), .init(repeating: 120))
    #expect(motions(pictures).joined().allSatisfy { $0 == nil })
  }

  @Test func `is where its speed leads, and not at a stronger line beside it`() {
    var pictures = pictures(places)
    pictures[3].append(line(624, strength: 60))
    #expect(motions(pictures)[3] == [-39, nil])
  }

  @Test func `does not jump`() {
    #expect(motions(pictures([705, 682, 648, 560, 517, 474])).joined().allSatisfy { $0 == nil })
  }

  @Test(arguments: [(566, true), (574, false)] as [(Float, Bool)])
  func `may hardly be seen in a picture, just where it is expected`(place: Float, isFound: Bool) {
    var places = places
    places[4] = place
    let motions = motions(pictures(places, strengths: [24, 10, 10, 10, 3, 24]))
    #expect(motions.joined().contains { $0 != nil } == isFound)
  }

  @Test func `is none of the lines that go on with the content`() {
    var pictures = pictures(places)
    pictures[2][0].continues = true
    #expect(motions(pictures).joined().allSatisfy { $0 == nil })
  }
}
