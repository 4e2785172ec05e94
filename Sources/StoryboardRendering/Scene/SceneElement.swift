// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

/// An element of a scene.
public struct SceneElement: Equatable, Sendable {
  /// The identity of the element.
  public let id: ElementID
  /// The rectangle in the coordinates of its group, in points; an element whose height varies has its
  /// greatest height.
  public let rect: Rect
  /// The track that shows and hides the element, as an index into the tracks of a run.
  public internal(set) var visibilityTrack: Int?
  /// The track that fades the content of the element.
  public internal(set) var opacityTrack: Int?
  /// The track that scales the content of the element.
  public internal(set) var scaleTrack: Int?
  /// How far it is turned, clockwise on the screen; nil if no formula says so.
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
  /// Whether it is drawn from right to left.
  var isMirrored = false
  /// The opacity of the content where no track changes it.
  public let contentAlpha: Double
  /// The scale of the content where no track changes it.
  public let contentScale: Double

  /// The same element in another rectangle, in points.
  func drawn(in rect: Rect) -> SceneElement {
    var element = SceneElement(
      id: id, rect: rect, contentAlpha: contentAlpha, contentScale: contentScale)
    element.visibilityTrack = visibilityTrack
    element.opacityTrack = opacityTrack
    element.scaleTrack = scaleTrack
    (element.rotation, element.blur, element.corner) = (rotation, blur, corner)
    (element.cover, element.background, element.shadow) = (cover, background, shadow)
    element.look = look
    return element
  }

  /// Whether it is a photograph of a grid: rows of lists are wider.
  ///
  /// - Parameter screenWidth: The width of the screen, in points.
  func isPhoto(on screenWidth: Double) -> Bool {
    id.kind == .cell && rect.width <= Self.photoShare * screenWidth
  }

  /// The widest photograph of a grid, as a part of the width of the screen.
  static let photoShare = 0.6

  /// Whether the content of the element is scaled in any frame.
  var isScaled: Bool { scaleTrack != nil || contentScale != 1 }
}
