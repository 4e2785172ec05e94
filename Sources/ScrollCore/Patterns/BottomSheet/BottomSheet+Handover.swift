// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The fixed rule, and the presets that work like it.
extension BottomSheet {
  // MARK: A drag of the list

  /// A drag starts at the current positions of sheet and list.
  mutating func beginHandover(on host: inout ScrollHost) {
    let view = host[.main]
    drag = HandoverDrag(
      rawHeight: band(on: host).raw(height), offset: view.contentOffset,
      rawOffset: host.physics.rawOffset(view.contentOffset, in: view),
      top: view.range.minimum, returnsContent: variant.returnsContentToSheet)
  }

  /// Shares what the finger has moved; the list is put where its share leaves it.
  mutating func followHandover(on host: inout ScrollHost) {
    guard var drag, host.isDragging(.main) else { return }
    #if !WITHOUT_PROGRAM_STEPS
    // Beyond another end the same raw offset would be seen elsewhere.
    if !drag.end.isNaN, drag.end != host[.main].range.maximum {
      drag.rawOffset = host.physics.rawOffset(drag.offset, in: host[.main])
    }
    #endif
    let (rawOffset, end) = (drag.rawOffset, host[.main].range.maximum)
    drag.follow(host.panTranslation(of: .main), highest: geometry.highest)
    let scroll = drag.rawOffset - rawOffset
    setHeight(band(on: host).shown(drag.rawHeight), on: &host)
    let list = host[.main]
    // The list's end comes nearer as the sheet grows. A list beyond it continues from its visible
    // position.
    if list.range.maximum != end, drag.offset > list.range.maximum {
      drag.rawOffset = host.physics.rawOffset(drag.offset, in: list) + scroll
    }
    // The band of a list that is beyond its top changes with the list's height: who does not scroll keeps
    // the offset.
    if scroll != 0 { drag.offset = host.physics.bandedOffset(drag.rawOffset, in: list) }
    #if !WITHOUT_PROGRAM_STEPS
    drag.end = list.range.maximum
    #endif
    self.drag = drag
    setListOffset(drag.offset, on: &host)
  }

  /// At its highest detent the list keeps its fling; anywhere else it stays, and the sheet moves on with
  /// the finger's speed.
  ///
  /// A list that was caught beyond an end cannot stay there. A target within its range would lose
  /// the finger's velocity in the bounce, so it returns with a separate animation.
  mutating func endHandover(on host: inout ScrollHost) {
    guard let drag else { return }
    self.drag = nil
    let isAtTop =
      drag.rawHeight >= geometry.highest
      || (geometry.highest - height < geometry.tolerance && liftVelocity >= 0)
    if isAtTop {
      settle(at: geometry.detents.count - 1, velocity: 0, on: &host)
    } else {
      let offset = host.contentOffset(of: .main)
      let inside = host[.main].range.clamp(offset)
      host.setTargetContentOffset(inside, of: .main)
      if variant == .fixed, inside != offset {
        host.animateContentOffset(inside, of: .main, spring: host.physics.bounce.spring)
      }
      settle(rawHeight: drag.rawHeight, on: &host)
    }
  }

  #if !WITHOUT_PROGRAM_STEPS
  /// Puts the sheet where it is on another screen: under the finger that holds it, as far as the new detents allow, or at its
  /// detent.
  ///
  /// - Parameters:
  ///   - growth: How much longer the screen is, in points.
  ///   - host: The scroll host.
  mutating func keepHolding(growingBy growth: Double, on host: borrowing ScrollHost) {
    let isHeld = variant.movesModelInFlight && (drag != nil || pan?.isRecognized == true)
    guard isHeld, let touch = host.touch else {
      height = geometry.detents[detent]
      if pan?.isRecognized == false { pan?.startHeight = height }
      return
    }
    let band = band(on: host)
    height = band.shown(band.raw(height + growth))
    drag?.rawHeight = band.raw(height)
    if let pan {
      self.pan?.startHeight = band.raw(height) + pan.translation(to: touch.position.y)
    }
  }
  #endif

  // MARK: A drag of the handle

  mutating func followHandle(_ touch: Touch, on host: inout ScrollHost) {
    guard let pan, pan.isRecognized else { return }
    let raw = pan.startHeight - pan.translation(to: touch.position.y)
    setHeight(band(on: host).shown(raw), on: &host)
  }

  mutating func endHandle(on host: inout ScrollHost) {
    guard variant != .overlayContainer else {
      settleOverlay(velocity: liftVelocity, on: &host)
      return
    }
    settle(rawHeight: band(on: host).raw(height), on: &host)
  }

  // MARK: The spring

  /// A finger on a moving sheet stops it and drags immediately, without slop.
  ///
  /// A list that cannot scroll does not take the drag: the sheet continues.
  mutating func catchSheet(on host: inout ScrollHost) {
    guard spring != nil, host.isTracking(.main) else { return }
    stopSpring(on: &host)
    host.beginDragging(.main, notifying: &self)
  }

  mutating func stopSpring(on host: inout ScrollHost) {
    spring = nil
    host.endAnimation()
  }

  mutating func followSpring(on host: inout ScrollHost) {
    guard let spring else { return }
    setHeight(spring.height(at: host.time), on: &host)
  }

  mutating func finishSpring(on host: inout ScrollHost) {
    guard let spring else { return }
    self.spring = nil
    setHeight(spring.target, on: &host)
  }

  /// Chooses a detent by the rule's policy and moves on with the speed that the sheet is seen to have.
  private mutating func settle(rawHeight: Double, on host: inout ScrollHost) {
    let velocity = liftVelocity
    let detents = geometry.detents
    let target =
      switch variant {
      case .floatingPanel:
        DetentPolicy.projection(
          height: height, velocity: velocity, detents: detents, current: detent)
      case .sheetPresentation:
        DetentPolicy.nearestProjection(height: height, velocity: velocity, detents: detents)
      default:
        DetentPolicy.lookAhead(height: height, velocity: velocity, detents: detents)
      }
    settle(at: target, velocity: velocity * band(on: host).slope(rawHeight), on: &host)
  }

  private mutating func settle(at target: Int, velocity: Double, on host: inout ScrollHost) {
    detent = target
    let end = geometry.detents[target]
    guard (end - height).magnitude >= geometry.tolerance || velocity != 0 else {
      setHeight(end, on: &host)
      return
    }
    let parameters =
      switch variant {
      case .floatingPanel: SpringParameters.floatingPanel(velocity: velocity)
      case .sheetPresentation: SpringParameters.swiftUIDefault
      default: SpringParameters(criticallyDampedResponse: 0.4)
      }
    let spring = SheetSpring(
      parameters, from: height, to: end, velocity: velocity, start: host.time,
      stopsAtTarget: variant == .fixed)
    self.spring = spring
    host.animate(until: spring.end, startVelocity: velocity)
  }

  // MARK: Parts

  /// The resistance of the sheet beyond its ends.
  func band(on host: borrowing ScrollHost) -> SheetBand {
    let law: SheetBand.Law =
      switch variant {
      case .overlayContainer: .logarithmic
      case .floatingPanel, .sheetPresentation:
        .elastic(RubberBand(dimension: host.screen.size.height))
      default: .stiff
      }
    return SheetBand(lowest: geometry.lowest, highest: geometry.highest, law: law)
  }

  /// Sets the list's offset without hearing of it.
  mutating func setListOffset(_ offset: Double, on host: inout ScrollHost) {
    isCorrecting = true
    host.setContentOffset(offset, of: .main, notifying: &self)
    isCorrecting = false
  }
}
