// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Finds each element of a run in all its frames.
struct ElementRecorder {
  /// The elements, back to front.
  private(set) var elements: [RecordedElement] = []

  /// An element under construction.
  private struct Draft {
    var id: ElementID
    var ordinal: Int
    var seen: [Range<Int>] = []
    /// The numbers of all parts, for each frame in which it is visible; the last lane is unused.
    var numbers: [SIMD8<Int>] = []
    /// What the last of them were made of.
    var measures = SIMD8<Double>(repeating: .nan)
    /// Which draft came after it in the last frame.
    var next = -1
    /// All drafts that ever came right after it.
    var followers: [Int] = []

    /// Adds a frame in which it is visible.
    mutating func add(_ element: ElementFrame, from origin: Point, _ frame: Int) {
      let rect = element.frame
      let last = seen.count - 1
      if last >= 0, seen[last].upperBound == frame {
        seen[last] = seen[last].lowerBound..<frame + 1
      } else {
        seen.append(frame..<frame + 1)
      }
      let measures = SIMD8<Double>(
        Double(element.layer), rect.x - origin.x, rect.y - origin.y, rect.width, rect.height,
        element.contentAlpha, element.contentScale, 0)
      // Within its layer, an element rarely moves.
      if measures == self.measures, let same = numbers.last { return numbers.append(same) }
      self.measures = measures
      let grid = RecordedRun.grid
      numbers.append(
        SIMD8(
          Int(element.layer), RecordedTrack.units(measures[1], scale: grid),
          RecordedTrack.units(measures[2], scale: grid),
          RecordedTrack.units(measures[3], scale: grid),
          RecordedTrack.units(measures[4], scale: grid),
          RecordedTrack.units(measures[5], scale: 1e4),
          RecordedTrack.units(measures[6], scale: 1e4), 0))
    }
  }

  private struct Key: Hashable {
    var kind: UInt8
    var number: UInt16
    var section: Int32
    var item: Int32
    var ordinal: Int
  }

  private static let partCount = RecordedElement.Part.allCases.count

  private var drafts: [Draft] = []
  private var places: [Key: Int] = [:]

  init(_ timeline: Timeline) {
    for frame in 0..<timeline.frameCount { read(timeline, frame) }
    let count = timeline.frameCount
    elements = backToFront().map {
      Self.finished(drafts[$0], of: timeline, frameCount: count)
    }
  }

  private mutating func read(_ timeline: Timeline, _ frame: Int) {
    var previous = -1
    for index in timeline.elementRange(ofFrame: frame) {
      let element = timeline.elements[index]
      let draft = place(of: element.id, inFrame: frame, after: previous)
      if previous >= 0, drafts[previous].next != draft {
        drafts[previous].next = draft
        if !drafts[previous].followers.contains(draft) { drafts[previous].followers.append(draft) }
      }
      let origin = timeline.translation(ofLayer: Int(element.layer), inFrame: frame)
      drafts[draft].add(element, from: origin, frame)
      previous = draft
    }
  }

  /// The draft of an element: usually the one that followed its predecessor in the last frame.
  private mutating func place(
    of id: ElementID, inFrame frame: Int, after previous: Int
  ) -> Int {
    if previous >= 0 {
      let guess = drafts[previous].next
      if guess >= 0, drafts[guess].id == id, drafts[guess].seen.last?.upperBound != frame + 1 {
        if drafts[guess].ordinal == 1 { return guess }
      }
    }
    var key = Key(
      kind: id.kind.rawValue, number: id.number, section: id.section, item: id.item, ordinal: 1)
    while let known = places[key] {
      if drafts[known].seen.last?.upperBound != frame + 1 { return known }
      key.ordinal += 1
    }
    let draft = drafts.count
    drafts.append(Draft(id: id, ordinal: key.ordinal))
    places[key] = draft
    return draft
  }

  /// The drafts in a back-to-front order that is valid in every frame.
  ///
  /// Of the candidates for the next position, the one that became visible first is chosen. If two
  /// elements change order during a run, there is no valid order; then the one that became visible
  /// first is behind.
  private func backToFront() -> [Int] {
    var behind = [Int](repeating: 0, count: drafts.count)
    for draft in drafts { for follower in draft.followers { behind[follower] += 1 } }
    var isPlaced = [Bool](repeating: false, count: drafts.count)
    var order: [Int] = []
    while order.count < drafts.count {
      let open = drafts.indices.filter { !isPlaced[$0] }
      let next = open.first { behind[$0] <= 0 } ?? open[0]
      isPlaced[next] = true
      order.append(next)
      for follower in drafts[next].followers { behind[follower] -= 1 }
    }
    return order
  }

  private static func finished(
    _ draft: Draft, of timeline: Timeline, frameCount: Int
  ) -> RecordedElement {
    let parts = (0..<partCount).map { part in
      let first = draft.numbers[0][part]
      if draft.numbers.allSatisfy({ $0[part] == first }) { return RecordedTrack(constant: first) }
      var samples = Array(repeating: RecordedTrack.missing, count: frameCount)
      var next = 0
      for range in draft.seen {
        for frame in range {
          samples[frame] = draft.numbers[next][part]
          next += 1
        }
      }
      return RecordedTrack(samples)
    }
    return RecordedElement(
      draft.id, ownName: timeline.ownElements?.element(of: draft.id)?.name, ordinal: draft.ordinal,
      seen: draft.seen, parts: parts)
  }
}
