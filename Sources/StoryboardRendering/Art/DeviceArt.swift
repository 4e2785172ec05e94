// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The outline of a device: body, side buttons, camera housing, home button or home indicator.
///
/// Coordinates are those of the screen in its orientation; a device in landscape is the drawing in portrait, rotated by
/// a quarter to the left.
struct DeviceArt {
  private let context: ArtContext
  private let shape: DeviceShape
  private let size: Size
  private let isWindow: Bool

  init(_ context: ArtContext) {
    self.context = context
    shape = DeviceShape(context.device, around: context.screen)
    // A window is drawn in its orientation, a device in portrait.
    isWindow = DeviceShape.isWindow(context.screen, of: context.device)
    size = isWindow ? context.screen.size : context.device.size
  }

  /// Writes what lies behind the screen.
  func writeBody(to canvas: inout Canvas) {
    rotated(&canvas) { canvas in
      if !isWindow { writeButtons(&canvas) }
      canvas.begin(.path)
      canvas.path {
        if let hinge = context.device.hingeCornerRadius {
          $0.smoothRect(
            body.x, body.y, body.width, body.height, radius: shape.cornerRadius,
            other: hinge + shape.sideBorder / 2, areUpper: false)
        } else {
          $0.smoothRect(body.x, body.y, body.width, body.height, radius: shape.cornerRadius)
        }
      }
      canvas.attribute(.fill, PaletteColor.body)
      canvas.attribute(.strokeWidth, 3)
      context.paint(.rim, .stroke, &canvas)
      canvas.end()
      if context.device.hasHomeButton, !isWindow { writeHomeButton(&canvas) }
    }
  }

  /// Writes what lies in front of the screen.
  ///
  /// - Parameters:
  ///   - onPaper: Whether the home indicator lies on paper, where it is dark in a light appearance.
  ///   - canvas: The canvas.
  func writeFront(onPaper: Bool = false, to canvas: inout Canvas) {
    if let cutout = context.device.cutout, !isWindow {
      rotated(&canvas) { canvas in
        switch cutout.kind {
        case .notch: writeNotch(cutout, &canvas)
        case .dynamicIsland: writeIsland(cutout, &canvas)
        case .punchHole: writeHole(cutout, &canvas)
        }
      }
    }
    SystemStripArt(context)?.write(onPaper: onPaper, to: &canvas)
    if context.device.hasButtons {
      AndroidButtons(context.screen).write(onPaper: onPaper, context, to: &canvas)
    } else if context.device.hasHomeIndicator, !isWindow {
      let screen = context.screen.size
      let width = (min(screen.width, screen.height) * 0.36).rounded()
      canvas.rect(
        Rect((screen.width - width) / 2, screen.height - 13, width, 5), radius: 2.5
      ) {
        guard !onPaper else { return context.fill(.label, &$0) }
        $0.attribute(.fill, "#fff")
        $0.attribute(.fillOpacity, 0.92)
        $0.attribute(.stroke, "#000")
        $0.attribute(.strokeOpacity, 0.15)
      }
    }
  }

  /// Adds the outline of the screen to a path.
  func addScreen(to path: inout PathData) {
    if let hinge = context.device.hingeCornerRadius, !isWindow {
      // The hinge is at the left in portrait, and below when the device is rotated to the left.
      let size = context.screen.size
      return path.smoothRect(
        0, 0, size.width, size.height, radius: context.device.displayCornerRadius, other: hinge,
        areUpper: context.screen.orientation == .landscape)
    }
    path.smoothRect(
      0, 0, context.screen.size.width, context.screen.size.height,
      radius: isWindow ? 10 : context.device.displayCornerRadius)
  }

  /// The outline of the body in portrait.
  private var body: Rect {
    Rect(
      -shape.sideBorder, -shape.endBorder, size.width + 2 * shape.sideBorder,
      size.height + 2 * shape.endBorder)
  }

  private func rotated(_ canvas: inout Canvas, _ draw: (inout Canvas) -> Void) {
    guard context.screen.orientation == .landscape, !isWindow else { return draw(&canvas) }
    canvas.begin(.g)
    canvas.attribute(.transform) { bytes in
      bytes.append("translate(0 ")
      DecimalFormat(decimals: 2).append(size.width, to: &bytes)
      bytes.append(")rotate(-90)")
    }
    draw(&canvas)
    canvas.end()
  }

