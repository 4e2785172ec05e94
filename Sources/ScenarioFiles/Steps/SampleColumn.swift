// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A column of a file of samples.
struct SampleColumn {
  /// Which number of a sample it is; nil for one that the trace does not play.
  var number: Int?
  /// What its numbers are multiplied by, as seconds by 1,000.
  var factor = 1.0
}
