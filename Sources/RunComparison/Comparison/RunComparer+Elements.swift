// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension RunComparer {
  /// How elements differ, by their worst edge.
  func elements() -> [ElementDifference] {
    let isAligned = a.elements.elementsEqual(b.elements) {
      $0.isSame(as: $1)
    }
    var sameLayers: [Bool] = []
    for layer in 0..<min(a.layerCount, b.layerCount) {
      let isSame = (2 * layer...2 * layer + 1).allSatisfy { a.layers[$0] == b.layers[$0] }
      sameLayers.append(isSame && pairs.isTrivial)
    }
    let everySame =
      a.layerCount == b.layerCount && !sameLayers.contains(false) && pairs.isTrivial
    if isAligned, everySame, a.elements == b.elements { return [] }
    var places: [String: Int] = [:]
    if !isAligned {
      for (index, element) in b.elements.enumerated() { places[element.name] = index }
    }
    var differences: [ElementDifference] = []
    var found = Set<Int>()
    for (index, element) in a.elements.enumerated() {
      guard let place = isAligned ? index : places[element.name] else {
        differences.append(only(element, inA: true))
        continue
      }
      if !isAligned { found.insert(place) }
      let twin = b.elements[place]
      if element == twin, staysSame(element, sameLayers) { continue }
      if let difference = difference(element, twin) { differences.append(difference) }
    }
    if !isAligned {
      for (index, element) in b.elements.enumerated() where !found.contains(index) {
        differences.append(only(element, inA: false))
      }
    }
    return differences
  }

  /// Whether an element with equal recordings is also on layers that move alike.
  private func staysSame(_ element: RecordedElement, _ sameLayers: [Bool]) -> Bool {
    guard pairs.isTrivial else { return false }
    let layer = element[.layer]
    if layer.isConstant {
      return sameLayers.indices.contains(layer.constant) && sameLayers[layer.constant]
    }
    return !sameLayers.contains(false) && a.layerCount == b.layerCount
  }

  private func only(_ element: RecordedElement, inA isA: Bool) -> ElementDifference {
    let frame = element.seen[0].lowerBound
    let run = isA ? a : b
    return ElementDifference(
      name: element.name, edge: .visibility, frame: frame, time: run.time(ofFrame: frame),
      a: isA ? 1 : 0, b: isA ? 0 : 1, differing: element.seen.reduce(0) { $0 + $1.count })
  }

  /// Where an element is in a frame, in units.
  private struct Place {
    /// As seen from the layer.
    var x, y, width, height: Int
    /// Where the layer is.
    var left, top: Int
    var alpha, scale: Int
  }

  private func place(_ element: RecordedElement, _ run: RecordedRun, _ frame: Int) -> Place {
    let layer = element[.layer][frame]
    return Place(
      x: element[.x][frame], y: element[.y][frame], width: element[.width][frame],
      height: element[.height][frame], left: run.layers[2 * layer][frame],
      top: run.layers[2 * layer + 1][frame], alpha: element[.alpha][frame],
      scale: element[.scale][frame])
  }

  private func difference(
    _ one: RecordedElement, _ other: RecordedElement
  ) -> ElementDifference? {
    var seen = (a: SeenCursor(one.seen), b: SeenCursor(other.seen))
    let limit = Int((tolerance * RecordedRun.grid).rounded(.down))
    var worst: ElementDifference?
    var worstUnits = 0
    var hidden: ElementDifference?
    var differing = 0
    for moment in 0..<pairs.count {
      let (frame, twin) = (pairs.a(moment), pairs.b(moment))
      let isSeen = (a: seen.a.contains(frame), b: seen.b.contains(twin))
      guard isSeen.a || isSeen.b else { continue }
      guard isSeen.a, isSeen.b else {
        differing += 1
        if hidden == nil {
          hidden = found(
            one, .visibility, moment, isSeen.a ? 1 : 0, isSeen.b ? 1 : 0)
        }
        continue
      }
      let (p, q) = (place(one, a, frame), place(other, b, twin))
      // Two roundings, of the layer and of the distance from it, may add up to a unit if neither is
      // the same.
      let dx = q.x &+ q.left &- p.x &- p.left
      let dy = q.y &+ q.top &- p.y &- p.top
      let isNoiseX = dx.magnitude <= 1 && p.left != q.left && p.x != q.x
      let isNoiseY = dy.magnitude <= 1 && p.top != q.top && p.y != q.y
      let x = isNoiseX ? 0 : dx
      let y = isNoiseY ? 0 : dy
      let edges: [(ElementDifference.Edge, Int, Int)] = [
        (.top, y, p.y &+ p.top), (.bottom, y &+ q.height &- p.height, p.y &+ p.top &+ p.height),
        (.left, x, p.x &+ p.left), (.right, x &+ q.width &- p.width, p.x &+ p.left &+ p.width),
      ]
      var differs = false
      for (edge, units, start) in edges where Int(units.magnitude) > limit {
        differs = true
        if Int(units.magnitude) > worstUnits {
          worstUnits = Int(units.magnitude)
          let from = Double(start) / RecordedRun.grid
          worst = found(
            one, edge, moment, from, Double(start &+ units) / RecordedRun.grid)
        }
      }
      if worstUnits == 0, knowsAll {
        for (edge, before, after) in [
          (ElementDifference.Edge.opacity, p.alpha, q.alpha), (.scale, p.scale, q.scale),
        ] where Double((after - before).magnitude) / 1e4 > tolerance {
          differs = true
          if Double((after - before).magnitude) / 1e4 > worst?.largest.magnitude ?? 0 {
            worst = found(one, edge, moment, Double(before) / 1e4, Double(after) / 1e4)
          }
        }
      }
      if differs { differing += 1 }
    }
    guard var result = worst ?? hidden else { return nil }
    result.differing = differing
    return result
  }

  private func found(
    _ element: RecordedElement, _ edge: ElementDifference.Edge, _ moment: Int, _ a: Double,
    _ b: Double
  ) -> ElementDifference {
    ElementDifference(
      name: element.name, edge: edge, frame: pairs.frame(moment), time: pairs.time(moment), a: a,
      b: b, differing: 0)
  }
}

/// Tests in ascending order whether ranges contain a frame.
private struct SeenCursor {
  private let ranges: [Range<Int>]
  private var index = 0

  init(_ ranges: [Range<Int>]) {
    self.ranges = ranges
  }

  mutating func contains(_ frame: Int) -> Bool {
    while index < ranges.count, ranges[index].upperBound <= frame { index += 1 }
    return index < ranges.count && ranges[index].lowerBound <= frame
  }
}
