// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Reads the element frames of one screen and determines which elements stay in place on their layers.
struct StageCollector {
  let screen: Screen
  private(set) var tree = LayerTree()
  private(set) var slots: [Slot] = []
  private(set) var gaps: [Gap] = []
  /// The frames that show this stage, for each run.
  private(set) var frames: [[Range<Int>]]
  private var table = SlotTable()
  private var backmost = -1
  private let runCount: Int
  /// The last frame that showed a slot, by slot and run; −1 for none.
  private var lastSeen: [Int32] = []
  /// The slots of elements in their order, for each run; frames with the same slots share a part of it.
  private var sequences: [[Int32]]
  /// Where the slots of each frame that differs from the one before begin in the sequence, for each run.
  private var starts: [[Int32]]

  /// Differences below this many points come from floating point, not from motion.
  static let noise = 1e-6

  init(screen: Screen, runCount: Int) {
    self.screen = screen
    self.runCount = runCount
    frames = Array(repeating: [], count: runCount)
    sequences = Array(repeating: [], count: runCount)
    starts = Array(repeating: [], count: runCount)
  }

  /// Reads the frames of an epoch, given by its number, that shows this screen.
  ///
  /// - Complexity: Linear in the number of element frames; an element that follows the same neighbour
  ///   as in the frame before needs no lookup.
  mutating func read(_ timeline: Timeline, run: Int, epoch: Int, frames range: Range<Int>) {
    tree.add(timeline, epoch: epoch)
    frames[run].append(range)
    var (sequence, starts): ([Int32], [Int32]) = ([], [])
    swap(&sequence, &sequences[run])
    swap(&starts, &self.starts[run])
    defer {
      swap(&sequence, &sequences[run])
      swap(&starts, &self.starts[run])
    }
    var current = 0..<0
    for frame in range {
      if frame > range.lowerBound, timeline.staysSame(inFrame: frame) {
        for index in current { lastSeen[Int(sequence[index]) * runCount + run] = Int32(frame) }
        continue
      }
      let before = current
      let elements = timeline.elementRange(ofFrame: frame)
      var expected = noteExpected(
        timeline, elements, sequence, before, run: run, frame: frame)
      if expected == before.count, expected == elements.count {
        starts.append(Int32(before.lowerBound))
        continue
      }
      current = sequence.count..<sequence.count + elements.count
      starts.append(Int32(current.lowerBound))
      for position in before.prefix(expected) { sequence.append(sequence[position]) }
      var back = expected > 0 ? Int(sequence[sequence.count - 1]) : -1
      for index in elements.dropFirst(expected) {
        let element = timeline.elements[index]
        var slot: Int
        if expected < before.count,
          slots[Int(sequence[before.lowerBound + expected])].id == element.id
        {
          slot = Int(sequence[before.lowerBound + expected])
          expected += 1
        } else {
          let found = table.slot(for: element.id)
          slot = found.slot
          if found.isNew {
            add(
              element, timeline.translation(ofLayer: Int(element.layer), inFrame: frame),
              after: slotBehind(element, after: back, before: index + 1, timeline, frame))
          } else if lastSeen[slot * runCount + run] == frame - 1 {
            expected = slots[slot].position + 1
          }
        }
        note(
          element, timeline.translation(ofLayer: Int(element.layer), inFrame: frame), slot: slot,
          run: run, frame: frame, position: sequence.count - current.lowerBound)
        sequence.append(Int32(slot))
        back = slot
      }
    }
  }

  /// Notes elements of a frame as long as they are those of the frame before, in the same order on the same layers.
  ///
  /// - Returns: How many they are.
  private mutating func noteExpected(
    _ timeline: Timeline, _ range: Range<Int>, _ sequence: [Int32], _ before: Range<Int>, run: Int,
    frame: Int
  ) -> Int {
    var lastSeen: [Int32] = []
    swap(&lastSeen, &self.lastSeen)
    defer { swap(&lastSeen, &self.lastSeen) }
    let runCount = runCount
    return slots.withUnsafeMutableBufferPointer { slots in
      lastSeen.withUnsafeMutableBufferPointer { lastSeen in
        timeline.elements.withUnsafeBufferPointer { elements in
          sequence.withUnsafeBufferPointer { sequence in
            let count = min(before.count, range.count)
            for position in 0..<count {
              let slot = Int(sequence[before.lowerBound + position])
              let seen = slot * runCount + run
              let index = range.lowerBound + position
              let layer = Int(elements[index].layer)
              guard slots[slot].id == elements[index].id, slots[slot].layer == layer,
                Int(lastSeen[seen]) == frame - 1
              else { return position }
              lastSeen[seen] = Int32(frame)
              _ = slots[slot].note(
                elements[index], timeline.translation(ofLayer: layer, inFrame: frame),
                position: position)
            }
            return count
          }
        }
      }
    }
  }

