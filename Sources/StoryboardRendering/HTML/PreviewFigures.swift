// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ScrollCore

/// One or two drawings side by side, each a figure with the variant's title.
struct PreviewFigures {
  private let previews: [GalleryScenario.Preview]
  private let title: String
  private let idPrefix: String
  /// What is shown where nothing moves; nil for a frame of each drawing's own.
  private let stillFrame: Int?

  /// - Parameters:
  ///   - previews: What is drawn.
  ///   - title: What is shown, for readers who do not see the drawings.
  ///   - idPrefix: Put before all ids.
  ///   - findings: What the first drawing is there to show.
  init(
    _ previews: [GalleryScenario.Preview], title: String, idPrefix: String,
    showing findings: [Finding] = []
  ) {
    self.previews = previews
    self.title = title
    self.idPrefix = idPrefix
    let count = previews.map { $0.scene.runs[$0.run].frameCount }.min() ?? 0
    let worst = Finding.worst(findings)?.worstFrame
    // A finding that both have does not tell them apart.
    stillFrame =
      Self.leastAlikeFrame(of: previews, among: findings.map(\.worstFrame).filter { $0 < count })
      ?? Self.leastAlikeFrame(of: previews, among: Array(0..<count))
      ?? worst.map { min($0, max(count - 1, 0)) }
  }

  /// The prefix of the ids of one drawing.
  private func prefix(_ index: Int) -> String { "\(idPrefix)\(index)-" }

  func write(to writer: inout MarkupWriter) {
    for (index, preview) in previews.enumerated() {
      writer.element(.figure) { write(preview, index, to: &$0) }
    }
  }

  /// Appends what moves the drawings to a style sheet.
  func appendAnimation(to css: inout ByteText) {
    guard !previews.isEmpty else { return }
    let drawings = previews.enumerated().map { index, preview in
      PageAnimation.Drawing(
        scene: preview.scene, run: preview.run, frame: frame(of: preview), idPrefix: prefix(index))
    }
    PageAnimation(drawings: drawings, namePrefix: idPrefix).append(to: &css)
  }

  private func write(
    _ preview: GalleryScenario.Preview, _ index: Int, to writer: inout MarkupWriter
  ) {
    writer.element(.figcaption) { writer in
      writer.text(preview.variant.title)
      if preview.variant.isFixed { writer.fixedMark() }
    }
    // The page defines what any drawing may use.
    var resources = DrawingResources()
    writer.drawing(
      of: preview.scene, run: preview.run, frame: frame(of: preview),
      idPrefix: prefix(index), fingerTailCount: 0,
      label: "\(title): \(preview.variant.title) on \(preview.scene.device.name)",
      using: &resources)
  }

  private func frame(of preview: GalleryScenario.Preview) -> Int {
    stillFrame ?? preview.scene.runs[preview.run].posterFrame
  }

  /// How much a group counts at most that is elsewhere in the two, in points, and one that only one of them shows.
  private static let mostDifference = 60.0

  /// The one of some frames in which two runs of one scene look least alike; nil where they do not differ, or
  /// where there are not two.
  private static func leastAlikeFrame(
    of previews: [GalleryScenario.Preview], among frames: [Int]
  ) -> Int? {
    guard previews.count == 2, previews[0].scene == previews[1].scene else { return nil }
    let scene = previews[0].scene
    let first = scene.runs[previews[0].run]
    let second = scene.runs[previews[1].run]
    let pairs = Array(zip(first.tracks, second.tracks))
    var differences = [Double](repeating: 0, count: frames.count)
    for (a, b) in pairs {
      // Where a group is hidden in both it does not matter where it is.
      let shown = pairs.first { $0.0.property == .visibility && $0.0.target == a.target }
      let shownSamples = shown.map { ($0.0.samples.all, $0.1.samples.all) }
      let samples = (a.samples.all, b.samples.all)
      for (index, frame) in frames.enumerated() {
        if let shownSamples, shownSamples.0[frame] == 0, shownSamples.1[frame] == 0 { continue }
        let change = abs(samples.0[frame] - samples.1[frame])
        switch a.property {
        case .translateX, .translateY: differences[index] += min(change, mostDifference)
        case .visibility, .opacity: differences[index] += change * mostDifference
        case .scale: break
        }
      }
    }
    var best: Int?
    var greatest = 0.5
    for (frame, difference) in zip(frames, differences) where difference > greatest {
      greatest = difference
      best = frame
    }
    return best
  }
}
