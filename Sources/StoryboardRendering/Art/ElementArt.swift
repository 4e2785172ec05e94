// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// How elements of one kind are drawn.
///
/// A new kind adds a file with its `ElementArt` and a line in `table`.
struct ElementArt {
  typealias Draw = @Sendable (_ element: SceneElement, ArtContext, inout MarkupWriter) -> Void

  enum Form: Sendable {
    /// One markup element that carries the id itself: the closure begins it, calls for the identity, and
    /// ends it. For what a scene has many of.
    case single(
      @Sendable (
        _ element: SceneElement, _ identify: (inout MarkupWriter) -> Void, ArtContext,
        inout MarkupWriter
      ) -> Void)
    /// A group with a background and, in a group of its own that can fade, what the element holds.
    case layered(background: Draw?, content: Draw?)
  }

  /// The drawing of a kind; a kind that the table lacks is a plain card.
  static func form(for kind: ElementID.Kind) -> Form {
    for entry in table where entry.kind == kind { return entry.form }
    return CardArt.form
  }

  /// Adds the colour of the screen behind all elements: that of its rows for a list, else black.
  static func fillBackdrop(
    of stage: SceneStage, _ context: ArtContext, _ writer: inout MarkupWriter
  ) {
    if isList(stage) { context.fill(.paper, &writer) } else { writer.attribute(.fill, "#000") }
  }

  /// Whether a screen shows a list from edge to edge, on paper.
  static func isList(_ stage: SceneStage) -> Bool {
    stage.groups.contains { group in
      group.elements.contains { $0.id.kind == .contact || $0.id.kind == .sectionHeader }
    }
  }

  private static let table: [(kind: ElementID.Kind, form: Form)] = [
    (.statusBar, StatusBarArt.form),
    (.header, HeaderArt.form),
    (.cell, CellArt.form),
    (.sectionHeader, SectionHeaderArt.form),
    (.sectionFooter, SectionFooterArt.form),
    (.contact, ContactArt.form),
    (.crash, CrashArt.form),
  ]
}
