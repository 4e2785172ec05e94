// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Writes the index of all storyboards: one HTML file, beside the files that it shows.
///
/// Each scenario has a card with a picture, which plays under the pointer, with the focus, or while all are played. A
/// script plays those in view, and finds storyboards by words; the page is whole without it. Only the first picture is
/// part of the page. The others are files, since a page with the drawings of a hundred scenarios takes seconds to
/// appear. A picture in a file cannot be paused, so a card has a still one and a moving one, and shows one of them.
public enum GalleryPage {
  /// How many cards of a pattern are shown at once, in a row.
  ///
  /// The others are folded.
  private static let shownCards = 3

  /// The script of the page.
  static let script = InlineScript(PageScripts.gallery)

  /// The page as UTF-8, the same document as HTML and as XML; the same input gives the same bytes.
  ///
  /// - Complexity: Linear in the number of samples of the previews' tracks and of their elements.
  public static func write(_ input: GalleryPageInput) -> [UInt8] {
    var shell = PageShell(title: input.title, summary: input.summary, style: style(for: input))
    shell.script = script
    shell.showsFiles = true
    return shell.write { writer in
      writer.element(
        .a, [(.class, "skip"), (.href, "#storyboards")], text: "Skip to the storyboards")
      writer.element(.main) { writer in
        writer.playAllBox()
        writer.element(.header, [(.class, "head")]) { writeTitle(input, to: &$0) }
        if let hero = input.hero {
          writer.sharedDefinitions(of: hero.resources, for: hero.panels.first?.scene)
          hero.write(to: &writer)
        }
        if input.patterns.count > 1 { writeContents(input.patterns, to: &writer) }
        writer.element(.div, [(.id, "storyboards"), (.tabindex, "-1")]) { writer in
          for pattern in input.patterns { write(pattern, to: &writer) }
        }
      }
    }
  }

  private static func writeTitle(_ input: GalleryPageInput, to writer: inout MarkupWriter) {
    writer.element(.div) { writer in
      writer.element(.h1, text: input.title)
      writer.element(.p, [(.class, "lead")], text: input.summary)
    }
    // The script adds a field to search.
    writer.element(.div, [(.class, "tools")]) { $0.playAllLabel() }
  }

  /// The patterns, each with the number of its storyboards.
  private static func writeContents(
    _ patterns: [GalleryPattern], to writer: inout MarkupWriter
  ) {
    writer.element(.nav, [(.class, "contents"), (.ariaLabel, "Patterns")]) { writer in
      writer.element(.ul) { writer in
        for pattern in patterns {
          writer.element(.li) { writer in
            writer.text("")
            writer.element(.a, [(.href, "#pattern-\(pattern.id)")], text: pattern.title)
            writer.text(" ")
            writer.element(.small, text: "\(pattern.scenarios.count)")
          }
        }
      }
    }
  }

  private static func write(_ pattern: GalleryPattern, to writer: inout MarkupWriter) {
    let title = "pattern-\(pattern.id)"
    writer.element(.section, [(.class, "pattern"), (.ariaLabelledby, title)]) { writer in
      writer.element(.header) { writer in
        writer.element(.h2, [(.id, title)], text: pattern.title)
        writer.element(.p, text: pattern.summary)
        for story in pattern.stories {
          writer.element(.p, [(.class, "story")]) { writer in
            writer.text("")
            writer.element(.a, [(.href, story.page)], text: story.title)
          }
        }
        if !pattern.variants.isEmpty { writeVariants(pattern.variants, to: &writer) }
      }
      writer.element(.div, [(.class, "storyboards")]) { writer in
        let cards = pattern.scenarios.map(GalleryCard.init)
        write(cards.prefix(shownCards), to: &writer)
        let others = cards.dropFirst(shownCards)
        if !others.isEmpty {
          writer.element(.details, [(.class, "more")]) { writer in
            writer.element(
              .summary, text: "\(others.count) more storyboard\(others.count == 1 ? "" : "s")")
            write(others, to: &writer)
          }
        }
        writeFiles(of: pattern.scenarios.filter { !$0.files.isEmpty }, to: &writer)
      }
    }
  }

  private static func write(_ cards: ArraySlice<GalleryCard>, to writer: inout MarkupWriter) {
    writer.element(.div, [(.class, "cards")]) { writer in
      for card in cards { card.write(to: &writer) }
    }
  }

  /// The links to the animated SVG files of scenarios, folded.
  private static func writeFiles(
    of scenarios: [GalleryScenario], to writer: inout MarkupWriter
  ) {
    guard !scenarios.isEmpty else { return }
    writer.element(.details, [(.class, "files")]) { writer in
      writer.element(.summary, text: "Animated SVG files")
      for scenario in scenarios {
        writer.element(.details) { writer in
          writer.element(.summary, text: scenario.title)
          FileTable(
            title: "SVG files of \(scenario.title)", variants: scenario.variants,
            deviceNames: scenario.deviceNames, files: scenario.files
          ).write(to: &writer)
        }
      }
    }
  }

  private static func writeVariants(_ variants: [PageVariant], to writer: inout MarkupWriter) {
    writer.element(.ul, [(.class, "variants")]) { writer in
      for (index, variant) in variants.enumerated() {
        writer.element(.li) { writer in
          writer.element(.span, [(.class, "digit")], text: "\(index + 1)")
          writer.element(.span) { writer in
            writer.text("")
            writer.element(.b, text: variant.title)
            if variant.isFixed { writer.fixedMark() }
            writer.text(" ")
            writer.element(.small, text: variant.summary)
          }
        }
      }
    }
  }

  private static func style(for input: GalleryPageInput) -> String {
    var css = ByteText(capacity: 1 << 16)
    css.append(text: PageConstants.baseStyle)
    css.append(text: PageConstants.galleryStyle)
    if let hero = input.hero {
      hero.appendAnimation(to: &css)
      css.appendDrawingColors(hero.resources.looks)
    }
    return css.string
  }
}

extension MarkupWriter {
  /// The checkbox that plays all drawings of a page: a sibling of their container, since the page has no script and a
  /// style rule must see whether it is checked.
  mutating func playAllBox() {
    void(.input, [(.type, "checkbox"), (.id, "play-all")])
  }

  /// The label of the checkbox, which looks like a button.
  mutating func playAllLabel() {
    element(.label, [(.class, "play-all"), (.for, "play-all")]) { writer in
      writer.icon("starting", path: "M4 2L16 9L4 16Z")
      writer.icon("pausing", path: "M4 2H7.5V16H4ZM10.5 2H14V16H10.5Z")
      writer.element(.span, [(.class, "starting")], text: "Play all")
      writer.element(.span, [(.class, "pausing")], text: "Pause all")
    }
  }
}
