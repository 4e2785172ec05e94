// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
package import SystemCalls
import TextFormats

/// The limits of a scenario: frames, and memory of its concurrent runs.
///
/// Both are known before the first run is made, so that no work is begun which cannot be done.
package struct WorkLimit: Sendable {
  /// What holds runs, and for how long.
  package enum Use: Sendable {
    /// One run at a time, which is judged and then released.
    case review
    /// One run at a time, and what is recorded of it.
    case recording
    /// All variants of a device, and what a page needs of all devices.
    case pages
  }

  /// The default maximum of a scenario's frames: minutes of work, not hours.
  package static let defaultFrames = 10_000_000

  /// The most frames of a scenario: those of all its runs together.
  package let frames: Int

  /// Makes a limit of a number of frames.
  package init(frames: Int) { self.frames = frames }

  /// Refuses a scenario whose runs take more than is allowed.
  ///
  /// - Parameters:
  ///   - plan: The scenario.
  ///   - variants: The variants that are run, as indices in the pattern's list.
  ///   - use: What holds the runs.
  /// - Returns: How much it takes.
  /// - Throws: An error with the cost, and what to reduce.
  @discardableResult
  package func check(
    _ plan: RunPlan, variants: [Int], for use: Use
  ) throws(OperationError) -> WorkEstimate {
    let estimate = WorkEstimate(plan, variants: variants, use: use, limit: self)
    if estimate.frames > frames {
      throw OperationError(
        "\(plan.path): this takes up to \(Self.grouped(estimate.frames)) frames, \(estimate.runs),"
          + " more than the limit of \(Self.grouped(frames))",
        hints: [
          "leave out devices, variants or rates with --device, --variant and --fps, or allow more with --limit \(estimate.frames)"
        ])
    }
    if estimate.bytes > MemoryBudget.bytes {
      let limit = "more than the limit of \(ByteCount.text(MemoryBudget.bytes))"
      throw OperationError(
        "\(plan.path): this takes up to \(ByteCount.text(estimate.bytes)) of memory at once,"
          + " \(estimate.runs), \(limit)",
        hints: [
          use == .pages
            ? "leave out devices, variants or rates with --device, --variant and --fps, or end the script sooner"
            : "take a lower rate with --fps, show fewer elements, or end the script sooner"
        ])
    }
    return estimate
  }

  /// A number with a comma between thousands.
  package static func grouped(_ number: Int) -> String {
    var text = ""
    for (index, digit) in "\(number)".reversed().enumerated() {
      if index > 0, index % 3 == 0 { text = "," + text }
      text = String(digit) + text
    }
    return text
  }
}
