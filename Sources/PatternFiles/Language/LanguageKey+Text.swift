// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension LanguageKey.Kind {
  /// What a key takes, for people.
  package var text: String {
    switch self {
    case .number: "number or formula"
    case .truth: "true, false or formula"
    case .literal: "number"
    case .flag: "true or false"
    case .text: "text"
    case .word(let words): words.count == 1 ? "\"\(words[0])\"" : words.joined(separator: ", ")
    case .name(let thing): "name of a \(thing)"
    case .object(let id): "object: \(LanguageObject.object(id).name)"
    case .named(let kind): "by name: \(kind.text)"
    case .list(let kind): "list of \(kind.text)"
    case .either(let kinds): kinds.map(\.text).joined(separator: "; or ")
    case .anything: "anything"
    }
  }
}
