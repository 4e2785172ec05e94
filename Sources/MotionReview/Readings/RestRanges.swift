// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Where layers are while nothing moves, looked for once for all touches.
struct RestRanges {
  private struct Entry {
    let layer: Int
    let isUpright: Bool
    let epoch: Int
    var least = Double.infinity
    var greatest = -Double.infinity
  }

  private var known: [Entry] = []

  /// The least and the greatest position of a layer at rest on one screen, in points; infinite if it never rests.
  mutating func range(
    of layer: Int, isUpright: Bool, epoch: Int, in run: RunReading
  ) -> (least: Double, greatest: Double) {
    for entry in known
    where entry.layer == layer && entry.isUpright == isUpright && entry.epoch == epoch {
      return (entry.least, entry.greatest)
    }
    var entry = Entry(layer: layer, isUpright: isUpright, epoch: epoch)
    let epochs = run.timeline.epochs
    let end = epoch + 1 < epochs.count ? epochs[epoch + 1].firstFrame : run.frameCount
    for frame in epochs[epoch].firstFrame..<end where run.isIdle(frame) {
      let place = run.timeline.translation(ofLayer: layer, inFrame: frame)
      let along = isUpright ? place.y : place.x
      entry.least = min(entry.least, along)
      entry.greatest = max(entry.greatest, along)
    }
    known.append(entry)
    return (entry.least, entry.greatest)
  }
}
