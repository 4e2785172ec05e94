// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The first picture of the gallery: a broken variant beside its fix, which rest where the error shows.
public struct GalleryHero: Sendable {
  /// What is wrong, in a few words.
  public var title: String
  /// What is wrong, where and why, in a sentence or two.
  public var summary: String
  /// The address of the storyboard at that moment, as seen from the gallery.
  public var page: String
  /// The variants, with captions, marks and held motions.
  public var panels: [SVGPanel]

  /// Makes a hero.
  public init(title: String, summary: String, page: String, panels: [SVGPanel]) {
    self.title = title
    self.summary = summary
    self.page = page
    self.panels = panels
  }

  /// The prefix of the ids of a panel.
  private func prefix(_ index: Int) -> String { "hero-\(index)-" }

  /// All panels have the space for a mark, so that they are equally large.
  private var gutter: Double {
    panels.compactMap(\.mark).map { MarkMarkup.gutter($0, unit: 1) }.max() ?? 0
  }

  /// What the page defines for the drawings.
  var resources: DrawingResources {
    var resources = panels.map(\.scene).lookResources()
    resources.drawings.formUnion(.allPictures)
    return resources
  }

  func write(to writer: inout MarkupWriter) {
    writer.element(.div) { writer in
      writer.element(.article, [(.class, "card hero")]) { writer in
        writer.element(.div) { writer in
          writer.element(.h2, text: title)
          writer.element(.p, text: summary)
          writer.element(.p) { writer in
            writer.text("")
            writer.element(.a, [(.href, page)], text: "Open its storyboard")
          }
        }
        writer.element(.div, [(.class, "stage")]) { writer in
          for (index, panel) in panels.enumerated() {
            writer.element(.figure) { write(panel, index, to: &$0) }
          }
        }
      }
    }
  }

  private func write(_ panel: SVGPanel, _ index: Int, to writer: inout MarkupWriter) {
    writer.element(.figcaption) { writer in
      writer.text("")
      writer.element(.b, text: panel.caption)
    }
    // The page defines all shared drawings.
    var resources = DrawingResources()
    writer.drawing(
      of: panel.scene, run: panel.run, frame: panel.motion.posterFrame, idPrefix: prefix(index),
      fingerTailCount: 0, label: "\(panel.caption): \(panel.facts)", mark: panel.mark,
      gutter: gutter,
      using: &resources)
  }

  /// Appends the animations of the drawings to a style sheet.
  func appendAnimation(to css: inout ByteText) {
    let drawings = panels.enumerated().map { index, panel in
      PageAnimation.Drawing(
        scene: panel.scene, run: panel.run, frame: panel.motion.posterFrame,
        idPrefix: prefix(index))
    }
    // It starts where it rests, so that the error is the first that is seen.
    let start = panels.first.map { Double($0.motion.posterFrame) / Double($0.motion.rate) } ?? 0
    PageAnimation(drawings: drawings, namePrefix: "hero-", start: start).append(to: &css)
  }
}
