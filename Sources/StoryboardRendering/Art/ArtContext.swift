// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// What every drawing needs to know.
///
/// All drawings of a screen share it: each hands it on to others, and a copy would count every text and list that a
/// device refers to.
final class ArtContext: Sendable {
  /// The device and the screen that are drawn.
  let device: DeviceProfile
  let screen: Screen
  /// Put before ids of the scene, and before ids of shared definitions.
  let idPrefix: String
  let definitionPrefix: String
  let appearance: Appearance
  /// Whether the document's style sheet has the colours, so that classes alone name them.
  let isStyled: Bool
  /// Whether drawings have to be fitted to larger text, or to be turned.
  let fitsDrawings: Bool

  init(
    device: DeviceProfile, screen: Screen, idPrefix: String, definitionPrefix: String,
    appearance: Appearance, isStyled: Bool = false
  ) {
    self.device = device
    self.screen = screen
    self.idPrefix = idPrefix
    self.definitionPrefix = definitionPrefix
    self.appearance = appearance
    self.isStyled = isStyled
    fitsDrawings = screen.direction == .rightToLeft || screen.contentSize != .large
  }

  /// The same for a screen that is wider by some points.
  func widened(by width: Double) -> ArtContext {
    var screen = screen
    screen.size.width += width
    return ArtContext(
      device: device, screen: screen, idPrefix: idPrefix, definitionPrefix: definitionPrefix,
      appearance: appearance, isStyled: isStyled)
  }

  /// Where the content of a row begins, in points.
  ///
  /// That of a row over the whole width begins within the safe area, as in a table: no notch covers it.
  func leadingEdge(of row: Rect) -> Double {
    row.width < screen.size.width ? row.x : row.x + screen.safeAreaInsets.left
  }

  /// Adds the colour of the fill.
  func fill(_ ink: PaletteColor, _ writer: inout MarkupWriter) {
    paint(ink, .fill, &writer)
  }

  /// Adds a class for style rules and the colour for readers that know none.
  func paint(_ ink: PaletteColor, _ attribute: AttributeName, _ writer: inout MarkupWriter) {
    if appearance == .automatic {
      writer.attribute(.class, ink.className)
      writer.usedInks.insert(ink)
      // Lines keep theirs: the schema tells by it that an outline is meant.
      if isStyled, !ink.isStroke { return }
    }
    writer.attribute(attribute, appearance == .dark ? ink.dark : ink.light)
    if ink.isHalf { writer.attribute(.fillOpacity, 0.5) }
  }

  /// Adds a reference to a shared drawing.
  func refer(to drawing: SharedDrawing, _ writer: inout MarkupWriter) {
    writer.usedDrawings.insert(drawing)
    // Inkscape and others that read SVG 1.1 know no other name; a browser reads either.
    writer.attribute(isStyled ? .href : .xlinkHref) { bytes in
      bytes.append("#")
      bytes.append(text: definitionPrefix)
      bytes.append(drawing.letter)
      bytes.append(decimal: drawing.number)
    }
  }
}

extension MarkupWriter {
  /// Writes the frame of an element whose drawing does not fill it, unseen, before the drawing: whoever
  /// measures finds the element by its first shape.
  mutating func frame(_ rect: Rect) {
    self.rect(rect) { $0.attribute(.fill, "none") }
  }

  /// Writes a rectangle; the closure adds its colours.
  ///
  /// What a drawing leaves free beside a shape may be more than there is: then nothing is seen of the shape.
  mutating func rect(
    _ rect: Rect, radius: Double = 0, _ paint: (inout MarkupWriter) -> Void
  ) {
    begin(.rect)
    if rect.x != 0 { attribute(.x, rect.x) }
    if rect.y != 0 { attribute(.y, rect.y) }
    attribute(.width, max(0, rect.width))
    attribute(.height, max(0, rect.height))
    if radius > 0 { attribute(.rx, radius) }
    paint(&self)
    end()
  }

  /// Writes a circle; the closure adds its colours.
  mutating func circle(
    _ x: Double, _ y: Double, radius: Double, _ paint: (inout MarkupWriter) -> Void
  ) {
    begin(.circle)
    attribute(.cx, x)
    attribute(.cy, y)
    attribute(.r, max(0, radius))
    paint(&self)
    end()
  }
}
