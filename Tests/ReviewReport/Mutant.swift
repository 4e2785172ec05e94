// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MetamorphicKit
import MotionReview
import MutationKit
import ScenarioFiles
import ScrollCore

/// A defect in a fixed variant, and the findings of the rules in the shipped scripts.
struct Mutant: Sendable {
  /// The least visible difference that counts, in points: the threshold of most rules.
  static let threshold = 0.5

  /// Variants with three detents, where rules on the choice of a detent have something to judge.
  ///
  /// They are the law of a system. What rules find in them without a defect does not count, and only velocities are wrong in
  /// them.
  static let systems = ["bs6"]

  /// The short identifier of the variant.
  let variant: String
  /// The defect.
  let mutation: Mutation
  /// The number of runs in which it is visible: the picture differs by more than the threshold.
  var shown = 0
  /// The number of those runs in which a rule finds something.
  var found = 0
  /// The rules that find it in any of those runs.
  var rules: Set<ReviewRule> = []
  /// The greatest visible difference of any run, in points.
  var difference = 0.0

  /// All defects in the fixed variants of a pattern, in shipped scripts.
  ///
  /// - Parameters:
  ///   - host: The pattern.
  ///   - runs: Runs of its fixed variants.
  static func all(in host: MutantCatalog.Host, _ runs: [ShippedRun]) throws -> [Self] {
    let bases = try runs.map { try host.entry.run($0.request) }
    let known = zip(runs, bases).map { run, base in
      systems.contains(run.variant)
        ? Set(Review.findings(in: base, of: run.request, by: host.entry).map(\.rule)) : []
    }
    let variants = Set(runs.map(\.request.variant)).sorted()
    let mutants = try variants.flatMap { variant in
      try host.mutations(
        showing: runs.map(\.request).filter { $0.variant == variant }
      ).filter { mutation in
        guard systems.contains("\(host.entry.variants[variant].id)") else { return true }
        if case .velocity = mutation { return true } else { return false }
      }.map { (variant, $0) }
    }
    return concurrently(mutants.count) { index in
      let (variant, mutation) = mutants[index]
      var mutant = Mutant(
        variant: "\(host.entry.variants[variant].id)", mutation: mutation)
      MutantCatalog.planting(mutation) {
        for (index, run) in runs.enumerated() where run.request.variant == variant {
          mutant.judge(run.request, bases[index], host.entry, except: known[index])
        }
      }
      return mutant
    }
  }

  private mutating func judge(
    _ request: RunRequest, _ base: Timeline, _ entry: PatternEntry, except known: Set<ReviewRule>
  ) {
    // A defect with which a run answers itself endlessly cannot be overlooked, and shows no
    // picture.
    guard let timeline = try? entry.run(request) else { return }
    let difference = PictureDifference.points(base, timeline)
    guard difference > Self.threshold else { return }
    self.difference = max(self.difference, difference)
    shown += 1
    let found = Review.findings(in: timeline, of: request, by: entry).map(\.rule)
      .filter { !known.contains($0) }
    rules.formUnion(found)
    if !found.isEmpty { self.found += 1 }
  }
}
