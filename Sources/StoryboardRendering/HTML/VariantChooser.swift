// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview

/// The choice of variant, comparison and devices, and what the variant does.
struct VariantChooser {
  private let input: StoryboardPageInput

  init(_ input: StoryboardPageInput) {
    self.input = input
  }

  func write(to writer: inout MarkupWriter) {
    writer.element(.div, [(.class, "versions script")]) { writer in
      writer.element(.fieldset, [(.class, "variants")]) { writer in
        writer.element(.legend, [(.class, "vh")], text: "Variant")
        for (index, variant) in input.variants.enumerated() {
          writeTab(variant, index, to: &writer)
        }
      }
      if input.variants.count > 1 { writeComparison(to: &writer) }
    }
    writer.element(.div, [(.class, "choice")]) { writer in
      writer.element(.div, [(.class, "about")]) { writer in
        for (index, variant) in input.variants.enumerated() {
          let hidden: [(AttributeName, String)] =
            index == input.initialVariant ? [] : [(.hidden, "hidden")]
          writer.element(.p, [(.id, "about-\(variant.id)")] + hidden) { writer in
            writer.text("")
            // With the script the tabs show the title; paper and pages without the script have no tabs.
            writer.element(.b, text: variant.title)
            writer.text(" ")
            writer.element(.code, text: variant.id)
            writer.text(" \(variant.summary)")
          }
        }
      }
      writer.element(.div, [(.class, "options script")]) { writer in
        writer.markup(Array(EmbeddedAssets.showHTML.utf8))
        // An index has a checkbox for each.
        if input.index == nil { writeDevices(to: &writer) }
        if input.trial != nil { writeTrial(to: &writer) }
        if input.index == nil { writeWindowControls(to: &writer) }
      }
    }
    // A sibling of the drawings, so that a style rule can see whether it is checked.
    writer.void(.input, [(.type, "checkbox"), (.id, "fallback-play"), (.class, "fallback")])
    writer.element(
      .label, [(.for, "fallback-play"), (.class, "fallback")], text: "Play the animation")
    writer.element(
      .p, [(.class, "fallback")],
      text: "Scrubbing, frame steps and the other variants need the page’s script.")
  }

  private func writeTab(_ variant: PageVariant, _ index: Int, to writer: inout MarkupWriter) {
    writer.element(.label, [(.class, "tab"), (.for, "variant-\(variant.id)")]) { writer in
      let checked: [(AttributeName, String)] =
        index == input.initialVariant ? [(.checked, "checked")] : []
      writer.void(
        .input,
        [(.type, "radio"), (.name, "variant"), (.id, "variant-\(variant.id)")] + checked)
      writer.element(.span, [(.class, "face")]) { writer in
        writer.text("")
        if index < 9 { writer.element(.span, [(.class, "digit")], text: "\(index + 1)") }
        writer.text(" ")
        writer.element(.span) { writer in
          writer.text(variant.title)
          if variant.isFixed { writer.fixedMark() }
        }
        if input.isReviewed { writeVerdict(index, to: &writer) }
      }
    }
  }

  /// Writes a sign and a count, and the same as text for screen readers: colour alone is not accessible.
  private func writeVerdict(_ index: Int, to writer: inout MarkupWriter) {
    let count = input.findingCount(ofVariant: index)
    let worst = input.worstSeverity(ofVariant: index)
    writer.text(" ")
    writer.element(
      .span,
      [
        (.id, "sign-\(input.variants[index].id)"),
        (.class, Finding.style("sign", worst)),
        (.ariaHidden, "true"),
      ], text: worst.map { "\($0.sign)\u{202F}\(count)" } ?? "○")
    writer.element(
      .span, [(.id, "label-\(input.variants[index].id)"), (.class, "vh")],
      text: ", \(Finding.countText(count))" + (worst.map { ", worst: \($0.word)" } ?? ""))
  }

  private func writeComparison(to writer: inout MarkupWriter) {
    writer.element(.label, [(.for, "compare")]) { writer in
      writer.text("Compare with ")
      writer.element(.select, [(.id, "compare")]) { writer in
        writer.element(.option, [(.value, "")], text: "none")
        for variant in input.variants {
          writer.element(.option, [(.value, variant.id)], text: variant.title)
        }
      }
    }
    guard input.index == nil else { return }
    writer.markup(Array(EmbeddedAssets.compareHTML.utf8))
  }

  private func writeTrial(to writer: inout MarkupWriter) {
    writer.element(
      .button, [(.type, "button"), (.id, "trial-open"), (.ariaPressed, "false")], text: "Try it")
  }

  /// Writes what only a workbench has: the zoom, and the button that opens the inspector again.
  private func writeWindowControls(to writer: inout MarkupWriter) {
    writer.element(
      .button,
      [
        (.type, "button"), (.id, "zoom"), (.ariaPressed, "false"), (.title, "Zoom: fit or 100 %"),
      ], text: "100 %")
    writer.element(
      .button, [(.type, "button"), (.id, "inspector-open"), (.hidden, "hidden")],
      text: "Inspector")
  }

  private func writeDevices(to writer: inout MarkupWriter) {
    writer.element(.details, [(.class, "picker")]) { writer in
      writer.element(.summary, text: "Devices")
      writer.element(.fieldset) { writer in
        writer.element(.legend, [(.class, "vh")], text: "Devices shown")
        writer.element(.p) { writer in
          for (id, title) in [("all", "All"), ("none", "None"), ("each", "One of each result")] {
            writer.element(.button, [(.type, "button"), (.id, "devices-\(id)")], text: title)
          }
        }
        for device in input.devices {
          writer.element(.label, [(.for, "show-\(device.id)")]) { writer in
            writer.void(
              .input,
              [(.type, "checkbox"), (.id, "show-\(device.id)"), (.checked, "checked")])
            writer.text(" \(device.name)")
          }
        }
      }
    }
  }
}
