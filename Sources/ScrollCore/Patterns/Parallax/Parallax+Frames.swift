// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What is visible in a frame, back to front: stories, their pictures, the bar.
///
/// Each picture is clipped by its window: a layer that is fixed in the list, with the picture's
/// layer on it. A tree of layers has a fixed number of layers, so cards share them as cells are
/// reused. All pictures of cards then move alike in their windows, and a drawing has one motion for
/// all of them.
extension Parallax {
  /// The layers below those of the cards: the screen, the list, the large window and its picture.
  private static let firstSlotLayer = 4

  var valueNames: [TrackName] {
    [
      TrackName("hero.y"), TrackName("hero.shift"), TrackName("hero.uncovered"),
      TrackName("card", 0, ".y"), TrackName("card", 0, ".shift"), TrackName("card.uncovered"),
    ]
  }

  var layers: [LayerLink] {
    var links = [
      LayerLink(), LayerLink(), LayerLink(parent: 1, clip: geometry.heroWindow),
      LayerLink(parent: 2),
    ]
    for slot in 0..<geometry.slotCount {
      let window = UInt8(Self.firstSlotLayer + 2 * slot)
      links.append(
        LayerLink(
          parent: 1, clip: LayoutMirroring(geometry.screen).shown(geometry.cardWindow(slot)),
          cornerRadius: ParallaxGeometry.cornerRadius))
      links.append(LayerLink(parent: window))
    }
    return links
  }

  func scrollViews(at point: Point, in pose: Pose) -> ScrollViewSet {
    point.y < geometry.barBottom ? [] : ScrollViewSet(.main)
  }

  func record(_ pose: Pose, into values: inout OutputSpan<Double>) {
    values.append(-pose.offset)
    values.append(pose.heroShift)
    values.append(uncovered(heroWindow(pose), by: heroPicture(pose)))
    let hasCards = geometry.count > 0
    values.append(hasCards ? window(0, pose).y : .nan)
    values.append(hasCards ? shift(0, pose) : .nan)
    var greatest = 0.0
    for item in geometry.cards(at: pose.offset) {
      greatest = max(greatest, uncovered(window(item, pose), by: picture(item, pose)))
    }
    values.append(greatest)
  }

  func translate(_ pose: Pose, into layers: inout OutputSpan<Point>) {
    layers.append(Point(0, -pose.offset))
    layers.append(Point(0, -pose.offset))
    layers.append(Point(0, pose.heroShift - pose.offset))
    let first = geometry.firstCardWithSlot(at: pose.offset)
    for slot in 0..<geometry.slotCount {
      let way = geometry.distance(toCard: geometry.card(inSlot: slot, from: first))
      layers.append(Point(0, way - pose.offset))
      // The common part of all shifts of cards; the rest is in the positions of the pictures.
      let shift = variant.isAccumulated ? pose.cardShift : cardSlowness * (pose.offset - way)
      layers.append(Point(0, way - pose.offset + shift))
    }
  }

  var visibleElementLimit: Int { 2 * geometry.visibleLimit + 6 }

  func layout(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {
    let bounds = geometry.screen.bounds
    elements.append(ElementFrame(ElementID(.backdrop), layer: 0, frame: bounds))
    let cards = geometry.cards(at: pose.offset)
    let way = Point(0, -pose.offset)
    if isShown(geometry.hero.offset(by: way)) {
      elements.append(
        ElementFrame(ElementID(.story), layer: 1, frame: geometry.hero.offset(by: way)))
    }
    for item in cards {
      elements.append(
        ElementFrame(
          ElementID(.story, item: Int32(truncatingIfNeeded: item)), layer: 1,
          frame: geometry.card(item).offset(by: way)))
    }
    if isShown(heroWindow(pose).common(heroPicture(pose))) {
      elements.append(ElementFrame(ElementID(.scenery), layer: 3, frame: heroPicture(pose)))
    }
    for item in cards where isShown(window(item, pose).common(picture(item, pose))) {
      // Each variant crops its photographs differently: the section identifies the variant.
      elements.append(
        ElementFrame(
          ElementID(
            .scenery, section: Int32(truncatingIfNeeded: variant.rawValue),
            item: Int32(truncatingIfNeeded: item)),
          layer: UInt8(Self.firstSlotLayer + 1 + 2 * geometry.slot(ofCard: item)),
          frame: picture(item, pose)))
    }
    let bar = Rect(0, 0, bounds.width, geometry.barBottom)
    elements.append(ElementFrame(ElementID(.barBackground), layer: 0, frame: bar))
    elements.append(ElementFrame(ElementID(.journalBar), layer: 0, frame: bar))
    if geometry.screen.statusBarHeight > 0 {
      elements.append(
        ElementFrame(
          ElementID(.statusBar), layer: 0,
          frame: Rect(0, 0, bounds.width, geometry.screen.statusBarHeight)))
    }
  }

  // MARK: Places on the screen

  private func heroWindow(_ pose: Pose) -> Rect {
    geometry.heroWindow.offset(by: Point(0, -pose.offset))
  }

  private func heroPicture(_ pose: Pose) -> Rect {
    heroWindow(pose).offset(by: Point(0, pose.heroShift))
  }

  private func window(_ item: Int, _ pose: Pose) -> Rect {
    geometry.cardWindow(item).offset(by: Point(0, -pose.offset))
  }

  private func shift(_ item: Int, _ pose: Pose) -> Double {
    if variant.isAccumulated { return pose.cardShift }
    let window = window(item, pose)
    return cardSlowness * (middle - window.y - window.height / 2)
  }

  private func picture(_ item: Int, _ pose: Pose) -> Rect {
    var rect = window(item, pose)
    rect.y += shift(item, pose) - (pictureHeight - rect.height) / 2
    rect.height = pictureHeight
    return rect
  }

  private func isShown(_ rect: Rect) -> Bool {
    rect.height > 0 && rect.y < geometry.screen.size.height && rect.maxY > 0
  }

  /// The height of the uncovered part of a window, between the bar and the end of the screen, in
  /// points.
  private func uncovered(_ window: Rect, by picture: Rect) -> Double {
    let screen = geometry.screen.size.height
    let top = min(max(window.y, geometry.barBottom), screen)
    let bottom = max(top, min(window.maxY, screen))
    let above = min(max(picture.y - top, 0), bottom - top)
    let below = min(max(bottom - picture.maxY, 0), bottom - top)
    return min(above + below, bottom - top)
  }
}

extension Rect {
  /// What two rectangles of the same width have in common; its height is not positive where they do not
  /// meet.
  fileprivate func common(_ other: Rect) -> Rect {
    let top = max(y, other.y)
    return Rect(x, top, width, min(maxY, other.maxY) - top)
  }
}
