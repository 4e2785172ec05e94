// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension LookPicture {
  /// Draws the picture in a rectangle with round corners.
  func draw(
    in rect: Rect, radius: Double, _ id: ElementID, _ context: ArtContext,
    on canvas: inout Canvas
  ) {
    switch self {
    case .photos:
      let choice = PhotoArt.choice(for: id)
      drawPhoto(choice.motif, choice.tint, rect, radius, context, on: &canvas)
    case .hills, .sail, .peaks, .flower, .town, .salad, .sitter, .firs, .beach, .coffee, .balloon,
      .cat:
      let motif = Int(rawValue - Self.hills.rawValue)
      drawPhoto(
        motif, PhotoArt.tint(ofMotif: motif, for: id), rect, radius, context, on: &canvas)
    case .portraits:
      drawPortrait(
        Int(max(id.item, 0)) % PortraitArt.portraits.count, rect, id, context, on: &canvas)
    case .shortHair, .longHair, .curls, .beard, .scarf, .bun:
      drawPortrait(Int(rawValue - Self.shortHair.rawValue), rect, id, context, on: &canvas)
    case .fjord: drawScene(rect, radius, context, on: &canvas) { SceneryArt.drawFjord($0, &$1) }
    case .concert: drawScene(rect, radius, context, on: &canvas) { PictureArt.drawStage($0, &$1) }
    }
  }

  private func drawPhoto(
    _ motif: Int, _ tint: StaticString, _ rect: Rect, _ radius: Double, _ context: ArtContext,
    on canvas: inout Canvas
  ) {
    func write(_ rect: Rect, _ canvas: inout Canvas) {
      canvas.beginPicture()
      context.refer(to: .photo(motif), &canvas)
      canvas.pictureFrame(rect)
      canvas.attribute(.color, tint)
      canvas.endPicture()
    }
    // A photograph is a square: a wide one shows its middle.
    let excess = max(0, rect.width - rect.height)
    guard radius > 0 || excess > 0 else { return write(rect, &canvas) }
    canvas.clipped(to: rect, radius, context) { rect, canvas in
      write(
        Rect(rect.x, rect.y - excess / 2, rect.width, rect.height + excess), &canvas)
    }
  }

  private func drawPortrait(
    _ portrait: Int, _ rect: Rect, _ id: ElementID, _ context: ArtContext,
    on canvas: inout Canvas
  ) {
    canvas.beginPicture()
    context.refer(to: .portrait(portrait), &canvas)
    canvas.pictureFrame(rect)
    canvas.attribute(.color, PortraitArt.tint(Int(max(id.item, 0))))
    canvas.endPicture()
  }

  /// A scene that is larger than its visible part.
  private func drawScene(
    _ rect: Rect, _ radius: Double, _ context: ArtContext, on canvas: inout Canvas,
    _ draw: (Rect, inout Canvas) -> Void
  ) {
    canvas.clipped(to: rect, radius, context) { rect, canvas in
      guard canvas.isMirroring else { return draw(rect, &canvas) }
      canvas.begin(.g)
      canvas.attribute(.transform) { bytes in
        bytes.append("translate(")
        DecimalFormat(decimals: 2).append(rect.width, to: &bytes)
        bytes.append(" 0)scale(-1 1)")
      }
      draw(rect, &canvas)
      canvas.end()
    }
  }
}
