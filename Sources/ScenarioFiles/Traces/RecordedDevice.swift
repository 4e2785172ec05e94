// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore
import TextFormats

/// What a recording says of the device that it was made on.
package struct RecordedDevice: Equatable, Sendable {
  /// The keys of the object; those that decide nothing are for people.
  static let keys = [
    "model", "system", "screen", "scale", "rate", "safeArea", "viewport", "inset", "content",
  ]

  /// The size of the screen in portrait, in points; nil if it is not known.
  package var size: Size?
  /// Pixels in a point; nil if it is not known.
  package var scale: Double?
  /// The safe area at the top, in points; nil if it is not known.
  package var safeArea: Double?
  /// The height of the scroll view, in points; nil if it is not known.
  package var viewport: Double?

  /// The device of the catalogue with this screen; nil for none.
  package var profile: DeviceProfile? {
    guard let size else { return nil }
    // Of a device that unfolds, either display may have been recorded.
    let displays = (DeviceCatalog.devices + DeviceCatalog.provisional).flatMap { device in
      FoldableDisplay.allCases.compactMap { device.with(DeviceSettings(display: $0)) }
    }
    let fitting = displays.filter {
      $0.size == size && (scale == nil || $0.scale == scale)
    }
    guard let safeArea else { return fitting.first }
    // Devices of one size differ in what is at the top.
    return fitting.first { $0.screen(.portrait).safeAreaInsets.top == safeArea } ?? fitting.first
  }

  /// Reads the object; reports what is wrong with it.
  init?(_ value: Value) {
    guard let object = KeyedObject(value, "a device", keys: Self.keys) else { return nil }
    if let screen = object["screen"] {
      let numbers = screen.elements.compactMap(\.number)
      guard screen.kind == .list, numbers.count == 2, numbers.allSatisfy({ 1...10_000 ~= $0 })
      else {
        screen.refuse("'screen'", "a list of width and height in points")
        return nil
      }
      size = Size(numbers[0], numbers[1])
    }
    func length(_ key: String, _ range: ClosedRange<Double>, _ unit: String = "pt") -> Double?? {
      object[key].map { $0.readNumber("'\(key)'", range, unit: unit) }
    }
    let lengths = [
      length("scale", 1...4, ""), length("safeArea", 0...1000), length("viewport", 0...10_000),
    ]
    for length in lengths { if let length, length == nil { return nil } }
    (scale, safeArea, viewport) = (lengths[0] ?? nil, lengths[1] ?? nil, lengths[2] ?? nil)
  }
}
