// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// Something to touch or to read lies under what the system shows at a side.
  ///
  /// ```text
  /// at rest, an element from a to b on a display of width W with side insets L and R:
  /// max(L − a, b − (W − R)) > 8 pt, and the middle of what it shows lies there
  /// ```
  ///
  /// What it shows is a text, a symbol or a tab. A text that begins at the leading edge, or ends at the trailing one, is
  /// there; any other is in the middle of the element. Of parts side by side the first counts, and the last where it is at
  /// the other side.
  ///
  /// *Threshold.* 8 points: what begins at the edge of the safe area may have a margin for touches.
  ///
  /// *Why.* A housing, rounded corners, or a strip with the time cover what lies at the side, and the system takes touches
  /// there. An inset at the top alone was enough for years; a display with its strip at the right has none there.
  ///
  /// *Excluded.* Backgrounds and pictures, which may go to the edge. Items side by side and elements that move sideways: they
  /// come out from under it. What the system draws.
  ///
  /// *Example.* None in the gallery.
  public static let underStrip = Self(
    "UNDER-STRIP", .error, tolerance: 8, .points,
    summary: "Something to touch or to read lies under what the system shows at a side.")
}

enum UnderStripRule {
  static var rule: ReviewRule { .underStrip }

  /// Judges a run.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - own: The elements that a file names, with their looks; nil for a pattern in Swift.
  static func judge(_ run: RunReading, _ own: OwnElements?) {
    guard (0..<run.frameCount).contains(where: { hasSides(run.screen($0)) }) else { return }
    let limit = run.limit()
    var spans: [HitSpan] = []
    // The elements that were found, whose numbers are the causes, and those that come out from under it. A button in each
    // row is one.
    var found: [ElementID] = []
    var passing: [ElementID] = []
    for frame in 0..<run.frameCount where run.isIdle(frame) && hasSides(run.screen(frame)) {
      let screen = run.screen(frame)
      for index in run.timeline.elementRange(ofFrame: frame) {
        let element = run.timeline.elements[index]
        let depth = depth(of: element, own, screen)
        guard depth > limit, !passing.contains(element.id) else { continue }
        if let cause = found.firstIndex(where: { $0.code == element.id.code }) {
          HitSpan.add(frame, depth, cause: cause, reach: run.frameCount, to: &spans)
        } else if isBesideAnother(run, frame, element) || movesSideways(run, frame, element) {
          passing.append(element.id)
        } else {
          HitSpan.add(frame, depth, cause: found.count, to: &spans)
          found.append(element.id)
        }
      }
    }
    run.report(spans, label: "# pt under") { span in
      var text = Wording("'")
      text.append(text: own.text(of: found[span.cause]))
      text.append(
        "' lies # points under what the system shows at the side. Keep what is touched or read within the safe area on all sides.",
        span.amount)
      return text
    }
  }

  private static func hasSides(_ screen: Screen) -> Bool {
    screen.safeAreaInsets.left > 0 || screen.safeAreaInsets.right > 0
  }

  /// How deep what an element shows lies under a side inset, in points; 0 if its middle does not.
  private static func depth(
    of element: ElementFrame, _ own: OwnElements?, _ screen: Screen
  ) -> Double {
    let frame = element.frame
    guard element.contentAlpha > 0.01, frame.width > 0, frame.height > 0, frame.maxY > 0,
      frame.y < screen.size.height, frame.width < screen.size.width
    else { return 0 }
    // A screen's left inset is the leading one.
    let insets = screen.safeAreaInsets
    let isMirrored = screen.direction == .rightToLeft
    let left = isMirrored ? insets.right : insets.left
    let right = screen.size.width - (isMirrored ? insets.left : insets.right)
    var depth = 0.0
    for middle in middles(of: element, own, isMirrored) {
      if middle < left { depth = max(depth, left - max(0, frame.x)) }
      if middle > right { depth = max(depth, min(screen.size.width, frame.maxX) - right) }
    }
    return depth
  }

