// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Fingers on sheets.
extension FilePattern {
  /// A finger has landed: it stops a moving sheet, and may drag its handle.
  mutating func landOnSheets(at point: Point, on host: inout ScrollHost) {
    for (index, sheet) in program.sheets.enumerated() {
      if let list = sheet.list, host.isTracking(ScrollViewID(list.view)) {
        guard sheets[index].spring != nil else { continue }
        stopSheet(index, on: &host)
        host.beginDragging(ScrollViewID(list.view), notifying: &self)
        continue
      }
      guard let handle = sheet.handle, draft.rects[handle].width >= 0,
        draft.rects[handle].contains(point), !isTaken(point, above: handle)
      else { continue }
      var pan = SheetPan(startHeight: band(of: index).raw(sheets[index].extent))
      if sheets[index].spring != nil {
        stopSheet(index, on: &host)
        pan.begin(at: coordinate(of: point, sheet.edge))
      }
      sheets[index].pan = pan
    }
  }

  private mutating func stopSheet(_ index: Int, on host: inout ScrollHost) {
    sheets[index].spring = nil
    schedule(on: &host)
  }

  /// A coordinate that falls as a sheet grows, as that of a bottom sheet does.
  func coordinate(of point: Point, _ edge: PatternProgram.Sheet.Edge) -> Double {
    -edge.distance(of: point, on: screen.size)
  }

  /// Moves the sheets whose handles are dragged.
  mutating func dragHandles(on host: inout ScrollHost) {
    guard !sheets.isEmpty, let touch = host.touch else { return }
    for (index, sheet) in program.sheets.enumerated() {
      guard var pan = sheets[index].pan else { continue }
      pan.follow(
        from: coordinate(of: touch.landing, sheet.edge),
        to: coordinate(of: touch.position, sheet.edge), physics: host.physics)
      sheets[index].pan = pan
      guard pan.isRecognized else { continue }
      let raw = pan.startHeight - pan.translation(to: coordinate(of: touch.position, sheet.edge))
      setExtent(band(of: index).shown(raw), ofSheet: index, on: &host)
    }
  }

  /// The finger lifts: sheets whose handles it dragged move to a detent.
  mutating func liftFromSheets(_ velocity: Point, on host: inout ScrollHost) {
    for (index, sheet) in program.sheets.enumerated() {
      sheets[index].liftVelocity = sheet.edge.growth(velocity)
      guard let pan = sheets[index].pan else { continue }
      sheets[index].pan = nil
      if pan.isRecognized {
        settle(index, raw: band(of: index).raw(sheets[index].extent), on: &host)
      }
    }
  }

  // MARK: A list that hands over

  /// The drag of a list begins at the places of sheet and list.
  mutating func beginSharedDrag(of view: Int, on host: inout ScrollHost) {
    for (index, sheet) in program.sheets.enumerated() {
      guard let list = sheet.list, list.view == view else { continue }
      let content = host[ScrollViewID(view)]
      sheets[index].sharedDrag = HandoverDrag(
        rawHeight: band(of: index).raw(sheets[index].extent), offset: content.contentOffset,
        rawOffset: host.physics.rawOffset(content.contentOffset, in: content),
        top: content.range.minimum, returnsContent: list.returnsContent)
    }
  }

