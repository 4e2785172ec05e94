// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A frame's records.
///
/// They are inlined in other modules: a call would pass the whole timeline, which is copied first where
/// it is a part of an object.
extension Timeline {
  /// The value of a track in a frame; NaN where it does not exist.
  @inlinable @inline(__always)
  public func value(_ track: Int, inFrame frame: Int) -> Double {
    values[frame * valueNames.count + track]
  }

  /// Which elements are visible in a frame, as a range of `elements`.
  @inlinable @inline(__always)
  public func elementRange(ofFrame frame: Int) -> Range<Int> {
    elementStarts[frame]..<elementStarts[frame + 1]
  }

  /// The translation of a layer in a frame, in points.
  @inlinable @inline(__always)
  public func translation(ofLayer layer: Int, inFrame frame: Int) -> Point {
    layers[frame * layerCount + layer]
  }

  /// Whether it is known that a frame shows the same as the frame before; its phase and its finger may be others.
  @inlinable @inline(__always)
  public func staysSame(inFrame frame: Int) -> Bool { frame < stays.count && stays[frame] }

  /// The heights at which a sheet may rest during an epoch, in points, from the least to the greatest.
  @inline(__always)
  @inlinable
  public func detents(inEpoch epoch: Int) -> ArraySlice<Double> {
    let count = detents.count / epochs.count
    return detents[epoch * count..<(epoch + 1) * count]
  }

  /// When a frame is shown, in seconds.
  @inlinable @inline(__always)
  public func time(ofFrame frame: Int) -> Double { Double(frame) / Double(rate) }
}
