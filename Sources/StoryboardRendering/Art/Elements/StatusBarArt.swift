// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The system's status bar: clock, mobile signal, wireless network and battery.
///
/// Beside a notch or an island the clock is centred in the left ear and the icons in the right one; a
/// 20 pt bar has the clock in the middle; an iPad has it at the left.
enum StatusBarArt {
  static let form = ElementArt.Form.layered(background: nil) { element, context, writer in
    draw(element.rect, context, { context.fill(.ink, &$0) }, &writer)
  }

  /// The same in white, for dark pictures.
  static let whiteForm = ElementArt.Form.layered(background: nil) { element, context, writer in
    draw(element.rect, context, { $0.attribute(.fill, "#fff") }, &writer)
  }

  /// Adds the colour.
  private typealias Paint = (inout MarkupWriter) -> Void

  private static func draw(
    _ rect: Rect, _ context: ArtContext, _ paint: Paint, _ writer: inout MarkupWriter
  ) {
    guard rect.height >= 12 else { return }
    let cutout = context.device.cutout
    let isUpright = context.screen.orientation == .portrait
    if let cutout, isUpright {
      let ear = (rect.width - cutout.width) / 2
      // An island leaves more room below the edge than a notch, whose ears are as high as the bar.
      let middle = cutout.top > 0 ? cutout.top + cutout.height / 2 : rect.height / 2
      clock(ear / 2 + 4, middle, size: 17, anchor: .middle, paint, &writer)
      let icons = 69.0
      let left = rect.width - ear / 2 - icons / 2 - 4
      signal(left, middle, 1, paint, &writer)
      wireless(left + 23, middle, 1, paint, &writer)
      battery(left + 44, middle, 1, paint, &writer)
    } else if context.device.idiom == .pad {
      let middle = rect.height / 2 + 1
      clock(22, middle, size: 13, anchor: .start, paint, &writer)
      wireless(rect.width - 68, middle, 0.9, paint, &writer)
      battery(rect.width - 46, middle, 0.95, paint, &writer)
    } else {
      let middle = rect.height / 2
      signal(8, middle, 0.85, paint, &writer)
      wireless(28, middle, 0.8, paint, &writer)
      clock(rect.width / 2, middle, size: 13, anchor: .middle, paint, &writer)
      battery(rect.width - 33, middle, 0.95, paint, &writer)
    }
  }

  private static func clock(
    _ x: Double, _ middle: Double, size: Double, anchor: TextAnchor, _ paint: Paint,
    _ writer: inout MarkupWriter
  ) {
    // Figures of the system font are about 0.71 em high.
    writer.beginWords(x, middle + size * 0.355, anchor: anchor)
    writer.attribute(.fontSize, size)
    writer.attribute(.fontWeight, 600)
    paint(&writer)
    writer.text("9:41")
    writer.end()
  }

  /// Four bars, 17 × 11 pt.
  private static func signal(
    _ x: Double, _ middle: Double, _ scale: Double, _ paint: Paint,
    _ writer: inout MarkupWriter
  ) {
    icon(x, middle - 5.5 * scale, scale, paint, &writer) {
      $0.attribute(
        .d, "M0 8h3v3H0zM4.7 5.6h3V11h-3zM9.4 3h3v8h-3zM14 0h3v11h-3z")
    }
  }

  /// Three arcs that widen upwards, 16 × 11 pt.
  private static func wireless(
    _ x: Double, _ middle: Double, _ scale: Double, _ paint: Paint,
    _ writer: inout MarkupWriter
  ) {
    icon(x, middle - 5.5 * scale, scale, paint, &writer) {
      $0.attribute(
        .d,
        "M8 11 5.7 8.6a3.3 3.3 0 0 1 4.6 0zM4.4 7.3 2.8 5.7a7.4 7.4 0 0 1 10.4 0l-1.6 1.6a5.1 5.1 0 0 0-7.2 0zM1.6 4.5 0 2.9a11.4 11.4 0 0 1 16 0l-1.6 1.6a9.1 9.1 0 0 0-12.8 0z"
      )
    }
  }

  /// A body of 22 × 11 pt with its cap.
  private static func battery(
    _ x: Double, _ middle: Double, _ scale: Double, _ paint: Paint,
    _ writer: inout MarkupWriter
  ) {
    icon(x, middle - 5.5 * scale, scale, paint, &writer) {
      $0.attribute(
        .d,
        "M3.3 0h15.4A3.3 3.3 0 0 1 22 3.3v4.4a3.3 3.3 0 0 1-3.3 3.3H3.3A3.3 3.3 0 0 1 0 7.7V3.3A3.3 3.3 0 0 1 3.3 0zm0 1A2.3 2.3 0 0 0 1 3.3v4.4A2.3 2.3 0 0 0 3.3 10h15.4A2.3 2.3 0 0 0 21 7.7V3.3A2.3 2.3 0 0 0 18.7 1zM3.4 2h12.2q1.4 0 1.4 1.4v4.2q0 1.4-1.4 1.4H3.4Q2 9 2 7.6V3.4Q2 2 3.4 2zM23 3.7q1.400.6 1.400 1.800T23 7.300z"
      )
      $0.attribute(.fillRule, "evenodd")
    }
  }

  private static func icon(
    _ x: Double, _ y: Double, _ scale: Double, _ paint: Paint,
    _ writer: inout MarkupWriter, _ shape: (inout MarkupWriter) -> Void
  ) {
    writer.begin(.path)
    writer.attribute(.transform) { bytes in
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
    shape(&writer)
    paint(&writer)
    writer.end()
  }
}
