// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The table of the values in one frame, with a row for each device, and the choice of the reference of differences.
struct ValueSection {
  private let input: StoryboardPageInput
  private let values: [PageValue]

  init(_ input: StoryboardPageInput, values: [PageValue]) {
    self.input = input
    self.values = values
  }

  func write(to writer: inout MarkupWriter) {
    writer.element(.section, [(.class, "measure")]) { writer in
      writer.element(.div, [(.class, "options")]) { writer in
        writer.element(.h2, [(.id, "values-title")], text: "Values in this frame")
        writeDifferences(to: &writer)
      }
      writer.element(
        .div,
        [
          (.class, "scroller"), (.tabindex, "0"), (.role, "region"),
          (.ariaLabelledby, "values-title"),
        ]
      ) { writer in
        writer.element(.table, [(.ariaLabelledby, "values-title")]) { writeTable(to: &$0) }
      }
    }
  }

  private func writeDifferences(to writer: inout MarkupWriter) {
    writer.element(.label, [(.for, "difference"), (.class, "script")]) { writer in
      writer.text("Difference from ")
      writer.element(.select, [(.id, "difference")]) { writer in
        writer.element(.option, [(.value, "none")], text: "nothing")
        for device in input.index == nil ? input.devices : [] {
          writer.element(.option, [(.value, device.id)], text: device.name)
        }
        if input.variants.count > 1 {
          writer.element(.option, [(.value, "A"), (.hidden, "hidden")], text: "variant A")
        }
      }
    }
  }

  private func writeTable(to writer: inout MarkupWriter) {
    writer.element(.thead) { writer in
      writer.element(.tr) { writer in
        writer.element(.th, [(.scope, "col")], text: "Device")
        writer.element(.th, [(.scope, "col")], text: "frame")
        writer.element(.th, [(.scope, "col")], text: "phase")
        for value in values {
          writer.element(.th, [(.scope, "col")]) { writer in
            writer.text(value.key)
            if !value.unit.isEmpty {
              writer.text(" ")
              writer.element(.small, text: value.unit)
            }
          }
        }
      }
    }
    writer.element(.tbody, [(.id, "values")]) { writer in
      for device in input.index == nil ? input.devices : [input.devices[0]] {
        writeRow(device, to: &writer)
      }
    }
  }

  private func writeRow(_ device: PageDevice, to writer: inout MarkupWriter) {
    let poster = device.runs[input.initialVariant].poster
    let frame = device.scene.runs[input.initialVariant].posterFrame
    writer.element(.tr) { writer in
      writer.element(.th, [(.scope, "row")], text: device.name)
      writer.element(.td, text: "\(frame)")
      writer.element(.td, text: Self.word(for: poster.phase))
      for (index, value) in values.enumerated() {
        writer.element(.td, text: value.text(poster.values[index]))
      }
    }
  }

  /// The name of a phase, as in `base/format.js`.
  private static func word(for phase: ScrollPhase) -> String {
    switch phase {
    case .idle: "at rest"
    case .tracking: "dragging"
    case .decelerating: "decelerating"
    case .bouncing: "bouncing"
    case .animating: "animating"
    }
  }
}
