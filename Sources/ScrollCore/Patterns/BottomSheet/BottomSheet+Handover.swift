// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The fixed rule, and the presets that work like it.
extension BottomSheet {
  // MARK: A drag of the list

  /// A drag begins where sheet and list are.
  mutating func beginHandover(on stage: inout Stage) {
    let view = stage[.main]
    drag = HandoverDrag(
      rawHeight: band(on: stage).raw(height), offset: view.contentOffset,
      rawOffset: stage.physics.rawOffset(view.contentOffset, in: view),
      top: view.range.minimum, returnsContent: rule.returnsContentToSheet)
  }

  /// Shares what the finger has moved; the list is put where its share leaves it.
  mutating func followHandover(on stage: inout Stage) {
    guard var drag, stage.isDragging(.main) else { return }
    let (rawOffset, end) = (drag.rawOffset, stage[.main].range.maximum)
    drag.follow(stage.panTranslation(of: .main), highest: geometry.highest)
    let scroll = drag.rawOffset - rawOffset
    setHeight(band(on: stage).shown(drag.rawHeight), on: &stage)
    let list = stage[.main]
    // The list's end comes nearer as the sheet grows. A list beyond it scrolls on from where it is seen.
    if list.range.maximum != end, drag.offset > list.range.maximum {
      drag.rawOffset = stage.physics.rawOffset(drag.offset, in: list) + scroll
    }
    // The band of a list that is beyond its top changes with the list's height: who does not scroll keeps
    // the offset.
    if scroll != 0 { drag.offset = stage.physics.bandedOffset(drag.rawOffset, in: list) }
    self.drag = drag
    setListOffset(drag.offset, on: &stage)
  }

  /// At its highest detent the list keeps its fling; anywhere else it stays, and the sheet moves on with
  /// the finger's speed.
  ///
  /// A list that was caught beyond an end cannot stay there, and a target within its ends does not keep the finger's
  /// speed from its bounce: it returns by an animation of its own.
  mutating func endHandover(on stage: inout Stage) {
    guard let drag else { return }
    self.drag = nil
    let isAtTop =
      drag.rawHeight >= geometry.highest
      || (geometry.highest - height < geometry.tolerance && liftVelocity >= 0)
    if isAtTop {
      settle(at: geometry.detents.count - 1, velocity: 0, on: &stage)
    } else {
      let offset = stage.contentOffset(of: .main)
      let inside = stage[.main].range.clamp(offset)
      stage.setTargetContentOffset(inside, of: .main)
      if rule == .fixed, inside != offset {
        stage.animateContentOffset(inside, of: .main, spring: stage.physics.bounce.spring)
      }
      settle(rawHeight: drag.rawHeight, on: &stage)
    }
  }

  // MARK: A drag of the handle

  mutating func followHandle(_ touch: Touch, on stage: inout Stage) {
    guard let pan, pan.isRecognized else { return }
    let raw = pan.startHeight - pan.translation(of: touch)
    setHeight(band(on: stage).shown(raw), on: &stage)
  }

  mutating func endHandle(on stage: inout Stage) {
    guard rule != .overlayContainer else {
      settleOverlay(velocity: liftVelocity, on: &stage)
      return
    }
    settle(rawHeight: band(on: stage).raw(height), on: &stage)
  }

  // MARK: The spring

  /// A finger on a moving sheet stops it, and drags at once, without slop.
  ///
  /// A list that cannot scroll has no drag to give: the sheet goes on.
  mutating func catchSheet(on stage: inout Stage) {
    guard spring != nil, stage.isTracking(.main) else { return }
    stopSpring(on: &stage)
    stage.beginDragging(.main, notifying: &self)
  }

  mutating func stopSpring(on stage: inout Stage) {
    spring = nil
    stage.endAnimation()
  }

  mutating func followSpring(on stage: inout Stage) {
    guard let spring else { return }
    setHeight(spring.height(at: stage.time), on: &stage)
  }

  mutating func finishSpring(on stage: inout Stage) {
    guard let spring else { return }
    self.spring = nil
    setHeight(spring.target, on: &stage)
  }

  /// Chooses a detent by the rule's policy and moves on with the speed that the sheet is seen to have.
  private mutating func settle(rawHeight: Double, on stage: inout Stage) {
    let velocity = liftVelocity
    let detents = geometry.detents
    let target =
      switch rule {
      case .floatingPanel:
        DetentPolicy.projection(
          height: height, velocity: velocity, detents: detents, current: detent)
      case .sheetPresentation:
        DetentPolicy.nearestProjection(height: height, velocity: velocity, detents: detents)
      default:
        DetentPolicy.lookAhead(height: height, velocity: velocity, detents: detents)
      }
    settle(at: target, velocity: velocity * band(on: stage).slope(rawHeight), on: &stage)
  }

  private mutating func settle(at target: Int, velocity: Double, on stage: inout Stage) {
    detent = target
    let end = geometry.detents[target]
    guard (end - height).magnitude >= geometry.tolerance || velocity != 0 else {
      setHeight(end, on: &stage)
      return
    }
    let parameters =
      switch rule {
      case .floatingPanel: SpringParameters.floatingPanel(velocity: velocity)
      case .sheetPresentation: SpringParameters.swiftUIDefault
      default: SpringParameters(criticallyDampedResponse: 0.4)
      }
    let spring = SheetSpring(
      parameters, from: height, to: end, velocity: velocity, start: stage.time,
      stopsAtTarget: rule == .fixed)
    self.spring = spring
    stage.animate(until: spring.end, startVelocity: velocity)
  }

  // MARK: Parts

  /// How the sheet gives way beyond its ends.
  func band(on stage: borrowing Stage) -> SheetBand {
    let law: SheetBand.Law =
      switch rule {
      case .overlayContainer: .logarithmic
      case .floatingPanel, .sheetPresentation:
        .elastic(RubberBand(dimension: stage.screen.size.height))
      default: .stiff
      }
    return SheetBand(lowest: geometry.lowest, highest: geometry.highest, law: law)
  }

  /// Sets the list's offset without hearing of it.
  mutating func setListOffset(_ offset: Double, on stage: inout Stage) {
    isCorrecting = true
    stage.setContentOffset(offset, of: .main, notifying: &self)
    isCorrecting = false
  }
}
