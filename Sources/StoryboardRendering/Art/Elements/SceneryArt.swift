// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The picture of a story: cabins at a fjord for the large one, drawn photographs for the cards.
///
/// A picture ends at the top and the bottom edge of the element's rectangle, so that any part of the window that it
/// does not cover is visible.
enum SceneryArt {
  static let form = ElementArt.Form.single { element, identify, context, canvas in
    if element.id.item < 0 {
      canvas.begin(.g)
      identify(&canvas)
      drawFjord(element.rect, &canvas)
      canvas.end()
      return
    }
    let index = Int(element.id.item)
    let motif = motifs[index % motifs.count]
    let rect = element.rect
    canvas.beginPicture()
    identify(&canvas)
    context.refer(to: .photo(motif), &canvas)
    canvas.pictureFrame(rect)
    // Repeated motifs have another tint.
    let round = ElementID(.scenery, item: Int32(index / motifs.count * 3))
    canvas.attribute(.color, PhotoArt.tint(ofMotif: motif, for: round))
    canvas.endPicture()
  }

  /// Landscapes among the drawn photographs, by their indices.
  private static let motifs = [2, 1, 7, 8, 10, 0, 4]

  /// The height of the drawing, in points before it is scaled.
  private static let height = 280.0

  /// Draws the large picture over a rectangle; it is cut by nothing.
  static func drawFjord(_ rect: Rect, _ canvas: inout Canvas) {
    let format = DecimalFormat(decimals: 3)
    canvas.rect(rect) { $0.attribute(.fill, "#6f86b0") }
    canvas.begin(.g)
    canvas.attribute(.transform) { bytes in
      bytes.append("translate(")
      format.append(rect.x + rect.width / 2, to: &bytes)
      bytes.append(" ")
      format.append(rect.maxY, to: &bytes)
      bytes.append(")")
      if rect.height != height {
        bytes.append("scale(")
        format.append(rect.height / height, to: &bytes)
        bytes.append(")")
      }
    }
    canvas.raw { $0.append(drawing) }
    canvas.end()
  }

  /// 280 high and wide enough for any screen; the origin is the centre of the bottom edge.
  private static let drawing: StaticString =
    """
    <path d="M-534-100a620 164 0 0 1 1240 0z" fill="#a897b8"/>\
    <path d="M-344-100a430 118 0 0 1 860 0z" fill="#dca6a2"/>\
    <path d="M-154-100a240 90 0 0 1 480 0z" fill="#f5c497"/>\
    <circle cx="87" cy="-163" r="16" fill="#fff3d4"/>\
    <path d="M-1500-100V-150L-700-190l90 48 120-66 84 58 60-24 82-62 58 42 34-30 62 76 46-20 40 38 56-46 60 30 48-72 70 66 92-54 118 64 80-38 800 34v90z" fill="#56628c"/>\
    <path d="M-264-236l58 42-20-4-14 10-18-16-22 12-30-9zM-172-224l30 37-14-6-10 10-14-14-14-8zM140-218l40 38-20-4-14 10-16-16-12 5zM302-206l52 28-22-2-18 10-18-14-26-3z" fill="#dfe3ee"/>\
    <path d="M-1500-104h3000V0h-3000z" fill="#44638b"/>\
    <path d="M50-96h74M38-84h96M62-72h52M46-60h80M72-48h34" stroke="#f8d3a4" stroke-width="4" stroke-linecap="round" stroke-opacity=".8"/>\
    <path d="M-1500 0V-46q1240-28 1330-6 60 14 96 18t66 34z" fill="#2f3b4f"/>\
    <path d="M-170-56h62v32h-62zM-98-50h50v26h-50z" fill="#b8483c"/>\
    <path d="M-176-54l37-26 37 26zM-104-48l31-22 31 22z" fill="#262f40"/>\
    <path d="M-158-46h12v12h-12zM-132-46h12v12h-12zM-82-42h12v10h-12z" fill="#ffe3a3"/>\
    <path d="M-160-24V-8M-118-24V-8M-90-24V-8M-56-24V-8" stroke="#1d2432" stroke-width="4"/>
    """
}
