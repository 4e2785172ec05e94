// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

/// One element as a scene draws it.
public struct SceneElement: Equatable, Sendable {
  /// Which element it is.
  public let id: ElementID
  /// The rectangle in the space of its group, in points; for an element whose height varies, the
  /// greatest of its heights.
  public let rect: Rect
  /// The track that shows and hides the element, as an index into the tracks of a run.
  public internal(set) var visibilityTrack: Int?
  /// The track that fades what the element holds.
  public internal(set) var opacityTrack: Int?
  /// The track that scales what the element holds.
  public internal(set) var scaleTrack: Int?
  /// Whether it is drawn from right to left.
  var isMirrored = false
  /// The opacity of what the element holds where no track changes it.
  public let contentAlpha: Double
  /// The scale of what the element holds where no track changes it.
  public let contentScale: Double

  /// The same element in another rectangle, in points.
  func drawn(in rect: Rect) -> SceneElement {
    var element = SceneElement(
      id: id, rect: rect, contentAlpha: contentAlpha, contentScale: contentScale)
    element.visibilityTrack = visibilityTrack
    element.opacityTrack = opacityTrack
    element.scaleTrack = scaleTrack
    return element
  }

  /// Whether what the element holds is scaled, in any frame.
  var isScaled: Bool { scaleTrack != nil || contentScale != 1 }
}
