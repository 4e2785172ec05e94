// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Locking
import SystemCalls
import TextFormats

/// Reports the progress of a long command.
///
/// On a terminal one line is rewritten; elsewhere a line appears for every finished group. Groups are
/// reported in their order, whichever of them ends first, so that two logs can be compared.
final class Progress: Sendable {
  /// The verbosity.
  enum Detail: Equatable {
    /// Errors only.
    case quiet
    /// One line for a group.
    case normal
    /// One line for every file as well.
    case verbose
  }

  private struct State {
    var done = 0
    var lastDrawn = -1.0
    var isLineShown = false
    var nextGroup = 0
    var finished: [Int: [String]] = [:]
  }

  private let stream: OutputStream
  private let detail: Detail
  private let rewrites: Bool
  private let total: Int
  private let state = Protected(State())

  /// Starts to report on `total` items.
  ///
  /// - Parameters:
  ///   - total: How many items there are.
  ///   - detail: The verbosity.
  ///   - environment: The output. A terminal of type "dumb" cannot rewrite a line.
  init(total: Int, detail: Detail, environment: Environment) {
    self.total = total
    self.detail = detail
    stream = environment.errors
    rewrites =
      detail != .quiet && stream.isTerminal && environment.variable("TERM") != "dumb"
      && (environment.variable("CI") ?? "").isEmpty
  }

  /// Reports that an item is done; `name` identifies it.
  func didFinish(_ name: @autoclosure () -> String) {
    state.withLock { state in
      state.done += 1
      guard rewrites else { return }
      // Twenty lines a second are more than anyone reads.
      let now = Process.uptime
      guard now - state.lastDrawn > 0.05 || state.done == total else { return }
      state.lastDrawn = now
      draw(name(), &state)
    }
  }

  private func draw(_ name: String, _ state: inout State) {
    let line = "[\(state.done)/\(total)] \(VisibleText.line(name))"
    let width = max(1, (stream.columns ?? 80) - 1)
    try? stream.write("\r\u{1B}[K" + String(line.prefix(width)))
    state.isLineShown = true
  }

  /// Notes that all items of a group are done.
  ///
  /// - Parameters:
  ///   - group: The number of the group, counted from 0; every number is noted once.
  ///   - summary: The line for the group.
  ///   - files: The lines for its files.
  func didFinishGroup(_ group: Int, summary: String, files: [String]) {
    state.withLock { state in
      var lines: [String] = []
      if detail == .verbose { lines = files }
      if detail == .verbose || (detail == .normal && !rewrites) { lines.append(summary) }
      state.finished[group] = lines
      while let lines = state.finished.removeValue(forKey: state.nextGroup) {
        state.nextGroup += 1
        if lines.isEmpty { continue }
        erase(&state)
        try? stream.write(lines.joined(separator: "\n") + "\n")
      }
    }
  }

  /// Erases the progress line, so that other text can follow.
  func end() {
    state.withLock { erase(&$0) }
  }

  private func erase(_ state: inout State) {
    guard state.isLineShown else { return }
    try? stream.write("\r\u{1B}[K")
    state.isLineShown = false
  }
}
