// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import StoryboardRendering

@Suite struct PlaceBookTests {
  private let screen = (1...24).map { PlaceBook.place($0) }

  @Test func `places of a screen differ, and neighbours are of different kinds`() {
    #expect(Set(screen.map(name)).count == screen.count)
    #expect(zip(screen, screen.dropFirst()).allSatisfy { $0.kind != $1.kind })
  }

  private func name(_ place: PlaceBook.Place) -> String { "\(place.name)" }

  /// What a row says below the name.
  private func detail(_ place: PlaceBook.Place) -> String {
    var writer = MarkupWriter()
    writer.begin(.text)
    place.writeDetail(to: &writer, within: TextRoom(width: .infinity, size: 13))
    return String(decoding: writer.bytes.dropFirst("<text>".utf8.count), as: UTF8.self)
  }

  /// "80 m", "1.1 km" or "12 km", in metres.
  private func metres(_ place: PlaceBook.Place) -> Double? {
    let words = detail(place).split(separator: " ")
    guard let unit = words.last, let number = Double(words.dropLast().last ?? "") else {
      return nil
    }
    return unit == "km" ? 1000 * number : number
  }

  @Test func `each is further away than the one before`() {
    let distances = screen.compactMap(metres)
    #expect(distances.count == screen.count && distances.first == 80)
    #expect(zip(distances, distances.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `a row of any number has a place`() {
    #expect(!name(PlaceBook.place(1_000_000)).isEmpty)
    #expect(detail(PlaceBook.place(0)) == detail(PlaceBook.place(1)))
    #expect(name(PlaceBook.place(25)) == name(PlaceBook.place(1)))
  }

  @Test func `every kind has a word, a colour and a symbol of its own`() {
    let kinds = (0..<8).compactMap(PlaceBook.Kind.init)
    #expect(kinds.count == 8)
    for text in [\PlaceBook.Kind.word, \.tint, \.symbol] {
      #expect(Set(kinds.map { "\($0[keyPath: text])" }).count == kinds.count)
    }
  }
}
