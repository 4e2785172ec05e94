// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The system's status bar: clock, mobile signal, wireless network and battery.
///
/// Beside a notch or an island the clock is centred in the left ear and the icons in the right one; a
/// 20 pt bar has the clock at its centre; an iPad has it at the left.
enum StatusBarArt {
  static let form = ElementArt.Form.layered(background: nil) { element, context, canvas in
    draw(element.rect, context, { context.fill(.label, &$0) }, &canvas)
  }

  /// The same in white, for dark pictures.
  static let whiteForm = ElementArt.Form.layered(background: nil) { element, context, canvas in
    draw(element.rect, context, { $0.attribute(.fill, "#fff") }, &canvas)
  }

  /// Adds the colour.
  private typealias Paint = (inout Canvas) -> Void

  private static func draw(
    _ rect: Rect, _ context: ArtContext, _ paint: Paint, _ canvas: inout Canvas
  ) {
    guard rect.height >= 12 else { return }
    let cutout = context.device.cutout
    let isUpright = context.screen.orientation == .portrait
    if let cutout, isUpright {
      let ear = (rect.width - cutout.width) / 2
      // An island leaves more space below the edge than a notch, whose ears are as high as the bar.
      let center = cutout.top > 0 ? cutout.top + cutout.height / 2 : rect.height / 2
      clock(ear / 2 + 4, center, size: 17, anchor: .center, paint, &canvas)
      let icons = 69.0
      let left = rect.width - ear / 2 - icons / 2 - 4
      signal(left, center, 1, paint, &canvas)
      wireless(left + 23, center, 1, paint, &canvas)
      battery(left + 44, center, 1, paint, &canvas)
    } else if context.device.idiom == .pad {
      let center = rect.height / 2 + 1
      clock(22, center, size: 13, anchor: .start, paint, &canvas)
      wireless(rect.width - 68, center, 0.9, paint, &canvas)
      battery(rect.width - 46, center, 0.95, paint, &canvas)
    } else {
      let center = rect.height / 2
      signal(8, center, 0.85, paint, &canvas)
      wireless(28, center, 0.8, paint, &canvas)
      clock(rect.width / 2, center, size: 13, anchor: .center, paint, &canvas)
      battery(rect.width - 33, center, 0.95, paint, &canvas)
    }
  }

  private static func clock(
    _ x: Double, _ center: Double, size: Double, anchor: TextAnchor, _ paint: Paint,
    _ canvas: inout Canvas
  ) {
    // Figures of the system font are about 0.71 em high.
    canvas.beginText(x, center + size * 0.355, anchor: anchor)
    canvas.attribute(.fontSize, size)
    canvas.attribute(.fontWeight, 600)
    paint(&canvas)
    canvas.text("9:41")
    canvas.end()
  }

  /// Four bars, 17 × 11 pt.
  private static func signal(
    _ x: Double, _ center: Double, _ scale: Double, _ paint: Paint,
    _ canvas: inout Canvas
  ) {
    icon(x, center - 5.5 * scale, scale, paint, &canvas) {
      $0.attribute(
        .d, "M0 8h3v3H0zM4.7 5.6h3V11h-3zM9.4 3h3v8h-3zM14 0h3v11h-3z")
    }
  }

  /// Three arcs that widen upwards, 16 × 11 pt.
  private static func wireless(
    _ x: Double, _ center: Double, _ scale: Double, _ paint: Paint,
    _ canvas: inout Canvas
  ) {
    icon(x, center - 5.5 * scale, scale, paint, &canvas) {
      $0.attribute(
        .d,
        "M8 11 5.7 8.6a3.3 3.3 0 0 1 4.6 0zM4.4 7.3 2.8 5.7a7.4 7.4 0 0 1 10.4 0l-1.6 1.6a5.1 5.1 0 0 0-7.2 0zM1.6 4.5 0 2.9a11.4 11.4 0 0 1 16 0l-1.6 1.6a9.1 9.1 0 0 0-12.8 0z"
      )
    }
  }

  /// A body of 22 × 11 pt with its cap.
  private static func battery(
    _ x: Double, _ center: Double, _ scale: Double, _ paint: Paint,
    _ canvas: inout Canvas
  ) {
    icon(x, center - 5.5 * scale, scale, paint, &canvas) {
      $0.attribute(
        .d,
        "M3.3 0h15.4A3.3 3.3 0 0 1 22 3.3v4.4a3.3 3.3 0 0 1-3.3 3.3H3.3A3.3 3.3 0 0 1 0 7.7V3.3A3.3 3.3 0 0 1 3.3 0zm0 1A2.3 2.3 0 0 0 1 3.3v4.4A2.3 2.3 0 0 0 3.3 10h15.4A2.3 2.3 0 0 0 21 7.7V3.3A2.3 2.3 0 0 0 18.7 1zM3.4 2h12.2q1.4 0 1.4 1.4v4.2q0 1.4-1.4 1.4H3.4Q2 9 2 7.6V3.4Q2 2 3.4 2zM23 3.7q1.400.6 1.400 1.800T23 7.300z"
      )
      $0.attribute(.fillRule, "evenodd")
    }
  }

  private static func icon(
    _ x: Double, _ y: Double, _ scale: Double, _ paint: Paint,
    _ canvas: inout Canvas, _ shape: (inout Canvas) -> Void
  ) {
    canvas.begin(.path)
    canvas.attribute(.transform) { bytes in
      let format = DecimalFormat(decimals: 2)
      bytes.append("translate(")
      format.append(x, to: &bytes)
      bytes.append(" ")
      format.append(y, to: &bytes)
      bytes.append(")")
      if scale != 1 {
        bytes.append("scale(")
        format.append(scale, to: &bytes)
        bytes.append(")")
      }
    }
    shape(&canvas)
    paint(&canvas)
    canvas.end()
  }
}
