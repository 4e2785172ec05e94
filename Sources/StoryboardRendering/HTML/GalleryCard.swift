// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The card of a scenario: its drawings, then a link to its page and what it is.
struct GalleryCard {
  private let scenario: GalleryScenario
  private let idPrefix: String

  init(_ scenario: GalleryScenario, idPrefix: String) {
    self.scenario = scenario
    self.idPrefix = idPrefix
  }

  /// The prefix of the ids of one drawing.
  static func prefix(_ idPrefix: String, preview: Int) -> String { "\(idPrefix)\(preview)-" }

  func write(to writer: inout MarkupWriter) {
    writer.element(.article, [(.class, "card")]) { writer in
      writer.element(.div, [(.class, "stage")]) { writer in
        for (index, preview) in scenario.previews.enumerated() {
          writer.element(.figure) { write(preview, index, to: &$0) }
        }
      }
      writer.element(.h3) { writer in
        writer.text("")
        writer.element(.a, [(.href, scenario.page)], text: scenario.title)
      }
      writer.element(.p, text: scenario.summary)
      let variants = scenario.variants.count
      let devices = scenario.deviceNames.count
      writer.element(
        .p, [(.class, "size")],
        text: "\(variants) \(variants == 1 ? "variant" : "variants") on "
          + "\(devices) \(devices == 1 ? "device" : "devices")")
    }
  }

  private func write(
    _ preview: GalleryScenario.Preview, _ index: Int, to writer: inout MarkupWriter
  ) {
    writer.element(.figcaption) { writer in
      writer.text(preview.variant.title)
      if preview.variant.isMended { writer.mendedMark() }
    }
    let motion = preview.scene.runs[preview.run]
    writer.drawing(
      of: preview.scene, run: preview.run, frame: stillFrame ?? motion.posterFrame,
      idPrefix: Self.prefix(idPrefix, preview: index), fingerTailCount: 0,
      label: "\(scenario.title): \(preview.variant.title) on \(preview.scene.device.name)")
  }

  /// The frame in which two runs of one scene look least alike; nil where they never differ, or where
  /// there are not two.
  private var stillFrame: Int? {
    guard scenario.previews.count == 2, scenario.previews[0].scene == scenario.previews[1].scene
    else { return nil }
    let scene = scenario.previews[0].scene
    let first = scene.runs[scenario.previews[0].run]
    let second = scene.runs[scenario.previews[1].run]
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
