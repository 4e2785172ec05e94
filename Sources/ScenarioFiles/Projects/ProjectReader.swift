// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// Turns the values of a project file into a `Project`, reporting what is not accepted.
struct ProjectReader {
  /// The keys of a project, in the order in which files have them.
  static let keys = ["$schema", "version", "scenarios", "patterns", "output", "devices", "rules"]
  /// What may be asked of a rule.
  static let settings = ["off", "note", "warning", "error"]
  /// How many scenarios, patterns and rules a project may name.
  static let limit = 1_000

  /// The words that the project may use.
  let vocabulary: Vocabulary
  /// How device files are read.
  let files: FileAccess

  /// Reads a file's root value; nil where it is no object.
  func read(_ root: Value) -> Project? {
    guard let object = KeyedObject(root, "a project", keys: Self.keys) else { return nil }
    object.checkFormat()
    var project = Project()
    if let list = object["scenarios"] { project.scenarios = readPaths(list, of: "scenarios") }
    if let list = object["patterns"] { project.patterns = readPaths(list, of: "patterns") }
    if let output = object["output"] {
      project.output = output.readText("'output'", atMost: 1_000) ?? project.output
    }
    project.devices = object["devices"].map {
      DeviceListReader(vocabulary: vocabulary, files: files).read($0)
    }
    if let rules = object["rules"] { project.rules = readRules(rules) }
    return project
  }

  private func readPaths(_ list: Value, of things: String) -> [String] {
    let elements = list.oneOrMore
    if elements.isEmpty || elements.count > Self.limit {
      list.report("'\(things)' must be 1 to \(Self.limit) paths; found \(elements.count)")
    }
    return elements.compactMap { $0.readText("a path of \(things)", atMost: 1_000) }
  }

  /// The rules by their words; whether there are such rules is for those to say who know them.
  private func readRules(_ value: Value) -> [Project.Rule] {
    guard value.kind == .object else {
      value.refuse("'rules'", "an object with a setting for each rule")
      return []
    }
    let document = value.document
    var rules: [Project.Rule] = []
    var next = value.index + 1
    while next < document.nodes[value.index].extent {
      let setting = Value(document: document, index: next + 1)
      if let index = setting.readWord("the setting of a rule", of: Self.settings) {
        rules.append(
          Project.Rule(
            id: document.text(of: next), setting: Self.settings[index],
            place: document.file.place(of: Int(document.nodes[next].offset))))
      }
      guard rules.count <= Self.limit else {
        value.refuse("'rules'", "an object with at most \(Self.limit) rules")
        return []
      }
      next = document.next(after: setting.index)
    }
    return rules
  }
}
