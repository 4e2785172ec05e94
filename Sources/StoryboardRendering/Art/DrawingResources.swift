// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The resources that the drawings of a document use, which the document has to define once.
struct DrawingResources: Sendable {
  /// The colours, by class: only they need style rules.
  var colors = PaletteColorSet()
  /// The shared drawings that are referred to: only they need definitions.
  var drawings = SharedDrawingSet.none
  /// What the looks of pattern files need.
  var looks = LookResources()
  /// Markup that several drawings contain; nil where all markup stays where it is written.
  var repeats: RepeatedMarkup?
}
