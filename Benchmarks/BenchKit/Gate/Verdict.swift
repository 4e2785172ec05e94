// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The result of a comparison.
package enum Verdict: String, Sendable, CaseIterable {
  /// More than the limit, and surely so.
  case worse
  /// Less by more than the limit, and surely so.
  case better
  /// Surely within the limit.
  case same
  /// Too noisy for a verdict.
  case unclear
}
