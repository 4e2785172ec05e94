// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A reader of untrusted files, as one function of bytes that fuzzers call.
///
/// It opens, keeps and prints nothing, so that millions of calls are cheap.
package enum FuzzReader: String, CaseIterable, Sendable {
  /// Scenario files; the file that the scenario names follows a zero byte.
  case scenario
  /// Story files.
  case story
  /// Project files; the device file that the project names follows a zero byte.
  case project
  /// Device files.
  case device
  /// Pattern files; what is accepted is played.
  case pattern
  /// Formulas of pattern files, each as a value of one file that is played.
  case formula
  /// Images that pattern files name: PNG, JPEG and SVG.
  case image
  /// Recordings of devices: CSV, or JSON if the first byte is a bracket.
  case trace
  /// Recorded runs, and frame output.
  case run
  /// What ffprobe prints about films.
  case film
  /// Baselines and reports of the review.
  case report
  /// Drawings and pages.
  case markup
  /// Encoded requests, as pages pass them to the core.
  case words
  /// Scenarios again; accepted ones are played.
  case play

  /// Reads bytes.
  ///
  /// - Returns: Whether the reader accepted them.
  /// - Throws: A broken invariant of the reader.
  package func read(_ bytes: [UInt8]) throws(BrokenPromise) -> Bool {
    switch self {
    case .scenario: try ScenarioPromises.scenario(bytes) != nil
    case .story: try ScenarioPromises.story(bytes)
    case .project: try ScenarioPromises.project(bytes)
    case .device: try ScenarioPromises.device(bytes)
    case .pattern: try PatternPromises.pattern(bytes)
    case .formula: try FormulaPromises.formula(bytes)
    case .image: try ImagePromises.image(bytes)
    case .trace: try ScenarioPromises.trace(bytes)
    case .run: try RunPromises.run(bytes)
    case .film: try FilmPromises.film(bytes)
    case .report: try ReportPromises.report(bytes)
    case .markup: try MarkupPromises.markup(bytes)
    case .words: try PlayPromises.words(bytes)
    case .play: try PlayPromises.play(bytes)
    }
  }
}
