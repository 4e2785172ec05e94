// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// What elements of pattern files have besides their place: a look that a file describes, and what of it follows formulas.
struct SceneLook: Equatable, Sendable {
  /// What the file describes.
  let look: ElementLook
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

  /// A look that is stored elsewhere: elements without one, which are most, are copied in a few bytes.
  indirect enum Stored: Equatable, Sendable {
    /// The element looks as others of its kind.
    case none
    /// The look.
    case look(SceneLook)
  }
}
