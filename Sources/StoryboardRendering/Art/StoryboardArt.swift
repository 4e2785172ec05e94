// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Definitions and style rules that all drawings of a document share.
public enum StoryboardArt {
  /// Writes the symbols and gradients that elements refer to, as children of a `<defs>`.
  ///
  /// - Parameters:
  ///   - idPrefix: The prefix of every id; the same as `SceneMarkup.definitionPrefix`.
  ///   - writer: The writer; a `<defs>` is open.
  public static func writeDefinitions(idPrefix: String = "", to writer: inout MarkupWriter) {
    writeDefinitions(of: .allPictures, idPrefix: idPrefix, to: &writer)
  }

  /// Writes the definitions of some drawings.
  static func writeDefinitions(
    of drawings: SharedDrawingSet, idPrefix: String, to writer: inout MarkupWriter
  ) {
    let photos = PhotoArt.motifs.indices.filter { drawings.contains(.photo($0)) }
    if !photos.isEmpty { writeSky(idPrefix, &writer) }
    for number in photos {
      // A cell that is cut shows the upper part. Renderers that do not clip symbols then spill only
      // downwards, below the end of the content.
      writeSymbol(
        .photo(number), viewBox: "0 0 100 100", ratio: "xMidYMin slice", idPrefix, &writer
      ) { bytes in
        bytes.append("<path d=\"M0 0h100v100H0z\" fill=\"currentColor\"/>")
        bytes.append("<path d=\"M0 0h100v100H0z\" fill=\"url(#")
        bytes.append(text: idPrefix)
        bytes.append("sky)\"/>")
        bytes.append(PhotoArt.motifs[number])
      }
    }
    for number in PortraitArt.portraits.indices where drawings.contains(.portrait(number)) {
      writeSymbol(.portrait(number), viewBox: "0 0 40 40", ratio: nil, idPrefix, &writer) { bytes in
        bytes.append("<circle cx=\"20\" cy=\"20\" r=\"20\" fill=\"currentColor\"/>")
        bytes.append(PortraitArt.portraits[number])
      }
    }
    for symbol in LookSymbol.allCases where drawings.contains(.symbol(Int(symbol.rawValue))) {
      writeSymbol(
        .symbol(Int(symbol.rawValue)), viewBox: "0 0 24 24", ratio: nil, idPrefix, &writer
      ) { SymbolArt.append(symbol, to: &$0) }
    }
  }

  /// The gradient over every photograph: light from above.
  private static func writeSky(_ idPrefix: String, _ writer: inout MarkupWriter) {
    writer.begin(.linearGradient)
    writer.attribute(.id, text: idPrefix + "sky")
    writer.attribute(.x2, 0)
    writer.attribute(.y2, 1)
    for (offset, opacity) in [(0.0, 0.4), (0.7, 0.0)] {
      writer.begin(.stop)
      writer.attribute(.offset, offset)
      writer.attribute(.stopColor, "#fff")
      writer.attribute(.stopOpacity, opacity)
      writer.end()
    }
    writer.end()
  }

  private static func writeSymbol(
    _ drawing: SharedDrawing, viewBox: StaticString, ratio: StaticString?,
    _ idPrefix: String, _ writer: inout MarkupWriter, _ content: (inout ByteText) -> Void
  ) {
    writer.begin(.symbol)
    writer.attribute(.id) { bytes in
      bytes.append(text: idPrefix)
      bytes.append(drawing.letter)
      bytes.append(decimal: drawing.number)
    }
    writer.attribute(.viewBox, viewBox)
    if let ratio { writer.attribute(.preserveAspectRatio, ratio) }
    writer.raw(content)
    writer.end()
  }

  /// Appends style rules that give the drawings their dark colours, in CSS.
  ///
  /// - Parameters:
  ///   - scope: A selector before each rule, such as `[data-theme=dark]`; empty for none.
  ///   - bytes: The style sheet.
  public static func appendDarkRules(scope: String = "", to bytes: inout ByteText) {
    appendDarkRules(for: .all, scope: scope, to: &bytes)
  }

  static func appendDarkRules(
    for colors: PaletteColorSet, scope: String = "", to bytes: inout ByteText
  ) {
    for color in PaletteColor.allCases where colors.contains(color) {
      if !scope.isEmpty {
        bytes.append(text: scope)
        bytes.append(" ")
      }
      appendRule(color, color.dark, to: &bytes)
    }
  }

  /// Appends style rules with the light colours, for drawings that name classes only.
  static func appendLightRules(to bytes: inout ByteText) {
    for color in PaletteColor.allCases { appendRule(color, color.light, to: &bytes) }
  }

  private static func appendRule(
    _ color: PaletteColor, _ value: StaticString, to bytes: inout ByteText
  ) {
    bytes.append(".")
    bytes.append(color.className)
    bytes.append(color.isStroke ? "{stroke:" : "{fill:")
    bytes.append(value)
    if color.isHalf { bytes.append(";fill-opacity:.5") }
    bytes.append("}")
  }
}
