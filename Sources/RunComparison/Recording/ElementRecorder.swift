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
    /// The numbers of all parts, for each frame in which it is visible.
    var numbers: [Int] = []
    /// Which draft came after it in the last frame.
    var next = -1
    /// All drafts that ever came right after it.
    var followers: [Int] = []
  }

  private struct Key: Hashable {
    var kind: UInt8
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
    elements = backToFront().map { Self.finished(drafts[$0], frameCount: count) }
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
      add(element, timeline.translation(ofLayer: Int(element.layer), inFrame: frame), frame, draft)
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
    var key = Key(kind: id.kind.rawValue, section: id.section, item: id.item, ordinal: 1)
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

  private mutating func add(
    _ element: ElementFrame, _ origin: Point, _ frame: Int, _ draft: Int
  ) {
    let rect = element.frame
    let last = drafts[draft].seen.count - 1
    if last >= 0, drafts[draft].seen[last].upperBound == frame {
      drafts[draft].seen[last] = drafts[draft].seen[last].lowerBound..<frame + 1
    } else {
      drafts[draft].seen.append(frame..<frame + 1)
    }
    let grid = RecordedRun.grid
    drafts[draft].numbers.append(Int(element.layer))
    drafts[draft].numbers.append(RecordedTrack.units(rect.x - origin.x, scale: grid))
    drafts[draft].numbers.append(RecordedTrack.units(rect.y - origin.y, scale: grid))
    drafts[draft].numbers.append(RecordedTrack.units(rect.width, scale: grid))
    drafts[draft].numbers.append(RecordedTrack.units(rect.height, scale: grid))
    drafts[draft].numbers.append(RecordedTrack.units(element.contentAlpha, scale: 1e4))
    drafts[draft].numbers.append(RecordedTrack.units(element.contentScale, scale: 1e4))
  }

  private static func finished(_ draft: Draft, frameCount: Int) -> RecordedElement {
    let parts = (0..<partCount).map { part in
      let first = draft.numbers[part]
      let isConstant = stride(from: part, to: draft.numbers.count, by: partCount)
        .allSatisfy { draft.numbers[$0] == first }
      if isConstant { return RecordedTrack(constant: first) }
      var samples = Array(repeating: RecordedTrack.missing, count: frameCount)
      var next = part
      for range in draft.seen {
        for frame in range {
          samples[frame] = draft.numbers[next]
          next += partCount
        }
      }
      return RecordedTrack(samples)
    }
    return RecordedElement(draft.id, ordinal: draft.ordinal, seen: draft.seen, parts: parts)
  }
}
