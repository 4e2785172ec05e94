// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview

/// Writes the story of a pattern: one self-contained HTML file without script that shows each chapter
/// beside the next one, in the same gesture, with what it does, what breaks and what fixes it.
public enum StoryPage {
  /// The page as UTF-8, the same document as HTML and as XML; the same input gives the same bytes.
  ///
  /// - Complexity: Linear in the number of samples of the drawings' tracks and of their elements.
  public static func write(_ input: StoryPageInput) -> [UInt8] {
    let shell = PageShell(title: input.title, summary: input.summary, style: style(for: input))
    return shell.write { writer in
      writer.element(.a, [(.class, "skip"), (.href, "#chapters")], text: "Skip to the chapters")
      writer.element(.main) { writer in
        writer.playAllBox()
        writer.element(.header, [(.class, "head")]) { writeTitle(input, to: &$0) }
        writer.sharedDefinitions(of: resources(of: input), for: scenes(of: input).first)
        writer.element(.div, [(.id, "chapters"), (.tabindex, "-1")]) { writer in
          for index in input.chapters.indices {
            write(input.chapters[index], index, of: input.chapters.count, to: &writer)
          }
        }
      }
    }
  }

  private static func writeTitle(_ input: StoryPageInput, to writer: inout MarkupWriter) {
    writer.element(.div) { writer in
      if let link = input.galleryLink {
        writer.element(.p, [(.class, "up")]) { writer in
          writer.text("")
          writer.element(.a, [(.href, link)], text: "Scrollwork")
        }
      }
      writer.element(.h1, text: input.title)
      writer.element(.p, [(.class, "lead")], text: input.summary)
    }
    writer.playAllLabel()
  }

  private static func write(
    _ chapter: StoryPageInput.Chapter, _ index: Int, of count: Int, to writer: inout MarkupWriter
  ) {
    let id = "chapter-\(chapter.variant.id)"
    writer.element(.section, [(.class, "card chapter"), (.ariaLabelledby, id)]) { writer in
      writer.element(.div, [(.class, "chapter-text")]) { writer in
        writer.element(.p, [(.class, "count")], text: "Chapter \(index + 1) of \(count)")
        writer.element(.h2, [(.id, id)]) { writer in
          writer.text(chapter.variant.title)
          if chapter.variant.isFixed { writer.fixedMark() }
        }
        writeVerdict(of: chapter, to: &writer)
        writer.element(.p, text: chapter.does)
        if let breaks = chapter.breaks {
          writer.element(.h3, [(.class, "breaks")], text: "What breaks")
          writer.element(.p, text: breaks)
        }
        if let next = chapter.next {
          let heading = index + 1 < count ? "What the next variant changes" : "What is left"
          writer.element(.h3, text: heading)
          writer.element(.p, text: next)
        }
        writer.element(.p, [(.class, "size")]) { writer in
          writer.text("")
          writer.element(
            .a, [(.href, chapter.storyboard)],
            text: chapter.previews.count > 1
              ? "Compare the two frame by frame: \(chapter.scenarioTitle)"
              : "Look at it frame by frame: \(chapter.scenarioTitle)")
        }
      }
      writer.element(.div, [(.class, "stage")]) { figures(chapter, index).write(to: &$0) }
    }
  }

  /// Writes the verdict with the same signs as the tabs of a storyboard: colour alone is not accessible.
  private static func writeVerdict(
    of chapter: StoryPageInput.Chapter, to writer: inout MarkupWriter
  ) {
    // A failure that no rule has found is described below, and nothing contradicts it.
    guard chapter.breaks == nil || !chapter.findings.isEmpty else { return }
    let verdict = Finding.verdict(chapter.findings)
    guard let worst = Finding.worst(chapter.findings)?.severity else {
      writer.element(.p, [(.class, "verdict")]) { writer in
        writer.element(.span, [(.ariaHidden, "true")], text: "○")
        writer.text(" \(verdict)")
      }
      return
    }
    writer.element(.p, [(.class, Finding.style("verdict", worst))]) { writer in
      writer.text("")
      writer.element(.a, [(.href, chapter.worst)]) { writer in
        writer.element(.span, [(.ariaHidden, "true")], text: worst.sign)
        writer.text(" \(verdict)")
      }
    }
  }

  private static func figures(_ chapter: StoryPageInput.Chapter, _ index: Int) -> PreviewFigures {
    PreviewFigures(
      chapter.previews, title: chapter.scenarioTitle, idPrefix: "s\(index)-",
      showing: chapter.findings)
  }

  private static func style(for input: StoryPageInput) -> String {
    var css = ByteText(capacity: 1 << 16)
    css.append(text: PageConstants.baseStyle)
    css.append(text: PageConstants.galleryStyle)
    css.append(text: PageConstants.storyStyle)
    for index in input.chapters.indices {
      figures(input.chapters[index], index).appendAnimation(to: &css)
    }
    css.appendDrawingColors(resources(of: input).looks)
    return css.string
  }

  private static func scenes(of input: StoryPageInput) -> [Scene] {
    input.chapters.flatMap(\.previews).map(\.scene)
  }

  /// What the page defines for all drawings.
  private static func resources(of input: StoryPageInput) -> DrawingResources {
    var resources = scenes(of: input).lookResources()
    resources.drawings.formUnion(.allPictures)
    return resources
  }
}
