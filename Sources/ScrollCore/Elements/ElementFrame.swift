// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Where one element is in one display frame.
public struct ElementFrame: Equatable, Sendable, BitwiseCopyable {
  private var kindAndSection: UInt64
  /// The item in the lower half and the layer in the upper half: both are written in one step.
  private var place: UInt64
  /// The element.
  public var id: ElementID {
    get {
      ElementID(kindAndSection: kindAndSection, item: Int32(truncatingIfNeeded: place))
    }
    set {
      kindAndSection = newValue.kindAndSection
      place = ElementSeries.place(newValue.item, layer: layer)
    }
  }
  /// The layer that the element moves with, as an index into the frame's layer translations.
  public var layer: UInt8 {
    get { UInt8(truncatingIfNeeded: place &>> 32) }
    set { place = ElementSeries.place(id.item, layer: newValue) }
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
    kindAndSection = id.kindAndSection
    place = ElementSeries.place(id.item, layer: layer)
    self.frame = frame
    self.contentAlpha = contentAlpha
    self.contentScale = contentScale
  }

  /// Makes the frame of the next element of a series, opaque and at rest.
  @inline(__always)
  init(_ series: ElementSeries, frame: Rect) {
    kindAndSection = series.kindAndSection
    place = series.place
    self.frame = frame
    contentAlpha = 1
    contentScale = 1
  }
}
