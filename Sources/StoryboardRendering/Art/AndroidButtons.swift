// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The three buttons of Android's navigation bar: back, home, and recent apps.
///
/// They lie in the widest inset at the bottom or, on a phone on its side, at the right.
struct AndroidButtons {
  private let centers: [Point]

  init(_ screen: Screen) {
    let insets = screen.safeAreaInsets
    let size = screen.size
    let steps = [-1.0, 0, 1]
    centers =
      insets.bottom >= insets.right
      ? steps.map { Point(size.width * (0.5 + 0.27 * $0), size.height - insets.bottom / 2) }
      : steps.map { Point(size.width - insets.right / 2, size.height * (0.5 - 0.27 * $0)) }
  }

  /// Writes the buttons.
  ///
  /// - Parameters:
  ///   - onPaper: Whether they lie on paper, where they are dark in a light appearance.
  ///   - context: The colours.
  ///   - canvas: The canvas.
  func write(onPaper: Bool, _ context: ArtContext, to canvas: inout Canvas) {
    for (button, center) in centers.enumerated() {
      switch button {
      case 0:
        canvas.begin(.path)
        canvas.path {
          $0.move(center.x + 5, center.y - 7)
          $0.vertical(center.y + 7)
          $0.line(center.x - 7, center.y)
          $0.close()
        }
        paint(onPaper, context, &canvas)
        canvas.end()
      case 1:
        canvas.circle(center.x, center.y, radius: 7) { paint(onPaper, context, &$0) }
      default:
        canvas.rect(Rect(center.x - 6, center.y - 6, 12, 12), radius: 2) {
          paint(onPaper, context, &$0)
        }
      }
    }
  }

  private func paint(_ onPaper: Bool, _ context: ArtContext, _ canvas: inout Canvas) {
    if onPaper { return context.fill(.label, &canvas) }
    canvas.attribute(.fill, "#fff")
    canvas.attribute(.fillOpacity, 0.92)
    canvas.attribute(.stroke, "#000")
    canvas.attribute(.strokeOpacity, 0.15)
  }
}

extension DeviceProfile {
  /// Whether Android's three buttons are at the edge of the screen.
  var hasButtons: Bool { platform == .android && !hasHomeIndicator }
  /// Whether there is a button below the screen.
  var hasHomeButton: Bool { platform == .iOS && !hasHomeIndicator }
}
