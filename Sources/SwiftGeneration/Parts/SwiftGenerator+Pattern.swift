// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore
import TextFormats

/// The rules as a pattern in Swift, for a package that uses ScrollCore.
extension SwiftGenerator {
  /// What the pattern is called.
  package var patternType: String { names.type.dropLast("Layout".count) + "Pattern" }

  /// The pattern, behind the rules in one file.
  package var pattern: String {
    var text = SwiftText()
    text.line("// MARK: - Pattern")
    text.line("")
    text.line("public import ScrollCore")
    text.line("")
    let entry = names.type.prefix(1).lowercased() + names.type.dropFirst().dropLast("Layout".count)
    text.block("extension PatternEntry") { text in
      text.comment("\(outline.title), as `CommandLineTool.main(adding:)` takes it.")
      text.line(
        "public static var \(SwiftNames.quoted(entry)): PatternEntry { PatternEntry(\(patternType).self) }"
      )
    }
    text.line("")
    text.comment(
      "The rules in the simulator: events go to them, and what they do goes to its scroll views. The file's own settings of scroll views count, and elements that have a look of the file are measured, not drawn."
    )
    text.block("struct \(patternType): LayoutPattern") { text in
      heads(&text)
      patternParameters(&text)
      text.text(PatternTexts.body(rules: names.type, views: program.views.count))
    }
    text.line("")
    text.text(PatternTexts.run(rules: names.type, views: program.views.count))
    text.line("")
    runHost(&text)
    text.line("")
    text.block("extension \(names.type)") { text in glue(&text) }
    return text.lines.joined(separator: "\n") + "\n"
  }

  private func heads(_ text: inout SwiftText) {
    let (id, variant) = (outline.id, outline.variant)
    text.line("static let id: StaticString = \(SwiftText.literal(id))")
    text.line("static let title: StaticString = \(SwiftText.literal(outline.title))")
    text.line("static let summary: StaticString = \(SwiftText.literal(outline.summary))")
    let views = outline.viewNames.map { SwiftText.literal($0.text) }.joined(separator: ", ")
    text.line("static let scrollViews: [StaticString] = [\(views)]")
    text.line("")
    text.block("enum Variant: Int, PatternVariant") { text in
      text.line("case only")
      text.line("var descriptor: VariantDescriptor {")
      text.line(
        "  VariantDescriptor(\(SwiftText.literal(variant.id)), \"\", title: \(SwiftText.literal(variant.title)), isFixed: \(variant.isFixed), \(SwiftText.literal(variant.summary)))"
      )
      text.line("}")
    }
    text.line("")
  }

  // MARK: Parameters

  private func patternParameters(_ text: inout SwiftText) {
    for options in names.wordOrder {
      guard let type = names.words[options] else { continue }
      text.block("enum \(type.name)Word: Int, ParameterChoice") { text in
        text.line("case \(type.cases.joined(separator: ", "))")
        let words = options.map(SwiftText.literal).joined(separator: ", ")
        text.line("var word: StaticString { ([\(words)] as [StaticString])[rawValue] }")
      }
      text.line("")
    }
    text.block("struct Parameters: PatternParameters") { text in
      text.line("var rules = \(names.type)()")
      text.block("init(from source: inout some ParameterSource)") { text in
        for (index, parameter) in outline.parameters.enumerated() {
          text.line("rules.\(SwiftNames.quoted(names.parameters[index])) = \(read(parameter))")
        }
      }
    }
    text.line("")
  }

  private func read(_ parameter: ParameterDescriptor) -> String {
    let key = SwiftText.literal(parameter.key)
    let summary = SwiftText.literal(
      parameter.summary.isEmpty ? "\(parameter.key) of the file." : parameter.summary)
    func number(_ value: Double) -> String { SwiftExpression.number(value, true) }
    let unit = "unit: \(SwiftText.literal(parameter.unit)), isWhole: \(parameter.isWhole)"
    let growth = "growsWith: \(parameter.textStyle.map { ".\($0)" } ?? "nil")"
    switch parameter.kind {
    case .number(let value, let low, let high):
      return
        "source.number(\(key), default: \(number(value)), minimum: \(number(low)), maximum: \(number(high)), \(unit), \(growth), \(summary))"
    case .numbers(let values, let low, let high):
      return
        "source.numbers(\(key), default: [\(values.map(number).joined(separator: ", "))], minimum: \(number(low)), maximum: \(number(high)), \(unit), \(growth), \(summary))"
    case .flag(let flag): return "source.flag(\(key), default: \(flag), \(summary))"
    case .choice(let index, let options):
      guard let type = names.words[options] else { return "0" }
      let cases = type.cases.map { ".\($0)" }.joined(separator: ", ")
      return
        "([\(cases)] as [\(names.type).\(type.name)])[source.choice(\(key), default: \(type.name)Word.\(type.cases[index]), \(summary)).rawValue]"
    }
  }

  // MARK: Commands

  /// Appends what carries out what the rules do to scroll views.
  private func runHost(_ text: inout SwiftText) {
    guard events.needsHost else { return }
    let type = names.type
    let number = "number(of: view)"
    text.block("extension \(patternType)Run: \(type).Host") { text in
      text.block("private func number(of view: \(type).View) -> Int") { text in
        text.block("switch view") { text in
          for view in hostViews { text.line("case .\(caseName(view)): \(view)") }
        }
      }
      text.line(
        "func arrange(_ view: \(type).View, of layout: inout \(type), keepingContent: Bool) { arrange(\(number), &layout, keepingContent) }"
      )
      if setsOffsets {
        text.block(
          "func setOffset(_ offset: Double, of view: \(type).View, _ change: \(type).OffsetChange, for layout: inout \(type))"
        ) { text in
          text.line("let id = ScrollViewID(\(number))")
          text.line("telling(&layout) { host, relay in")
          text.indented { text in
            text.block("switch change") { text in
              text.line("case .goingOn: host.setContentOffset(offset, of: id, notifying: &relay)")
              text.line(
                "case .stopping: host.setContentOffsetStopping(offset, of: id, notifying: &relay)")
              text.comment("A motion goes on as it is where nothing changes.", "//")
              text.line("case .silently:")
              text.indented { text in
                text.block("if offset != host.contentOffset(of: id) || !host.isDecelerating(id)") {
                  $0.line("host.setContentOffsetSilently(offset, of: id)")
                }
              }
            }
          }
          text.line("}")
        }
      }
      if animatesOffsets {
        text.block(
          "func animateOffset(to offset: Double, of view: \(type).View, response: Double, damping: Double, for layout: inout \(type))"
        ) { text in
          text.line(
            "let spring = ScrollCore.SpringParameters(dampingRatio: damping, response: response)")
          text.line(
            "telling(&layout) { host, _ in host.animateContentOffset(offset, of: ScrollViewID(\(number)), spring: spring) }"
          )
        }
      }
      let others = [
        (stopsViews, "stop", "", "host.stop(ScrollViewID(\(number)))"),
        (hasAxes, "letGo", "", "host.letGo(of: ScrollViewID(\(number)))"),
        (
          beginsDrags, "beginDragging", "",
          "host.beginDragging(ScrollViewID(\(number)), notifying: &relay)"
        ),
        (
          holdsViews, "hold", "at offset: Double, ",
          "host.setTargetContentOffset(offset, of: ScrollViewID(\(number)))"
        ),
      ]
      for (isUsed, name, argument, body) in others where isUsed {
        text.line("func \(name)(_ view: \(type).View, \(argument)for layout: inout \(type)) {")
        text.line("  telling(&layout) { host, relay in \(body) }")
        text.line("}")
      }
    }
  }
}
