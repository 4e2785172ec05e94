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
    look.style.size(in: textSize(of: look))
  }

  /// The size of text that a look follows.
  private func textSize(of look: ElementLook) -> ContentSizeCategory {
    guard look.growsText else { return .large }
    return category.rawValue > look.largestText.rawValue ? look.largestText : category
  }

  /// How much larger a part is because its text is.
  private func growth(of look: ElementLook) -> Double {
    look.texts.isEmpty ? 1 : look.style.letterGrowth(in: textSize(of: look))
  }

  /// The capacity of a line of the look's text, in a width in points.
  func capacity(of look: ElementLook, width: Double) -> LineCapacity {
    LineCapacity(width: width, size: fontSize(of: look), weight: weight(of: look))
  }

  /// The weight of the look's text; nil for the default one.
  func weight(of look: ElementLook) -> Double? { look.isBold ? 600 : nil }

  /// The width of a part that does not share what others leave; nil for one that does.
  ///
  /// - Parameters:
  ///   - space: The width of the row or column, in points.
  ///   - isColumn: Whether nothing stands beside it.
  func width(of look: ElementLook, in space: Double, isColumn: Bool = false) -> Double? {
    let sides = look.padding.left + look.padding.right
    switch look.width {
    case .points(let width): return width * growth(of: look)
    case .fitting: return min(fitting(look), isColumn ? space : space * 0.7)
    case .automatic:
      guard look.parts.isEmpty, look.texts.isEmpty else { return nil }
      if !look.symbols.isEmpty { return (look.size ?? Self.symbolSize) + sides }
      return look.hasPicture ? look.size ?? Self.pictureSize : nil
    }
  }

  /// The width that a look takes with its text in one line.
  private func fitting(_ look: ElementLook) -> Double {
    let sides = look.padding.left + look.padding.right
    guard look.parts.isEmpty else {
      let widths = look.parts.map { part in
        if case .points(let width) = part.width { width * growth(of: part) } else { fitting(part) }
      }
      let width =
        look.isColumn
        ? widths.max() ?? 0 : widths.reduce(look.gap * Double(widths.count - 1), +)
      return width + sides
    }
    guard let text = choice(of: look.texts) else {
      let picture = look.hasPicture ? Self.pictureSize : 0
      return (look.size ?? (look.symbols.isEmpty ? picture : Self.symbolSize)) + sides
    }
    let size = fontSize(of: look)
    // A letter more: short texts are cut sooner. Bold letters of wide fonts need more than their capacity says.
    let width = LineCapacity.width(of: text, size: size, weight: weight(of: look))
    return width * (look.isBold ? 1.1 : 1) + size * 0.6 + sides
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

  /// The least height with which a look can be drawn, with one line of each text and the beginning of each column.
  func leastHeight(of look: ElementLook, width: Double) -> Double {
    guard look.height == nil else { return height(of: look, width: width) }
    let ends = look.padding.top + look.padding.bottom
    let inner = max(0, width - look.padding.left - look.padding.right)
    guard look.parts.isEmpty else {
      guard !look.isColumn else { return ends + leastHeight(of: look.parts[0], width: inner) }
      let widths = widths(of: look.parts, gap: look.gap, in: inner)
      return ends + (zip(look.parts, widths).map { leastHeight(of: $0, width: $1) }.max() ?? 0)
    }
    return look.texts.isEmpty
      ? height(of: look, width: width) : ends + fontSize(of: look) * Self.lineHeight
  }

  /// The height that a look needs in a width, in points.
  func height(of look: ElementLook, width: Double) -> Double {
    if let height = look.height { return height * growth(of: look) }
    let inner = max(0, width - look.padding.left - look.padding.right)
    let ends = look.padding.top + look.padding.bottom
    if !look.parts.isEmpty {
      if look.isColumn {
        let heights = look.parts.map {
          height(of: $0, width: self.width(of: $0, in: inner, isColumn: true) ?? inner)
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
    return look.hasPicture ? look.size ?? Self.pictureSize : 0
  }
}

extension ElementLook {
  /// Whether text is in it, which can be shortened.
  var hasText: Bool { !texts.isEmpty || parts.contains(where: \.hasText) }

  /// Whether a picture or an image fills it.
  var hasPicture: Bool { !pictures.isEmpty || !images.isEmpty }

  /// Whether it only takes space.
  var isEmpty: Bool {
    parts.isEmpty && texts.isEmpty && symbols.isEmpty && !hasPicture && fill == nil
      && gradient == nil && stroke == nil
  }
}
