// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The help texts, generated from the table of commands.
struct HelpText {
  /// How text is highlighted.
  var style: TextStyle
  /// How many columns a line may have.
  var columns: Int

  /// Makes texts for a stream: as wide as its terminal within reason, 80 columns elsewhere.
  init(for stream: OutputStream, style: TextStyle) {
    self.style = style
    columns = min(max(stream.columns ?? 80, 60), 100)
  }

  /// The output of the tool without arguments.
  func brief() -> String {
    """
    \(style.bold("scrollwork")) shows how scroll-driven iOS interfaces move, as animated SVG and HTML.

    Examples:
      scrollwork init my-app      begin a project
      scrollwork render           render its scenarios to pages
      scrollwork list devices     see what there is

    Commands: \(CommandName.allCases.map(\.rawValue).joined(separator: ", "))
    More: scrollwork --help

    """
  }

  /// The help text of the tool.
  func overview() -> String {
    var text = """
      \(style.bold("scrollwork")) shows how scroll-driven iOS interfaces move, as animated SVG and HTML.

      \(style.bold("Usage:")) scrollwork COMMAND [OPTIONS] [OPERANDS]

      \(style.bold("Commands:"))

      """
    for command in CommandCatalog.commands {
      text += entry(command.name.rawValue, command.summary, indent: 15)
    }
    text += "\n" + style.bold("Options:") + "\n"
    let version = OptionSpecification(.version, "Print the version of the tool.")
    text += options(CommandCatalog.commonOptions + [version])
    text += "\n" + style.bold("Exit codes:") + "\n"
    for code in ExitCode.allCases { text += entry("\(code.rawValue)", code.meaning, indent: 7) }
    text += "\nHelp on a command: scrollwork help COMMAND\n"
    return text
  }

  /// The help text of a command.
  func text(of command: CommandSpecification) -> String {
    var usage = "scrollwork \(command.name.rawValue) [OPTIONS]"
    let placeholder = command.operands.placeholder
    if !placeholder.isEmpty {
      usage += command.operands.count.lowerBound == 0 ? " [\(placeholder)]" : " \(placeholder)"
    }
    var text = wrap(command.summary, indent: 0) + "\n" + style.bold("Usage:") + " " + usage + "\n"
    if !command.operands.words.isEmpty {
      text += "\n"
      text += wrap(
        "\(command.operands.first) is one of \(command.operands.words.joined(separator: ", ")).",
        indent: 0)
    }
    for paragraph in command.discussion {
      text += "\n" + wrap(paragraph, indent: 0)
    }
    text += "\n" + style.bold("Options:") + "\n" + options(command.allOptions)
    if !command.examples.isEmpty {
      text += "\n" + style.bold("Examples:") + "\n"
      for example in command.examples {
        text += "  scrollwork \(example.line)\n"
        text += "      " + style.dim(example.purpose) + "\n"
      }
    }
    return text
  }

  private func options(_ options: [OptionSpecification]) -> String {
    var text = ""
    for option in options {
      // Without a letter its space stays, so that the long names are aligned.
      let letter = option.letter.map { "-\($0), " } ?? "    "
      text += entry(letter + option.usage, option.summaryWithDefault, indent: 26)
    }
    return text
  }

  /// A term with its description next to it, or below if the term is long.
  private func entry(_ term: String, _ description: String, indent: Int) -> String {
    let head = "  " + term
    let body = wrap(description, indent: indent)
    if head.count + 2 > indent { return head + "\n" + body }
    return head + String(repeating: " ", count: indent - head.count) + body.dropFirst(indent)
  }

  /// Breaks a paragraph into lines that fit, each after `indent` spaces.
  private func wrap(_ paragraph: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var text = ""
    var line = margin
    for word in paragraph.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if line.count > indent, line.count + 1 + word.count > columns {
        text += line + "\n"
        line = margin
      }
      if line.count > indent { line += " " }
      line += word
    }
    return text + line + "\n"
  }
}