  /// Shares what the finger has moved; the list is put where its share leaves it.
  mutating func followSharedDrag(of view: Int, on host: inout ScrollHost) {
    guard !sheets.isEmpty else { return }
    let id = ScrollViewID(view)
    for (index, sheet) in program.sheets.enumerated() {
      guard sheet.list?.view == view, var drag = sheets[index].sharedDrag, host.isDragging(id)
      else { continue }
      #if !WITHOUT_PROGRAM_STEPS
      // Beyond another end the same raw offset would be seen elsewhere.
      if !drag.end.isNaN, drag.end != host[id].range.maximum {
        drag.rawOffset = host.physics.rawOffset(drag.offset, in: host[id])
      }
      #endif
      let (rawOffset, end) = (drag.rawOffset, host[id].range.maximum)
      drag.follow(host.panTranslation(of: id), highest: sheets[index].highest)
      let scroll = drag.rawOffset - rawOffset
      sheets[index].sharedDrag = drag
      setExtent(band(of: index).shown(drag.rawHeight), ofSheet: index, on: &host)
      let list = host[id]
      // The list's end comes nearer as the sheet grows. A list beyond it continues from its visible position.
      if list.range.maximum != end, drag.offset > list.range.maximum {
        drag.rawOffset = host.physics.rawOffset(drag.offset, in: list) + scroll
      }
      // The band of a list that is beyond its top changes with the list's height: one that does not scroll keeps its
      // offset.
      if scroll != 0 { drag.offset = host.physics.bandedOffset(drag.rawOffset, in: list) }
      #if !WITHOUT_PROGRAM_STEPS
      drag.end = list.range.maximum
      #endif
      sheets[index].sharedDrag = drag
      host.setContentOffsetSilently(drag.offset, of: id)
    }
  }

  /// The finger lifts from a list: at its highest detent the list keeps its fling; elsewhere it stays, and the sheet moves
  /// on with the finger's speed.
  mutating func endSharedDrag(of view: Int, on host: inout ScrollHost) {
    let id = ScrollViewID(view)
    for (index, sheet) in program.sheets.enumerated() {
      guard sheet.list?.view == view, sheets[index].sharedDrag != nil else { continue }
      if host.hasMovedSinceFrame(id) { followSharedDrag(of: view, on: &host) }
      guard let drag = sheets[index].sharedDrag else { continue }
      sheets[index].sharedDrag = nil
      let state = sheets[index]
      let isAtTop =
        drag.rawHeight >= state.highest
        || (state.highest - state.extent < 0.5 / screen.scale && state.liftVelocity >= 0)
      if isAtTop {
        settle(at: state.detents.count - 1, index, velocity: 0, on: &host)
        continue
      }
      let offset = host.contentOffset(of: id)
      let inside = host[id].range.clamp(offset)
      host.setTargetContentOffset(inside, of: id)
      // A target within its limits would give the finger's speed to the bounce of a list beyond an end.
      if inside != offset {
        host.animateContentOffset(inside, of: id, spring: host.physics.bounce.spring)
      }
      settle(index, raw: drag.rawHeight, on: &host)
    }
  }

  // MARK: The choice of a detent

  /// Chooses a detent by the rule of a sheet, and moves there with the speed that it is seen to have.
  private mutating func settle(_ index: Int, raw: Double, on host: inout ScrollHost) {
    let state = sheets[index]
    let (extent, velocity) = (state.extent, state.liftVelocity)
    let target: Int
    switch program.sheets[index].rule {
    case .project(let rate):
      guard let rate = number(rate, on: host) else { return }
      // The sum of what is left of the speed, millisecond by millisecond.
      let way = rate < 1 ? velocity / 1000 * rate / (1 - rate) : 0
      target = DetentPolicy.nearest(to: extent + way, in: state.detents)
    case .lookAhead:
      target = DetentPolicy.lookAhead(height: extent, velocity: velocity, detents: state.detents)
    case .nearest: target = DetentPolicy.nearest(to: extent, in: state.detents)
    case .onward:
      target = DetentPolicy.onward(height: extent, velocity: velocity, detents: state.detents)
    case .threshold(let distance, let speed):
      guard let distance = number(distance, on: host), let speed = number(speed, on: host) else {
        return
      }
      let way = extent - state.detents[state.detent]
      let isFar = way.magnitude > distance || velocity.magnitude > speed
      target =
        isFar
        ? DetentPolicy.onward(
          height: extent, velocity: velocity.magnitude > speed ? velocity : way,
          detents: state.detents)
        : state.detent
    case .floatingPanel:
      target = DetentPolicy.projection(
        height: extent, velocity: velocity, detents: state.detents, current: state.detent)
    }
    let kept = program.sheets[index].keepsVelocity ? velocity : 0
    settle(
      at: target, index, velocity: kept * band(of: index).slope(raw), finger: velocity, on: &host)
  }
}
