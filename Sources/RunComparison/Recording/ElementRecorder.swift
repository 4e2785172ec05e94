// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Finds each element of a run in all its frames, which come one after the other.
struct ElementRecorder {
  /// An element under construction.
  private struct Draft {
    var id: ElementID
    var ordinal: Int
    /// The frames in which it is visible, but for those since `start`.
    var ended: [Range<Int>] = []
    /// The first of the last frames in sequence in which it is visible.
    var start = 0
    /// The frame after the last one in which it is visible.
    var end = -1
    /// The numbers of each part in the frames in which it is visible, but for the last `held` of them.
    var parts = [TrackBuilder](repeating: TrackBuilder(), count: partCount)
    /// What the last numbers were made of.
    var measures = SIMD8<Double>(repeating: .nan)
    /// The last numbers, by part; the last lane is unused.
    var numbers = SIMD8<Int>(repeating: 0)
    /// In how many frames in sequence the last numbers are the same.
    var held = 0
    /// Which draft came after it in the last frame.
    var next = -1
    /// All drafts that ever came right after it.
    var followers: [Int] = []

    /// Adds a frame in which it is visible.
    mutating func add(_ element: ElementFrame, from origin: Point, _ frame: Int) {
      let rect = element.frame
      if end != frame {
        if end > start { ended.append(start..<end) }
        start = frame
      }
      end = frame + 1
      let measures = SIMD8<Double>(
        Double(element.layer), rect.x - origin.x, rect.y - origin.y, rect.width, rect.height,
        element.contentAlpha, element.contentScale, 0)
      // Within its layer, an element rarely moves.
      if measures == self.measures { return held += 1 }
      release()
      self.measures = measures
      let grid = RecordedRun.grid
      numbers = SIMD8(
        Int(element.layer), RecordedTrack.units(measures[1], scale: grid),
        RecordedTrack.units(measures[2], scale: grid),
        RecordedTrack.units(measures[3], scale: grid),
        RecordedTrack.units(measures[4], scale: grid),
        RecordedTrack.units(measures[5], scale: 1e4),
        RecordedTrack.units(measures[6], scale: 1e4), 0)
      held = 1
    }

    /// Adds frames that show it as the last one did.
    mutating func stay(_ frames: Int) {
      end += frames
      held += frames
    }

    /// The frames in which it is visible.
    var seen: [Range<Int>] { end > start ? ended + [start..<end] : ended }

    /// Adds the numbers that are held to the parts.
    mutating func release() {
      guard held > 0 else { return }
      for part in 0..<partCount { parts[part].append(numbers[part], repeated: held) }
      held = 0
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
  /// The drafts that the last frame showed.
  private var present: [Int] = []
  /// The draft behind all others in the last frame that needed a search for it.
  private var backmost = -1
  /// How many frames since then show the same.
  private var stayed = 0

  init() {}

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - timeline: A part of the run.
  ///   - frame: The frame, as a number of this part.
  ///   - place: The frame, as a number of the run: one more than that of the last call.
  mutating func add(_ timeline: Timeline, _ frame: Int, at place: Int) {
    if timeline.staysSame(inFrame: frame) { return stayed += 1 }
    addStayed()
    let range = timeline.elementRange(ofFrame: frame)
    var index = addExpected(timeline, range, frame, at: place)
    while index < range.upperBound {
      let element = timeline.elements[index]
      let draft = self.place(of: element.id, inFrame: place)
      if let previous = present.last {
        drafts[previous].next = draft
        if !drafts[previous].followers.contains(draft) { drafts[previous].followers.append(draft) }
      } else {
        backmost = draft
      }
      drafts[draft].add(
        element, from: timeline.translation(ofLayer: Int(element.layer), inFrame: frame), place)
      present.append(draft)
      index = addExpected(timeline, index + 1..<range.upperBound, frame, at: place)
    }
  }

  /// Adds elements of a frame as long as they come in the order of the frames before.
  ///
  /// - Returns: The index of the first element that is not.
  private mutating func addExpected(
    _ timeline: Timeline, _ range: Range<Int>, _ frame: Int, at place: Int
  ) -> Int {
    var draft = present.last.map { drafts[$0].next } ?? backmost
    var present: [Int] = []
    swap(&present, &self.present)
    defer { swap(&present, &self.present) }
    return drafts.withUnsafeMutableBufferPointer { drafts in
      for index in range {
        let element = timeline.elements[index]
        guard draft >= 0, drafts[draft].ordinal == 1, drafts[draft].end != place + 1,
          drafts[draft].id == element.id
        else { return index }
        drafts[draft].add(
          element, from: timeline.translation(ofLayer: Int(element.layer), inFrame: frame), place)
        present.append(draft)
        draft = drafts[draft].next
      }
      return range.upperBound
    }
  }

  private mutating func addStayed() {
    if stayed > 0 { for draft in present { drafts[draft].stay(stayed) } }
    stayed = 0
    present.removeAll(keepingCapacity: true)
  }

  /// The elements, back to front.
  ///
  /// - Parameters:
  ///   - frameCount: How many frames the run has.
  ///   - ownElements: The elements that a pattern file names.
  mutating func elements(_ frameCount: Int, _ ownElements: OwnElements?) -> [RecordedElement] {
    addStayed()
    return backToFront().map { index in
      drafts[index].release()
      let (id, seen) = (drafts[index].id, drafts[index].seen)
      let parts = drafts[index].parts.indices.map {
        Self.track(&drafts[index].parts[$0], in: seen, frameCount)
      }
      return RecordedElement(
        id, ownName: ownElements?.element(of: id)?.name, ordinal: drafts[index].ordinal,
        seen: seen, parts: parts)
    }
  }

  /// The draft of an element.
  private mutating func place(of id: ElementID, inFrame frame: Int) -> Int {
    var key = Key(
      kind: id.kind.rawValue, number: id.number, section: id.section, item: id.item, ordinal: 1)
    while let known = places[key] {
      if drafts[known].end != frame + 1 { return known }
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

  /// The numbers of frames in which an element is visible as a track of all frames.
  private static func track(
    _ builder: inout TrackBuilder, in seen: [Range<Int>], _ frameCount: Int
  ) -> RecordedTrack {
    let count = builder.count
    let shown = builder.finish()
    if shown.isConstant || count == frameCount { return shown }
    var all = TrackBuilder()
    var next = 0
    for range in seen {
      all.append(RecordedTrack.missing, repeated: range.lowerBound - all.count)
      for first in stride(from: next, to: next + range.count, by: RecordedTrack.blockLength) {
        let end = min(first + RecordedTrack.blockLength, next + range.count)
        all.append(contentsOf: shown.samples(first..<end))
      }
      next += range.count
    }
    all.append(RecordedTrack.missing, repeated: frameCount - all.count)
    return all.finish()
  }
}
