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
  func fill(_ color: PaletteColor, _ canvas: inout Canvas) {
    paint(color, .fill, &canvas)
  }

  /// Adds a class for style rules and the colour for readers that know none.
  func paint(_ color: PaletteColor, _ attribute: AttributeName, _ canvas: inout Canvas) {
    if appearance == .automatic {
      canvas.attribute(.class, color.className)
      canvas.resources.colors.insert(color)
      // Lines keep theirs: the schema tells by it that an outline is meant.
      if isStyled, !color.isStroke { return }
    }
    canvas.attribute(attribute, appearance == .dark ? color.dark : color.light)
    if color.isHalf { canvas.attribute(.fillOpacity, 0.5) }
  }

  /// Adds a reference to a shared drawing.
  func refer(to drawing: SharedDrawing, _ canvas: inout Canvas) {
    canvas.resources.drawings.insert(drawing)
    // Inkscape and others that read SVG 1.1 know no other name; a browser reads either.
    canvas.attribute(isStyled ? .href : .xlinkHref) { bytes in
      bytes.append("#")
      bytes.append(text: definitionPrefix)
      bytes.append(drawing.letter)
      bytes.append(decimal: drawing.number)
    }
  }
}
