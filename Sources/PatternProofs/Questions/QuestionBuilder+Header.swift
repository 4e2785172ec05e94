// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// Questions about a header over the first row of a list.
extension QuestionBuilder {
  /// Something along the axis of the recorded view: its expression, and the formulas whose sum it is in a run.
  private struct Edge {
    var number: Int
    var formulas: [Int]
    var condition: Int?
    /// Whether the offset is subtracted from the formulas.
    var followsOffset = false
  }

  /// How far edges may be apart or beyond each other, in points; as in the rules of the review.
  private static let tolerance = 0.5

  private var core: PatternProgram { program.program }

  mutating func addHeader() {
    let view = core.recordedView
    guard core.views[view].axis == .vertical, let header = header(), let row = firstRow(),
      let geometry = program.geometry(of: view)
    else { return }
    let variable = program.variable(.offset(view))
    addGap(header, row, program.distance(of: view))
    addOverlap(header, row, variable)
    addBounce(header, variable, geometry)
  }

  /// Where the header ends: as recorded for the rules, or else the element that is a header.
  private func header() -> Edge? {
    for name in ["header.bottom", "header.height"] {
      guard let value = core.values.first(where: { "\($0.name)" == name }) else { continue }
      return Edge(
        number: program.formula(value.formula), formulas: [value.formula],
        condition: value.condition)
    }
    for element in core.elements where element.kind == .header && element.view == nil {
      switch element.place {
      case .once(let frame), .fixed(let frame):
        let parts = [frame.y, frame.height]
        return Edge(
          number: node(.sum(program.formula(parts[0]), program.formula(parts[1]))),
          formulas: parts, condition: element.visible)
      case .repeated, .perItem, .header, .footer: continue
      }
    }
    return nil
  }

  /// Where the first row begins: as recorded for the rules, or else the first item in the recorded view.
  private func firstRow() -> Edge? {
    if let value = core.values.first(where: { "\($0.name)" == "firstRow.y" }) {
      return Edge(
        number: program.formula(value.formula), formulas: [value.formula],
        condition: value.condition)
    }
    let view = core.recordedView
    for element in core.elements where element.view == view {
      guard case .repeated(let items) = element.place, !core.items[items].isCentered else {
        continue
      }
      let parts = [core.views[view].frame.y, core.items[items].start]
      let place = node(.sum(program.formula(parts[0]), program.formula(parts[1])))
      guard let geometry = program.geometry(of: view) else { continue }
      let offset = node(.sum(geometry.minimum, program.distance(of: view)))
      return Edge(
        number: node(.difference(place, offset)), formulas: parts, followsOffset: true)
    }
    return nil
  }

  private func condition(_ edges: Edge...) -> Int? {
    var result: Int?
    for edge in edges {
      guard let condition = edge.condition else { continue }
      let truth = program.formula(condition)
      result = result.map { node(.choice($0, truth, program.graph.number(0))) } ?? truth
    }
    return result
  }

  private func recorded(_ edges: Edge...) -> [PatternProgram.Value] {
    edges.flatMap { edge in edge.formulas.map { recorded($0, when: edge.condition) } }
  }

  /// Gives both edges in a frame that records the first and then the second.
  private static func places(
    _ header: Edge, _ row: Edge
  ) -> @Sendable (ReplayFrame) -> (header: Double, row: Double) {
    let (count, followsOffset) = (header.formulas.count, row.followsOffset)
    return { frame in
      let row = frame.values.dropFirst(count).reduce(0, +)
      return (
        frame.values.prefix(count).reduce(0, +), followsOffset ? row - frame.offset : row
      )
    }
  }

  // MARK: Questions

  private mutating func addGap(
    _ header: Edge, _ row: Edge, _ distance: Int
  ) {
    let pull = node(.maximum(program.graph.number(0), node(.negated(distance))))
    let between = program.distributed(node(.difference(row.number, header.number)))
    let gap = program.distributed(node(.difference(between, pull)))
    let places = Self.places(header, row)
    add(
      ProofQuestion(
        kind: .gap, subject: "header",
        text: "no background between the header and the first row", offset: nil,
        test: .bound(
          BoundQuestion(condition: condition(header, row), excess: gap, limit: Self.tolerance)),
        view: core.recordedView, recorded: recorded(header, row),
        measure: { frames in
          guard let frame = frames.last else { return nil }
          let (header, row) = places(frame)
          let gap = row - header - max(0, frame.minimum - frame.offset)
          return gap > Self.tolerance ? gap : nil
        }))
  }

  private mutating func addOverlap(
    _ header: Edge, _ row: Edge, _ variable: Int
  ) {
    let start = program.graph.number(0)
    func atRest(_ number: Int) -> Int { program.replacing(variable, with: start, in: number) }
    let overlap = node(.difference(atRest(header.number), atRest(row.number)))
    let places = Self.places(header, row)
    add(
      ProofQuestion(
        kind: .overlap, subject: "header", text: "the first row is not covered at rest",
        offset: nil,
        test: .bound(
          BoundQuestion(
            condition: condition(header, row).map(atRest), excess: overlap, limit: Self.tolerance)),
        view: core.recordedView, recorded: recorded(header, row),
        measure: { frames in
          guard let frame = frames.last, (frame.offset - frame.minimum).magnitude <= 0.5 else {
            return nil
          }
          let (header, row) = places(frame)
          return header - row > Self.tolerance ? header - row : nil
        }))
  }

  /// Beyond the first end a header may be still or go with the content; beyond the last it is still.
  private mutating func addBounce(
    _ header: Edge, _ variable: Int, _ geometry: ProofProgram.Geometry
  ) {
    guard program.dependencies(of: header.number).variables.contains(variable) else { return }
    let distance = node(.variable(variable))
    let (start, end) = (program.graph.number(0), geometry.travel)
    func change(from end: Int) -> Int {
      node(
        .difference(header.number, program.replacing(variable, with: end, in: header.number)))
    }
    func magnitude(_ number: Int) -> Int { node(.maximum(number, node(.negated(number)))) }
    let below = magnitude(change(from: end))
    let pulled = change(from: start)
    let pull = node(.negated(distance))
    let above = node(
      .minimum(magnitude(pulled), magnitude(node(.difference(pulled, pull)))))
    let isAbove = node(.isLess(distance, start))
    let isBelow = node(.isLess(end, distance))
    let change = node(
      .choice(isBelow, below, node(.choice(isAbove, above, program.graph.number(0)))))
    add(
      ProofQuestion(
        kind: .bounce, subject: "header", text: "the header does not follow a bounce", offset: nil,
        test: .bound(
          BoundQuestion(condition: condition(header), excess: change, limit: Self.tolerance)),
        view: core.recordedView, recorded: recorded(header),
        measure: { frames in
          guard frames.count == 2 else { return nil }
          let change = frames[1].values.reduce(0, +) - frames[0].values.reduce(0, +)
          let pull = frames[0].offset - frames[1].offset
          let amount =
            pull < 0 ? change.magnitude : min(change.magnitude, (change - pull).magnitude)
          return amount > Self.tolerance ? amount : nil
        }))
  }
}
