// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

/// Finds again what the rule of a finding measured: the edges that are as far apart as its label says, or the speeds that
/// it compares.
///
/// `stage/mark-geometry.js` does the same for pages, in the same order. Where no edges give the number, there is nothing to
/// draw: a mark on other edges would be wrong.
public struct FindingMeasure {
  /// An edge: its distance from the top of the screen in a frame, or from the left, in points; NaN where it does not exist.
  private typealias Edge = (Int) -> Double

  /// How far a distance may differ from the number of a label, which has one decimal; in points.
  private static let rounding = 0.06

  /// Words in labels about an edge that moved, rather than two edges that are apart.
  private static let motions = ["jump", "ahead", "skipped", "bounce", "moves"]

  /// The values that are edges, those that rules measure most first.
  private static let names = ["header.height", "firstRow.y", "tabBar.y", "sheet.top"]

  private let timeline: Timeline
  private let edges: [Edge]
  /// Upright edges: a page's centre and the screen's, then those of values.
  private let uprights: [Edge]

  /// Prepares to measure in a run.
  ///
  /// - Complexity: Linear in the number of element frames.
  public init(_ timeline: Timeline) {
    self.timeline = timeline
    let values = timeline.valueNames.map(\.description)
    func edge(_ value: Int) -> Edge { { timeline.value(value, inFrame: $0) } }
    func screen(_ frame: Int) -> Screen {
      (timeline.epochs.last { $0.firstFrame <= frame } ?? timeline.epochs[0]).screen
    }
    var edges = Self.names.compactMap { values.firstIndex(of: $0).map(edge) }
    edges += values.indices.filter { Self.isEdge(values[$0]) }.map(edge)
    edges.append { screen($0).safeAreaInsets.top }
    for (top, bottom) in PageRedlines([timeline]).ends(in: timeline) {
      edges.append { bottom[$0] }
      edges.append { top[$0] }
    }
    if let least = values.firstIndex(of: "contentOffset.min") {
      edges.append { -timeline.value(least, inFrame: $0) }
    }
    edges.append { screen($0).size.height - screen($0).safeAreaInsets.bottom }
    edges.append { screen($0).size.height }
    edges.append { _ in 0 }
    self.edges = edges
    var uprights: [Edge] = []
    func mirrored(_ frame: Int) -> Bool { screen(frame).direction == .rightToLeft }
    if let off = values.firstIndex(of: "page.offCentre") {
      // A page whose offset is too great lies before the centre.
      uprights.append { frame in
        let distance = timeline.value(off, inFrame: frame)
        return screen(frame).size.width / 2 + (mirrored(frame) ? distance : -distance)
      }
      uprights.append { screen($0).size.width / 2 }
    }
    for value in values.indices where Self.isUpright(values[value]) {
      uprights.append { frame in
        let x = timeline.value(value, inFrame: frame)
        return mirrored(frame) ? screen(frame).size.width - x : x
      }
    }
    self.uprights = uprights
  }

  private static func isUpright(_ name: String) -> Bool {
    [".x", ".left", ".right"].contains(where: name.hasSuffix)
      && !name.hasPrefix("velocity") && !name.hasSuffix("ffset.x")
  }

  private static func isEdge(_ name: String) -> Bool {
    [".y", ".top", ".bottom"].contains(where: name.hasSuffix)
      && !name.hasPrefix("velocity") && !name.hasSuffix("ffset.y")
  }

  /// What there is to draw of a finding.
  ///
  /// - Parameters:
  ///   - label: The label of the finding, such as `5 pt gap`.
  ///   - worst: The frame that shows it worst.
  ///   - first: The first frame that shows it.
  /// - Returns: The shape in the worst frame; nil if nothing gives the label's number.
  public func shape(label: String, worst: Int, first: Int) -> PanelMark.Shape? {
    guard worst < timeline.frameCount else { return nil }
    if let amount = Self.points(in: label) {
      let isMotion = Self.motions.contains(where: label.contains)
      func distance(among edges: [Edge]) -> Distance? {
        let found =
          isMotion
          ? moved(edges, amount, worst, first) ?? apart(edges, amount, worst)
          : apart(edges, amount, worst) ?? moved(edges, amount, worst, first)
        return found ?? beyond(edges, amount, worst)
      }
      func down() -> PanelMark.Shape? {
        distance(among: edges).map { .distance(from: $0.from, to: $0.to, isMotion: $0.isMotion) }
      }
      func across() -> PanelMark.Shape? {
        distance(among: uprights).map { .span(from: $0.from, to: $0.to, isMotion: $0.isMotion) }
      }
      // What is scrolled across the screen is measured so first.
      let isAcross = timeline.bounds.first?.axis == .horizontal
      if let shape = isAcross ? across() ?? down() : down() ?? across() { return shape }
    }
    return pace(label, worst)
  }

