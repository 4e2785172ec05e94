// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A number of a look that follows a formula: an angle in degrees, a length in points, or an opacity.
struct DrivenValue: Equatable, Sendable {
  /// The track, as an index into the tracks of a run; nil where all frames have the same number.
  var track: Int?
  /// The number where no track changes it.
  var value: Double
  /// The greatest of all frames.
  var greatest: Double
}
