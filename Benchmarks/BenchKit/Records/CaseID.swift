// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a case is called for good: area, pattern, device and parameters, joined by slashes.
///
/// History and budgets are found by it, so a case that measures something else needs another name.
package struct CaseID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// What kind of work is measured, such as `layout`.
  package var area: String
  /// The pattern, or a substitute.
  package var pattern: String
  /// The device, or `-` where none takes part.
  package var device: String
  /// The remaining parameter of the case, such as `fling` or `rows:1e4`.
  package var parameter: String

  /// Makes a name of its four parts, none of them empty or with a slash.
  package init(_ area: String, _ pattern: String, _ device: String, _ parameter: String) {
    self.area = area
    self.pattern = pattern
    self.device = device
    self.parameter = parameter
  }

  /// Reads a name; nil if it has not four parts.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    self.init(parts[0], parts[1], parts[2], parts[3])
  }

  /// The four parts, joined by slashes.
  package var description: String { "\(area)/\(pattern)/\(device)/\(parameter)" }

  /// The order of their texts.
  package static func < (a: CaseID, b: CaseID) -> Bool { a.description < b.description }
}
