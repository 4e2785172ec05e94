// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// How the rows of the list in front have moved, whatever moves them: their layer tells.
struct RowMotion {
  /// How far they have moved along their axis since the frame before, in points, positive down or right;
  /// NaN where there are none, where another list has come to the front, and after a turn of the device.
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
        // Of pages beside each other the one under the middle of the screen is in front.
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
