// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The name of a markup attribute.
///
/// It is stored with the characters around it, because one piece is written faster than three.
public struct AttributeName: Sendable, BitwiseCopyable {
  /// A space, the name, an equals sign and a quotation mark.
  public let opening: StaticString

  /// Makes a name from a space, the name, an equals sign and a quotation mark, which
  /// are not escaped.
  public init(opening: StaticString) {
    self.opening = opening
  }
}

extension AttributeName {
  static var ariaLabelledby: Self { Self(opening: " aria-labelledby=\"") }
  static var attributeName: Self { Self(opening: " attributeName=\"") }
  static var begin: Self { Self(opening: " begin=\"") }
  static var calcMode: Self { Self(opening: " calcMode=\"") }
  static var `class`: Self { Self(opening: " class=\"") }
  static var clipPath: Self { Self(opening: " clip-path=\"") }
  static var color: Self { Self(opening: " color=\"") }
  static var colorInterpolationFilters: Self { Self(opening: " color-interpolation-filters=\"") }
  static var cx: Self { Self(opening: " cx=\"") }
  static var cy: Self { Self(opening: " cy=\"") }
  static var d: Self { Self(opening: " d=\"") }
  static var dur: Self { Self(opening: " dur=\"") }
  static var fill: Self { Self(opening: " fill=\"") }
  static var fillOpacity: Self { Self(opening: " fill-opacity=\"") }
  static var fillRule: Self { Self(opening: " fill-rule=\"") }
  static var filter: Self { Self(opening: " filter=\"") }
  static var filterUnits: Self { Self(opening: " filterUnits=\"") }
  static var fontFamily: Self { Self(opening: " font-family=\"") }
  static var fontSize: Self { Self(opening: " font-size=\"") }
  static var fontWeight: Self { Self(opening: " font-weight=\"") }
  static var height: Self { Self(opening: " height=\"") }
  static var href: Self { Self(opening: " href=\"") }
  static var xlinkHref: Self { Self(opening: " xlink:href=\"") }
  static var id: Self { Self(opening: " id=\"") }
  static var keySplines: Self { Self(opening: " keySplines=\"") }
  static var keyTimes: Self { Self(opening: " keyTimes=\"") }
  static var offset: Self { Self(opening: " offset=\"") }
  static var opacity: Self { Self(opening: " opacity=\"") }
  static var preserveAspectRatio: Self { Self(opening: " preserveAspectRatio=\"") }
  static var r: Self { Self(opening: " r=\"") }
  static var repeatCount: Self { Self(opening: " repeatCount=\"") }
  static var role: Self { Self(opening: " role=\"") }
  static var rx: Self { Self(opening: " rx=\"") }
  static var ry: Self { Self(opening: " ry=\"") }
  static var stdDeviation: Self { Self(opening: " stdDeviation=\"") }
  static var stopColor: Self { Self(opening: " stop-color=\"") }
  static var stopOpacity: Self { Self(opening: " stop-opacity=\"") }
  static var stroke: Self { Self(opening: " stroke=\"") }
  static var strokeDasharray: Self { Self(opening: " stroke-dasharray=\"") }
  static var strokeLinecap: Self { Self(opening: " stroke-linecap=\"") }
  static var strokeLinejoin: Self { Self(opening: " stroke-linejoin=\"") }
  static var strokeOpacity: Self { Self(opening: " stroke-opacity=\"") }
  static var strokeWidth: Self { Self(opening: " stroke-width=\"") }
  static var textAnchor: Self { Self(opening: " text-anchor=\"") }
  static var transform: Self { Self(opening: " transform=\"") }
  static var type: Self { Self(opening: " type=\"") }
  static var values: Self { Self(opening: " values=\"") }
  static var viewBox: Self { Self(opening: " viewBox=\"") }
  static var visibility: Self { Self(opening: " visibility=\"") }
  static var width: Self { Self(opening: " width=\"") }
  static var x: Self { Self(opening: " x=\"") }
  static var x1: Self { Self(opening: " x1=\"") }
  static var x2: Self { Self(opening: " x2=\"") }
  static var xmlns: Self { Self(opening: " xmlns=\"") }
  static var xmlnsXlink: Self { Self(opening: " xmlns:xlink=\"") }
  static var y: Self { Self(opening: " y=\"") }
  static var y1: Self { Self(opening: " y1=\"") }
  static var y2: Self { Self(opening: " y2=\"") }
}
