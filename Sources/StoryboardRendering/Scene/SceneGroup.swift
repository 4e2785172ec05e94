// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

/// Elements that move rigidly together, and groups that move within, back to front.
public struct SceneGroup: Equatable, Sendable {
  /// The name: its part is `layer` or, for an element that moves alone, `element`.
  public let name: SceneName
  /// The translation within the group around it where no track changes it, in points.
  public let base: Point
  /// The clip of the group; it moves with the group.
  public internal(set) var clip: SceneClip?
  /// A shadow, behind the items.
  public internal(set) var shade: SceneShade?
  /// How the items are stretched, from the outside to the inside.
  public internal(set) var stretches: [SceneStretch] = []
  /// The items, back to front.
  public internal(set) var items: [SceneItem] = []
  /// The track of the translation along x, as an index into the tracks of a run.
  public internal(set) var xTrack: Int?
  /// The track of the translation along y.
  ///
  /// Its target is `name`, or where both tracks exist, the inner group.
  public internal(set) var yTrack: Int?

  /// The elements that do not move within the group, without the elements of groups within.
  public var elements: [SceneElement] {
    items.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The groups that move within the group.
  public var groups: [SceneGroup] {
    items.compactMap { if case .group(let group) = $0 { group } else { nil } }
  }

  /// The clips of the group and of all groups within, back to front.
  var clips: [SceneClip] {
    (clip.map { [$0] } ?? []) + groups.flatMap(\.clips)
  }
}
