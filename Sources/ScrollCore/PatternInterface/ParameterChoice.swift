// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a parameter chooses from: one case for each word.
public protocol ParameterChoice: CaseIterable, RawRepresentable, Sendable, BitwiseCopyable
where RawValue == Int {
  /// The word in scenario files.
  var word: StaticString { get }
}
