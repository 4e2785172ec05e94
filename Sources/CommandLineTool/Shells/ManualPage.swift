// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import StoryboardProduction

/// The manual page of section 1, from the table of commands, in the language of `man`.
enum ManualPage {
  static var text: String {
    var page = Roff()
    page.line(".TH SCROLLWORK 1 \(ToolVersion.date) \"\(ToolVersion.line)\" \"User Commands\"")
    // Option names are long, so lines are not justified and nothing is hyphenated.
    page.line(".ad l")
    page.line(".nh")
    page.section("NAME")
    page.paragraph("scrollwork - show how scroll-driven iOS interfaces move, as SVG and HTML")
    page.section("SYNOPSIS")
    page.line(".B scrollwork")
    page.line(".I COMMAND")
    page.line("[\\fIOPTIONS\\fR] [\\fIOPERANDS\\fR]")
    page.section("DESCRIPTION")
    page.paragraph(
      """
      Computes, display frame by display frame, the layout of a scripted scroll gesture on many devices, \
      and writes animated SVG files and HTML storyboards, which libxml2 validates. Results go to \
      standard output, everything else to standard error.
      """)
    page.section("COMMANDS")
    for command in CommandCatalog.commands { write(command, to: &page) }
    page.section("OPTIONS OF EVERY COMMAND")
    for option in CommandCatalog.commonOptions { write(option, to: &page) }
    page.section("EXIT STATUS")
    for code in ExitCode.allCases { page.item("\(code.rawValue)", code.meaning) }
    page.section("ENVIRONMENT")
    page.item("NO_COLOR, FORCE_COLOR", "Disable colours, or force them without a terminal.")
    return page.text
  }

  private static func write(_ command: CommandSpecification, to page: inout Roff) {
    let operands = command.operands
    let isOptional = operands.count.lowerBound == 0
    let placeholder = operands.placeholder.isEmpty ? "" : " " + operands.placeholder
    page.subsection(
      command.name.rawValue + " [OPTIONS]"
        + (isOptional && !placeholder.isEmpty ? " [\(operands.placeholder)]" : placeholder))
    page.paragraph(command.summary)
    if !operands.words.isEmpty {
      page.paragraph(
        "\(operands.first) is one of \(operands.words.joined(separator: ", ")).")
    }
    for paragraph in command.discussion { page.paragraph(paragraph) }
    for option in command.options { write(option, to: &page) }
    for example in command.examples {
      page.item("scrollwork \(example.line)", example.purpose + ".")
    }
  }

  private static func write(_ option: OptionSpecification, to page: inout Roff) {
    let letter = option.letter.map { "-\($0), " } ?? ""
    page.item(letter + option.usage, option.summaryWithDefault)
  }
}

/// Text in the language of `man`; what has a meaning there is escaped.
private struct Roff {
  private(set) var text = ""

  /// A request, unchanged.
  mutating func line(_ line: String) { text += line + "\n" }

  mutating func section(_ title: String) { text += ".SH \"\(Self.escaped(title))\"\n" }

  mutating func subsection(_ title: String) { text += ".SS \"\(Self.escaped(title))\"\n" }

  mutating func paragraph(_ words: String) {
    text += ".PP\n" + Self.escaped(words) + "\n"
  }

  /// A term, and what it means.
  mutating func item(_ term: String, _ words: String) {
    text += ".TP\n\\fB\(Self.escaped(term))\\fR\n" + Self.escaped(words) + "\n"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\"": result += "\\(dq"
      case "…": result += "..."
      case "\n": result += " "
      default: result.append(character)
      }
    }
    // A line that starts with a full stop or an apostrophe would be a request.
    return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
  }
}
