// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// Frames that are written at once: all their items have everything in common but where they are and which they are.
extension FilePattern {
  /// Appends frames after all that is computed for their items; false if some items need more.
  mutating func appendTogether(
    _ poses: [Pose], _ plan: PatternProgram.Columns, to elements: inout [ElementFrame],
    starts: inout [Int]
  ) -> Bool {
    guard plan.hasOnlyEqualItems, !waiting.hasEndedTooLate,
      let room = noteItems(of: poses, plan)
    else { return false }
    let first = elements.count
    var isWhole = true
    elements.append(addingCapacity: room) { elements in
      isWhole = Self.append(
        poses, plan, waiting, &layouts, fixedFrames, on: screen.bounds, to: &elements,
        first: first, starts: &starts)
    }
    if !isWhole { waiting.hasEndedTooLate = true }
    return true
  }

  /// Notes the items of frames, and how many elements there are at most; nil if some items are not of one kind.
  private mutating func noteItems(of poses: [Pose], _ plan: PatternProgram.Columns) -> Int? {
    waiting.items.removeAll(keepingCapacity: true)
    let least = 1 &+ plan.elements.count
    var (room, ofFrame, frame) = (1, 0, -1)
    for pose in poses {
      if pose.frame != frame {
        frame = pose.frame
        WaitingFrames.hand(plan.handed, of: frame, from: waiting.columns, to: &registers)
        waiting.starts.move(&layouts, toFrame: frame)
        ofFrame = least
        for place in plan.repeatedPlaces {
          guard let limit = noteItems(at: place, of: frame, plan) else { return nil }
          ofFrame &+= limit
        }
      }
      room &+= ofFrame
    }
    return room
  }

  /// Notes the items of an element, and how many there are at most; nil if they are not of one kind.
  private mutating func noteItems(
    at place: Int, of frame: Int, _ plan: PatternProgram.Columns
  ) -> Int? {
    let element = plan.elements[place]
    let repeated = plan.repeated[Int(element.repeated)]
    guard !layouts[repeated.list].hasSections else { return nil }
    guard element.isDrawn || !repeated.numbers.isPlain,
      let window = window(of: repeated.list, element.numbers, frame)
    else { return 0 }
    guard
      let shown = equalItems(
        ElementFrame(element.id, layer: element.layer, frame: Rect(0, 0, 0, 0)), of: element,
        repeated, run: 0, window, first: 0)
    else { return nil }
    guard var shown else { return 0 }
    (shown.place, shown.frame) = (place, frame)
    waiting.items.append(shown)
    return shown.visible.limit(of: layouts[repeated.list].lines[0])
  }

  /// Appends frames whose items were noted.
  ///
  /// - Returns: False if an element has a negative extent.
  private static func append(
    _ poses: [Pose], _ plan: PatternProgram.Columns, _ waiting: WaitingFrames,
    _ layouts: inout [RepeatLayout], _ fixed: [Rect], on screen: Rect,
    to elements: inout OutputSpan<ElementFrame>, first: Int, starts: inout [Int]
  ) -> Bool {
    let items = waiting.items
    let viewCount = waiting.views.count / WaitingFrames.limit
    var (next, nextItems, isWhole) = (0, 0, true)
    while next < poses.count {
      let (frame, count) = (poses[next].frame, elements.count)
      waiting.starts.move(&layouts, toFrame: frame)
      elements.append(ElementFrame(ElementID(.backdrop), layer: 0, frame: screen))
      var index = 0
      while index < plan.elements.count {
        let run = Int(plan.elements[index].runLength)
        guard run == 0 else {
          let isRunWhole = appendRun(
            index..<index &+ run, plan.elements, waiting.columns, waiting.views,
            frame &* viewCount, fixed, frame, to: &elements)
          isWhole = isWhole && isRunWhole
          index &+= run
          continue
        }
        if nextItems < items.count, items[nextItems].isAt(index, frame) {
          append(items[nextItems], layouts, to: &elements)
          nextItems &+= 1
        }
        index &+= 1
      }
      if frame == waiting.crashFrame {
        elements.append(ElementFrame(ElementID(.crash), layer: 0, frame: screen))
      }
      let length = elements.count - count
      starts.append(first &+ elements.count)
      next += 1
      while next < poses.count, poses[next].frame == frame {
        elements.append(again: length)
        starts.append(first &+ elements.count)
        next += 1
      }
    }
    return isWhole
  }

  private static func append(
    _ items: EqualItems, _ layouts: [RepeatLayout], to elements: inout OutputSpan<ElementFrame>
  ) {
    layouts.withSpan { layouts in
      layouts[items.list].lines.withSpan { items.append(of: $0[items.run], to: &elements) }
    }
  }
}
#endif