  /// The screen of a frame, as an index into the stages of a scene.
  public func stage(ofFrame frame: Int, in scene: Scene) -> Int {
    let epoch = timeline.epochs.last { $0.firstFrame <= frame } ?? timeline.epochs[0]
    return scene.stages.firstIndex { $0.screen == epoch.screen } ?? 0
  }

  /// The points of a label, such as those of `5 pt gap`; nil if it is about something else.
  static func points(in label: String) -> Double? {
    let words = label.split(separator: " ")
    guard let unit = words.firstIndex(of: "pt"), unit > 0 else { return nil }
    return Double(words[unit - 1])
  }

  private func isAmount(_ amount: Double, _ a: Double, _ b: Double) -> Bool {
    abs(abs(a - b) - amount) <= Self.rounding
  }

  /// Two positions, in points, and whether one edge was at both.
  private typealias Distance = (from: Double, to: Double, isMotion: Bool)

  private func moved(_ edges: [Edge], _ amount: Double, _ worst: Int, _ first: Int) -> Distance? {
    for back in worst == first ? [1] : [1, worst - first + 1] where worst >= back {
      for edge in edges where isAmount(amount, edge(worst), edge(worst - back)) {
        return (edge(worst - back), edge(worst), true)
      }
    }
    return nil
  }

  private func apart(_ edges: [Edge], _ amount: Double, _ worst: Int) -> Distance? {
    for (index, edge) in edges.enumerated() {
      for other in edges[(index + 1)...] where isAmount(amount, edge(worst), other(worst)) {
        return (edge(worst), other(worst), false)
      }
    }
    return nil
  }

  /// An edge that is beyond the position in which it comes to rest.
  private func beyond(_ edges: [Edge], _ amount: Double, _ worst: Int) -> Distance? {
    let rate = Double(timeline.rate)
    let last = timeline.frameCount - 1
    let settled = timeline.events.first { $0.kind == .settled && $0.time * rate > Double(worst) }
    let rest = settled.map { min(last, Int(($0.time * rate - 1e-6).rounded(.up))) } ?? last
    for edge in edges where isAmount(amount, edge(worst), edge(rest)) {
      return (edge(rest), edge(worst), false)
    }
    return nil
  }

  /// The finger with the content in a share, or the speed before with that after in points a second.
  private func pace(_ label: String, _ worst: Int) -> PanelMark.Shape? {
    let isSpeed = label.contains("pt/s")
    guard worst > 0, isSpeed || label.contains(" %"),
      let amount = Double(label.prefix { $0.isNumber || $0 == "." })
    else { return nil }
    func isNear(_ value: Double) -> Bool { abs(value - amount) <= 0.01 * amount + 0.5 }
    let names = timeline.valueNames.map(\.description)
    func move(_ index: Int, _ frame: Int) -> Double {
      timeline.value(index, inFrame: frame - 1) - timeline.value(index, inFrame: frame)
    }
    // How far the content may have moved in a frame. Of nested lists, both may move.
    func moves(_ frame: Int) -> [Double] {
      let moves = names.indices.filter { names[$0].hasSuffix("contentOffset.y") }
        .map { move($0, frame) }
      return moves.enumerated().flatMap { index, one in
        [one] + moves[(index + 1)...].map { one + $0 }
      }
    }
    if isSpeed {
      let rate = Double(timeline.rate)
      if let speed = names.firstIndex(of: "velocity.y"), isNear(abs(move(speed, worst))) {
        // The content moves against the offset.
        return .pace(
          wanted: -timeline.value(speed, inFrame: worst - 1) / rate,
          moved: -timeline.value(speed, inFrame: worst) / rate)
      }
      // A break may take two frames.
      for earlier in [worst - 1, worst - 2] where earlier > 0 {
        for (wanted, moved) in zip(moves(earlier), moves(worst))
        where isNear(abs(moved - wanted) * rate) {
          return .pace(wanted: wanted, moved: moved)
        }
      }
      return nil
    }
    let finger = timeline.fingers[worst].y - timeline.fingers[worst - 1].y
    return moves(worst).first { isNear(abs($0 / finger - 1) * 100) }
      .map { .pace(wanted: finger, moved: $0) }
  }
}
