// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles
import ScrollCore

/// Positions of section headers as values, for checks of sections that have no recorded value.
///
/// A run records values of its first sections, so that a frame costs the same for any number of them. The headers of all
/// sections are among its elements, where they are on the screen.
struct HeaderValues {
  /// The sections whose values are added.
  private let sections: [Int32]

  /// Finds the sections that checks name and that a run has no values of.
  ///
  /// - Parameters:
  ///   - scenario: The scenario with the checks.
  ///   - timeline: A run of it.
  init(_ scenario: Scenario, _ timeline: Timeline) {
    let recorded = timeline.valueNames.filter { $0 == Self.name($0.index) }.count
    let sections = zip(scenario.pattern.parameters, scenario.parameters).first {
      "\($0.0.key)" == "sections"
    }
    guard recorded > 0, case .numbers(let counts)? = sections?.1 else {
      self.sections = []
      return
    }
    let named = Set(scenario.checks.flatMap(\.rule.tracks))
    self.sections = named.isEmpty ? [] : Self.sections(named, recorded..<counts.count)
  }

  /// A run with these values after its own; null in frames that do not show the header.
  ///
  /// - Complexity: O(frames + elements) if there are any.
  func added(to timeline: Timeline) -> Timeline {
    guard !sections.isEmpty else { return timeline }
    var result = timeline
    result.valueNames += sections.map(Self.name)
    result.values.removeAll()
    let count = timeline.valueNames.count
    let selection = timeline.valueNames.firstIndex(of: TrackName("selectedTab"))
    for frame in 0..<timeline.frameCount {
      result.values += timeline.values[frame * count..<(frame + 1) * count]
      let page = selection.map { Int32(timeline.value($0, inFrame: frame)) }
      let elements = timeline.elements[timeline.elementRange(ofFrame: frame)]
      let isHorizontal = timeline.bounds[frame].axis == .horizontal
      result.values += sections.map { section in
        let header = elements.first {
          $0.id.kind == .sectionHeader && $0.id.item == section
            && (page == nil || $0.id.section == page)
        }
        return header.map { isHorizontal ? $0.frame.x : $0.frame.y } ?? .nan
      }
    }
    return result
  }

  private static func name(_ section: Int32) -> TrackName { TrackName("header", section, ".y") }

  /// The sections of a range whose values are named, in ascending order.
  private static func sections(_ names: Set<String>, _ range: Range<Int>) -> [Int32] {
    names.compactMap { name in
      guard name.hasPrefix("header["), name.hasSuffix("].y"),
        let section = Int32(name.dropFirst(7).dropLast(3)), range.contains(Int(section)),
        Self.name(section).description == name
      else { return nil }
      return section
    }.sorted()
  }
}

extension ScenarioCheck.Rule {
  /// The values that the rule names.
  fileprivate var tracks: [String] {
    switch self {
    case .range(let track, _, _), .continuity(let track, _), .monotonic(let track),
      .settlesAt(let track, _, _), .equal(let track, _):
      [track]
    case .equalTracks(let a, let b): [a, b]
    case .noOverlap, .noGap: []
    }
  }
}
