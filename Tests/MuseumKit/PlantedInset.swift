// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ScenarioFiles
import ScrollCore

/// A side inset that a pattern file forgets in one place.
package struct PlantedInset: Sendable {
  /// Where in the file: its name, and the number of the line.
  package let place: String
  /// Whether the picture differs on some device.
  package let isShown: Bool
  /// Whether `UNDER-STRIP` finds it.
  package let isFound: Bool

  /// Phones with insets at their sides: a strip at the right, and a housing at both sides.
  private static let devices: [(device: DeviceProfile, orientation: Orientation)] =
    [(.iPhoneDuo, .portrait), (.iPhone15Pro, .landscape)]
    + [DeviceProfile.iPhoneDuo.with(DeviceSettings(display: .inner))].compactMap { $0 }.map {
      ($0, .landscape)
    }

  /// Every inset of a scenario's pattern file that can be forgotten, outside of its claims.
  ///
  /// - Parameter path: The path of the scenario.
  /// - Throws: An error if a file cannot be read, or its mistakes.
  package static func all(in path: String) throws -> [PlantedInset] {
    let sound = try Scenario.read(contentsOf: path)
    let base = try devices.map { try sound.rest(on: $0.device, $0.orientation) }
    // A scenario reads one file: that of its pattern.
    var name = ""
    var text = ""
    _ = try Scenario.read(contentsOf: path) { path in
      name = String(path.split(separator: "/").last ?? "")
      let bytes = try Scenario.bytes(of: path)
      text = String(decoding: bytes, as: UTF8.self)
      return bytes
    }
    var planted: [PlantedInset] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() where !line.contains("\"always\"") {
      for range in line.ranges(of: "safe.left") + line.ranges(of: "safe.right") {
        var broken = lines
        broken[number] = Substring(line.replacingCharacters(in: range, with: "0"))
        let bytes = Array(broken.joined(separator: "\n").utf8)
        let scenario = try Scenario.read(contentsOf: path) { _ in bytes }
        var (isShown, isFound) = (false, false)
        for (index, place) in devices.enumerated() {
          let run = try scenario.rest(on: place.device, place.orientation)
          isShown = isShown || run.elements != base[index].elements
          isFound = isFound || run.isUnderStrip && !base[index].isUnderStrip
        }
        planted.append(
          PlantedInset(place: "\(name):\(number + 1)", isShown: isShown, isFound: isFound))
      }
    }
    return planted
  }
}

extension Scenario {
  /// What its first fixed variant shows at rest on a device, and whether something lies under a strip there.
  fileprivate func rest(
    on device: DeviceProfile, _ orientation: Orientation
  ) throws -> (elements: [ElementFrame], isUnderStrip: Bool) {
    let variant = variants.first { pattern.variants[$0].isFixed } ?? 0
    var request = request(
      variant, on: DeviceSelection(device, orientation), rate: 60, systemVersion: nil,
      physics: device.platform.physics)
    request.script = GestureScript([.pause(0.2)])
    let timeline = try pattern.run(request)
    let findings = Review.findings(in: timeline, of: request, by: pattern)
    return (
      Array(timeline.elements[timeline.elementRange(ofFrame: timeline.frameCount - 1)]),
      findings.contains { $0.rule == .underStrip }
    )
  }
}

extension Substring {
  /// The text with other characters in a range.
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
