// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

@testable import ScrollCore

/// A handmade timeline of nested layers: a sheet over a map, with a list in it that is clipped, a
/// badge that moves separately in the list, and a title that grows.
///
/// Layers: 1 the sheet, 2 the list's window on it with the clip, 3 the list, 4 the header of the sheet.
struct NestedRun {
  /// Display frames per second.
  var rate = 60
  /// The number of frames.
  var frameCount = 240
  /// Rows of the list.
  var rows = 40
  /// The frame at which the device is rotated; nil for never.
  var turn: Int?
  /// Whether the window clips the list.
  var clips = true
  /// Whether layers are nested.
  var nests = true

  let device = SyntheticRun.phone
  static let rowHeight = 60.0
  static let headerHeight = 56.0

  func screen(_ frame: Int) -> Screen {
    device.screen(frame < turn ?? .max ? .portrait : .landscape)
  }

  /// The top edge of the sheet in a frame: up, at rest, then down.
  func sheetTop(_ frame: Int) -> Double {
    let height = screen(frame).size.height
    let low = height - 200.1
    let high = height - 0.7 * height
    let x = Double(frame) / Double(frameCount)
    if x < 0.1 { return low }
    if x < 0.4 { return low + (high - low) * Self.ease((x - 0.1) / 0.3) }
    if x < 0.7 { return high }
    return high + (low - high) * Self.ease((x - 0.7) / 0.3)
  }

  /// The content offset of the list: it scrolls while the sheet is high, and also on the way down.
  func offset(_ frame: Int) -> Double {
    let x = Double(frame) / Double(frameCount)
    if x < 0.4 { return 0 }
    if x < 0.8 { return 700 * Self.ease((x - 0.4) / 0.4) }
    return 700
  }

  /// The position of the badge in the list, along x from its left edge.
  func badge(_ frame: Int) -> Point {
    let x = Double(frame) / Double(frameCount)
    return Point(20 + 200 * x * x, 130 + 60 * Self.ease(x))
  }

  /// The scale of the title.
  func scale(_ frame: Int) -> Double {
    let x = Double(frame) / Double(frameCount)
    return x < 0.5 ? 1 + 0.2 * Self.ease(2 * x) : 1.2 - 0.2 * Self.ease(2 * x - 1)
  }

  static func ease(_ x: Double) -> Double { x * x * (3 - 2 * x) }

  /// The window's clip in its own space: from below the header to below the screen.
  func clip(_ frame: Int) -> Rect {
    let size = screen(frame).size
    return Rect(10, 0, size.width - 20, size.height)
  }

  func links(_ frame: Int) -> [LayerLink] {
    guard nests else { return [LayerLink](repeating: LayerLink(), count: 5) }
    return [
      LayerLink(), LayerLink(),
      LayerLink(parent: 1, clip: clips ? clip(frame) : nil, cornerRadius: 12),
      LayerLink(parent: 2), LayerLink(parent: 1),
    ]
  }

  func timeline() -> Timeline {
    var timeline = Timeline(rate: rate)
    timeline.layerCount = 5
    timeline.epochs = [Timeline.Epoch(firstFrame: 0, screen: screen(0))]
    timeline.layerLinks = links(0)
    if let turn {
      timeline.epochs.append(Timeline.Epoch(firstFrame: turn, screen: screen(turn)))
      timeline.layerLinks += links(turn)
    }
    for frame in 0..<frameCount { add(frame, to: &timeline) }
    return timeline
  }

  private func add(_ frame: Int, to timeline: inout Timeline) {
    let size = screen(frame).size
    let top = sheetTop(frame)
    let window = top + Self.headerHeight
    let list = window - offset(frame)
    timeline.phases.append(.idle)
    timeline.fingers.append(Point(.nan, .nan))
    timeline.layers += [.zero, Point(0, top), Point(0, window), Point(0, list), Point(0, top)]
    func add(
      _ kind: ElementID.Kind, _ layer: UInt8, _ rect: Rect, item: Int32 = -1, alpha: Double = 1,
      scale: Double = 1
    ) {
      timeline.elements.append(
        ElementFrame(
          ElementID(kind, item: item), layer: layer, frame: rect, contentAlpha: alpha,
          contentScale: scale))
    }
    add(.map, 0, screen(frame).bounds)
    add(.sheet, 1, Rect(0, top, size.width, size.height - top))
    for row in 0..<rows {
      let rect = Rect(10, list + Double(row) * Self.rowHeight, size.width - 20, Self.rowHeight)
      guard rect.maxY > window, rect.y < size.height else { continue }
      add(.cell, 3, rect, item: Int32(row))
    }
    let place = badge(frame)
    let badge = Rect(place.x, list + place.y, 80, 80)
    if badge.maxY > window, badge.y < size.height { add(.indicator, 3, badge) }
    let title = Rect(0, top, size.width, Self.headerHeight)
    add(.header, 4, title, alpha: 2 - scale(frame), scale: scale(frame))
    add(.statusBar, 0, Rect(0, 0, size.width, screen(frame).statusBarHeight))
    timeline.elementStarts.append(timeline.elements.count)
  }
}
