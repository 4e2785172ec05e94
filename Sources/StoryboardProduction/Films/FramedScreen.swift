// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A screen inside of a dark frame: a drawn phone, or the bars beside a picture of another shape.
struct FramedScreen {
  /// Columns of pixels of the screen, all of which are light.
  var columns: Range<Int>
  /// Rows of pixels of the screen, all of which are light.
  var rows: Range<Int>
  /// How large the screen is, in pixels and parts of one: those at its border are partly dark.
  var size: Size

  /// Where a screen begins along a line of pixels that comes from the edge of a picture.
  private struct End {
    /// The first light pixel.
    var place: Int
    /// How many more pixels of the screen there are before, less than 0 if the first ones are partly dark; nil where the
    /// screen begins with something else than one colour.
    var part: Double?
  }

  /// The luma below which a pixel may be of a frame.
  private static let dark: UInt8 = 48
  /// How much lighter the next pixel is as long as the edge goes on, in steps of luma.
  private static let steep = 24
  /// How many pixels before and after the first light one a blurred edge may have, and how far those differ that have
  /// one colour, in steps of luma.
  private static let (reach, alike) = (3, 3)
  /// How much lighter than the frame a screen has to be that shows parts of pixels, in steps of luma.
  private static let leastContrast = 48
  /// A part of a pixel that is none: encoders leave as much.
  private static let leastPart = 0.06

  /// Finds the screen; nil if there is no frame.
  ///
  /// - Parameters:
  ///   - luma: A byte for each pixel, row by row.
  ///   - width: Pixels in a row.
  ///   - height: How many rows.
  init?(_ luma: [UInt8], width: Int, height: Int) {
    let across = stride(from: height * 3 / 10, to: height * 7 / 10, by: max(1, height / 200))
    // A camera's housing is in the middle.
    let sides = [width * 3 / 20..<width * 3 / 10, width * 7 / 10..<width * 17 / 20]
    let along = sides.flatMap { Array(stride(from: $0.lowerBound, to: $0.upperBound, by: 3)) }
    guard
      let left = Self.vote(across.map { row in Self.end(width) { luma[row * width + $0] } }),
      let right = Self.vote(
        across.map { row in Self.end(width) { luma[row * width + width - 1 - $0] } }),
      let top = Self.vote(along.map { column in Self.end(height) { luma[$0 * width + column] } }),
      let bottom = Self.vote(
        along.map { column in Self.end(height) { luma[(height - 1 - $0) * width + column] } }),
      width - left.place - right.place >= 64, height - top.place - bottom.place >= 64
    else { return nil }
    columns = left.place..<width - right.place
    rows = top.place..<height - bottom.place
    func whole(_ count: Int, _ ends: End...) -> Double {
      let parts = ends.reduce(0) { $0 + ($1.part ?? 0) }
      return Double(count) + (abs(parts) < Self.leastPart ? 0 : parts)
    }
    size = Size(whole(columns.count, left, right), whole(rows.count, top, bottom))
  }

  /// Where the first dark run along a line ends, in steps from its start; nil if there is none near the start.
  private static func end(_ count: Int, _ pixel: (Int) -> UInt8) -> End? {
    var place = 0
    while place < count / 4, pixel(place) >= dark { place += 1 }
    let start = place
    while place < count / 3, pixel(place) < dark { place += 1 }
    guard place < count / 3, place - start >= max(2, count / 120) else { return nil }
    // The edge may be blurred.
    while place < count / 3, Int(pixel(place + 1)) > Int(pixel(place)) + steep { place += 1 }
    let inside = Int(pixel(place + reach))
    let outside = (start..<place).reduce(255) { min($0, Int(pixel($1))) }
    guard inside - outside >= leastContrast, place - start > reach,
      abs(Int(pixel(place + reach + 1)) - inside) <= alike
    else { return End(place: place, part: nil) }
    let light = (place - reach..<place + reach).reduce(0) { sum, place in
      sum + min(max(Int(pixel(place)) - outside, 0), inside - outside)
    }
    return End(place: place, part: Double(light) / Double(inside - outside) - Double(reach))
  }

  /// The end that most lines have, with the part that is in the middle of theirs.
  private static func vote(_ ends: [End?]) -> End? {
    var counts: [Int: Int] = [:]
    for case let end? in ends { counts[end.place, default: 0] += 1 }
    guard let best = counts.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) }),
      best.value * 3 >= ends.count
    else { return nil }
    let parts = ends.compactMap { $0?.place == best.key ? $0?.part : nil }.sorted()
    let isKnown = parts.count * 3 >= best.value
    return End(place: best.key, part: isKnown ? parts[parts.count / 2] : nil)
  }
}
