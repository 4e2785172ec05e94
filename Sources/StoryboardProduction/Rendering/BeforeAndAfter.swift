// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ScenarioFiles
import ScrollCore
import StoryboardRendering
import SystemCalls

/// The last broken variant next to the last fixed one, in one moving drawing that shows the error without words.
///
/// The motion rests where the worst finding of the broken variant shows, with that finding marked; the still picture of
/// the drawing is the same moment on both.
struct BeforeAndAfter {
  /// How long the motion rests, in seconds.
  private static let rest = 1.5

  private let plan: RunPlan
  private let panels: [SVGPanel]
  /// The worst finding of the broken variant; nil if it has none.
  private let finding: Finding?
  /// How much of the screen it marks, in points.
  let size: Double
  /// When it shows, in seconds.
  private let moment: Double?

  /// Takes both runs from a scene of all variants on the preview lane; nil if there are no two such variants.
  ///
  /// - Parameter findings: What the review has found, by variant.
  init?(_ plan: RunPlan, scene: Scene, findings: [[Finding]]) throws(OperationError) {
    let runs = plan.previewRuns
    guard runs.count == 2 else { return nil }
    self.plan = plan
    var panels = runs.map { SVGPanel(scene, run: $0) }
    let worst = try Self.worst(plan, runs[0], scene, findings[runs[0]])
    panels[0].caption = "Before"
    panels[0].facts = worst.map { String(decoding: $0.finding.label, as: UTF8.self) } ?? ""
    panels[0].mark = worst?.mark
    panels[1].caption = "After"
    panels[1].facts = findings[runs[1]].isEmpty ? "no findings" : ""
    finding = worst?.finding
    size = worst?.size ?? 0
    moment = worst.map { Double($0.finding.worstFrame) / Double(scene.runs[runs[0]].rate) }
    self.panels = panels
  }

  /// The drawing, which rests if its motion is written.
  func drawing(_ options: SVGOptions) -> [UInt8] {
    var options = options
    options.title = "\(plan.scenario.title): before and after"
    options.description = description
    if moment == nil, options.posterFrame == nil {
      options.posterFrame = panels[0].scene.runs[panels[0].run].posterFrame
    }
    return AnimatedSVG.write(held, options: options)
  }

  /// The still picture of the moment at which the motion rests, without captions, and its size.
  func still(_ options: SVGOptions) -> (bytes: [UInt8], size: Size) {
    var options = options
    options.title = "\(plan.scenario.title): before and after"
    options.description = description
    return Self.still(held, options)
  }

  /// A still picture without captions, and its size.
  static func still(_ panels: [SVGPanel], _ options: SVGOptions) -> (bytes: [UInt8], size: Size) {
    var options = options
    options.encoding = .none
    let drawing = SVGPlan(panels, hasCaptions: false, options: options)
    return (drawing.write(), drawing.size)
  }

  /// What the drawing shows, for those who do not see it: both variants, the device, and where the motion rests.
  private var description: String {
    let lane = plan.lanes[plan.previewLane]
    let sides = plan.previewRuns.map { run in
      let variant = plan.variant(plan.variants[run])
      return "\(variant.title) (\(variant.id))"
    }
    var text = plan.scenario.summary.map { $0 + " " } ?? ""
    text += "Before: \(sides[0]); after: \(sides[1]); on \(lane.name) (\(lane.id))."
    if let moment {
      let milliseconds = Int((moment * 1000).rounded())
      text += " The motion rests for \(Self.rest) s at \(milliseconds) ms."
    }
    return text
  }

  /// The panels, whose still picture is the moment at which the motion rests.
  private var held: [SVGPanel] {
    guard let moment else { return panels }
    return panels.map { $0.holding(at: moment, for: Self.rest) }
  }

  /// The first picture of a gallery; nil if the finding cannot be drawn.
  var hero: GalleryHero? {
    guard let finding, panels[0].mark != nil else { return nil }
    let lane = plan.lanes[plan.previewLane]
    let variant = plan.variant(plan.variants[plan.previewRuns[0]])
    return GalleryHero(
      title: String(decoding: finding.label, as: UTF8.self) + " on \(lane.name)",
      summary: String(decoding: finding.sentence, as: UTF8.self),
      page: plan.scenario.id + "/" + OutputFolder.page
        + finding.fragment(variant: "\(variant.id)", rate: lane.rate, device: lane.id),
      panels: held)
  }

  /// The worst finding that can be drawn, else the worst of all: the most severe, then the one with the largest band.
  private static func worst(
    _ plan: RunPlan, _ run: Int, _ scene: Scene, _ findings: [Finding]
  ) throws(OperationError) -> (finding: Finding, mark: PanelMark?, size: Double)? {
    guard !findings.isEmpty else { return nil }
    let measure = FindingMeasure(
      try plan.run(plan.variants[run], on: plan.lanes[plan.previewLane]))
    let items = findings.map { finding in
      let shape = measure.shape(
        label: String(decoding: finding.label, as: UTF8.self), worst: finding.worstFrame,
        first: finding.firstFrame)
      let stage = measure.stage(ofFrame: finding.worstFrame, in: scene)
      return (
        finding: finding,
        mark: shape.map { PanelMark(severity: finding.severity, shape: $0, stage: stage) },
        size: extent(of: shape, on: scene.stages[stage].screen.size)
      )
    }
    var worst = items[0]
    for item in items where isWorse(item, worst) { worst = item }
    return worst
  }

  /// How much of a screen a shape marks, in points: arrows less than any band, nothing least.
  private static func extent(of shape: PanelMark.Shape?, on size: Size) -> Double {
    switch shape {
    case .distance(let from, let to, _):
      min(max(from, to), size.height) - max(min(from, to), 0)
    case .span(let from, let to, _):
      min(max(from, to), size.width) - max(min(from, to), 0)
    case .pace: 0.1
    case nil: 0
    }
  }

  private static func isWorse(
    _ a: (finding: Finding, mark: PanelMark?, size: Double),
    _ b: (finding: Finding, mark: PanelMark?, size: Double)
  ) -> Bool {
    // Findings that cannot be drawn show nothing in a picture, however severe.
    if (a.mark == nil) != (b.mark == nil) { return b.mark == nil }
    if a.finding.severity != b.finding.severity { return a.finding.severity > b.finding.severity }
    return a.size > b.size + 0.05
  }
}
