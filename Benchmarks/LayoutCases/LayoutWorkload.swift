// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CFloors
package import ScrollCore

/// A pattern on a trace: the poses for the core, and the same poses for the C floor.
package struct LayoutWorkload {
  /// The identifier of the pattern.
  package let pattern: String
  /// What the list shows.
  package let trace: ScrollTrace
  /// How many rows the content has.
  package let rows: Int
  /// The poses of the run.
  package let poses: RecordedPoses
  /// Sufficient storage for a frame in both engines.
  package let elementsPerFrame: Int
  /// Lays out frames with the floor.
  package let layOutFloor: (Range<Int>, FloorStorage) -> Void

  /// The content offsets of the frames of a list, in points.
  package var offsets: [Double] { Self.offsets(of: poses) }

  /// How far the first layer that moves has been scrolled in each frame, in points.
  static func offsets(of poses: RecordedPoses) -> [Double] {
    (0..<poses.frameCount).map { -poses.layers(ofFrame: $0)[1].y }
  }

  /// The patterns that have a floor.
  package static let patterns = [
    "collapsing-header", "sticky-headers", "bottom-sheet", "sticky-tabs",
  ]

  /// Prepares a pattern, by its identifier, on an iPhone 8.
  package static func make(_ pattern: String, _ trace: ScrollTrace, rows: Int) throws -> Self {
    switch pattern {
    case "collapsing-header": try grid(trace, rows: rows)
    case "sticky-headers": try list(trace, rows: rows)
    case "bottom-sheet": try sheet(trace, rows: rows)
    default: try tabs(trace, rows: rows)
    }
  }

  /// The screen of all workloads: 375 × 667 points.
  static var screen: Screen { DeviceProfile.iPhone8.screen(.portrait) }

  /// The kinds of elements, for the floor.
  static let kinds: floor_kinds = {
    func raw(_ kind: ElementID.Kind) -> UInt8 { kind.rawValue }
    return floor_kinds(
      status_bar: raw(.statusBar), header: raw(.header), cell: raw(.cell),
      section_header: raw(.sectionHeader), section_footer: raw(.sectionFooter),
      contact: raw(.contact), map: raw(.map), dimming: raw(.dimming), sheet: raw(.sheet),
      place: raw(.place), profile: raw(.profile), tab_bar: raw(.tabBar), tab: raw(.tab),
      indicator: raw(.indicator), post: raw(.post))
  }()

  /// The screen, for the floor.
  static var floorScreen: floor_screen {
    floor_screen(
      size: floor_size(width: screen.size.width, height: screen.size.height),
      status_bar_height: screen.statusBarHeight)
  }

  /// Runs a trace over a variant and keeps the poses.
  ///
  /// - Parameters:
  ///   - pattern: The identifier of the pattern.
  ///   - variant: The identifier of the variant.
  ///   - values: Values of parameters by name; others have their defaults.
  ///   - script: The script.
  static func poses(
    _ pattern: String, _ variant: String, _ values: [String: ParameterValue],
    _ script: GestureScript
  ) throws -> RecordedPoses {
    guard let entry = PatternCatalog.builtIn.entries.first(where: { $0.id.description == pattern }),
      let index = entry.variants.firstIndex(where: { $0.id.description == variant })
    else { fatalError("no \(pattern) \(variant)") }
    let parameters = entry.parameters.map { values[$0.key.description] ?? $0.defaultValue }
    return try entry.poses(
      of: RunRequest(
        variant: index, parameters: parameters, screen: screen,
        turnedScreen: DeviceProfile.iPhone8.screen(.landscape), rate: ScrollTrace.rate,
        physics: .uikit, script: script))
  }
}
