// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// What the system shows at one side of a display instead of a status bar: the time, the camera housing, the battery; and
/// where a display folds.
///
/// Heights are drawn by eye: only the width of the strip is reported.
struct SystemStripArt {
  private let context: ArtContext
  private let strip: SystemStrip
  private let screen: Size

  /// Makes the drawing; nil for a device without a strip.
  init?(_ context: ArtContext) {
    guard let strip = context.device.strip else { return nil }
    self.context = context
    self.strip = strip
    screen = context.screen.size
  }

  /// Writes the strip where the screen has one at its side, and the line of the fold.
  ///
  /// - Parameters:
  ///   - onPaper: Whether it lies on paper, where it is dark in a light appearance.
  ///   - canvas: The canvas.
  func write(onPaper: Bool, to canvas: inout Canvas) {
    if context.device.settings.display == .inner, let fold = context.device.unfolded?.fold {
      writeFold(at: fold, to: &canvas)
    }
    let insets = context.screen.safeAreaInsets
    let isAtSide = max(insets.left, insets.right) >= strip.width
    let middle = isAtSide ? Point(screen.width - strip.width / 2, 92) : Point(screen.width / 2, 42)
    if isAtSide {
      // The edge of the strip is invisible on the device: a thin line shows what lies under it.
      canvas.rect(
        Rect(screen.width - strip.width, 0, strip.width, screen.height), radius: 0
      ) {
        $0.attribute(.fill, "#888")
        $0.attribute(.fillOpacity, 0.16)
      }
    }
    let island = isAtSide ? Size(26, 72) : Size(72, 26)
    canvas.rect(
      Rect(
        middle.x - island.width / 2, middle.y - island.height / 2, island.width, island.height),
      radius: 13
    ) { $0.attribute(.fill, "#000") }
    let clock = isAtSide ? Point(middle.x, 39) : Point(middle.x - 110, 48)
    canvas.beginText(clock.x, clock.y, anchor: .center)
    canvas.attribute(.fontSize, 15)
    canvas.attribute(.fontWeight, 600)
    context.fill(.label, &canvas)
    canvas.text("9:41")
    canvas.end()
    let battery = isAtSide ? Point(middle.x, 152) : Point(middle.x + 110, 43)
    canvas.rect(Rect(battery.x - 11, battery.y - 5.5, 22, 11), radius: 3) {
      context.fill(.label, &$0)
    }
  }

  /// A line across the middle of the inner display.
  private func writeFold(at distance: Double, to canvas: inout Canvas) {
    let isUpright = context.screen.orientation == .portrait
    canvas.begin(.path)
    canvas.path {
      $0.move(isUpright ? 0 : distance, isUpright ? distance : 0)
      if isUpright { $0.horizontal(screen.width) } else { $0.vertical(screen.height) }
    }
    canvas.attribute(.stroke, "#888")
    canvas.attribute(.strokeOpacity, 0.35)
    canvas.attribute(.strokeWidth, 1)
    canvas.end()
  }
}
