// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The rules of applidium/OverlayContainer (read at df49c8f).
extension BottomSheet {
  /// Answers `scrollViewDidScroll`: the sheet takes the finger's travel, the list its last offset.
  ///
  /// At the highest detent the sheet takes what the list shows beyond its top, where the rubber band has
  /// already swallowed a part of the travel.
  mutating func followOverlay(on host: inout ScrollHost) {
    let offset = host.contentOffset(of: .main)
    guard host.isDragging(.main) else {
      overlay.lastOffset = offset
      return
    }
    let translation = host.panTranslation(of: .main)
    let travel = translation - overlay.finger
    overlay.finger = translation
    if travel != 0 { overlay.movesUp = travel < 0 }
    guard movesSheet(at: offset) else {
      overlay.lastOffset = offset
      return
    }
    overlay.sheet += height == geometry.highest ? -offset : travel
    // Between two events the list may have reached its top, or moved beyond it.
    let hasCrossedTop = overlay.lastOffset * offset <= 0
    overlay.lastOffset = hasCrossedTop ? 0 : max(0, overlay.lastOffset)
    setListOffset(overlay.lastOffset, on: &host)
    setHeight(geometry.clamped(geometry.detents[detent] - overlay.sheet), on: &host)
  }

  private func movesSheet(at offset: Double) -> Bool {
    if height == geometry.highest { return offset <= 0 && !overlay.movesUp }
    if height == geometry.lowest { return offset > 0 && overlay.movesUp }
    return offset <= 0 || overlay.movesUp
  }

  /// Answers `scrollViewWillEndDragging`.
  mutating func endOverlay(_ velocity: PointsPerMillisecond, on host: inout ScrollHost) {
    let offset = host.contentOffset(of: .main)
    if height == geometry.lowest {
      if height != geometry.highest, offset > 0 || velocity.value > 0 {
        host.setTargetContentOffset(0, of: .main)
      }
    } else if height != geometry.highest, !geometry.detents.contains(height) {
      host.setTargetContentOffset(overlay.lastOffset, of: .main)
    }
    settleOverlay(
      velocity: movesSheet(at: offset) ? velocity.pointsPerSecond : 0, on: &host)
  }

  /// Moves to the policy's detent unless the sheet already rests where it came from.
  ///
  /// The spring starts from rest, whatever the finger did.
  mutating func settleOverlay(velocity: Double, on host: inout ScrollHost) {
    guard height != geometry.detents[detent] else { return }
    let target = DetentPolicy.lookAhead(
      height: height, velocity: velocity, detents: geometry.detents)
    animate(
      to: target, .overlayContainer(velocity: velocity, isRigid: isRigid),
      velocity: TravelsPerSecond(0), duration: nil, on: &host)
  }
}
