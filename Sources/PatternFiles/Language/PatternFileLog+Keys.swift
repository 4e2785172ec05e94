// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension PatternFileLog {
  /// Reports the keys of an object that the language does not have there; false if the value is no object.
  @discardableResult
  func checkKeys(_ value: FileTree, _ id: LanguageObject.ID) -> Bool {
    let object = LanguageObject.object(id)
    return checkKeys(value, object.name, object.names) { FamiliarWord.hint(for: $0, in: id) }
  }
}
