// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// Views of which a finger moves only one, by their axes.
extension SwiftGenerator {
  /// Whether the axis of a finger is decided here.
  package var hasAxes: Bool { !program.axisLocks.isEmpty }

  /// Appends what lets the views go that lose a finger to another axis.
  func axes(_ text: inout SwiftText) {
    guard hasAxes else { return }
    text.gap()
    text.comment(
      "Lets the views go that lose a finger to another axis: it moves farther along its own.")
    text.function("decideAxis", signature([]), isPrivate: true) { text in
      text.line("guard !hasAxis, finger.isDown, finger.dx != 0 || finger.dy != 0 else { return }")
      text.line("let isHorizontal = finger.dx.magnitude > finger.dy.magnitude")
      text.line("var losers: [View] = []")
      var written: [[Int]] = []
      for lock in program.axisLocks {
        let views = [driver(of: lock.0), driver(of: lock.1)]
        guard !written.contains(views) else { continue }
        written.append(views)
        let drags = views.map { "\(driverName($0)).isDragging" }.joined(separator: " || ")
        text.block("if \(drags)") { text in
          text.line("hasAxis = true")
          for view in views {
            let mark = isVertical(view) ? "isHorizontal" : "!isHorizontal"
            text.block(
              "if \(mark), \(driverName(view)).isTracking, !losers.contains(.\(caseName(view)))"
            ) { $0.line("losers.append(.\(caseName(view)))") }
          }
        }
      }
      text.line("for view in losers { release(view, on: host) }")
    }
    text.line("")
    text.comment(
      "A view loses its finger: pages that were caught between two rests go to the nearer one.")
    text.function("release", ["_ view: View", "on host: some Host"], isPrivate: true) { text in
      text.line("let (reading, isPaging): (ScrollView, Bool)")
      text.block("switch view") { text in
        for view in hostViews {
          let geometry =
            nest(of: view) == nil ? "\(names.views[view])Geometry.isPaging" : "false"
          text.line(
            "case .\(caseName(view)): (reading, isPaging) = (\(driverName(view)), \(geometry))")
        }
      }
      text.text(
        """
        guard isPaging, reading.viewport > 0 else { return host.letGo(view, for: &self) }
        host.stop(view, for: &self)
        let pages = ((reading.offset - reading.minimum) / reading.viewport).rounded()
        let place = reading.minimum + pages * reading.viewport
        let target =
          place < reading.minimum ? reading.minimum : place > reading.maximum ? reading.maximum : place
        guard target != reading.offset else { return }
        host.animateOffset(to: target, of: view, response: 0.3, damping: 1, for: &self)
        """)
    }
  }
}
