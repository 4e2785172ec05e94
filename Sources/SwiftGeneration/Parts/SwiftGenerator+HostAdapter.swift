// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// What carries out what the rules do to the scroll views of UIKit.
extension SwiftGenerator {
  func hostMethods(_ text: inout SwiftText) {
    let view = "scrollView(view)"
    text.comment(
      "What the rules do to scroll views. UIKit calls the delegate's methods before these return.")
    text.block("extension \(adapter): @preconcurrency \(names.type).Host") { text in
      text.block("private func scrollView(_ view: \(names.type).View) -> UIScrollView") { text in
        text.block("switch view") { text in
          for view in hostViews { text.line("case .\(caseName(view)): \(caseName(view))") }
        }
      }
      text.block("private func changing(_ layout: inout \(names.type), _ body: () -> Void)") {
        text in
        text.text(
          """
          self.layout = layout
          body()
          send { _ in }
          layout = self.layout
          """)
      }
      text.block(
        "func arrange(_ view: \(names.type).View, of layout: inout \(names.type), keepingContent: Bool)"
      ) { text in
        text.line("let offset = \(view).contentOffset")
        text.block("changing(&layout)") { text in
          text.line("arrangeViews()")
          text.line("if keepingContent { \(view).contentOffset = offset }")
        }
      }
      if animatesOffsets {
        text.line("func animateOffset(")
        text.line(
          "  to offset: Double, of view: \(names.type).View, response: Double, damping: Double,")
        text.line("  for layout: inout \(names.type)")
        text.block(")") { text in
          text.line("let view = \(view)")
          text.line(
            "changing(&layout) { view.setContentOffset(CGPoint(x: view.contentOffset.x, y: offset), animated: true) }"
          )
        }
      }
      if setsOffsets {
        text.line("func setOffset(")
        text.line(
          "  _ offset: Double, of view: \(names.type).View, _ change: \(names.type).OffsetChange,")
        text.line("  for layout: inout \(names.type)")
        text.block(")") { text in
          text.text(
            """
            let view = scrollView(view)
            let point = CGPoint(x: view.contentOffset.x, y: offset)
            changing(&layout) {
              if change == .silently { view.delegate = nil }
              if change == .stopping { view.setContentOffset(point, animated: false) } else { view.contentOffset = point }
              if change == .silently { view.delegate = self }
            }
            """)
        }
      }
      if beginsDrags {
        text.comment("UIKit has no way to begin a drag: the view waits for the slop.", "//")
        text.line(
          "func beginDragging(_ view: \(names.type).View, for layout: inout \(names.type)) {}")
      }
      if holdsViews {
        text.comment("`targetContentOffset` says it to UIKit.", "//")
        text.line(
          "func hold(_ view: \(names.type).View, at offset: Double, for layout: inout \(names.type)) {}"
        )
      }
      if hasAxes {
        text.block("func letGo(_ view: \(names.type).View, for layout: inout \(names.type))") {
          $0.text(
            """
            // A recogniser that is switched off loses its finger.
            scrollView(view).panGestureRecognizer.isEnabled = false
            scrollView(view).panGestureRecognizer.isEnabled = true
            """)
        }
      }
      if stopsViews {
        text.block("func stop(_ view: \(names.type).View, for layout: inout \(names.type))") {
          text in
          text.line("let view = \(view)")
          text.line(
            "changing(&layout) { view.setContentOffset(view.contentOffset, animated: false) }")
        }
      }
    }
  }
}
