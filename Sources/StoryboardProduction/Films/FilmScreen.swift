// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore
package import SystemCalls

/// Where the screen is in the pictures of a film, and which device it may be of.
package struct FilmScreen: Sendable {
  /// Columns of pixels of the screen.
  package var columns: Range<Int>
  /// Rows of pixels of the screen.
  package var rows: Range<Int>
  /// The devices whose screens have this shape, the likeliest first; at least one.
  package var devices: [DeviceProfile]
  /// The orientation of the device.
  package var orientation: Orientation

  /// The device that is assumed.
  package var device: DeviceProfile { devices[0] }
  /// Pixels in a point.
  package var scale: Double {
    Double(columns.count) / device.screen(orientation).size.width
  }

  /// How far the shape of a screen may be off, as a share: films are cut to even sizes, and small ones are rounded.
  private static let shapeTolerance = 0.012

  /// Finds the screen in the first picture of a film.
  ///
  /// - Parameters:
  ///   - luma: A byte for each pixel, row by row.
  ///   - width: Pixels in a row.
  ///   - height: How many rows.
  ///   - crop: The part that is the screen, by hand; nil to find it.
  ///   - chosen: The device; nil for those with that shape.
  /// - Throws: An error if no device has that shape.
  package init(
    _ luma: [UInt8], width: Int, height: Int, crop: (columns: Range<Int>, rows: Range<Int>)?,
    device chosen: DeviceProfile?
  ) throws(OperationError) {
    func fits(_ columns: Range<Int>, _ rows: Range<Int>) -> [(DeviceProfile, Orientation)] {
      Self.devices(width: columns.count, height: rows.count, among: chosen.map { [$0] })
    }
    var (columns, rows) = (0..<width, 0..<height)
    var found: [(DeviceProfile, Orientation)] = []
    if let crop {
      guard crop.columns.upperBound <= width, crop.rows.upperBound <= height else {
        throw OperationError(
          "--crop: the part ends at \(crop.columns.upperBound) × \(crop.rows.upperBound), and the pictures at \(width) × \(height)"
        )
      }
      (columns, rows) = crop
      found = fits(columns, rows)
    } else {
      found = fits(columns, rows)
      let isExact = found.contains { Self.isExact($0.0, $0.1, width, height) }
      if !isExact, let inner = Self.inner(luma, width, height) {
        let inside = fits(inner.columns, inner.rows)
        if !inside.isEmpty { (columns, rows, found) = (inner.columns, inner.rows, inside) }
      }
    }
    if found.isEmpty, let chosen {
      // The shape was cut: the width counts.
      found = [(chosen, width <= height ? .portrait : .landscape)]
    }
    guard let first = found.first else {
      throw OperationError(
        "no known device has a screen of the shape \(columns.count) × \(rows.count)",
        hints: [
          "--device names the device; --crop X,Y,WIDTH,HEIGHT cuts out the screen, in pixels"
        ])
    }
    self.columns = columns
    self.rows = rows
    orientation = first.1
    devices = found.filter { $0.1 == first.1 }.map(\.0)
  }

  private static func isExact(
    _ device: DeviceProfile, _ orientation: Orientation, _ width: Int, _ height: Int
  ) -> Bool {
    let size = device.screen(orientation).size
    return abs(size.width * device.scale - Double(width)) < 1.5
      && abs(size.height * device.scale - Double(height)) < 1.5
  }

  /// The devices with a shape: those with exactly so many pixels first, then those that come nearest.
  private static func devices(
    width: Int, height: Int, among chosen: [DeviceProfile]?
  ) -> [(DeviceProfile, Orientation)] {
    let orientation: Orientation = width <= height ? .portrait : .landscape
    let shape = Double(width) / Double(height)
    var found: [(device: DeviceProfile, isExact: Bool, miss: Double)] = []
    for device in chosen ?? DeviceCatalog.devices {
      let size = device.screen(orientation).size
      let miss = abs(size.width / size.height / shape - 1)
      guard miss < shapeTolerance else { continue }
      found.append((device, isExact(device, orientation, width, height), miss))
    }
    let sorted = found.enumerated().sorted { a, b in
      if a.element.isExact != b.element.isExact { return a.element.isExact }
      let (near, far) = ((a.element.miss * 400).rounded(), (b.element.miss * 400).rounded())
      return near != far ? near < far : a.offset < b.offset
    }
    return sorted.map { ($0.element.device, orientation) }
  }

  /// What is inside of a dark frame: a drawn phone, or the bars beside a picture of another shape.
  private static func inner(
    _ luma: [UInt8], _ width: Int, _ height: Int
  ) -> (columns: Range<Int>, rows: Range<Int>)? {
    /// Where the first dark run along a line ends, in steps from its start; nil if there is none near the start.
    func end(_ count: Int, _ pixel: (Int) -> UInt8) -> Int? {
      var place = 0
      while place < count / 4, pixel(place) >= 48 { place += 1 }
      let start = place
      while place < count / 3, pixel(place) < 48 { place += 1 }
      guard place < count / 3, place - start >= max(2, count / 120) else { return nil }
      // The edge may be blurred.
      while place < count / 3, Int(pixel(place + 1)) > Int(pixel(place)) + 24 { place += 1 }
      return place
    }
    /// The end that most lines have.
    func vote(_ ends: [Int?]) -> Int? {
      var counts: [Int: Int] = [:]
      for case let end? in ends { counts[end, default: 0] += 1 }
      guard let best = counts.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) }),
        best.value * 3 >= ends.count
      else { return nil }
      return best.key
    }
    let across = stride(from: height * 3 / 10, to: height * 7 / 10, by: max(1, height / 200))
    // A camera's housing is in the middle.
    let sides = [width * 3 / 20..<width * 3 / 10, width * 7 / 10..<width * 17 / 20]
    let along = sides.flatMap { Array(stride(from: $0.lowerBound, to: $0.upperBound, by: 3)) }
    guard
      let left = vote(across.map { row in end(width) { luma[row * width + $0] } }),
      let right = vote(across.map { row in end(width) { luma[row * width + width - 1 - $0] } }),
      let top = vote(along.map { column in end(height) { luma[$0 * width + column] } }),
      let bottom = vote(
        along.map { column in end(height) { luma[(height - 1 - $0) * width + column] } }),
      width - left - right >= 64, height - top - bottom >= 64
    else { return nil }
    return (left..<width - right, top..<height - bottom)
  }
}
