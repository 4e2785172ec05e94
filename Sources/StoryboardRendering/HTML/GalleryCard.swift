// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The card of a scenario: its drawings, then a link to its page and what it is.
struct GalleryCard {
  private let scenario: GalleryScenario
  private let idPrefix: String

  init(_ scenario: GalleryScenario, idPrefix: String) {
    self.scenario = scenario
    self.idPrefix = idPrefix
  }

  /// The card's drawings.
  var figures: PreviewFigures {
    PreviewFigures(scenario.previews, title: scenario.title, idPrefix: idPrefix)
  }

  func write(to writer: inout MarkupWriter) {
    writer.element(.article, [(.class, "card")]) { writer in
      writer.element(.div, [(.class, "stage")]) { figures.write(to: &$0) }
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
}
