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

  /// Differences below this many points come from floating point, not from motion.
  static let noise = 1e-6

  init(screen: Screen, runCount: Int) {
    self.screen = screen
    self.runCount = runCount
    frames = Array(repeating: [], count: runCount)
  }

  /// Reads the frames of an epoch, given by its number, that shows this screen.
  ///
  /// - Complexity: Linear in the number of element frames; an element that follows the same neighbour
  ///   as in the frame before needs no lookup.
  mutating func read(_ timeline: Timeline, run: Int, epoch: Int, frames range: Range<Int>) {
    tree.add(timeline, epoch: epoch)
    frames[run].append(range)
    var before: [Int32] = []
    var current: [Int32] = []
    for frame in range {
      if frame > range.lowerBound, timeline.staysSame(inFrame: frame) {
        for slot in current { lastSeen[Int(slot) * runCount + run] = Int32(frame) }
        continue
      }
      swap(&before, &current)
      current.removeAll(keepingCapacity: true)
      let range = timeline.elementRange(ofFrame: frame)
      var expected = noteExpected(timeline, range, before, run: run, frame: frame)
      current.append(contentsOf: before[..<expected])
      var back = current.last.map(Int.init) ?? -1
      for index in range.dropFirst(expected) {
        let element = timeline.elements[index]
        var slot: Int
        if expected < before.count, slots[Int(before[expected])].id == element.id {
          slot = Int(before[expected])
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
          run: run, frame: frame, position: current.count)
        current.append(Int32(slot))
        back = slot
      }
    }
  }

  /// Notes elements of a frame as long as they are those of the frame before, in the same order on the same layers.
  ///
  /// - Returns: How many they are.
  private mutating func noteExpected(
    _ timeline: Timeline, _ range: Range<Int>, _ before: [Int32], run: Int, frame: Int
  ) -> Int {
    var lastSeen: [Int32] = []
    swap(&lastSeen, &self.lastSeen)
    defer { swap(&lastSeen, &self.lastSeen) }
    let runCount = runCount
    return slots.withUnsafeMutableBufferPointer { slots in
      lastSeen.withUnsafeMutableBufferPointer { lastSeen in
        let count = min(before.count, range.count)
        for position in 0..<count {
          let element = timeline.elements[range.lowerBound + position]
          let slot = Int(before[position])
          let seen = slot * runCount + run
          guard slots[slot].id == element.id, slots[slot].layer == Int(element.layer),
            Int(lastSeen[seen]) == frame - 1
          else { return position }
          lastSeen[seen] = Int32(frame)
          _ = slots[slot].note(
            element, timeline.translation(ofLayer: Int(element.layer), inFrame: frame),
            position: position)
        }
        return count
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

  /// Calls a closure with the slots of the elements of a run that was read before.
  ///
  /// - Parameters:
  ///   - timeline: The run, as it was read.
  ///   - run: Its number.
  ///   - body: Called with each element of each frame that shows this stage, in order; once for a frame and those
  ///     after it that show the same.
  func forEachElement(
    of timeline: Timeline, run: Int,
    _ body: (_ slot: Int, ElementFrame, _ frames: Range<Int>) -> Void
  ) {
    var before: [Int32] = []
    var current: [Int32] = []
    for range in frames[run] {
      for frames in DifferentFrames(of: timeline, in: range) {
        swap(&before, &current)
        current.removeAll(keepingCapacity: true)
        var expected = 0
        for index in timeline.elementRange(ofFrame: frames.lowerBound) {
          let element = timeline.elements[index]
          var slot = -1
          if expected < before.count, slots[Int(before[expected])].id == element.id {
            slot = Int(before[expected])
            expected += 1
          } else if let known = table.knownSlot(of: element.id) {
            slot = known
            expected = (before.firstIndex(of: Int32(known)) ?? expected - 1) + 1
          }
          precondition(slot >= 0, "a run is the same when it is read again")
          current.append(Int32(slot))
          body(slot, element, frames)
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
