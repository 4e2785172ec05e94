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
      if let faulty = scenario.faultyVariants { writeVerdict(faulty, of: variants, to: &writer) }
    }
  }

  /// How many of the variants have findings, with the sign that the tabs of the page have.
  private func writeVerdict(_ faulty: Int, of variants: Int, to writer: inout MarkupWriter) {
    writer.element(.p, [(.class, faulty == 0 ? "verdict" : "verdict fault")]) { writer in
      writer.text("")
      writer.element(.span, [(.ariaHidden, "true")], text: faulty == 0 ? "○" : "▲")
      let verb = faulty == 1 ? "has" : "have"
      writer.text(
        faulty == 0
          ? " no findings" : " \(faulty) of \(variants) \(verb) findings")
    }
  }
}
