// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ScrollCore
@testable import StoryboardProduction

@Suite struct `The screen in a film` {
  /// A picture of a light screen in a dark frame on a light ground; pixels at the screen's border are dark in part.
  private static func picture(
    _ width: Int, _ height: Int, columns: ClosedRange<Double>, rows: ClosedRange<Double>
  ) -> [UInt8] {
    func part(_ pixel: Int, _ range: ClosedRange<Double>) -> Double {
      max(0, min(Double(pixel + 1), range.upperBound) - max(Double(pixel), range.lowerBound))
    }
    return (0..<width * height).map { index in
      let (column, row) = (index % width, index / width)
      let frame = 24.0
      let isGround =
        min(
          Double(column) - columns.lowerBound, columns.upperBound - Double(column) - 1,
          Double(row) - rows.lowerBound, rows.upperBound - Double(row) - 1) < -frame
      return isGround ? 200 : UInt8(20 + 220 * part(column, columns) * part(row, rows))
    }
  }

  private func screen(
    _ width: Int, _ height: Int, of id: String = "iphone-8", _ luma: [UInt8]? = nil
  ) throws -> FilmScreen {
    let device = try #require(DeviceCatalog.devices.first { $0.id == id })
    return try FilmScreen(
      luma ?? [UInt8](repeating: 200, count: width * height), width: width, height: height,
      crop: nil, device: device)
  }

  @Test func `ends within a pixel where the film was made smaller`() throws {
    // 870 × 1734 pixels with 375 × 667 points at two pixels each, made half as large: 434 × 866.
    let (across, down) = (434.0 / 870, 866.0 / 1734)
    let luma = Self.picture(
      434, 866, columns: 60 * across...810 * across, rows: 200 * down...1534 * down)
    let screen = try screen(434, 866, luma)
    #expect(screen.columns == 30..<404)
    #expect(screen.rows == 100..<766)
    #expect(abs(screen.scale.columns - 2 * across) < 2e-4)
    #expect(abs(screen.scale.rows - 2 * down) < 2e-4)
  }

  @Test func `has whole pixels where the film was not made smaller`() throws {
    let luma = Self.picture(870, 1734, columns: 60...810, rows: 200...1534)
    #expect(try screen(870, 1734, luma).scale == FilmScale(2))
  }

  @Test func `has other pixels down than across where the film was made smaller to an even size`()
    throws
  {
    let scale = try screen(588, 1278, of: "iphone-15-pro").scale
    #expect(scale == FilmScale(rows: 1.5, columns: 588.0 / 393))
  }

  @Test(arguments: [
    // A recorder that writes even sizes, one that writes multiples of 16, and a film without its status bar.
    (1178, 2556, "iphone-15-pro", 3.0), (750, 1328, "iphone-8", 2), (750, 1294, "iphone-8", 2),
    (375, 647, "iphone-8", 1),
  ])
  func `has the pixels of its width where something was cut off`(
    width: Int, height: Int, device: String, scale: Double
  ) throws {
    #expect(try screen(width, height, of: device).scale == FilmScale(scale))
  }
}
