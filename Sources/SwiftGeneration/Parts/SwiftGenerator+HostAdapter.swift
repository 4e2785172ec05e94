// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// What carries out what the rules do to the scroll views of UIKit.
extension SwiftGenerator {
  /// Appends where content is at an offset along the axis of its view.
  private func point(_ text: inout SwiftText) {
    let (vertical, horizontal) = (
      "CGPoint(x: view.contentOffset.x, y: offset)", "CGPoint(x: offset, y: view.contentOffset.y)"
    )
    let across = hostViews.filter { !isVertical($0) }.map { "view === \(caseName($0))" }
    text.block("private func point(_ offset: Double, in view: UIScrollView) -> CGPoint") { text in
      if across.count == hostViews.count {
        text.line(horizontal)
      } else if across.isEmpty {
        text.line(vertical)
      } else {
        text.line("\(across.joined(separator: " || "))")
        text.line("  ? \(horizontal)")
        text.line("  : \(vertical)")
      }
    }
  }

  func hostMethods(_ text: inout SwiftText) {
    let view = "scrollView(view)"
    text.comment(
      "What the rules do to scroll views. UIKit calls the delegate's methods before these return.")
    text.block("extension \(adapter): @preconcurrency \(names.type).Host") { text in
      text.block("private func scrollView(_ view: \(names.type).View) -> UIScrollView") { text in
        text.line("switch view {")
        for view in hostViews { text.line("case .\(caseName(view)): \(caseName(view))") }
        text.line("}")
      }
      if setsOffsets || animatesOffsets { point(&text) }
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
            "changing(&layout) { view.setContentOffset(point(offset, in: view), animated: true) }"
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
            let point = point(offset, in: view)
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
