// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The name of a markup attribute.
public struct AttributeName: Sendable, BitwiseCopyable {
  /// The name as it stands in the file.
  public let text: StaticString

  /// Makes a name; it is written as it is.
  public init(_ text: StaticString) {
    self.text = text
  }
}

extension AttributeName {
  static var ariaLabelledby: Self { Self("aria-labelledby") }
  static var attributeName: Self { Self("attributeName") }
  static var calcMode: Self { Self("calcMode") }
  static var `class`: Self { Self("class") }
  static var clipPath: Self { Self("clip-path") }
  static var color: Self { Self("color") }
  static var cx: Self { Self("cx") }
  static var cy: Self { Self("cy") }
  static var d: Self { Self("d") }
  static var dur: Self { Self("dur") }
  static var fill: Self { Self("fill") }
  static var fillOpacity: Self { Self("fill-opacity") }
  static var fontFamily: Self { Self("font-family") }
  static var fontSize: Self { Self("font-size") }
  static var fontWeight: Self { Self("font-weight") }
  static var height: Self { Self("height") }
  static var href: Self { Self("href") }
  static var id: Self { Self("id") }
  static var keySplines: Self { Self("keySplines") }
  static var keyTimes: Self { Self("keyTimes") }
  static var offset: Self { Self("offset") }
  static var opacity: Self { Self("opacity") }
  static var preserveAspectRatio: Self { Self("preserveAspectRatio") }
  static var r: Self { Self("r") }
  static var repeatCount: Self { Self("repeatCount") }
  static var role: Self { Self("role") }
  static var rx: Self { Self("rx") }
  static var ry: Self { Self("ry") }
  static var stopColor: Self { Self("stop-color") }
  static var stopOpacity: Self { Self("stop-opacity") }
  static var stroke: Self { Self("stroke") }
  static var strokeLinecap: Self { Self("stroke-linecap") }
  static var strokeOpacity: Self { Self("stroke-opacity") }
  static var strokeWidth: Self { Self("stroke-width") }
  static var textAnchor: Self { Self("text-anchor") }
  static var transform: Self { Self("transform") }
  static var type: Self { Self("type") }
  static var values: Self { Self("values") }
  static var viewBox: Self { Self("viewBox") }
  static var visibility: Self { Self("visibility") }
  static var width: Self { Self("width") }
  static var x: Self { Self("x") }
  static var x1: Self { Self("x1") }
  static var x2: Self { Self("x2") }
  static var xmlns: Self { Self("xmlns") }
  static var y: Self { Self("y") }
  static var y1: Self { Self("y1") }
  static var y2: Self { Self("y2") }
}
