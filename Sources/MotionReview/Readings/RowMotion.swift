// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The movement of the rows of the front list, from whatever cause, as given by their layer.
struct RowMotion {
  /// The movement of the rows along their axis since the previous frame, in points, positive down
  /// or right; NaN without rows, when another list comes to the front, and after a rotation.
  private(set) var moves: [Double] = []
  /// Where the lowest visible row ends, in points; negative infinity without rows.
  private(set) var ends: [Double] = []

  init(_ timeline: Timeline) {
    moves.reserveCapacity(timeline.frameCount)
    ends.reserveCapacity(timeline.frameCount)
    var layer = -1
    var epoch = 0
    for frame in 0..<timeline.frameCount {
      var isTurned = false
      if epoch + 1 < timeline.epochs.count, timeline.epochs[epoch + 1].firstFrame == frame {
        epoch += 1
        isTurned = true
      }
      if frame > 0, !isTurned, timeline.staysSame(inFrame: frame) {
        ends.append(ends[frame - 1])
        moves.append(layer >= 0 ? 0 : .nan)
        continue
      }
      let size = timeline.epochs[epoch].screen.size
      let isHorizontal = !timeline.bounds.isEmpty && timeline.bounds[frame].axis == .horizontal
      let known = layer
      layer = -1
      var end = -Double.infinity
      for index in timeline.elementRange(ofFrame: frame) {
        let element = timeline.elements[index]
        guard JumpSubject(element.id.kind) == .row, element.id.kind != .sectionFooter else {
          continue
        }
        // Of adjacent pages, the page at the centre of the screen is in front.
        guard
          isHorizontal
            || element.frame.x <= size.width / 2 && element.frame.maxX > size.width / 2
        else { continue }
        // A pattern may name a layer that it does not have.
        layer = Int(element.layer) < timeline.layerCount ? Int(element.layer) : -1
        end = max(end, isHorizontal ? element.frame.maxX : element.frame.maxY)
      }
      ends.append(end)
      guard frame > 0, layer >= 0, layer == known, !isTurned else {
        moves.append(.nan)
        continue
      }
      let a = timeline.translation(ofLayer: layer, inFrame: frame - 1)
      let b = timeline.translation(ofLayer: layer, inFrame: frame)
      moves.append(isHorizontal ? b.x - a.x : b.y - a.y)
    }
  }
}
