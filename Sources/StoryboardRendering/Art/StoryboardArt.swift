// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Definitions and style rules that all drawings of a document share.
public enum StoryboardArt {
  /// Writes the symbols and gradients that elements refer to, as children of a `<defs>`.
  ///
  /// - Parameters:
  ///   - idPrefix: Put before every id; the same as `SceneMarkup.definitionPrefix`.
  ///   - writer: Where they are written; a `<defs>` is open.
  public static func writeDefinitions(idPrefix: String = "", to writer: inout MarkupWriter) {
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
    for (number, motif) in PhotoArt.motifs.enumerated() {
      writer.begin(.symbol)
      writer.attribute(.id) { bytes in
        bytes.append(idPrefix)
        bytes.append("p")
        bytes.append(decimal: number)
      }
      writer.attribute(.viewBox, "0 0 100 100")
      // A cell that is cut shows the upper part. Renderers that do not clip symbols then spill only
      // downwards, below the end of the content.
      writer.attribute(.preserveAspectRatio, "xMidYMin slice")
      writer.raw { bytes in
        bytes.append("<path d=\"M0 0h100v100H0z\" fill=\"currentColor\"/>")
        bytes.append("<path d=\"M0 0h100v100H0z\" fill=\"url(#")
        bytes.append(idPrefix)
        bytes.append("sky)\"/>")
        bytes.append(motif)
      }
      writer.end()
    }
  }

  /// Appends style rules that give the drawings their dark colours, in CSS.
  ///
  /// - Parameters:
  ///   - scope: A selector put before each rule, such as `[data-theme=dark]`; empty for none.
  ///   - bytes: The style sheet that grows.
  public static func appendDarkRules(scope: String = "", to bytes: inout [UInt8]) {
    appendDarkRules(for: Ink.allCases, scope: scope, to: &bytes)
  }

  static func appendDarkRules(for inks: [Ink], scope: String = "", to bytes: inout [UInt8]) {
    for ink in inks {
      if !scope.isEmpty {
        bytes.append(scope)
        bytes.append(" ")
      }
      bytes.append(".")
      bytes.append(ink.className)
      bytes.append(ink.isStroke ? "{stroke:" : "{fill:")
      bytes.append(ink.dark)
      bytes.append("}")
    }
  }
}
