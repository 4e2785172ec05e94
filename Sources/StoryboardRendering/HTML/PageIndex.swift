// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The list of compared runs of a page that shows one of them at a time, A beside B.
public struct PageIndex: Sendable {
  /// A run that differs.
  public struct Row: Sendable {
    /// Scenario and variant, or whatever the run is called.
    public var name: String
    /// What a person calls the device; empty where the name says it.
    public var device: String
    /// The id of the device of the page that shows it; nil for a run that the page leaves out.
    public var shownBy: String?
    /// The largest difference with its unit, such as `25 pt`.
    public var size: String
    /// What differs most, where and when, and how much else.
    public var words: String
    /// When it differs most, in milliseconds.
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

  /// The runs that differ, those first that differ most.
  public var rows: [Row]
  /// What is said above the list, sentence by sentence.
  public var sentences: [String]
  /// Lists of runs that need no row, each with what it is a list of: those that are the same on both sides,
  /// those that only one side has.
  public var others: [(title: String, names: [String])]
  /// Figures for the head of the page: a word and a number each.
  public var facts: [(String, String)]

  /// Makes an index.
  public init(
    rows: [Row], sentences: [String], others: [(title: String, names: [String])],
    facts: [(String, String)]
  ) {
    self.rows = rows
    self.sentences = sentences
    self.others = others
    self.facts = facts
  }
}
