// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles
package import SystemCalls

/// Which part of the scenarios a run of `check` judges.
package struct ReviewShard: Equatable {
  /// The most parts that are accepted.
  package static let limit = 1000

  /// The number of the part, from 1.
  package var index: Int
  /// How many parts there are.
  package var count: Int

  /// Parses text such as `2/5`.
  package init(_ word: String) throws(OperationError) {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]),
      (1...Self.limit).contains(count), (1...count).contains(index)
    else {
      throw OperationError(
        "--shard: found '\(word)', expected a part and the number of parts, such as 2/5; at most \(Self.limit) parts"
      )
    }
    self.index = index
    self.count = count
  }

  /// The plans that this part judges.
  ///
  /// A scenario is never divided, so that a finding on several devices stays one. The largest are given out
  /// first, each to the part that has least to do, so that parts take about as long as each other.
  ///
  /// - Parameters:
  ///   - plans: All plans.
  ///   - cost: How much work a plan is.
  package func plans(of plans: [RunPlan], cost: (RunPlan) -> Int) -> [RunPlan] {
    var loads = [Int](repeating: 0, count: count)
    var own: [Int] = []
    let sorted = plans.indices.sorted { a, b in
      let (x, y) = (cost(plans[a]), cost(plans[b]))
      if x != y { return x > y }
      return plans[a].scenario.id.utf8.lexicographicallyPrecedes(plans[b].scenario.id.utf8)
    }
    for plan in sorted {
      var least = 0
      for part in loads.indices where loads[part] < loads[least] { least = part }
      loads[least] += cost(plans[plan])
      if least == index - 1 { own.append(plan) }
    }
    return own.sorted().map { plans[$0] }
  }
}
