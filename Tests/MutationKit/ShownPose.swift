// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The pose that a picture shows, which may be held while the pattern goes on.
///
/// A pattern computes its pose without mutation, so the state between frames is in an object.
final class ShownPose<Pose> {
  private var last: Pose?

  /// The pose of a frame: the previous one if it is held.
  func pose(_ pose: Pose, isHeld: Bool) -> Pose {
    if isHeld, let last { return last }
    last = pose
    return pose
  }
}
