// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Completions for fish, from the table of commands.
enum FishCompletions {
  static var text: String {
    var text = """
      # fish completion for scrollwork, made by: scrollwork completions fish
      complete -c scrollwork -f
      complete -c scrollwork -n __fish_use_subcommand -l help -d 'Print the help text.'
      complete -c scrollwork -n __fish_use_subcommand -l version -d 'Print the version of the tool.'

      """
    for command in CommandCatalog.commands {
      let name = command.name.rawValue
      text += "complete -c scrollwork -n __fish_use_subcommand -a \(name)"
      text += " -d \(quoted(command.summary))\n"
      let here = "complete -c scrollwork -n '__fish_seen_subcommand_from \(name)'"
      for option in command.allOptions {
        text += here + " -l \(option.name.rawValue)"
        if let letter = option.letter { text += " -s \(letter)" }
        if option.argument != .none { text += argument(of: option) }
        text += " -d \(quoted(option.summary))\n"
      }
      let operands = CompletionWords(of: command.operands)
      text += here + (operands == .files ? " -F\n" : "\(action(operands))\n")
    }
    return text
  }

  /// The value of an option: choices only, or files, too.
  private static func argument(of option: OptionSpecification) -> String {
    let words = CompletionWords(of: option)
    if words == .files { return " -r -F" }
    return (option.takesJoinedValue ? " -f" : " -x") + action(words)
  }

  private static func action(_ words: CompletionWords) -> String {
    switch words {
    case .words(let words): " -a \(quoted(words.joined(separator: " ")))"
    case .files: " -F"
    case .folders: " -a '(__fish_complete_directories)'"
    case .anything: ""
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "'"
    for character in text {
      switch character {
      case "'", "\\": result += "\\" + String(character)
      case "\n": result += " "
      default: result.append(character)
      }
    }
    return result + "'"
  }
}
