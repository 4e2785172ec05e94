// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// What drawings know of the screen that they are drawn for.
///
/// All drawings of a screen share one instance: a copy would retain every string and array of the device.
final class ArtContext: Sendable {
  /// The device that is drawn.
  let device: DeviceProfile
  /// Its screen.
  let screen: Screen
  /// The prefix of the ids of the scene.
  let idPrefix: String
  /// The prefix of the ids of shared definitions.
  let definitionPrefix: String
  /// The colours of the drawing.
  let appearance: Appearance
  /// Whether the document's style sheet defines the colours, so that drawings name classes only.
  let isStyled: Bool
  /// Whether drawings must be fitted to larger text, or mirrored.
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

  /// The same context for a screen that is wider by some points.
  func widened(by width: Double) -> ArtContext {
    var screen = screen
    screen.size.width += width
    return ArtContext(
      device: device, screen: screen, idPrefix: idPrefix, definitionPrefix: definitionPrefix,
      appearance: appearance, isStyled: isStyled)
  }

  /// Where the content of a row begins, in points.
  ///
  /// The content of a row of full width begins within the safe area, as in a table view, where no notch covers it.
  func leadingEdge(of row: Rect) -> Double {
    row.width < screen.size.width ? row.x : row.x + screen.safeAreaInsets.left
  }

  /// Adds the fill colour.
  func fill(_ color: PaletteColor, _ canvas: inout Canvas) {
    paint(color, .fill, &canvas)
  }

  /// Adds a class for style rules, and the colour for programs without CSS.
  func paint(_ color: PaletteColor, _ attribute: AttributeName, _ canvas: inout Canvas) {
    if appearance == .automatic {
      canvas.attribute(.class, color.className)
      canvas.resources.colors.insert(color)
      // Strokes keep their colour: the schema recognizes an outline by it.
      if isStyled, !color.isStroke { return }
    }
    canvas.attribute(attribute, appearance == .dark ? color.dark : color.light)
    if color.isHalf { canvas.attribute(.fillOpacity, 0.5) }
  }

  /// Adds a reference to a shared drawing.
  func refer(to drawing: SharedDrawing, _ canvas: inout Canvas) {
    canvas.resources.drawings.insert(drawing)
    // Inkscape and other programs for SVG 1.1 know only `xlink:href`; browsers read both names.
    canvas.attribute(isStyled ? .href : .xlinkHref) { bytes in
      bytes.append("#")
      bytes.append(text: definitionPrefix)
      bytes.append(drawing.letter)
      bytes.append(decimal: drawing.number)
    }
  }
}
