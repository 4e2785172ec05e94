// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// Runs scripts against patterns with little code.
package struct Harness: Sendable {
  /// The pattern under test.
  package var entry: PatternEntry
  /// The variant's short identifier.
  package var variant: String
  /// The device in portrait.
  package var device: DeviceProfile
  /// The orientation at the start.
  package var orientation = Orientation.portrait
  /// Display frames per second.
  package var rate = 60
  /// The system version; nil for the newest.
  package var systemVersion: Int?
  /// Values for parameters by key; the others have their defaults.
  package var parameters: [String: ParameterValue] = [:]
  /// How touch and scroll behave.
  package var physics = PhysicsProfile.uikit
  /// Safe area insets that replace the device's, in both orientations; nil for its own.
  package var safeAreaInsets: EdgeInsets?
  /// The initial offset of the main scroll view.
  package var initialOffset = InitialOffset.rest
  /// Keys of lengths that do not grow with text.
  package var fixedLengths: [String] = []

  /// Makes a harness for a variant such as `ch4`, found in the catalogue by its identifier.
  package init(_ variant: String, on device: DeviceProfile) {
    let entry = PatternCatalog.builtIn.entries.first {
      $0.variants.contains { "\($0.id)" == variant }
    }
    guard let entry else { preconditionFailure("no pattern has the variant \(variant)") }
    self.entry = entry
    self.variant = variant
    self.device = device
  }

  /// A harness with one thing changed.
  package func with(_ change: (inout Harness) -> Void) -> Harness {
    var copy = self
    change(&copy)
    return copy
  }

  /// Runs a script.
  package func run(_ steps: [GestureStep]) throws -> Timeline { try entry.run(request(steps)) }

  /// The request of a run of a script.
  package func request(_ steps: [GestureStep]) -> RunRequest {
    guard let index = entry.variants.firstIndex(where: { "\($0.id)" == variant }) else {
      preconditionFailure("no variant \(variant)")
    }
    let turned: Orientation = orientation == .portrait ? .landscape : .portrait
    return RunRequest(
      variant: index,
      parameters: entry.parameters.map { parameters["\($0.key)"] ?? $0.defaultValue },
      screen: screen(orientation), turnedScreen: screen(turned), rate: rate,
      physics: physics, initialOffset: initialOffset,
      script: GestureScript(steps),
      growth: entry.growth(
        fixed: entry.parameters.indices.filter {
          fixedLengths.contains("\(entry.parameters[$0].key)")
        }))
  }

  /// The screen of the device in an orientation.
  package func screen(_ orientation: Orientation) -> Screen {
    var screen = device.screen(orientation, systemVersion: systemVersion)
    if let safeAreaInsets { screen.safeAreaInsets = safeAreaInsets }
    return screen
  }

  /// Feeds content offsets, one per tenth of a second, and reports a value after each.
  package func values(of track: String, after offsets: [Double]) throws -> [Double] {
    let timeline = try follow(offsets)
    return offsets.indices.map { timeline.value(named: track, inFrame: $0 * rate / 10) }
  }

  /// Feeds content offsets, one per tenth of a second: sample `n` shows in frame `n × rate / 10`.
  package func follow(_ offsets: [Double]) throws -> Timeline {
    let samples = offsets.enumerated().map {
      Trace.Sample(time: Double($0.offset) / 10, position: Point(0, $0.element))
    }
    return try run([.trace(Trace(of: .contentOffset, samples: samples))])
  }
}

extension Timeline {
  /// The index of a track by its full name, such as `header.height`.
  package func track(named name: String) -> Int? {
    valueNames.firstIndex { $0.text == name }
  }

  /// The value of a track in a frame.
  package func value(named name: String, inFrame frame: Int) -> Double {
    guard let track = track(named: name) else { preconditionFailure("no track \(name)") }
    return value(track, inFrame: frame)
  }

  /// The values of a track in all frames.
  package func values(named name: String) -> [Double] {
    guard let track = track(named: name) else { preconditionFailure("no track \(name)") }
    return (0..<frameCount).map { value(track, inFrame: $0) }
  }
}

extension TrackName {
  /// The name as in frame output.
  package var text: String { index < 0 ? "\(stem)" : "\(stem)[\(index)]\(suffix)" }
}
