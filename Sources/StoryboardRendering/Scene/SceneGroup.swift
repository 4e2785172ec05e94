// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

/// Elements that move rigidly together, back to front.
public struct SceneGroup: Equatable, Sendable {
  /// The name, of part `layer` or, where one element moves by itself, `element`.
  public let name: SceneName
  /// The translation where no track changes it, in points.
  public let base: Point
  /// What it shows.
  public internal(set) var elements: [SceneElement]
  /// The track of the translation along x, as an index into the tracks of a run.
  public internal(set) var xTrack: Int?
  /// The track of the translation along y.
  ///
  /// Its target is `name`, or where both tracks exist, the inner group.
  public internal(set) var yTrack: Int?
}