  /// Notes, after everything has been read, which frames at the end of runs lack elements.
  mutating func finish(frameCounts: [Int]) {
    for slot in slots.indices {
      for run in 0..<runCount {
        let next = Int(lastSeen[slot * runCount + run]) + 1
        if next < frameCounts[run] {
          gaps.append(Gap(slot: slot, run: run, frames: next..<frameCounts[run]))
        }
      }
    }
  }

  /// Calls a closure with some elements of a run that was read before.
  ///
  /// - Parameters:
  ///   - timeline: The run, as it was read.
  ///   - run: Its number.
  ///   - isWanted: Whether the closure is called with the element of a slot.
  ///   - body: Called with each of these elements of each frame that shows this stage, in order; once for a frame and
  ///     those after it that show the same.
  /// - Complexity: Linear in the number of frames and of the elements that are wanted; frames whose elements differ from
  ///   those of the frame before also cost all of theirs.
  func forEachElement(
    of timeline: Timeline, run: Int, where isWanted: [Bool],
    _ body: (_ slot: Int, ElementFrame, _ frames: Range<Int>) -> Void
  ) {
    let (sequence, starts) = (sequences[run], starts[run])
    var wanted: [(slot: Int, position: Int)] = []
    var slots = 0..<0
    var next = 0
    for range in frames[run] {
      for frames in DifferentFrames(of: timeline, in: range) {
        let elements = timeline.elementRange(ofFrame: frames.lowerBound)
        let first = Int(starts[next])
        next += 1
        let shown = first..<first + elements.count
        if shown != slots {
          slots = shown
          wanted.removeAll(keepingCapacity: true)
          for index in shown where isWanted[Int(sequence[index])] {
            wanted.append((Int(sequence[index]), index - first))
          }
        }
        for (slot, position) in wanted {
          body(slot, timeline.elements[elements.lowerBound + position], frames)
        }
      }
    }
  }

  /// The slot of an element that has one; nil for any other.
  func slot(of id: ElementID) -> Int? { table.knownSlot(of: id) }

  /// The slots from back to front.
  var backToFront: [Int] {
    var order: [Int] = []
    order.reserveCapacity(slots.count)
    var slot = backmost
    while slot >= 0 {
      order.append(slot)
      slot = slots[slot].next
    }
    return order
  }

  /// The slot behind a new element; −1 for an element at the back.
  ///
  /// Any position between its neighbours in the frame is right. Beside other elements of its layer it needs no separate
  /// group, which a row that scrolls in above the first would get otherwise.
  private func slotBehind(
    _ element: ElementFrame, after back: Int, before next: Int, _ timeline: Timeline,
    _ frame: Int
  ) -> Int {
    if back >= 0, slots[back].layer == Int(element.layer) { return back }
    var front = -1
    for index in next..<timeline.elementRange(ofFrame: frame).upperBound where front < 0 {
      front = table.knownSlot(of: timeline.elements[index].id) ?? -1
    }
    var position = back
    var candidate = back < 0 ? backmost : slots[back].next
    while candidate >= 0 {
      if slots[candidate].layer == Int(element.layer) { return position }
      if candidate == front { break }
      position = candidate
      candidate = slots[candidate].next
    }
    return back
  }

  private mutating func add(_ element: ElementFrame, _ translation: Point, after back: Int) {
    let rect = element.frame
    var slot = Slot(
      id: element.id, layer: Int(element.layer),
      local: rect.offset(by: Point.zero - translation), greatestWidth: rect.width,
      greatestHeight: rect.height, contentAlpha: element.contentAlpha,
      contentScale: element.contentScale)
    if back < 0 {
      slot.next = backmost
      backmost = slots.count
    } else {
      slot.next = slots[back].next
      slots[back].next = slots.count
    }
    slots.append(slot)
    for _ in 0..<runCount { lastSeen.append(-1) }
  }

  private mutating func note(
    _ element: ElementFrame, _ translation: Point, slot index: Int, run: Int, frame: Int,
    position: Int
  ) {
    let next = Int(lastSeen[index * runCount + run]) + 1
    if next < frame { gaps.append(Gap(slot: index, run: run, frames: next..<frame)) }
    lastSeen[index * runCount + run] = Int32(frame)
    guard slots[index].note(element, translation, position: position) else { return }
    slots[index].layer = tree.commonAncestor(slots[index].layer, Int(element.layer))
  }
}
