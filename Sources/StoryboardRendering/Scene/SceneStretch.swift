// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How the content of a group is stretched along y.
public struct SceneStretch: Equatable, Sendable {
  /// The name of what the track changes.
  public let name: SceneName
  /// What stays in place, along y in the coordinates of the group, in points.
  public let anchor: Double
  /// The track of the factor, as an index into the tracks of a run.
  public let track: Int
}
