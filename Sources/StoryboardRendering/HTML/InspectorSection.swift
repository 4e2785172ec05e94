// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What there is to read about the devices: findings, values, parameters and files, one after the other.
///
/// In a wide window they are the panels of an inspector, with a tab for each. A page that shows recorded runs only has no
/// parameters.
struct InspectorSection {
  private let input: StoryboardPageInput
  private let values: [PageValue]

  init(_ input: StoryboardPageInput, values: [PageValue]) {
    self.input = input
    self.values = values
  }

  func write(to writer: inout MarkupWriter) {
    writer.element(.div, [(.class, "inspector"), (.id, "inspector")]) { writer in
      if input.index == nil { writeTabs(to: &writer) }
      writer.element(.div, [(.class, "panels")]) { writer in
        FindingSection(input).write(to: &writer)
        ValueSection(input, values: values).write(to: &writer)
        writer.markup(Array(EmbeddedAssets.plotsHTML.utf8))
        if input.trial != nil { writeParameters(to: &writer) }
        if hasCode {
          let isFile = input.trial?.program != nil
          let attributes: [(AttributeName, String)] = [
            (.class, isFile ? "code script" : "code excerpt script"), (.id, "code"),
            (.ariaLabel, isFile ? "Pattern file" : "Rule in Swift"),
          ]
          writer.element(.section, attributes)
        }
        FileSection(input).write(to: &writer)
      }
    }
    writer.element(.p, [(.class, "vh"), (.role, "status"), (.id, "status")])
  }

  private func writeParameters(to writer: inout MarkupWriter) {
    writer.element(.div, [(.id, "parameters"), (.class, "script")]) { writer in
      writer.element(.div, [(.class, "invitation")]) { writer in
        writer.element(.p, text: "Drag the screens yourself, and change parameters and physics.")
        writer.element(
          .button, [(.type, "button"), (.id, "parameters-try")], text: "Try it live")
      }
    }
  }

  private var hasCode: Bool { input.trial?.code != nil }

  private var tabs: [(id: String, title: String)] {
    [
      input.isReviewed ? ("findings", "Findings") : nil, ("values", "Values"),
      input.trial == nil ? nil : ("parameters", "Parameters"),
      hasCode ? ("code", "Code") : nil, ("files", "Files"),
    ].compactMap { $0 }
  }

  private func writeTabs(to writer: inout MarkupWriter) {
    writer.element(.div, [(.class, "tabs script")]) { writer in
      writer.element(.fieldset, [(.class, "segments")]) { writer in
        writer.element(.legend, [(.class, "vh")], text: "Inspector")
        for (index, tab) in tabs.enumerated() {
          writer.element(.label, [(.for, "tab-\(tab.id)")]) { writer in
            let checked: [(AttributeName, String)] = index == 0 ? [(.checked, "checked")] : []
            writer.void(
              .input, [(.type, "radio"), (.name, "tab"), (.id, "tab-\(tab.id)")] + checked)
            writer.element(.span, text: tab.title)
          }
        }
      }
      writer.element(
        .button,
        [(.type, "button"), (.id, "inspector-close"), (.ariaLabel, "Close the inspector")],
        text: "✕")
    }
  }
}
