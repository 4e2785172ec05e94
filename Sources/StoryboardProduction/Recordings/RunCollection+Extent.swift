// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import RunComparison
package import SystemCalls

/// How much memory runs take, before they are read or made.
extension RunCollection {
  /// What a recorded run takes for each byte of its file, as numbers instead of text.
  private static let growth = 12

  /// Bytes that each run takes at most.
  ///
  /// - Throws: An error if the runs of a scenario exceed the limit.
  package static func bytes(of items: [Item], _ limit: WorkLimit) throws(OperationError) -> [Int] {
    try bytes(of: items.map(\.source), limit)
  }

  /// Bytes that each run takes at most.
  ///
  /// - Throws: An error if the runs of a scenario exceed the limit.
  package static func bytes(of sources: [Source], _ limit: WorkLimit) throws(OperationError)
    -> [Int]
  {
    var estimates: [String: WorkEstimate] = [:]
    var sizes: [Int] = []
    for source in sources {
      switch source {
      case .file(let path): sizes.append(growth * (FileSystem.size(of: path) ?? 0))
      case .bytes(let bytes, _): sizes.append(growth * bytes.count)
      case .fresh(let plan, _, let lane):
        let estimate: WorkEstimate
        if let known = estimates[plan.path] {
          estimate = known
        } else {
          estimate = try limit.check(plan, variants: plan.variants, for: .recording)
          estimates[plan.path] = estimate
        }
        sizes.append(estimate.bytes(ofLane: lane))
      }
    }
    return sizes
  }
}
