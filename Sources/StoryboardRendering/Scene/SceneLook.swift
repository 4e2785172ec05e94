// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// What elements of pattern files have besides their place: a look that a file describes, and what of it follows formulas.
struct SceneLook: Equatable, Sendable {
  /// How far the element is turned, clockwise on the screen; nil if no formula says so.
  var rotation: DrivenValue?
  /// How far it is blurred; nil if no formula says so.
  var blur: DrivenValue?
  /// The radius of its corners; nil if no formula says so.
  var corner: DrivenValue?
  /// How far its background has turned into another colour; nil if no formula says so.
  var cover: DrivenValue?
  /// The opacity of that background.
  var background: DrivenValue?
  /// Its shadow; nil if no formula says how far it reaches.
  var shadow: SceneShadow?
  /// Its own look; nil for that of its kind.
  var look: ElementLook?

  /// A look that is stored elsewhere: elements without one, which are most, are copied in a few bytes.
  indirect enum Stored: Equatable, Sendable {
    /// The element has no look of its own.
    case none
    /// The look.
    case look(SceneLook)
  }
}