  /// The middles of the texts and symbols in an element that are nearest to its sides, in points; none for a background.
  ///
  /// What is in an element of the screen's whole width begins within the safe area.
  private static func middles(
    of element: ElementFrame, _ own: OwnElements?, _ isMirrored: Bool
  ) -> [Double] {
    guard let look = own?.element(of: element.id)?.look else {
      return element.id.kind == .tab ? [element.frame.x + element.frame.width / 2] : []
    }
    return middles(of: look, from: element.frame.x, to: element.frame.maxX, isMirrored)
  }

  /// The same of a look between two places along x.
  private static func middles(
    of look: ElementLook, from start: Double, to end: Double, _ isMirrored: Bool
  ) -> [Double] {
    guard look.parts.isEmpty else {
      return parts(of: look, start + look.padding.left, end - look.padding.right, isMirrored)
    }
    guard !look.texts.isEmpty || !look.symbols.isEmpty else { return [] }
    if look.alignment == .center { return [(start + end) / 2] }
    // A symbol or a short text: no wider than the space, and at least as wide as a letter.
    let letter = min(end - start, 20) / 2
    let isLeft = look.alignment == (isMirrored ? .trailing : .leading)
    return [isLeft ? start + look.padding.left + letter : end - look.padding.right - letter]
  }

  /// The same of the parts of a look: all of a column, the outer ones of a row.
  private static func parts(
    of look: ElementLook, _ start: Double, _ end: Double, _ isMirrored: Bool
  ) -> [Double] {
    guard start < end, let first = look.parts.first, let last = look.parts.last else { return [] }
    if look.isColumn {
      return look.parts.flatMap { middles(of: $0, from: start, to: end, isMirrored) }
    }
    if look.parts.count == 1 { return middles(of: first, from: start, to: end, isMirrored) }
    var found: [Double] = []
    let width = { (part: ElementLook) in min(end - start, extent(of: part) ?? 20) }
    found +=
      isMirrored
      ? middles(of: first, from: end - width(first), to: end, isMirrored)
      : middles(of: first, from: start, to: start + width(first), isMirrored)
    // The last part is at the other side if one before it takes the space that is left.
    if look.parts.dropLast().contains(where: { extent(of: $0) == nil }), extent(of: last) != nil {
      found +=
        isMirrored
        ? middles(of: last, from: start, to: start + width(last), isMirrored)
        : middles(of: last, from: end - width(last), to: end, isMirrored)
    }
    return found
  }

  /// How wide a part of a row is, or as much of it as is known, in points; nil for one that takes the space that is left.
  private static func extent(of part: ElementLook) -> Double? {
    switch part.width {
    case .points(let points): return points
    case .fitting: return 20
    case .automatic: return part.symbols.isEmpty ? nil : part.size ?? 20
    }
  }

  /// Whether an element moves sideways in the run on the same screen.
  private static func movesSideways(
    _ run: RunReading, _ frame: Int, _ element: ElementFrame
  ) -> Bool {
    for other in 0..<run.frameCount where run.epoch(other) == run.epoch(frame) {
      for index in run.timeline.elementRange(ofFrame: other) {
        let same = run.timeline.elements[index]
        if same.id == element.id, abs(same.frame.x - element.frame.x) > RunReading.tolerance {
          return true
        }
      }
    }
    return false
  }

  /// Whether an element is an item beside another one of its kind, as in a row that scrolls sideways.
  private static func isBesideAnother(
    _ run: RunReading, _ frame: Int, _ element: ElementFrame
  ) -> Bool {
    guard element.id.item >= 0, element.id.kind != .tab else { return false }
    for index in run.timeline.elementRange(ofFrame: frame) {
      let other = run.timeline.elements[index]
      guard other.id.code == element.id.code, other.id != element.id else { continue }
      if abs(other.frame.y - element.frame.y) < 1,
        abs(other.frame.x - element.frame.x) > RunReading.tolerance
      {
        return true
      }
    }
    return false
  }
}
