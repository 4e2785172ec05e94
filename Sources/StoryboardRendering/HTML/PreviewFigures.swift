// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ScrollCore

/// One or two drawings side by side, each a figure with the variant's title.
struct PreviewFigures {
  private let previews: [GalleryScenario.Preview]
  private let title: String
  private let idPrefix: String
  /// The frame of the still picture; nil if each drawing has its own.
  private let stillFrame: Int?

  /// Makes figures.
  ///
  /// - Parameters:
  ///   - previews: The drawings.
  ///   - title: The title, for readers who do not see the drawings.
  ///   - idPrefix: The prefix of all ids.
  ///   - findings: The findings that the first drawing should show.
  init(
    _ previews: [GalleryScenario.Preview], title: String, idPrefix: String,
    showing findings: [Finding] = []
  ) {
    self.previews = previews
    self.title = title
    self.idPrefix = idPrefix
    let count = previews.map { $0.scene.runs[$0.run].frameCount }.min() ?? 0
    let worst = Finding.worst(findings)?.worstFrame
    // A finding of both does not distinguish them.
    stillFrame =
      Self.mostDifferentFrame(of: previews, among: findings.map(\.worstFrame).filter { $0 < count })
      ?? Self.mostDifferentFrame(of: previews, among: Array(0..<count))
      ?? worst.map { min($0, max(count - 1, 0)) }
  }

  /// The prefix of the ids of one drawing.
  private func prefix(_ index: Int) -> String { "\(idPrefix)\(index)-" }

  func write(to writer: inout MarkupWriter) {
    for (index, preview) in previews.enumerated() {
      writer.element(.figure) { write(preview, index, to: &$0) }
    }
  }

  /// Appends the animations of the drawings to a style sheet.
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
    // The page defines all shared drawings.
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

  /// The maximum weight of a group that has different positions, in points, and the weight of one that only one drawing
  /// shows.
  private static let mostDifference = 60.0

  /// The frame, among some, in which two runs of one scene differ most; nil if they do not differ, or if there are not
  /// two.
  private static func mostDifferentFrame(
    of previews: [GalleryScenario.Preview], among frames: [Int]
  ) -> Int? {
    guard previews.count == 2, previews[0].scene == previews[1].scene else { return nil }
    let scene = previews[0].scene
    let first = scene.runs[previews[0].run]
    let second = scene.runs[previews[1].run]
    let pairs = Array(zip(first.tracks, second.tracks))
    var differences = [Double](repeating: 0, count: frames.count)
    for (a, b) in pairs {
      // The position of a group that is hidden in both does not matter.
      let shown = pairs.first { $0.0.property == .visibility && $0.0.target == a.target }
      let shownSamples = shown.map { ($0.0.samples.all, $0.1.samples.all) }
      let samples = (a.samples.all, b.samples.all)
      for (index, frame) in frames.enumerated() {
        if let shownSamples, shownSamples.0[frame] == 0, shownSamples.1[frame] == 0 { continue }
        let change = abs(samples.0[frame] - samples.1[frame])
        switch a.property {
        case .translateX, .translateY: differences[index] += min(change, mostDifference)
        case .visibility, .opacity: differences[index] += change * mostDifference
        case .scale, .stretch, .rotation, .blur, .corner, .width, .height, .outline: break
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
