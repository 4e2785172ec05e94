// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !WITHOUT_PROGRAM_STEPS
/// A change of the rows of a list, as an app makes it without animation.
public struct RowChange: Equatable, Sendable {
  /// What happens to the rows.
  public enum Kind: UInt8, CaseIterable, Sendable {
    /// New rows come.
    case insert
    /// Rows go.
    case remove
    /// Rows get other heights.
    case reload
  }

  /// What happens to the rows.
  public var kind: Kind
  /// The repeated element whose items they are.
  public var list: ElementID
  /// The section that the rows are in, or the tab, from 0; nil for a list without, or for all where rows are reloaded.
  public var section: Int?
  /// The place of the first row, from 0; nil for behind the last one, or for all rows where they are reloaded.
  public var place: Int?
  /// How many rows.
  public var count: Int
  /// Their heights in points, over and over again; empty for the heights that other rows have.
  public var heights: [Double]

  /// Makes a change; heights are in points.
  public init(
    _ kind: Kind, of list: ElementID, section: Int? = nil, at place: Int?, count: Int = 1,
    heights: [Double] = []
  ) {
    self.kind = kind
    self.list = list
    self.section = section
    self.place = place
    self.count = count
    self.heights = heights
  }
}
#endif
