// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import StoryboardRendering

@Suite struct SamplePlacesTests {
  private let screen = (1...24).map { SamplePlaces.place($0) }

  @Test func `places on a screen differ, and adjacent ones are of different kinds`() {
    #expect(Set(screen.map(name)).count == screen.count)
    #expect(zip(screen, screen.dropFirst()).allSatisfy { $0.kind != $1.kind })
  }

  private func name(_ place: SamplePlaces.Place) -> String { "\(place.name)" }

  /// The detail line of a row.
  private func detail(_ place: SamplePlaces.Place) -> String {
    var canvas = Canvas(MarkupWriter())
    canvas.begin(.text)
    place.writeDetail(to: &canvas, within: LineCapacity(width: .infinity, size: 13))
    return String(decoding: canvas.writer.bytes.dropFirst("<text>".utf8.count), as: UTF8.self)
  }

  /// "80 m", "1.1 km" or "12 km", in metres.
  private func metres(_ place: SamplePlaces.Place) -> Double? {
    let words = detail(place).split(separator: " ")
    guard let unit = words.last, let number = Double(words.dropLast().last ?? "") else {
      return nil
    }
    return unit == "km" ? 1000 * number : number
  }

  @Test func `each place is further away than the previous one`() {
    let distances = screen.compactMap(metres)
    #expect(distances.count == screen.count && distances.first == 80)
    #expect(zip(distances, distances.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `a row of any number has a place`() {
    #expect(!name(SamplePlaces.place(1_000_000)).isEmpty)
    #expect(detail(SamplePlaces.place(0)) == detail(SamplePlaces.place(1)))
    #expect(name(SamplePlaces.place(25)) == name(SamplePlaces.place(1)))
  }

  @Test func `every kind has a unique name, colour and symbol`() {
    let kinds = (0..<8).compactMap(SamplePlaces.Kind.init)
    #expect(kinds.count == 8)
    for text in [\SamplePlaces.Kind.name, \.tint, \.symbol] {
      #expect(Set(kinds.map { "\($0[keyPath: text])" }).count == kinds.count)
    }
  }
}
