// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A frame's records, for loops over all frames in other modules.
///
/// A call into this module passes the whole timeline, which then is copied first where it is a part of an object. These
/// functions become loads of the few numbers that they read.
extension Timeline {
  /// The value of a track in a frame; NaN where it does not exist.
  @inlinable @inline(__always)
  public func value(_ track: Int, at frame: Int) -> Double {
    values[frame * valueNames.count + track]
  }

  /// Which elements are visible in a frame, as a range of `elements`.
  @inlinable @inline(__always)
  public func elementRange(at frame: Int) -> Range<Int> {
    elementStarts[frame]..<elementStarts[frame + 1]
  }

  /// The translation of a layer in a frame, in points.
  @inlinable @inline(__always)
  public func translation(ofLayer layer: Int, at frame: Int) -> Point {
    layers[frame * layerCount + layer]
  }

  /// When a frame is shown, in seconds.
  @inlinable @inline(__always)
  public func time(at frame: Int) -> Double { Double(frame) / Double(rate) }
}
