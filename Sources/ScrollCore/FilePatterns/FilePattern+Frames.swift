// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a frame records and shows.
extension FilePattern {
  #if hasFeature(Embedded)
  /// Few, so that what they show stays in the processor's cache until it is laid out.
  static var chunkLength: Int { 16 }
  #else
  /// Many of them may be one frame that stays; see `WaitingFrames`.
  static var chunkLength: Int { 64 }
  #endif

  var valueNames: [TrackName] { program.values.map { $0.name } }

  /// Before the first frame it is a guess, for which storage is reserved.
  var visibleElementLimit: Int {
    let first = program.elements.count + 1 + Self.usualItemCount * program.items.count
    return max(shown.frames.count == 0 ? first : 1, shown.elementLimit)
  }

  /// How many items of a repeated element a screen usually shows.
  private static var usualItemCount: Int { 16 }

  func reading(on host: borrowing ScrollHost) -> ScrollReading { reading }

  /// Reads the recorded view, for the frame that is shown next.
  #if !hasFeature(Embedded)
  @inline(__always)
  #endif
  mutating func read(on host: borrowing ScrollHost) {
    reading = host.reading(of: ScrollViewID(recordedView))
    if !isAlone, nest(of: recordedView) != nil {
      let view = view(recordedView, on: host)
      reading = ScrollReading(
        offset: view.contentOffset, velocity: velocity(of: recordedView, on: host),
        range: view.range)
    }
    if let recordedVelocity { reading.velocity = recordedVelocity }
  }

  func bounds(on host: borrowing ScrollHost) -> ScrollBounds {
    host.bounds(of: ScrollViewID(recordedView))
  }

  func pose(on host: borrowing ScrollHost) -> Pose {
    #if !hasFeature(Embedded)
    if waiting.isUsed { return Pose(frame: waiting.count - 1) }
    #endif
    return Pose(frame: shown.frames.count - 1)
  }

  mutating func forgetPoses() {
    #if !hasFeature(Embedded)
    if waiting.isUsed { return forgetWaiting() }
    #endif
    shown.removeAll()
  }

  func scrollViews(at point: Point, in pose: Pose) -> ScrollViewSet {
    var result: ScrollViewSet = []
    for (index, viewport) in viewports.enumerated() where viewport.contains(point) {
      if !isCovered(index, at: point) { result.formUnion(ScrollViewSet(driver(of: index))) }
    }
    return result
  }

  /// Whether an element above a view takes the touches at a point, as they were last shown.
  ///
  /// A view is as high as the first element in it.
  private func isCovered(_ view: Int, at point: Point) -> Bool {
    guard let first = program.elements.firstIndex(where: { $0.view == view }) else { return false }
    return isTaken(point, above: first, byOthersThan: view)
  }

  /// Whether an element above another one takes the touches at a point, as they were last shown.
  func isTaken(_ point: Point, above first: Int, byOthersThan view: Int? = nil) -> Bool {
    program.elements.indices[first...].dropFirst().contains { index in
      let element = program.elements[index]
      return element.takesTouches && (view == nil || element.view != view)
        && draft.rects[index].width >= 0 && draft.rects[index].contains(point)
    }
  }

  mutating func endEvents(on host: inout ScrollHost) {
    endCount = 0
    if motionCount > 0 { removeMotionsThatAreOver(on: &host) }
    watch(on: &host)
    if hasItemsThatFollow { arrangeShownItems(on: host) }
  }

  /// Computes what the next frame shows; false if the run has ended before it.
  mutating func prepareFrame(on host: inout ScrollHost) -> Bool {
    #if !hasFeature(Embedded)
    if waiting.isUsed { return wait(on: &host) }
    #endif
    shown.lend(to: &draft.frames)
    computeFrame(on: host)
    guard fault == nil else {
      shown.takeBack(&draft.frames, withNewFrame: false)
      host.fail("a formula has no result")
      return false
    }
    if crash != nil {
      draft.frames.elements.append(
        ElementFrame(ElementID(.crash), layer: 0, frame: screen.bounds))
      host.fail("the file says that the app would end here")
    }
    read(on: host)
    shown.takeBack(&draft.frames, withNewFrame: true)
    return true
  }

  private mutating func computeFrame(on host: borrowing ScrollHost) {
    if let blocks = program.blocks {
      evaluate(blocks.frame, PatternProgram.Blocks.frameNumber, on: host)
    }
    defer { freshBlock = -2 }
    if let place = program.recordedPlace {
      recordedView = member(of: program.recordedViews, at: place, on: host) ?? recordedView
    }
    recordedVelocity = program.recordedVelocity.map { number($0, on: host) ?? 0 }
    for value in program.values {
      guard fault == nil else { break }
      if let condition = value.condition, !holds(condition, on: host) {
        draft.frames.values.append(.nan)
      } else {
        // A zero without a sign: records do not tell −0 from 0.
        draft.frames.values.append((number(value.formula, on: host) ?? .nan) + 0)
      }
    }
    checkClaims(on: host)
    prepareElements(on: host)
    prepareLayers(on: host)
  }

  func record(_ pose: Pose, into values: inout OutputSpan<Double>) {
    #if !hasFeature(Embedded)
    if waiting.isUsed { return recordWaiting(pose.frame, into: &values) }
    #endif
    let first = pose.frame * program.values.count
    let numbers = shown.frames.values
    for index in program.values.indices { values.append(numbers[first + index]) }
  }

  func translate(_ pose: Pose, into layers: inout OutputSpan<Point>) {
    #if !hasFeature(Embedded)
    if waiting.isUsed { return translateWaiting(pose.frame, into: &layers) }
    #endif
    let first = pose.frame * program.layers.count
    let points = shown.frames.layers
    for index in program.layers.indices { layers.append(points[first + index]) }
  }

  func layout(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {
    let frames = shown.frames
    for index in frames.elements(ofFrame: pose.frame) { elements.append(frames.elements[index]) }
  }
}
