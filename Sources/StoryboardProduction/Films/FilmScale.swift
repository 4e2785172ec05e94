// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How many pixels of a film are a point.
///
/// A film that was made smaller to an even number of rows and of columns has other ones down than across.
package struct FilmScale: Equatable, Sendable {
  /// Rows in a point.
  package var rows: Double
  /// Columns in a point.
  package var columns: Double

  /// Makes a scale.
  package init(rows: Double, columns: Double) { (self.rows, self.columns) = (rows, columns) }

  /// Makes a scale that is the same in both directions.
  package init(_ both: Double) { self.init(rows: both, columns: both) }
}
