// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The list of compared runs, for a page that shows one of them at a time, A beside B.
public struct PageIndex: Sendable {
  /// A run that differs.
  public struct Row: Sendable {
    /// Scenario and variant, or another name of the run.
    public var name: String
    /// The name of the device; empty if the name of the run contains it.
    public var device: String
    /// The id of the device on the page that shows the run; nil for a run that the page leaves out.
    public var shownBy: String?
    /// The largest difference with its unit, such as `25 pt`.
    public var size: String
    /// The largest difference, its element and its time, and the number of others.
    public var words: String
    /// The time of the largest difference, in milliseconds.
    public var milliseconds: Double

    /// Makes a row.
    public init(
      name: String, device: String, shownBy: String?, size: String, words: String,
      milliseconds: Double
    ) {
      self.name = name
      self.device = device
      self.shownBy = shownBy
      self.size = size
      self.words = words
      self.milliseconds = milliseconds
    }
  }

  /// The runs that differ, largest differences first.
  public var rows: [Row]
  /// The sentence above the list, and those below it.
  public var sentences: [String]
  /// Titled lists of runs without a row: runs that are the same on both sides, and runs that only one side has.
  public var others: [(title: String, names: [String])]
  /// Figures for the head of the page: a label and a number each.
  public var facts: [(String, String)]
  /// The command that makes the current runs the baseline; nil where there is none.
  public var approval: String?

  /// Makes an index.
  public init(
    rows: [Row], sentences: [String], others: [(title: String, names: [String])],
    facts: [(String, String)], approval: String? = nil
  ) {
    self.rows = rows
    self.sentences = sentences
    self.others = others
    self.facts = facts
    self.approval = approval
  }
}
