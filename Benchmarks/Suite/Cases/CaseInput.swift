// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The requests that cases run: patterns in their fixed variants, gestures of some seconds.
enum CaseInput {
  /// A gesture by its identifier.
  enum Script: String, CaseIterable {
    /// Slowly up and down again.
    case drag
    /// A fast fling and its deceleration.
    case fling
    /// A pull beyond the start, and the return.
    case band
    /// A fling that a finger catches, and another one.
    case `catch`

    /// What the finger does, in about four seconds.
    var steps: [GestureStep] {
      switch self {
      case .drag: return [finger(-160, 1.8), .pause(0.2), finger(120, 1.6), .pause(0.4)]
      case .fling: return [finger(-140, 0.15, velocity: -2600), .pause(3.85)]
      case .band:
        return [finger(140, 0.9), .pause(1.1), finger(90, 0.2, velocity: 1200), .pause(1.8)]
      case .catch:
        return [
          finger(-140, 0.15, velocity: -2600), .pause(0.6), finger(-20, 0.4), .pause(0.3),
          finger(-120, 0.15, velocity: -1800), .pause(2.4),
        ]
      }
    }
  }

  /// Flings up and down in turn, one a second.
  static func flings(_ count: Int) -> [GestureStep] {
    (0..<count).flatMap { index in
      let direction: Double = index.isMultiple(of: 2) ? -1 : 1
      return [finger(direction * 150, 0.12, velocity: direction * 1800), .pause(0.88)]
    }
  }

  /// A finger that travels up or down, in points, seconds, and points per second.
  private static func finger(
    _ travel: Double, _ duration: Double, velocity: Double? = nil
  ) -> GestureStep {
    .drag(
      DragGesture(
        from: ScriptPoint(.fraction(0.5), .fraction(0.7)),
        .by(ScriptPoint(.points(0), .points(travel))), duration: duration,
        endVelocity: velocity.map { Point(0, $0) }))
  }

  /// The devices of cases, with their identifiers.
  static let devices: [(id: String, device: DeviceProfile)] = [
    ("iphone-8", .iPhone8), ("iphone-11", .iPhone11), ("iphone-15-pro", .iPhone15Pro),
    ("ipad-pro-12.9", .iPadPro12p9),
  ]

  /// A pattern by its identifier.
  static func pattern(_ id: String) -> PatternEntry {
    PatternCatalog.builtIn.entries.first { "\($0.id)" == id } ?? PatternCatalog.builtIn.entries[0]
  }

  /// The patterns from articles.
  static let articles = ["collapsing-header", "sticky-headers", "bottom-sheet", "sticky-tabs"]

  /// A run at 120 frames a second in the fixed variant.
  ///
  /// - Parameters:
  ///   - entry: The pattern.
  ///   - device: The screen.
  ///   - script: The gesture.
  ///   - rows: About how many rows there are, for patterns that have a parameter for it.
  ///   - sections: How many sections the rows are in, for patterns that know such.
  ///   - isUneven: Whether rows have different heights, for patterns that know such.
  ///   - start: How far the content has been scrolled, in points; nil for the rest.
  static func request(
    _ entry: PatternEntry, _ device: DeviceProfile, _ script: Script, rows: Int = 1000,
    sections: Int = 10, isUneven: Bool = false, start: Double? = nil
  ) -> RunRequest {
    let fixed = entry.variants.firstIndex { $0.isFixed } ?? 0
    return RunRequest(
      variant: fixed,
      parameters: entry.parameters.map {
        value(of: $0, rows: rows, sections: sections, isUneven: isUneven)
      },
      screen: device.screen(.portrait), turnedScreen: device.screen(.landscape), rate: 120,
      physics: .uikit, initialOffset: start.map { .fromStart($0) } ?? .rest,
      script: GestureScript(script.steps))
  }

  private static func value(
    of descriptor: ParameterDescriptor, rows: Int, sections: Int, isUneven: Bool
  ) -> ParameterValue {
    let uneven: [Double] = [44, 60, 88, 52, 71, 120, 66]
    switch "\(descriptor.key)" {
    case "contentHeight": return .number(Double(rows) * 40)
    case "rows":
      if case .numbers = descriptor.kind { return .numbers([Double(rows), Double(rows)]) }
      return .number(Double(rows))
    case "cards", "pages": return .number(Double(rows))
    case "sections":
      return .numbers([Double](repeating: Double(rows / sections), count: sections))
    case "rowHeights": return .numbers(isUneven ? uneven : [])
    default: return descriptor.defaultValue
    }
  }
}
