// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Reads the bug report that a scenario reproduces.
enum BugReportReader {
  /// The keys of a report, in the order in which files have them.
  static let keys = ["of", "link", "date", "where", "says", "seen", "finds"]

  /// Reads a report; nil after a mistake, which is reported.
  static func read(_ value: Value) -> BugReport? {
    guard let object = KeyedObject(value, "'report'", keys: keys) else { return nil }
    let source = object.required("of").flatMap { $0.readText("'of'", atMost: 100) }
    let link = object.required("link").flatMap(readLink)
    let date = object.required("date").flatMap(readDate)
    let environment = object["where"].flatMap { $0.readText("'where'", atMost: 100) }
    let says = object.required("says").flatMap { $0.readText("'says'") }
    let seen = object.required("seen").flatMap { $0.readText("'seen'") }
    let rules = object["finds"].map(readRules) ?? []
    guard let source, let link, let date, let says, let seen else { return nil }
    return BugReport(
      source: source, link: link, date: date, environment: environment, says: says, seen: seen,
      rules: rules)
  }

  /// An address that a page may link: without spaces and quotation marks.
  private static func readLink(_ value: Value) -> String? {
    if let text = value.text, text.hasPrefix("https://"), text.utf8.count <= 300,
      text.utf8.allSatisfy({ 0x21...0x7E ~= $0 && !"\"'<>\\".utf8.contains($0) })
    {
      return text
    }
    value.refuse("'link'", "an address that begins with https://, of at most 300 characters")
    return nil
  }

  private static func readDate(_ value: Value) -> String? {
    let parts = value.text?.split(separator: "-", omittingEmptySubsequences: false) ?? []
    if parts.count == 2, parts[0].utf8.count == 4, parts[1].utf8.count == 2,
      let year = Int(parts[0]), let month = Int(parts[1]), year >= 2000, 1...12 ~= month
    {
      return value.text
    }
    value.refuse("'date'", "a year and a month, such as 2018-11")
    return nil
  }

  /// The words of rules; whether there are such rules is for those to say who know them.
  private static func readRules(_ value: Value) -> [String] {
    var rules: [String] = []
    for element in value.oneOrMore {
      guard let word = element.text, !word.isEmpty, word.utf8.count <= 40,
        word.utf8.allSatisfy({ 0x41...0x5A ~= $0 || $0 == 0x2D })
      else {
        element.refuse("a rule", "its word in capital letters, such as JUMP")
        continue
      }
      if rules.contains(word) {
        element.report("rule '\(word)' is listed twice; list every rule once")
      } else {
        rules.append(word)
      }
    }
    return rules
  }
}
