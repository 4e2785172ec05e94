// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A singer in the light of a stage, seen from the crowd.
///
/// The drawing fills the element's rectangle and keeps its aspect ratio; it continues above the rectangle, up to the
/// lamps, and below it.
enum PictureArt {
  static let form = ElementArt.Form.layered(background: nil, content: content)

  /// The width of the drawing, and the height of its visible part, in points before it is scaled.
  private static let size = Size(1200, 260)

  private static let content: ElementArt.Draw = { element, _, canvas in
    drawStage(element.rect, &canvas)
  }

  /// Draws the picture over a rectangle; it is cut by nothing.
  static func drawStage(_ rect: Rect, _ canvas: inout Canvas) {
    let scale = max(rect.width / size.width, rect.height / size.height)
    canvas.begin(.g)
    canvas.attribute(.transform) { bytes in
      let format = DecimalFormat(decimals: 3)
      bytes.append("translate(")
      format.append(rect.x + rect.width / 2, to: &bytes)
      bytes.append(" ")
      format.append(rect.maxY, to: &bytes)
      bytes.append(")scale(")
      format.append(scale, to: &bytes)
      bytes.append(")")
    }
    canvas.raw { $0.append(stage) }
    canvas.end()
  }

  /// The origin is the centre of the bottom edge.
  private static let stage: StaticString =
    """
    <path d="M-700-1500h1400v2200H-700z" fill="#1d1746"/>\
    <ellipse cx="90" cy="-62" rx="300" ry="170" fill="#4a2570"/>\
    <ellipse cx="90" cy="-58" rx="190" ry="118" fill="#8e3570"/>\
    <ellipse cx="90" cy="-54" rx="104" ry="76" fill="#dd6a66"/>\
    <ellipse cx="90" cy="-52" rx="58" ry="52" fill="#f6ae74"/>\
    <path d="M-150-400-235 0h120zM-10-400-70 0h110zM130-400 80 0h110zM270-400 190 0h120z" fill="#ffd9ec" fill-opacity=".13"/>\
    <path d="M-700-424h1400v10H-700zM-162-416h24v20h-24zM-22-416h24v20h-24zM118-416h24v20h-24zM258-416h24v20h-24z" fill="#0d0a22"/>\
    <path d="M88-150q11-1 12 12 0 9-6 13v5q15 1 18 8l9 34-9 7-4-1 1 20 9 52H97l-9-44-8 44H63l8-52 1-24-8-6 5-32q4-6 15-7v-5q-7-4-7-12 0-11 11-12z" fill="#150f31"/>\
    <path d="M70-64q-9 15 4 20 13 4 18-9l38-30-3-5-40 26q-9-9-17-2zM62-141l13 5-1-5z" fill="#150f31"/>\
    <path d="M61-138V0" stroke="#150f31" stroke-width="2"/>\
    <path d="M-700-6H700" stroke="#0d0a22" stroke-width="27" stroke-linecap="round" stroke-dasharray="0 33"/>\
    <path d="M-686 9H700" stroke="#0d0a22" stroke-width="34" stroke-linecap="round" stroke-dasharray="0 41"/>\
    <path d="M-176 4l-9-50M-58 4l8-56M-34 0l14-44M150 4l-7-52M176 0l10-48" stroke="#0d0a22" stroke-width="8" stroke-linecap="round"/>\
    <path d="M-700 4h1400v900H-700z" fill="#0d0a22"/>
    """
}