  private func writeButtons(_ canvas: inout Canvas) {
    let left = -shape.sideBorder - 4
    let right = size.width + shape.sideBorder - 4
    let top = shape.endBorder > 60 ? 40.0 : 110.0
    var buttons: [Rect] = []
    if context.device.idiom == .phone {
      buttons = [
        Rect(left, top, 8, 28), Rect(left, top + 54, 8, 54), Rect(left, top + 122, 8, 54),
        Rect(right, top + 62, 8, 84),
      ]
    } else {
      buttons = [Rect(right, 60, 8, 44), Rect(right, 116, 8, 44)]
    }
    canvas.begin(.path)
    canvas.path {
      for button in buttons { addButton(button, to: &$0) }
    }
    context.paint(.rim, .stroke, &canvas)
    canvas.attribute(.fill, PaletteColor.body)
    canvas.attribute(.strokeWidth, 2)
    canvas.end()
  }

  /// Adds a button: the half of it that the body does not cover has round corners.
  private func addButton(_ button: Rect, to path: inout PathData) {
    let isLeft = button.x < 0
    let edge = isLeft ? button.x : button.maxX
    let turn = isLeft ? 2.0 : -2
    path.move(button.middle.x, button.y)
    path.horizontal(edge + turn)
    path.quarter(radius: 2, clockwise: !isLeft, -turn, 2)
    path.vertical(button.maxY - 2)
    path.quarter(radius: 2, clockwise: !isLeft, turn, 2)
    path.horizontal(button.middle.x)
    path.close()
  }

  private func writeHomeButton(_ canvas: inout Canvas) {
    let center = size.width / 2
    let radius = context.device.idiom == .pad ? 26.0 : 29.0
    canvas.circle(center, size.height + shape.endBorder / 2, radius: radius) {
      $0.attribute(.fill, "#131316")
      $0.attribute(.stroke, "#4a4b52")
      $0.attribute(.strokeWidth, 2.5)
    }
    canvas.circle(
      context.device.idiom == .pad ? center : center - 46, -shape.endBorder / 2, radius: 5
    ) {
      $0.attribute(.fill, "#1e2027")
    }
    guard context.device.idiom == .phone else { return }
    canvas.rect(Rect(center - 28, -shape.endBorder / 2 - 3, 56, 6), radius: 3) {
      $0.attribute(.fill, "#2b2c31")
    }
  }

  /// A bar from the top edge with round lower corners and shoulders that flow into the edge.
  private func writeNotch(_ cutout: Cutout, _ canvas: inout Canvas) {
    let left = (size.width - cutout.width) / 2
    let right = left + cutout.width
    let shoulder = 6.0
    let radius = min(cutout.height * 0.66, 21)
    canvas.begin(.path)
    canvas.path {
      $0.move(left - shoulder, -1)
      $0.vertical(0)
      $0.quarter(radius: shoulder, clockwise: true, shoulder, shoulder)
      $0.vertical(cutout.height - radius)
      $0.quarter(radius: radius, clockwise: false, radius, radius)
      $0.horizontal(right - radius)
      $0.quarter(radius: radius, clockwise: false, radius, -radius)
      $0.vertical(shoulder)
      $0.quarter(radius: shoulder, clockwise: true, shoulder, -shoulder)
      $0.vertical(-1)
      $0.close()
    }
    canvas.attribute(.fill, PaletteColor.body)
    canvas.end()
    let center = size.width / 2
    canvas.rect(Rect(center - 24, cutout.height * 0.3, 48, 5), radius: 2.5) {
      $0.attribute(.fill, "#26272c")
    }
    canvas.circle(center + 44, cutout.height * 0.38, radius: 4.5) {
      $0.attribute(.fill, "#1b1e2a")
    }
  }

  private func writeHole(_ cutout: Cutout, _ canvas: inout Canvas) {
    canvas.circle(size.width / 2, cutout.top + cutout.height / 2, radius: cutout.width / 2) {
      $0.attribute(.fill, "#000")
    }
  }

  private func writeIsland(_ cutout: Cutout, _ canvas: inout Canvas) {
    let left = (size.width - cutout.width) / 2
    canvas.rect(
      Rect(left, cutout.top, cutout.width, cutout.height), radius: cutout.height / 2
    ) { $0.attribute(.fill, "#000") }
    canvas.circle(
      left + cutout.width - cutout.height / 2, cutout.top + cutout.height / 2, radius: 5.5
    ) { $0.attribute(.fill, "#161a26") }
  }
}
