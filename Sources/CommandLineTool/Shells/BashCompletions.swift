// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Completions for bash, from the table of commands.
///
/// Only what bash itself has is used: the package bash-completion need not be there.
enum BashCompletions {
  static var text: String {
    let names = CommandCatalog.commands.map(\.name.rawValue)
    var text = """
      # bash completion for scrollwork, made by: scrollwork completions bash
      _scrollwork() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} words= joined=
        COMPREPLY=()
        # --word=value comes as three words.
        if [[ $current == '=' ]]; then
          current= joined=1
        elif [[ $previous == '=' ]]; then
          previous=${COMP_WORDS[COMP_CWORD - 2]} joined=1
        fi
        if ((COMP_CWORD == 1)); then
          COMPREPLY=($(compgen -W '\(names.joined(separator: " ")) --help --version' -- "$current"))
          return
        fi
        case ${COMP_WORDS[1]} in

      """
    for command in CommandCatalog.commands { text += clause(command) }
    text += """
        esac
        COMPREPLY=($(compgen -W "$words" -- "$current"))
      }
      complete -o default -F _scrollwork scrollwork

      """
    return text
  }

  private static func clause(_ command: CommandSpecification) -> String {
    var text = "    \(command.name.rawValue))\n      case $previous in\n"
    for option in command.allOptions
    where option.argument != .none {
      let spellings = [option.name.word] + (option.letter.map { ["-\($0)"] } ?? [])
      text += "        \(spellings.joined(separator: " | "))) "
      switch CompletionWords(of: option) {
      case .words(let words) where option.takesJoinedValue:
        text += "[[ -z $joined ]] || words='\(words.joined(separator: " "))' ;;\n"
      case .words(let words): text += "words='\(words.joined(separator: " "))' ;;\n"
      case .files: text += "return ;;\n"
      case .folders: text += "COMPREPLY=($(compgen -d -- \"$current\")); return ;;\n"
      case .anything: text += "return ;;\n"
      }
    }
    let options = command.allOptions.map(\.name.word).joined(separator: " ")
    let operands =
      if case .words(let words) = CompletionWords(of: command.operands) {
        "words='\(words.joined(separator: " "))'"
      } else {
        "return"
      }
    text += """
              *) if [[ $current == -* ]]; then words='\(options)'; else \(operands); fi ;;
            esac ;;

      """
    return text
  }
}
