// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Writes the story of a pattern: one self-contained HTML file without script that shows each stage
/// beside the next one, in the same gesture, with what it does, what breaks and what fixes it.
public enum StoryPage {
  /// The page as UTF-8, read alike as HTML and as XML; the same input gives the same bytes.
  ///
  /// - Complexity: Linear in the number of samples of the drawings' tracks and of their elements.
  public static func write(_ input: StoryPageInput) -> [UInt8] {
    let shell = PageShell(title: input.title, summary: input.summary, style: style(for: input))
    return shell.write { writer in
      writer.element(.a, [(.class, "skip"), (.href, "#stages")], text: "Skip to the stages")
      writer.element(.main) { writer in
        writer.playAllBox()
        writer.element(.header, [(.class, "head")]) { writeTitle(input, to: &$0) }
        writer.sharedDefinitions()
        writer.element(.div, [(.id, "stages"), (.tabindex, "-1")]) { writer in
          for index in input.stages.indices {
            write(input.stages[index], index, of: input.stages.count, to: &writer)
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
          writer.element(.a, [(.href, link)], text: "All storyboards")
        }
      }
      writer.element(.h1, text: input.title)
      writer.element(.p, [(.class, "lead")], text: input.summary)
    }
    writer.playAllLabel()
  }

  private static func write(
    _ stage: StoryPageInput.Stage, _ index: Int, of count: Int, to writer: inout MarkupWriter
  ) {
    let id = "stage-\(stage.variant.id)"
    writer.element(.section, [(.class, "card chapter"), (.ariaLabelledby, id)]) { writer in
      writer.element(.div, [(.class, "words")]) { writer in
        writer.element(.p, [(.class, "count")], text: "Stage \(index + 1) of \(count)")
        writer.element(.h2, [(.id, id)]) { writer in
          writer.text(stage.variant.title)
          if stage.variant.isFixed { writer.fixedMark() }
        }
        writeVerdict(of: stage, to: &writer)
        writer.element(.p, text: stage.does)
        if let breaks = stage.breaks {
          writer.element(.h3, [(.class, "breaks")], text: "What breaks")
          writer.element(.p, text: breaks)
        }
        if let next = stage.next {
          let heading = index + 1 < count ? "What the next stage changes" : "What is left"
          writer.element(.h3, text: heading)
          writer.element(.p, text: next)
        }
        writer.element(.p, [(.class, "size")]) { writer in
          writer.text("")
          writer.element(
            .a, [(.href, stage.storyboard)],
            text: stage.previews.count > 1
              ? "Compare the two frame by frame: \(stage.scenarioTitle)"
              : "Look at it frame by frame: \(stage.scenarioTitle)")
        }
      }
      writer.element(.div, [(.class, "stage")]) { figures(stage, index).write(to: &$0) }
    }
  }

  /// The same signs as on the tabs of a storyboard: colour alone says nothing.
  private static func writeVerdict(
    of stage: StoryPageInput.Stage, to writer: inout MarkupWriter
  ) {
    let verdict = PageFinding.verdict(stage.findings)
    guard let worst = PageFinding.worst(stage.findings)?.severity else {
      writer.element(.p, [(.class, "verdict")]) { writer in
        writer.element(.span, [(.ariaHidden, "true")], text: "○")
        writer.text(" \(verdict)")
      }
      return
    }
    writer.element(.p, [(.class, PageFinding.style("verdict", worst))]) { writer in
      writer.text("")
      writer.element(.a, [(.href, stage.worst)]) { writer in
        writer.element(.span, [(.ariaHidden, "true")], text: worst.sign)
        writer.text(" \(verdict)")
      }
    }
  }

  private static func figures(_ stage: StoryPageInput.Stage, _ index: Int) -> PreviewFigures {
    PreviewFigures(
      stage.previews, title: stage.scenarioTitle, idPrefix: "s\(index)-",
      showing: stage.findings)
  }

  private static func style(for input: StoryPageInput) -> String {
    var css = ByteText(capacity: 1 << 16)
    css.append(text: StyleSheet.base)
    css.append(text: StyleSheet.gallery)
    css.append(text: StyleSheet.compact(EmbeddedAssets.storyCSS))
    for index in input.stages.indices {
      figures(input.stages[index], index).appendAnimation(to: &css)
    }
    css.appendDrawingColors()
    return css.string
  }
}
