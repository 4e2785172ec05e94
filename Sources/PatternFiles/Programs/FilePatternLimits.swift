// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// What a pattern file may hold at most.
enum FilePatternLimits {
  /// Recorded values.
  static let values = PatternProgram.valueLimit
}
