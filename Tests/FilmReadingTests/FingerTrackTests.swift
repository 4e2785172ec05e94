// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import FilmReading

/// Fingers that dots show in made pictures: rows with round photos, a header, and a dot over them.
@Suite("Fingers in films")
struct FingerTrackTests {
  private static let (width, height) = (160, 320)
  private static let (rowHeight, header) = (60.0, 40)

  /// What a picture shows.
  private struct Picture {
    /// How far the rows have moved up, in pixels.
    var scrolled = 0.0
    /// The middle of the dot; nil for none.
    var finger: (x: Double, y: Double)?
  }

  /// A picture with a pixel for a point: a header without texture, rows with a round photo and words, and a dot through
  /// which a part of what is behind it shows.
  private func luma(_ picture: Picture) -> [UInt8] {
    var luma = [UInt8](repeating: 246, count: Self.width * Self.height)
    for index in Int(picture.scrolled / Self.rowHeight)...Int(picture.scrolled / Self.rowHeight) + 6
    {
      let top = Double(index) * Self.rowHeight - picture.scrolled
      draw(&luma, x: 26, y: top + 30, radius: 16, luma: 126, opacity: 1, from: Self.header)
      for row in Int(top) + 20..<Int(top) + 30 where Self.header..<Self.height ~= row {
        for word in 0..<9 where (index * 31 + word) * 73 % 11 > 5 {
          for column in 56 + 10 * word..<62 + 10 * word { luma[row * Self.width + column] = 90 }
        }
      }
    }
    if let finger = picture.finger {
      draw(&luma, x: finger.x, y: finger.y, radius: 20, luma: 110, opacity: 0.5, from: 0)
    }
    return luma
  }

  /// Draws a disc with a soft edge.
  private func draw(
    _ pixels: inout [UInt8], x: Double, y: Double, radius: Double, luma: Double, opacity: Double,
    from first: Int
  ) {
    for row in max(first, Int(y - radius) - 1)...max(first, Int(y + radius) + 1)
    where row < Self.height {
      for column in max(0, Int(x - radius) - 1)..<min(Self.width, Int(x + radius) + 2) {
        let (a, b) = (Double(column) - x, Double(row) - y)
        let inside = min(max(0.5 + radius - (a * a + b * b).squareRoot(), 0), 1)
        let old = Double(pixels[row * Self.width + column])
        pixels[row * Self.width + column] = UInt8((old + inside * opacity * (luma - old)).rounded())
      }
    }
  }

  private func touches(_ pictures: [Picture]) -> [FingerTrack.Touch] {
    let (columns, rows) = (0..<Self.width, 0..<Self.height)
    let maker = ProfileMaker(
      width: Self.width, height: Self.height, columns: columns, rows: rows)
    var search = RoundShapeSearch(width: Self.width, columns: columns, rows: rows, scale: 1)
    var reader = FilmReader(length: Self.height, width: Self.width)
    for picture in pictures {
      let luma = luma(picture)
      reader.append(maker.profiles(of: luma).vertical) { search.shapes(in: luma) }
    }
    return FilmTracks(reader).touches
  }

  @Test func `a dot that drags rows is followed to a part of a pixel, and photos in them are none`()
    throws
  {
    var pictures = [Picture](repeating: Picture(), count: 3)
    for step in 0..<12 {
      let travel = 7.3 * Double(step)
      // The first points only tell that it is a drag.
      pictures.append(
        Picture(scrolled: max(0, travel - 14), finger: (x: 100.4 + 0.3 * travel, y: 250 - travel)))
    }
    for step in 1..<6 { pictures.append(Picture(scrolled: 66.3 + 5.0 * Double(step))) }
    let touches = touches(pictures)
    let touch = try #require(touches.first)
    #expect(touches.count == 1)
    #expect(touch.first == 3)
    #expect(touch.places.count == 12)
    for (place, picture) in zip(touch.places, pictures[3...]) {
      let finger = try #require(picture.finger)
      // A pixel's own middle is half a pixel further.
      #expect(abs(Double(place.x) - finger.x) < 0.6)
      #expect(abs(Double(place.y) - finger.y) < 0.6)
    }
  }

  @Test func `a dot that moves exactly with the rows is a finger, for it comes and goes in them`() {
    var pictures = [Picture](repeating: Picture(), count: 2)
    for step in 0..<10 {
      let travel = 6.0 * Double(step)
      pictures.append(Picture(scrolled: travel, finger: (x: 110, y: 230 - travel)))
    }
    for step in 10..<14 { pictures.append(Picture(scrolled: 6 * Double(step))) }
    #expect(touches(pictures).map(\.first) == [2])
  }

  @Test func `photos that scroll in and out below a header are no fingers`() {
    let pictures = (0..<30).map { Picture(scrolled: 11 * Double($0)) }
    #expect(touches(pictures).isEmpty)
    #expect(touches(pictures.reversed()).isEmpty)
  }

  @Test func `a tap is a touch where another dot of the film moves, and none in a film without`() {
    let still = [Picture](repeating: Picture(), count: 5)
    let tap = [Picture](repeating: Picture(finger: (x: 110, y: 150)), count: 4)
    #expect(touches(still + tap + still).isEmpty)
    let drag = (0..<8).map { Picture(finger: (x: 110, y: 210 - 8 * Double($0))) }
    #expect(touches(still + tap + still + drag + still).map(\.first) == [5, 14])
  }
}
