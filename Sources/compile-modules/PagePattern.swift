// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A pattern that pages run, with its own modules.
struct PagePattern: Equatable, Sendable {
  /// Its type in the core, such as `StickyTabs`.
  let type: String
  /// The families of rules that are about it.
  let families: [String]
  /// What its modules have that makes them larger.
  var extent = Extent.plain

  /// What modules have besides what each page needs.
  enum Extent: String, CaseIterable {
    /// Nothing.
    case plain
    /// The laws of Android.
    case android
    /// The laws of Android and the steps of programs.
    case complete
  }

  /// Reads a list of patterns: on each line a type and the families of its rules; lines with a hash are comments.
  ///
  /// A pattern whose line ends with `complete` has another pair of modules, and pattern files have one of each extent.
  static func list(in text: String) -> [PagePattern] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }.flatMap { line -> [PagePattern] in
      let words = line.split(separator: " ").map(String.init)
      guard let type = words.first else { return [] }
      let hasAll = words.last == Extent.complete.rawValue
      let families = Array(words.dropFirst().dropLast(hasAll ? 1 : 0))
      let extents: [Extent] =
        !hasAll ? [.plain] : type == files ? Extent.allCases : [.plain, .complete]
      return extents.map { PagePattern(type: type, families: families, extent: $0) }
    }
  }

  /// Its identifier in file names, such as `sticky-tabs`; with a larger extent `sticky-tabs-complete`.
  var word: String {
    (words + (extent == .plain ? [] : [extent.rawValue])).joined(separator: "-")
  }

  /// The type that runs what pattern files say: its module gets programs from the page.
  static let files = "FilePattern"

  /// The names of its functions: one opens a run, one reviews it; if it runs programs, one reads those, and one tells what a run
  /// has shown of their claims.
  var entries: [String] {
    let name = words.joined(separator: "_")
    return ["open_\(name)", "review_\(name)"]
      + (runsPrograms ? ["load_\(name)", "report_\(name)"] : [])
  }

  /// Whether it runs programs that the page has.
  var runsPrograms: Bool { type == Self.files }

  /// The source of its functions, so that its module links this pattern and no other, and its rules.
  ///
  /// - Parameter index: Distinguishes the functions of patterns.
  func source(_ index: Int) -> String {
    """
    @_cdecl("\(entries[0])")
    public func open\(index)() -> Int32 { \(
      runsPrograms ? "openProgram()" : "open(PatternSession<\(type)>.self)") }
    @_cdecl("\(entries[1])")
    public func review\(index)(session: Int32) -> Int32 {
      review(session, by: \(pairs(families[...])).self)
    }

    """ + (runsPrograms ? loading(index) : "")
  }

  private func loading(_ index: Int) -> String {
    """
    @_cdecl("\(entries[2])")
    public func load\(index)() -> Int32 { loadPrograms() }
    @_cdecl("\(entries[3])")
    public func report\(index)(session: Int32) -> Int32 { report(session) }

    """
  }

  /// The type of all families, as pairs: `RulePair<A, RulePair<B, C>>`.
  private func pairs(_ families: ArraySlice<String>) -> String {
    guard let first = families.first else { return "CommonRules" }
    let rest = families.dropFirst()
    return rest.isEmpty ? first : "RulePair<\(first), \(pairs(rest))>"
  }

  /// The words of the type's name, in lower case.
  private var words: [String] {
    type.reduce(into: []) { words, letter in
      if letter.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += letter.lowercased()
    }
  }
}
