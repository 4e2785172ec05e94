// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A content security policy, taken apart.
struct ContentPolicy {
  /// Directives and their sources, in order.
  private(set) var directives: [(name: String, sources: [String])] = []

  /// Reads the policy of a `meta` element.
  init(_ text: String) {
    for directive in text.split(separator: ";") {
      let words = directive.split(separator: " ").map(String.init)
      if let name = words.first { directives.append((name, Array(words.dropFirst()))) }
    }
  }

  /// What differs from the policy that the content of a page calls for; empty if nothing does.
  ///
  /// - Parameter expected: The directives in their order.
  func differences(from expected: [(name: String, sources: Set<String>)]) -> [String] {
    var found: [String] = []
    for (name, wanted) in expected {
      let given = directives.filter { $0.name == name }
      guard given.count == 1, let sources = given.first?.sources else {
        found.append(given.isEmpty ? "\(name) is missing" : "\(name) is there twice")
        continue
      }
      for source in wanted.sorted() where !sources.contains(source) {
        found.append("\(name) lacks \(source)")
      }
      for source in sources where !wanted.contains(source) {
        let isDigest = source.hasPrefix("'sha256-")
        found.append(
          "\(name) allows \(source)\(isDigest ? ", the digest of nothing in the page" : "")")
      }
      if Set(sources).count < sources.count { found.append("\(name) names a source twice") }
    }
    for (name, _) in directives where !expected.contains(where: { $0.name == name }) {
      found.append("\(name) is no directive of a page")
    }
    return found
  }
}
