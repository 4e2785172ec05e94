// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a track has been reduced to under certain conditions.
///
/// The keys depend neither on the clock of a picture nor on the devices beside: all pictures of a device can share them.
struct TrackReduction: Sendable {
  /// The tolerance of the reducer, in the unit of the samples.
  var tolerance: Double
  var precision: KeyframePrecision
  /// Frames, rising, from which the motion is linear to the next frame.
  var straight: [Int]
  var keys: [Keyframe]
}
