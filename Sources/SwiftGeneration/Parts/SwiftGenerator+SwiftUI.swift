// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// A modifier for scroll views of SwiftUI.
extension SwiftGenerator {
  func swiftUI(_ text: inout SwiftText) {
    let view = SwiftNames.quoted(names.views[0])
    let vertical = isVertical(0)
    text.comment("Hands the geometry of a SwiftUI scroll view to the rules.")
    text.line("@available(iOS 18, macOS 15, *)")
    text.block("struct \(names.type.dropLast("Layout".count))Reader: ViewModifier") { text in
      text.line("@Binding var layout: \(names.type)")
      text.line("")
      text.block("func body(content: Content) -> some View") { text in
        text.line(
          "content.onScrollGeometryChange(for: ScrollGeometry.self) { $0 } action: { _, geometry in"
        )
        text.line("  var reading = layout.\(view)")
        let insets = vertical ? ("top", "bottom") : ("leading", "trailing")
        let (offset, extent) = vertical ? ("y", "height") : ("x", "width")
        let sources: [PatternProgram.Reading: String] = [
          .offset: "geometry.contentOffset.\(offset)",
          .minimum: "-geometry.contentInsets.\(insets.0)",
          .maximum:
            "max(-geometry.contentInsets.\(insets.0), geometry.contentSize.\(extent) + geometry.contentInsets.\(insets.1) - geometry.containerSize.\(extent))",
          .length: "geometry.contentSize.\(extent)",
          .leadingInset: "geometry.contentInsets.\(insets.0)",
          .trailingInset: "geometry.contentInsets.\(insets.1)",
          .viewport: "geometry.containerSize.\(extent)",
        ]
        for reading in storedReadings {
          guard let source = sources[reading] else { continue }
          text.line("  reading.\(SwiftReadings.name(of: reading)) = \(source)")
        }
        if events.methods.contains(where: { $0.event == .didScroll && $0.view == 0 }) {
          text.line("  layout.didScroll(\(view): reading)")
        } else {
          text.line("  layout.\(view) = reading")
        }
        text.line("}")
      }
    }
  }
}
