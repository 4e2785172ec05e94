// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// How far the elements of a frame have moved since the frame before.
struct FrameMotion {
  /// The movement of an element that both frames show.
  struct Move {
    /// The element.
    var subject: JumpSubject
    /// How far its farthest edge has moved, in points.
    var distance: Double
    /// How far it moved in the frame before, in points.
    var before: Double
  }

  /// The movements by more than the least distance, back to front.
  private(set) var moves: [Move] = []

  private let timeline: Timeline
  private let leastDistance: Double
  private var frame = -1
  /// How far each element of the present frame has moved, in points; NaN for one that was not there.
  ///
  /// There may be more numbers than elements.
  private var distances: [Double] = []
  private var earlierDistances: [Double] = []
  /// How many frames up to the present one are known to show the same as the frame before.
  private var stillFrames = 0
  // Most elements of most frames need no more than the byte of their kind.
  private let page = Self.byte(ElementID(.page))
  private let profile = Self.byte(ElementID(.profile))
  private let map = Self.byte(ElementID(.map))

  /// Reads the motion of a run.
  ///
  /// - Parameters:
  ///   - timeline: The run.
  ///   - leastDistance: How far something moves at least to be noted, in points.
  init(_ timeline: Timeline, leastDistance: Double) {
    self.timeline = timeline
    self.leastDistance = leastDistance
  }

  /// The kind in a byte.
  private static func byte(_ id: ElementID) -> UInt8 { UInt8(truncatingIfNeeded: id.code) }

  /// Advances to the next frame.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - isSideways: Whether a finger that is down has set out sideways.
  mutating func advance(to frame: Int, isSideways: Bool) {
    self.frame = frame
    stillFrames = timeline.staysSame(inFrame: frame) ? stillFrames + 1 : 0
    // By now both lists have as many zeros as a frame has elements.
    guard stillFrames < 3 else { return }
    moves.removeAll(keepingCapacity: true)
    let range = timeline.elementRange(ofFrame: frame)
    // A variable, which nothing else refers to: the loops below then need not ask for each element.
    var distances: [Double] = []
    swap(&distances, &earlierDistances)
    swap(&self.distances, &earlierDistances)
    defer { swap(&distances, &self.distances) }
    while distances.count < range.count { distances.append(.nan) }
    guard frame > 0 else { return }
    if stillFrames > 0 {
      for position in 0..<range.count { distances[position] = 0 }
      return
    }
    let earlier = timeline.elementRange(ofFrame: frame - 1)
    let bounces = timeline.phases[frame] == .bouncing
    // Elements usually keep their order, so the search starts where the previous one ended.
    var next = earlier.lowerBound
    // What follows are functions of the type: one of the value would copy it for each element.
    let elements = timeline.elements
    for index in range {
      let kind = Self.byte(elements[index].id)
      // Pages are followed sideways, finger or not.
      let isPage = kind == page
      distances[index - range.lowerBound] = .nan
      guard !bounces || kind != map,
        let found = isPage
          ? Self.nearestPage(to: elements[index], among: elements, in: earlier)
          : Self.place(of: elements[index].id, among: elements, in: earlier, from: next)
      else { continue }
      next = found + 1 < earlier.upperBound ? found + 1 : earlier.lowerBound
      // A profile that has faded out is behind the bars above its list, where its position is invisible.
      guard kind != profile || elements[index].contentAlpha > 0 || elements[found].contentAlpha > 0
      else { continue }
      #if WITHOUT_PROGRAM_STEPS
      let distance = Self.distance(
        elements[found].frame, elements[index].frame, isSideways: isSideways || isPage)
      #else
      var distance = Self.distance(
        elements[found].frame, elements[index].frame, isSideways: isSideways || isPage)
      // A wide window shows all copies of a page. One that comes in at an edge was not there: it moves no farther than all.
      if isPage { distance = min(distance, layerDistance(elements[index].layer, in: frame)) }
      #endif
      distances[index - range.lowerBound] = distance
      guard distance > leastDistance, let subject = JumpSubject(elements[index].id.kind) else {
        continue
      }
      let known = earlierDistances[found - earlier.lowerBound]
      let before = known.isNaN ? layerDistance(elements[index].layer, in: frame - 1) : known
      moves.append(Move(subject: subject, distance: distance, before: before))
    }
  }

  /// Where an element is in the frame before; nil if it was not there.
  private static func place(
    of id: ElementID, among elements: [ElementFrame], in range: Range<Int>, from start: Int
  ) -> Int? {
    for index in start..<range.upperBound where elements[index].id == id { return index }
    for index in range.lowerBound..<start where elements[index].id == id { return index }
    return nil
  }

  /// The copy of a page that was nearest; the copies of a round differ in their sections.
  private static func nearestPage(
    to element: ElementFrame, among elements: [ElementFrame], in range: Range<Int>
  ) -> Int? {
    var nearest: Int?
    var least = Double.infinity
    for index in range {
      let other = elements[index]
      guard other.id.kind == .page, other.id.item == element.id.item else { continue }
      let distance = distance(other.frame, element.frame, isSideways: true)
      if distance < least {
        least = distance
        nearest = index
      }
    }
    return nearest
  }

  /// How far a layer moved in a frame, in points.
  private func layerDistance(_ number: UInt8, in frame: Int) -> Double {
    let layer = Int(number)
    guard frame > 0, layer < timeline.layerCount else { return 0 }
    let a = timeline.translation(ofLayer: layer, inFrame: frame - 1)
    let b = timeline.translation(ofLayer: layer, inFrame: frame)
    return max(abs(b.x - a.x), abs(b.y - a.y))
  }

  /// How far the farthest edge has moved, in points; sideways only if asked.
  ///
  /// What a pager carries springs to its page by the system's own animation; only pages of a carousel,
  /// whose scroll is the one recorded, are followed sideways without a finger that pages.
  private static func distance(_ a: Rect, _ b: Rect, isSideways: Bool) -> Double {
    let upright = max(abs(b.y - a.y), abs(b.maxY - a.maxY))
    return isSideways ? max(upright, abs(b.x - a.x)) : upright
  }
}
