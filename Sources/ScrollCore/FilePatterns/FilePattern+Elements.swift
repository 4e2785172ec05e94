// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The elements of a frame, back to front.
extension FilePattern {
  mutating func prepareElements(on host: borrowing ScrollHost) {
    draft.frames.elements.append(ElementFrame(ElementID(.backdrop), layer: 0, frame: screen.bounds))
    var index = 0
    while index < program.elements.count, fault == nil {
      let element = program.elements[index]
      switch element.place {
      case .fixed: appendFixed(index, on: host)
      case .once(let frame): appendOnce(index, frame, on: host)
      case .repeated(let items): appendItems(items, index, on: host)
      case .header(let items, let part):
        appendSections(of: items, index, part, on: host) {
          $0.start
        } length: {
          $0.headerLength
        }
      case .footer(let items, let part):
        appendSections(of: items, index, part, on: host) {
          $0.end - $0.footerLength
        } length: {
          $0.footerLength
        }
      case .perItem: break
      }
      index += 1 + element.childCount
    }
  }

  /// Places elements on another screen, for a touch that comes before its first frame.
  ///
  /// A formula without a result is not a fault yet: that frame may find other numbers.
  mutating func placeElements(on host: borrowing ScrollHost) {
    let before = fault
    prepareElements(on: host)
    fault = before
    shown.remember(draft.frames.elements[...])
    draft.frames.removeAll()
  }

  private mutating func appendFixed(_ index: Int, on host: borrowing ScrollHost) {
    var rect = fixedFrames[index]
    if rect.width >= 0, let view = program.elements[index].view {
      let origin = contentOrigin(of: view, on: host)
      rect.x += origin.x
      rect.y += origin.y
    }
    draft.rects[index] = rect
    let element = program.elements[index]
    guard let kind = element.kind, rect.width >= 0 else { return }
    draft.frames.elements.append(
      ElementFrame(
        ElementID(kind, number: element.number, section: element.copy, item: element.item),
        layer: element.layer, frame: rect))
  }

  private mutating func appendOnce(
    _ index: Int, _ frame: PatternProgram.View.Frame, on host: borrowing ScrollHost
  ) {
    let element = program.elements[index]
    draft.rects[index].width = -1
    guard element.visible.map({ holds($0, on: host) }) ?? true,
      let rect = self.frame(frame, on: host)
    else { return }
    draft.rects[index] = rect
    guard let kind = element.kind else { return }
    append(
      element,
      ElementID(kind, number: element.number, section: element.copy, item: element.item), at: rect,
      on: host)
  }

  /// Appends an element with its opacity and scale.
  mutating func append(
    _ element: PatternProgram.Element, _ id: ElementID, at rect: Rect, on host: borrowing ScrollHost
  ) {
    var id = id
    if let section = element.shownSection { id.section = whole(section, on: host) }
    if let item = element.shownItem { id.item = whole(item, on: host) }
    let alpha = Self.opacity(element.alpha.map { number($0, on: host) ?? 1 } ?? 1)
    let scale = element.scale.map { number($0, on: host) ?? 1 } ?? 1
    draft.frames.elements.append(
      ElementFrame(
        id, layer: element.layer, frame: rect, contentAlpha: alpha, contentScale: scale))
  }

  /// An opacity as UIKit takes it: what is below 0 is not seen, what is above 1 is opaque.
  static func opacity(_ formula: Double) -> Double { min(max(formula, 0), 1) }

  /// The number of a section or an item, which a formula gives.
  private mutating func whole(_ formula: Int, on host: borrowing ScrollHost) -> Int32 {
    Self.whole(number(formula, on: host) ?? 0)
  }

  /// The number of a section or an item, rounded down.
  static func whole(_ number: Double) -> Int32 {
    let bounded = min(max(number, -1), 2_000_000_000)
    #if hasFeature(Embedded)
    return Int32(bounded.rounded(.down))
    #else
    // On some processors rounding is a call.
    let whole = Int32(bounded)
    return Double(whole) > bounded ? whole - 1 : whole
    #endif
  }
}
