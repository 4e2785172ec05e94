// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// What formulas read of a run, and the geometry of scroll views.
extension ProofProgram {
  func reading(_ reading: PatternProgram.Reading, of view: Int) -> Int {
    switch reading {
    case .sheetExtent: return graph.add(.variable(variable(.sheet(view))))
    case .sheetVelocity, .sheetTarget, .sheetIsDragging, .sheetIsSettling:
      return open("the \(reading.kindOfMotion) of '\(pattern.sheetNames[view])'")
    case _ where reading.isOfFinger: return graph.add(self.reason("the finger"))
    case .time: return graph.add(self.reason("time"))
    default: break
    }
    guard nests(of: view).count < 2 else { return open("how views share one way") }
    let distance = distance(of: view)
    let zero = graph.number(0)
    switch reading {
    case .offset where openViews.contains(view):
      selfFollowing.insert(view)
      return distance
    case .target, .velocity, .delta, .pan, .isTracking, .isDragging, .isDecelerating:
      return graph.add(
        self.reason("the \(reading.kindOfMotion) of '\(pattern.viewNames[view])'"))
    default: break
    }
    guard let geometry = geometry(of: view) else {
      return graph.add(
        self.reason("the geometry of '\(pattern.viewNames[view])', which follows its own offset"))
    }
    switch reading {
    case .offset: return graph.add(.sum(geometry.minimum, distance))
    case .minimum: return geometry.minimum
    case .maximum: return geometry.maximum
    case .scrolled:
      return graph.add(.minimum(graph.add(.maximum(distance, zero)), geometry.travel))
    case .overStart: return graph.add(.maximum(zero, graph.add(.negated(distance))))
    case .overEnd:
      return graph.add(.maximum(zero, graph.add(.difference(distance, geometry.travel))))
    case .length: return geometry.length
    case .leadingInset: return geometry.leadingInset
    case .trailingInset: return geometry.trailingInset
    default: return geometry.viewport
    }
  }

  /// The geometry of a view; nil if it depends on itself, or on the view's own offset.
  func geometry(of index: Int) -> Geometry? {
    if let known = geometries[index] { return known }
    guard !selfFollowing.contains(index) else { return nil }
    guard openViews.insert(index).inserted else { return nil }
    defer { openViews.remove(index) }
    let view = program.views[index]
    let isVertical = view.axis == .vertical
    let edge = formula(isVertical ? view.frame.y : view.frame.x)
    let viewport = formula(isVertical ? view.frame.height : view.frame.width)
    let content = formula(view.content)
    let zero = graph.number(0)
    let adjusted: Int =
      switch view.adjustment {
      case .always: graph.number(1)
      case .never: zero
      case .automatic:
        graph.add(
          .choice(
            formula(view.alwaysBounces), graph.number(1), graph.add(.isLess(viewport, content))))
      }
    let (start, end) = safeArea(isVertical)
    let before = graph.add(.maximum(zero, graph.add(.difference(start, edge))))
    let bottom = graph.add(.sum(edge, viewport))
    let after = graph.add(.maximum(zero, graph.add(.difference(bottom, end))))
    func inset(_ own: Int, _ reach: Int, _ safeArea: Int) -> Int {
      let more = graph.add(.sum(reach, formula(safeArea)))
      return graph.add(.sum(formula(own), graph.add(.choice(adjusted, more, zero))))
    }
    let leading = inset(view.leadingInset, before, view.leadingSafeArea)
    let trailing = inset(view.trailingInset, after, view.trailingSafeArea)
    let minimum = graph.add(.negated(leading))
    let length = graph.add(.difference(graph.add(.sum(content, trailing)), viewport))
    let maximum = graph.add(.maximum(minimum, length))
    let result = Geometry(
      minimum: minimum, maximum: maximum, viewport: viewport,
      length: content, leadingInset: leading, trailingInset: trailing, edge: edge,
      bounces: formula(view.bounces), travel: graph.add(.difference(maximum, minimum)))
    guard !selfFollowing.contains(index) else { return nil }
    geometries[index] = result
    return result
  }

  /// Where the safe area begins and ends along an axis, on the screen.
  private func safeArea(_ isVertical: Bool) -> (start: Int, end: Int) {
    func fact(_ kind: PatternProgram.Fact.Kind) -> Int {
      let register = program.facts.first { $0.kind == kind }?.register ?? 0
      return graph.add(.register(register))
    }
    let extent = fact(isVertical ? .height : .width)
    return (
      fact(isVertical ? .safeTop : .safeLeft),
      graph.add(.difference(extent, fact(isVertical ? .safeBottom : .safeRight)))
    )
  }
}
