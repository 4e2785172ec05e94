// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ScrollCore
import SystemCalls

/// Small pictures of a film, side by side in one image, which a page shows one at a time.
struct FilmSheet {
  /// The image.
  let image: LookImage
  /// Which pictures of the film it has, in order.
  let pictures: [Int]

  /// The most pictures of a sheet.
  static let limit = 60
  /// How many of them are those of findings.
  private static let findingLimit = 12
  /// How many are side by side.
  static let columns = 10
  /// The width of a picture, in pixels.
  private static let width = 220
  /// The most bytes of an image.
  private static let byteLimit = 1 << 23

  /// How many rows of pictures there are.
  var rows: Int { (pictures.count + Self.columns - 1) / Self.columns }

  /// Reads the pictures.
  ///
  /// - Parameters:
  ///   - review: The film.
  ///   - name: What the image is called on its page.
  /// - Throws: An error if they cannot be decoded again.
  init(_ review: FilmReview, name: String) throws(OperationError) {
    pictures = Self.choice(review)
    let screen = review.screen
    let ratio = Double(screen.rows.count) / Double(screen.columns.count)
    let cell = (width: Self.width, height: Int((Double(Self.width) * ratio).rounded()))
    let count = (pictures.count + Self.columns - 1) / Self.columns
    let bytes = try review.source.sheet(
      of: pictures, columns: Self.columns, rows: count, crop: (screen.columns, screen.rows),
      cell: cell, limit: Self.byteLimit)
    image = LookImage(
      path: review.path, name: name, format: .jpeg,
      size: Size(Double(cell.width * Self.columns), Double(cell.height * count)), bytes: bytes)
  }

  /// The place of the picture that is shown for a picture of the film: itself, or the last one before it.
  func place(of picture: Int) -> (column: Int, row: Int) {
    let index = max(0, (pictures.firstIndex { $0 > picture } ?? pictures.count) - 1)
    return (index % Self.columns, index / Self.columns)
  }

  /// Pictures at equal distances, and those around findings.
  private static func choice(_ review: FilmReview) -> [Int] {
    let count = review.pictureCount
    guard count > limit else { return Array(0..<count) }
    var chosen: Set<Int> = []
    for finding in review.findings {
      for frame in [finding.worstFrame, finding.worstFrame - 1, finding.worstFrame + 1]
      where review.motion.pictures.indices.contains(frame) && chosen.count < findingLimit {
        chosen.insert(review.motion.pictures[frame])
      }
    }
    let others = limit - chosen.count
    for index in 0..<others { chosen.insert(index * (count - 1) / (others - 1)) }
    return chosen.sorted()
  }
}
