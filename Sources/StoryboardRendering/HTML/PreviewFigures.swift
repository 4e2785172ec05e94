// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// One or two drawings side by side, each a figure with the variant's title.
struct PreviewFigures {
  private let previews: [GalleryScenario.Preview]
  private let title: String
  private let idPrefix: String

  /// - Parameters:
  ///   - previews: What is drawn.
  ///   - title: What is shown, for readers who do not see the drawings.
  ///   - idPrefix: Put before all ids.
  init(_ previews: [GalleryScenario.Preview], title: String, idPrefix: String) {
    self.previews = previews
    self.title = title
    self.idPrefix = idPrefix
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
      if preview.variant.isMended { writer.mendedMark() }
    }
    writer.drawing(
      of: preview.scene, run: preview.run, frame: frame(of: preview),
      idPrefix: prefix(index), fingerTailCount: 0,
      label: "\(title): \(preview.variant.title) on \(preview.scene.device.name)")
  }

  private func frame(of preview: GalleryScenario.Preview) -> Int {
    stillFrame ?? preview.scene.runs[preview.run].posterFrame
  }

  /// The frame in which two runs of one scene look least alike; nil where they never differ, or where
  /// there are not two.
  private var stillFrame: Int? {
    guard previews.count == 2, previews[0].scene == previews[1].scene else { return nil }
    let scene = previews[0].scene
    let first = scene.runs[previews[0].run]
    let second = scene.runs[previews[1].run]
    var best: Int?
    var greatest = 0.5
    for frame in 0..<min(first.frameCount, second.frameCount) {
      var difference = 0.0
      for (a, b) in zip(first.tracks, second.tracks) where a.property == .translateY {
        difference += abs(a.samples[frame] - b.samples[frame])
      }
      if difference > greatest {
        greatest = difference
        best = frame
      }
    }
    return best
  }
}
