// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The shadow of an element whose extents change, behind the groups that cut the element to them.
public struct SceneShade: Equatable, Sendable {
  /// The name of the group that fades with the element.
  let name: SceneName
  /// What is drawn.
  let shadow: SceneShadow
  /// The opacity where no track changes it.
  let alpha: Double
  /// The track that shows and hides the element, as an index into the tracks of a run.
  var visibilityTrack: Int?
  /// The track that fades it.
  var opacityTrack: Int?
}
