// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// What is known of views that a finger moves as one distance.
///
/// Content is beyond an end only where both views are at theirs. Where the nest has one inner view, and the view that moves
/// first onward moves last on the way back, each is where the distance says.
extension ProofProgram {
  /// A question with what is known of the views in nests.
  ///
  /// - Parameters:
  ///   - question: The question: about values, not about motion.
  ///   - isOneDistance: Whether both views of a nest are always where its distance says.
  func relating(_ question: ProofQuestion, if isOneDistance: (Int) -> Bool) -> ProofQuestion {
    var result = question
    for (index, nest) in program.nests.enumerated() {
      let views = [nest.outer] + nest.inners
      let offsets = views.map { variable(.offset($0)) }
      let used = dependencies(of: result.roots).variables
      let inners = zip(views, offsets).dropFirst().filter { used.contains($0.1) }
      guard used.contains(offsets[0]), !inners.isEmpty,
        views.allSatisfy({ nests(of: $0).count == 1 }),
        let outer = geometry(of: nest.outer)
      else { continue }
      if followsDistance(nest), isOneDistance(index),
        let parts = parts(ofNest: index, outer.travel)
      {
        result = result.mapped { root in
          replacing(
            offsets[1], with: parts.inner, in: replacing(offsets[0], with: parts.outer, in: root))
        }
        continue
      }
      var place = graph.add(.variable(offsets[0]))
      var (isBeyond, areTwoBeyond) = (graph.number(0), graph.number(0))
      for (view, offset) in inners {
        guard let inner = geometry(of: view) else { continue }
        let distance = graph.add(.variable(offset))
        let isAfter = graph.add(.isLess(inner.travel, distance))
        let isBefore = graph.add(.isLess(distance, graph.number(0)))
        place = graph.add(.choice(isAfter, outer.travel, place))
        place = graph.add(.choice(isBefore, graph.number(0), place))
        let isOut = either(isAfter, isBefore)
        areTwoBeyond = either(areTwoBeyond, graph.add(.choice(isOut, isBeyond, graph.number(0))))
        isBeyond = either(isOut, isBeyond)
      }
      // A view that is moved by a statement is beyond an end, and the other one anywhere.
      guard movedViews.isDisjoint(with: views) else { continue }
      result = result.mapped { replacing(offsets[0], with: place, in: $0) }
      // Only the view in front is ever beyond an end.
      result = result.unless(areTwoBeyond, graph: &graph)
    }
    return result
  }

  private func either(_ a: Int, _ b: Int) -> Int { graph.add(.choice(a, graph.number(1), b)) }

  /// Whether two views are where their distance says, unless the outer one becomes longer.
  func followsDistance(_ nest: PatternProgram.Nest) -> Bool {
    let views = [nest.outer] + nest.inners
    let begins = views.allSatisfy { view in
      if case .number(0) = graph.expressions[formula(program.views[view].start)] {
        true
      } else {
        false
      }
    }
    return nest.inners.count == 1 && nest.outerIsFirstOnward != nest.outerIsFirstBack && begins
      && movedViews.isDisjoint(with: views)
  }

  /// How far the views of a nest are from their beginnings at its distance.
  private func parts(ofNest index: Int, _ travel: Int) -> (outer: Int, inner: Int)? {
    let nest = program.nests[index]
    guard let inner = geometry(of: nest.inners.lowerBound) else { return nil }
    let distance = graph.add(.variable(variable(.nest(index))))
    let start =
      nest.outerIsFirstOnward ? distance : graph.add(.difference(distance, inner.travel))
    let outer = graph.add(
      .minimum(graph.add(.maximum(start, graph.number(0))), travel))
    return (outer, graph.add(.difference(distance, outer)))
  }
}
