// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The choices of a parameter: one case for each.
public protocol ParameterChoice: CaseIterable, RawRepresentable, Sendable, BitwiseCopyable
where RawValue == Int {
  /// The identifier in scenario files.
  var word: StaticString { get }
}
