// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A display of a device that unfolds.
public enum FoldableDisplay: UInt8, Equatable, Sendable, CaseIterable, BitwiseCopyable {
  /// The display of the folded device; on all others, the only one.
  case outer
  /// The display inside, which is twice as wide.
  case inner

  /// The identifier in scenario files.
  public var word: StaticString {
    switch self {
    case .outer: "outer"
    case .inner: "inner"
    }
  }
}
