// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What is shown.
extension ProgramReader {
  mutating func elementList() -> [PatternProgram.Element] {
    var result: [PatternProgram.Element] = []
    while result.count < elements, bytes.isValid {
      result.append(element(at: result.count))
    }
    return result
  }

  private mutating func element(at index: Int) -> PatternProgram.Element {
    let hasKind = bytes.flag()
    let kind = hasKind ? bytes.value(ElementID.Kind.own) : nil
    return PatternProgram.Element(
      kind: kind, number: UInt16(bytes.whole(below: elementNumbers + 1)),
      copy: Int32(bytes.whole(below: 1 << 16)) - 1, item: Int32(bytes.whole(below: 1 << 27)) - 1,
      shownSection: optionalFormula(), shownItem: optionalFormula(),
      view: bytes.optional(below: views),
      layer: UInt8(bytes.whole(below: min(layers + 1, 256))), takesTouches: bytes.flag(),
      visible: optionalFormula(), alpha: optionalFormula(), scale: optionalFormula(),
      place: place(), childCount: bytes.whole(below: elements - index))
  }

  private mutating func place() -> PatternProgram.Element.Place {
    switch bytes.whole(below: 6) {
    case 0: .once(frame())
    case 1: .fixed(frame())
    case 2: .repeated(bytes.whole(below: items))
    case 3: .perItem(frame())
    case 4: .header(bytes.whole(below: items), sectionPart())
    default: .footer(bytes.whole(below: items), sectionPart())
    }
  }

  private mutating func sectionPart() -> PatternProgram.Element.SectionPart {
    PatternProgram.Element.SectionPart(
      place: optionalFormula(), leadingInset: optionalFormula(), trailingInset: optionalFormula(),
      failure: optionalFormula().map { (condition: $0, sentence: bytes.whole(below: 1 << 16)) })
  }

  mutating func itemParts() -> PatternProgram.Items {
    PatternProgram.Items(
      in: space(), isHorizontal: bytes.flag(), count: formula(), columns: formula(),
      length: formula(), isUneven: bytes.flag(), gap: formula(), start: formula(),
      leadingInset: formula(), trailingInset: formula(), isCentered: bytes.flag(),
      sections: sections(), followsRun: bytes.flag())
  }

  private mutating func space() -> PatternProgram.Items.Space {
    switch bytes.whole(below: 3) {
    case 0: .screen
    case 1: .view(bytes.whole(below: views))
    default: .element(frame())
    }
  }

  private mutating func sections() -> PatternProgram.Items.Sections? {
    guard bytes.flag() else { return nil }
    return PatternProgram.Items.Sections(
      count: formula(), rows: formula(), leadingInset: formula(), trailingInset: formula(),
      header: formula(), footer: formula())
  }

  // MARK: Layers

  mutating func layerList() -> [PatternProgram.Layer] {
    var result: [PatternProgram.Layer] = []
    while result.count < layers, bytes.isValid {
      let parent = UInt8(bytes.whole(below: min(result.count + 1, 256)))
      result.append(PatternProgram.Layer(parent: parent, origin: origin(), clip: clip()))
    }
    return result
  }

  private mutating func origin() -> PatternProgram.Layer.Origin {
    switch bytes.whole(below: 7) {
    case 0: .screen
    case 1: .content(bytes.whole(below: views))
    case 2: .viewport(bytes.whole(below: views))
    case 3: .viewportEnd(bytes.whole(below: views))
    case 4: .sheet(bytes.whole(below: sheets))
    case 5: .element(bytes.whole(below: elements))
    default: .elementEnd(bytes.whole(below: elements))
    }
  }

  private mutating func clip() -> PatternProgram.Layer.Clip {
    switch bytes.whole(below: 4) {
    case 0: .all
    case 1: .after
    case 2: .before
    default: .box(width: formula(), height: formula(), radius: bytes.number())
    }
  }
}
