// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Sums the pixels of a picture to its two profiles.
package struct ProfileMaker: Sendable {
  /// Pixels of a whole picture as it was decoded.
  package let width: Int
  /// Rows of a whole picture as it was decoded.
  package let height: Int
  /// The part of the picture that is read: columns of pixels.
  package let columns: Range<Int>
  /// The part of the picture that is read: rows of pixels.
  package let rows: Range<Int>

  /// How many strips a profile has.
  private static let strips = 8

  /// Makes a maker of profiles for pictures of one size.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row.
  ///   - height: How many rows.
  ///   - columns: Which columns are read; at least 16.
  ///   - rows: Which rows are read; at least 16.
  package init(width: Int, height: Int, columns: Range<Int>, rows: Range<Int>) {
    precondition(columns.lowerBound >= 0 && columns.upperBound <= width && columns.count >= 16)
    precondition(rows.lowerBound >= 0 && rows.upperBound <= height && rows.count >= 16)
    self.width = width
    self.height = height
    self.columns = columns
    self.rows = rows
  }

  /// The profiles of a picture.
  ///
  /// - Parameter luma: A byte for each pixel, row by row.
  /// - Complexity: Linear in the pixels, each of which is read once.
  package func profiles(of luma: [UInt8]) -> (vertical: LineProfile, horizontal: LineProfile) {
    precondition(luma.count == width * height, "a picture has a byte for each pixel")
    let edges = (0...Self.strips).map {
      columns.lowerBound + columns.count * $0 / Self.strips
    }
    let bands = (0...Self.strips).map { rows.lowerBound + rows.count * $0 / Self.strips }
    var vertical: [LineProfile.Line] = []
    vertical.reserveCapacity(rows.count)
    var horizontal = [LineProfile.Line](repeating: .zero, count: columns.count)
    var sums = [UInt32](repeating: 0, count: columns.count)
    let scale = LineProfile.Line(
      SIMD8((0..<8).map { 1 / Float(edges[$0 + 1] - edges[$0]) }))
    luma.withUnsafeBufferPointer { luma in
      for band in 0..<Self.strips {
        for index in sums.indices { sums[index] = 0 }
        for row in bands[band]..<bands[band + 1] {
          // Without checks for overflow these loops take several pixels at a time.
          let start = row &* width
          var line = SIMD8<UInt32>.zero
          sums.withUnsafeMutableBufferPointer { sums in
            for strip in 0..<Self.strips {
              var sum: UInt32 = 0
              var place = edges[strip] &- columns.lowerBound
              for pixel in start &+ edges[strip]..<start &+ edges[strip + 1] {
                let value = UInt32(luma[pixel])
                sum &+= value
                sums[place] &+= value
                place &+= 1
              }
              line[strip] = sum
            }
          }
          vertical.append(LineProfile.Line(line) * scale)
        }
        let part = 1 / Float(bands[band + 1] - bands[band])
        for index in sums.indices { horizontal[index][band] = Float(sums[index]) * part }
      }
    }
    return (LineProfile(vertical), LineProfile(horizontal))
  }
}
