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
  package var scale: FilmScale {
    let points = device.screen(orientation).size
    let native = Size(points.width * device.scale, points.height * device.scale)
    // What has the pixels of the display was not made smaller: what is missing was cut off.
    if abs(size.width - native.width) < 0.5 || abs(size.height - native.height) < 0.5 {
      return FilmScale(device.scale)
    }
    let scale = FilmScale(rows: size.height / points.height, columns: size.width / points.width)
    let rounded = Self.mostRounded / size.width + Self.mostRounded / size.height
    // Of another shape, something was cut off, and nobody knows how much.
    return abs(scale.rows / scale.columns - 1) <= rounded ? scale : FilmScale(scale.columns)
  }

  /// How large the screen is, in pixels and parts of one: where a film was made smaller, its screen ends within a pixel.
  private var size: Size

  /// How many columns and rows a screen may lack because its film was made smaller, to even sizes.
  private static let mostRounded = 2.0
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
    var size: Size?
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
      if !isExact, let framed = FramedScreen(luma, width: width, height: height) {
        let inside = fits(framed.columns, framed.rows)
        if !inside.isEmpty {
          (columns, rows, size, found) = (framed.columns, framed.rows, framed.size, inside)
        }
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
    self.size = size ?? Size(Double(columns.count), Double(rows.count))
    orientation = first.1
    devices = found.filter { $0.1 == first.1 }.map(\.0)
  }

  /// The same screen of a device, if that is one of those with its shape.
  func preferring(_ device: DeviceProfile) -> FilmScreen {
    var screen = self
    guard let index = devices.firstIndex(where: { $0.id == device.id }) else { return self }
    screen.devices.insert(screen.devices.remove(at: index), at: 0)
    return screen
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
}
