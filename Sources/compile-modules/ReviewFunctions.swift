// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation

/// The functions of a module that only the review needs, and that a page may therefore load later.
///
/// These are the functions that no other exported function reaches through calls, and that are in
/// no table, except as members of the review's types. (Functions of the library for such types may
/// also be those of others if both are identical.)
struct ReviewFunctions {
  /// The beginnings that the names of the review's own functions have.
  private let members: [String]
  private var calls: [Substring: [Substring]] = [:]
  /// Functions that are known to be needed without the review, whose calls have not been followed yet.
  private var open: [Substring] = []
  private var needed: Set<Substring> = []

  /// Reads a module as `wasm-dis` prints it: one declaration or instruction a line.
  ///
  /// - Parameters:
  ///   - text: The module.
  ///   - types: The names of the review's types.
  init(of text: String, types: Set<String>) {
    members = Self.members(of: types)
    var current: Substring = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix(" (export ") {
        if !line.hasPrefix(" (export \"review_"), let name = Self.name(after: "(func $", in: line) {
          need(name)
        }
      } else if line.hasPrefix(" (elem ") {
        for word in line.split(whereSeparator: { " )".contains($0) }) where word.first == "$" {
          let name = word.dropFirst()
          if !members.contains(where: { name.hasPrefix($0) }) { need(name) }
        }
      } else if line.hasPrefix(" (func "), let name = Self.name(after: "(func $", in: line) {
        current = name
        calls[current] = []
      } else if let name = Self.name(after: "(call $", in: line) {
        calls[current, default: []].append(name)
      }
    }
  }

  /// The beginnings that the names of the functions of some types have.
  static func members(of types: Set<String>) -> [String] {
    types.map { "$e10ScrollCore\($0.utf8.count)\($0)" }
  }

  /// The names of the functions, sorted.
  mutating func names() -> [String] {
    while let name = open.popLast() {
      for called in calls[name] ?? [] { need(called) }
    }
    return calls.keys.filter { !needed.contains($0) }.map(String.init).sorted()
  }

  /// The names of types that sources declare, outside other types.
  static func types(declaredIn sources: [String]) -> Set<String> {
    let declaration = #/^(?:public )?(?:final )?(?:class|enum|protocol|struct) ([A-Za-z]+)/#
    return Set(
      sources.flatMap { source in
        source.split(separator: "\n").compactMap { line in
          line.prefixMatch(of: declaration).map { String($0.1) }
        }
      })
  }

  private mutating func need(_ name: Substring) {
    if needed.insert(name).inserted { open.append(name) }
  }

  /// The name that follows the first `mark` of a line.
  private static func name(after mark: String, in line: Substring) -> Substring? {
    guard let found = line.range(of: mark) else { return nil }
    let name = line[found.upperBound...].prefix { $0 != " " && $0 != ")" }
    return name.isEmpty ? nil : name
  }
}
