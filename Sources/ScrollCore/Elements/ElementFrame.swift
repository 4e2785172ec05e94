// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Where one element is in one display frame.
public struct ElementFrame: Equatable, Sendable, BitwiseCopyable {
  /// The element.
  public var id: ElementID
  /// The layer, in as many bytes as there are before the rectangle: they are written in one step.
  private var layerNumber: UInt32
  /// The layer that the element moves with, as an index into the frame's layer translations.
  public var layer: UInt8 {
    get { UInt8(truncatingIfNeeded: layerNumber) }
    set { layerNumber = UInt32(newValue) }
  }
  /// The rectangle in screen coordinates, in points.
  public var frame: Rect
  /// The opacity of what the element holds, such as a title, from 0 to 1; its background is opaque.
  public var contentAlpha: Double
  /// The scale of the element's content relative to rest, about the fixed point of its drawing; 1
  /// at rest.
  public var contentScale: Double

  /// Makes the frame of an element; the rectangle is in screen coordinates, in points.
  public init(
    _ id: ElementID, layer: UInt8, frame: Rect, contentAlpha: Double = 1, contentScale: Double = 1
  ) {
    self.id = id
    layerNumber = UInt32(layer)
    self.frame = frame
    self.contentAlpha = contentAlpha
    self.contentScale = contentScale
  }
}
