// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The sizes of looks, for the text size of a device.
///
/// A reader's font is unknown, so the widths of texts are estimates that a font hardly exceeds.
struct LookMeasure {
  /// The height of a line relative to the size of its font.
  static let lineHeight = 1.3
  /// The extent of symbols that have no size of their own, and of pictures in a row, in points.
  static let symbolSize = 24.0
  static let pictureSize = 40.0

  /// The size of text on the device.
  let category: ContentSizeCategory
  /// The number of the item that is drawn.
  let item: Int

  /// The entry of a list that the item shows.
  func choice<Element>(of list: [Element]) -> Element? {
    list.isEmpty ? nil : list[item % list.count]
  }

  /// The size of the text of a look, in points.
  func fontSize(of look: ElementLook) -> Double {
    look.style.size(in: look.growsText ? category : .large)
  }

  /// How much larger a part is because its text is.
  private func growth(of look: ElementLook) -> Double {
    look.texts.isEmpty || !look.growsText ? 1 : look.style.letterGrowth(in: category)
  }

  /// The capacity of a line of the look's text, in a width in points.
  func capacity(of look: ElementLook, width: Double) -> LineCapacity {
    LineCapacity(width: width, size: fontSize(of: look), weight: weight(of: look))
  }

  /// The weight of the look's text; nil for the default one.
  func weight(of look: ElementLook) -> Double? { look.isBold ? 600 : nil }

  /// The width of a part that does not share what others leave; nil for one that does.
  ///
  /// - Parameter space: The width of the row, in points.
  func width(of look: ElementLook, in space: Double) -> Double? {
    let sides = look.padding.left + look.padding.right
    switch look.width {
    case .points(let width): return width * growth(of: look)
    case .fitting:
      let size = fontSize(of: look)
      // A letter more: short texts are cut sooner. Bold letters of wide fonts need more than their capacity says.
      let width = LineCapacity.width(
        of: choice(of: look.texts) ?? "", size: size, weight: weight(of: look))
      return min(width * (look.isBold ? 1.1 : 1) + size * 0.6 + sides, space * 0.7)
    case .automatic:
      guard look.parts.isEmpty, look.texts.isEmpty else { return nil }
      if !look.symbols.isEmpty { return (look.size ?? Self.symbolSize) + sides }
      return look.pictures.isEmpty ? nil : look.size ?? Self.pictureSize
    }
  }

  /// The widths of the parts of a row.
  func widths(of parts: [ElementLook], gap: Double, in space: Double) -> [Double] {
    let own = parts.map { width(of: $0, in: space) }
    let fixed = own.compactMap(\.self).reduce(0, +)
    let shares = Double(own.count { $0 == nil })
    let left = max(0, space - fixed - gap * Double(max(0, parts.count - 1)))
    return own.map { $0 ?? left / shares }
  }

  /// Whether a part of a column takes a share of what the others leave.
  func isFlexible(_ look: ElementLook) -> Bool { look.height == nil && look.isEmpty }

  /// The height that a look needs in a width, in points.
  func height(of look: ElementLook, width: Double) -> Double {
    if let height = look.height { return height * growth(of: look) }
    let inner = max(0, width - look.padding.left - look.padding.right)
    let ends = look.padding.top + look.padding.bottom
    if !look.parts.isEmpty {
      if look.isColumn {
        let heights = look.parts.map {
          height(of: $0, width: self.width(of: $0, in: inner) ?? inner)
        }
        return heights.reduce(0, +) + look.gap * Double(heights.count - 1) + ends
      }
      let widths = widths(of: look.parts, gap: look.gap, in: inner)
      return (zip(look.parts, widths).map { height(of: $0, width: $1) }.max() ?? 0) + ends
    }
    if let text = choice(of: look.texts) {
      let lines = capacity(of: look, width: inner).lines(of: text, atMost: look.lineLimit)
      return Double(lines.count) * fontSize(of: look) * Self.lineHeight + ends
    }
    if !look.symbols.isEmpty { return (look.size ?? Self.symbolSize) + ends }
    return look.pictures.isEmpty ? 0 : look.size ?? Self.pictureSize
  }
}

extension ElementLook {
  /// Whether it only takes space.
  var isEmpty: Bool {
    parts.isEmpty && texts.isEmpty && symbols.isEmpty && pictures.isEmpty && fill == nil
      && gradient == nil && stroke == nil
  }
}
