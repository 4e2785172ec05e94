// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Where elements are that are not repeated.
extension ProgramBuilder {
  /// Gives an element its rectangle, on the screen and in its view.
  func place(_ draft: inout ElementDraft) {
    let value = draft.value["frame"]
    if let value, value.text != "fill" {
      log.checkKeys(value, .frame)
    }
    let object = value?.text == "fill" ? nil : value
    let space = draft.space
    var x = span(object, ("left", "width", "right", "centerX"), all: space.width)
    var y = span(object, ("top", "height", "bottom", "centerY"), all: space.height)
    if let sticky = draft.value["sticky"] {
      if draft.space.items == nil, let view = draft.space.view {
        // It sticks in the content of its view, in which the space may begin elsewhere.
        if isHorizontal(view) {
          x.start = stuck(sticky, view, x.start + space.localX, x.extent) - space.localX
        } else {
          y.start = stuck(sticky, view, y.start + space.localY, y.extent) - space.localY
        }
      } else {
        log.report(at: sticky.offset, "only elements in the content of a view are sticky")
      }
    }
    // Faults inside are those of the element's own formulas.
    let (width, height) = (append(x.extent, x.source), append(y.extent, y.source))
    let frame = ElementDraft.Rectangle(
      x: append(space.x + x.start, x.startSource), y: append(space.y + y.start, y.startSource),
      width: width, height: height)
    draft.frame = frame
    draft.localFrame = ElementDraft.Rectangle(
      x: append(space.localX + x.start, x.startSource),
      y: append(space.localY + y.start, y.startSource), width: width, height: height)
    draft.ends = ElementDraft.Ends(
      right: formula(.binary(.add, trees[frame.x], trees[frame.width])),
      bottom: formula(.binary(.add, trees[frame.y], trees[frame.height])))
  }

  /// Where an element is along an axis.
  private struct Span {
    var start, extent: Formula
    var startSource, source: FormulaSource
  }

  /// Where an element begins along an axis, and how long it is there, from two of its edges, middle and extent.
  private func span(
    _ value: FileTree?, _ keys: (start: String, extent: String, end: String, middle: String),
    all extent: Formula
  ) -> Span {
    var isWrong = false
    func part(_ key: String) -> Formula? {
      guard let value = value?[key] else { return nil }
      let part = formula(value, "'\(key)'").map { trees[$0] }
      if part == nil { isWrong = true }
      return part
    }
    let whole = value ?? FileTree(content: .null, offset: tree.offset)
    let startSource = FormulaSource(
      value?[keys.start] ?? value?[keys.end] ?? value?[keys.middle] ?? whole)
    let two = Formula.number(2)
    let result: (start: Formula, extent: Formula)
    switch (part(keys.start), part(keys.extent), part(keys.end), part(keys.middle)) {
    // What is wrong is reported already.
    case _ where isWrong: result = (.number(0), .number(0))
    case (nil, nil, nil, nil): result = (.number(0), extent)
    case (let start?, let extent?, nil, nil): result = (start, extent)
    case (let start?, nil, let end?, nil):
      checkOrder(start, end, of: whole, keys)
      result = (start, end - start)
    case (nil, let extent?, let end?, nil): result = (end - extent, extent)
    case (nil, let extent?, nil, let middle?):
      result = (middle - .binary(.divide, extent, two), extent)
    case (let start?, nil, nil, let middle?):
      result = (start, .binary(.multiply, two, middle - start))
    case (nil, nil, let end?, let middle?):
      result = (
        .binary(.multiply, two, middle) - end, .binary(.multiply, two, end - middle)
      )
    default:
      log.report(
        at: whole.offset,
        "'frame' needs two of '\(keys.start)', '\(keys.extent)', '\(keys.end)' and '\(keys.middle)', or none of them"
      )
      result = (.number(0), .number(0))
    }
    return Span(
      start: result.start, extent: result.extent, startSource: startSource,
      source: FormulaSource(value?[keys.extent] ?? whole))
  }

  /// Refuses an end that was meant as an inset: it is an edge, and lies before the other one.
  private func checkOrder(
    _ start: Formula, _ end: Formula, of frame: FileTree,
    _ keys: (start: String, extent: String, end: String, middle: String)
  ) {
    guard case .number(let first) = start.kind, case .number(let last) = end.kind, last <= first,
      let value = frame[keys.end]
    else { return }
    log.report(
      at: value.offset,
      "'\(keys.end)' is an edge, counted as '\(keys.start)' is, and must lie beyond it: to leave points free there, subtract them, as in screen.\(keys.extent) - 16"
    )
  }

  // MARK: Sticky elements

  /// Where something is that stays at an edge of its view's viewport as long as the content has room, in the content.
  ///
  /// - Parameters:
  ///   - value: What the file says about it.
  ///   - view: The view.
  ///   - natural: Where it would be.
  ///   - extent: How long it is along the axis.
  func stuck(_ value: FileTree, _ view: Int, _ natural: Formula, _ extent: Formula) -> Formula {
    let ends = isHorizontal(view) ? ["left", "right"] : ["top", "bottom"]
    log.checkKeys(value, "'sticky'", ends + ["within"])
    if let within = value["within"] { _ = word(within, "container", ["content"]) }
    let offset = reading("offset", ofView: view)
    let edges = ends.map { end in value[end].flatMap { formula($0, "'\(end)'") }.map { trees[$0] } }
    switch (edges[0], edges[1]) {
    case (let distance?, nil):
      return pinned(
        natural, to: offset + distance, until: reading("length", ofView: view) - extent)
    case (nil, let distance?):
      let line = offset + reading("viewport", ofView: view) - distance - extent
      return .max(.min(line, natural), .min(natural, .number(0)))
    default:
      log.report(at: value.offset, "'sticky' needs one of '\(ends[0])' and '\(ends[1])'")
      return natural
    }
  }

  /// A place that follows a line from its natural place on, up to a limit.
  func pinned(_ natural: Formula, to line: Formula, until limit: Formula) -> Formula {
    .min(.max(line, natural), .max(natural, limit))
  }
}
