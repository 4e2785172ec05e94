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
  /// What a pattern file gives it.
  var stored = SceneLook.Stored.none
  /// Whether it is drawn from right to left.
  var isMirrored = false
  /// The opacity of the content where no track changes it.
  public let contentAlpha: Double
  /// The scale of the content where no track changes it.
  public let contentScale: Double

  /// Makes an element that nothing changes.
  ///
  /// - Parameters:
  ///   - id: Its identity.
  ///   - rect: Its rectangle in the coordinates of its group, in points.
  ///   - contentAlpha: The opacity of its content.
  ///   - contentScale: The scale of its content.
  init(id: ElementID, rect: Rect, contentAlpha: Double, contentScale: Double) {
    self.id = id
    self.rect = rect
    self.contentAlpha = contentAlpha
    self.contentScale = contentScale
  }

  /// The same element in another rectangle, in points.
  func drawn(in rect: Rect) -> SceneElement {
    var element = SceneElement(
      id: id, rect: rect, contentAlpha: contentAlpha, contentScale: contentScale)
    element.visibilityTrack = visibilityTrack
    element.opacityTrack = opacityTrack
    element.scaleTrack = scaleTrack
    element.stored = stored
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

// What few elements have; `SceneLook` describes it.
extension SceneElement {
  var rotation: DrivenValue? { self[\.rotation] }
  var blur: DrivenValue? { self[\.blur] }
  var corner: DrivenValue? { self[\.corner] }
  var cover: DrivenValue? { self[\.cover] }
  var background: DrivenValue? { self[\.background] }
  var shadow: SceneShadow? { self[\.shadow] }
  var look: ElementLook? { if case .look(let own) = stored { own.look } else { nil } }

  private subscript<Part>(_ part: KeyPath<SceneLook, Part?>) -> Part? {
    if case .look(let look) = stored { look[keyPath: part] } else { nil }
  }
}
