// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Completions for zsh, from the table of commands.
enum ZshCompletions {
  static var text: String {
    var text = """
      #compdef scrollwork
      # zsh completion for scrollwork, made by: scrollwork completions zsh
      _scrollwork() {
        local -a commands
        commands=(

      """
    for command in CommandCatalog.commands {
      text += "    '\(command.name.rawValue):\(quoted(command.summary))'\n"
    }
    text += """
        )
        if ((CURRENT == 2)); then
          _describe -t commands command commands
          _arguments '--help[Print the help text.]' '--version[Print the version of the tool.]'
          return
        fi
        local name=$words[2]
        shift words
        ((CURRENT--))
        case $name in

      """
    for command in CommandCatalog.commands {
      text += "    \(command.name.rawValue))\n      _arguments -s"
      for option in command.allOptions { text += " \\\n        " + argument(option) }
      text += " \\\n        '*:\(quoted(command.operands.placeholder)):"
      text += action(CompletionWords(of: command.operands)) + "' ;;\n"
    }
    text += """
        esac
      }
      # As a file of $fpath it is called by what loads it, as a sourced file it announces itself.
      if [[ $funcstack[1] == _scrollwork ]]; then
        _scrollwork "$@"
      else
        compdef _scrollwork scrollwork
      fi

      """
    return text
  }

  private static func argument(_ option: OptionSpecification) -> String {
    var words = option.name.word
    var exclusion = ""
    if let letter = option.letter {
      exclusion = "(-\(letter) \(words))"
      words = "'{-\(letter),\(words)}'"
    }
    if option.takesJoinedValue { words += "=-" }
    var text = "'\(exclusion)\(words)[\(quoted(option.summary))]"
    if option.argument != .none {
      text += option.takesJoinedValue ? "::" : ":"
      text += "\(quoted(option.name.rawValue)):\(action(CompletionWords(of: option)))"
    }
    return text + "'"
  }

  private static func action(_ words: CompletionWords) -> String {
    switch words {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .files: "_files"
    case .folders: "_files -/"
    case .anything: " "
    }
  }

  /// Text within single quotes and brackets.
  private static func quoted(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "'": result += "'\\''"
      case "[", "]", ":", "\\": result += "\\" + String(character)
      case "\n": result += " "
      default: result.append(character)
      }
    }
    return result
  }
}
