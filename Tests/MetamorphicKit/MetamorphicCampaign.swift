// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import MotionReview
import ScrollCore

/// Runs and their changed counterparts.
package enum MetamorphicCampaign {
  /// The comparisons of some runs with all their changed counterparts, in the order of the runs.
  package static func comparisons(
    of runs: [ShippedRun], _ relations: [Relation] = Relation.allCases
  ) throws -> [Comparison] {
    let results = Results(count: runs.count)
    DispatchQueue.concurrentPerform(iterations: runs.count) { index in
      results.set(index, Result { try comparisons(of: runs[index], relations) })
    }
    return try results.all().flatMap { try $0.get() }
  }

  private static func comparisons(
    of run: ShippedRun, _ relations: [Relation]
  ) throws -> [Comparison] {
    let base = try run.judged()
    return try relations.flatMap { relation -> [Comparison] in
      guard let request = relation.request(for: run, showing: base.timeline) else { return [] }
      return Comparison.all(run, relation, base, try run.with(request).judged())
    }
  }
}

/// The findings of several threads, each in a separate slot.
private final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private var results: [Result<[Comparison], any Error>?]

  init(count: Int) { results = Array(repeating: nil, count: count) }

  func set(_ index: Int, _ result: Result<[Comparison], any Error>) {
    lock.withLock { results[index] = result }
  }

  func all() -> [Result<[Comparison], any Error>] { lock.withLock { results.compactMap { $0 } } }
}
