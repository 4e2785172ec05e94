// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Where a sheet may rest on a screen, and where that puts its top.
struct SheetGeometry: Sendable {
  /// The distance between the greatest height and the top of the safe area, in points.
  static let headroom = 10.0
  /// What the two heights of the article differ by at least, in points.
  static let leastTravel = 100.0

  /// The screen.
  let screen: Screen
  /// The heights at which the sheet rests, in points, from the least to the greatest; never empty.
  let detents: [Double]
  /// The height of a sheet that moves and does not stretch, in points: the greatest of all
  /// variants, so that all variants clip the content below it alike.
  let rigidHeight: Double
  /// The extents of a row of the sheet's list, in points.
  let row: Size

  /// The geometry of a sheet, limited to the screen; heights in points.
  ///
  ///     greatest = min(maximum, H − S − 10)      least = min(minimum, greatest − 100)
  ///
  /// - Parameters:
  ///   - minimum: The article's least height.
  ///   - maximum: The article's greatest height.
  ///   - heights: The detents of a preset; if empty, the least height, the greatest, and their
  ///     mean.
  ///   - rowHeight: The height of a row of its list.
  ///   - isPreset: Whether the sheet is a preset, or has the article's two detents.
  ///   - screen: The screen.
  init(
    minimum: Double, maximum: Double, heights: [Double], rowHeight: Double, isPreset: Bool,
    on screen: Screen
  ) {
    self.screen = screen
    row = Size(screen.size.width, rowHeight)
    let limit = Self.limit(on: screen)
    let greatest = min(maximum, limit)
    let least = max(0, min(minimum, greatest - Self.leastTravel))
    var sorted = heights.map { min($0, limit) }
    sorted.insertionSort(by: <)
    rigidHeight = max(greatest, sorted.last ?? greatest)
    if !isPreset {
      detents = [least, greatest]
    } else if sorted.isEmpty {
      detents = [least, (least + greatest) / 2, greatest]
    } else {
      detents = sorted
    }
  }

  /// The greatest height that a screen allows, in points.
  private static func limit(on screen: Screen) -> Double {
    max(1, screen.size.height - screen.safeAreaInsets.top - headroom)
  }

  /// The least detent, in points.
  var lowest: Double { detents[0] }
  /// The greatest detent, in points.
  var highest: Double { detents[detents.count - 1] }
  /// The detent below the greatest, in points; the same one where there is only one.
  var secondHighest: Double { detents[max(0, detents.count - 2)] }

  /// The screen coordinate of the top edge of a sheet, in points.
  func top(ofHeight height: Double) -> Double { screen.size.height - height }

  /// A height limited to the detents, in points.
  func clamped(_ height: Double) -> Double { min(max(height, lowest), highest) }

  /// Heights closer than this count as equal, in points: half a device pixel.
  var tolerance: Double { 0.5 / screen.scale }
}
