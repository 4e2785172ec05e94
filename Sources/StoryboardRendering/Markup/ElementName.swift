// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The name of a markup element.
///
/// A struct over a literal rather than an enumeration, so that each writer lists the names it emits
/// beside its own code and no name is ever built at run time.
public struct ElementName: Sendable, BitwiseCopyable {
  /// The name as it is written.
  public let text: StaticString

  /// Makes a name; it is not escaped.
  public init(_ text: StaticString) {
    self.text = text
  }
}

extension ElementName {
  static var circle: Self { Self("circle") }
  static var clipPath: Self { Self("clipPath") }
  static var defs: Self { Self("defs") }
  static var desc: Self { Self("desc") }
  static var ellipse: Self { Self("ellipse") }
  static var feGaussianBlur: Self { Self("feGaussianBlur") }
  static var filter: Self { Self("filter") }
  static var image: Self { Self("image") }
  static var g: Self { Self("g") }
  static var linearGradient: Self { Self("linearGradient") }
  static var path: Self { Self("path") }
  static var rect: Self { Self("rect") }
  static var stop: Self { Self("stop") }
  static var style: Self { Self("style") }
  static var svg: Self { Self("svg") }
  static var symbol: Self { Self("symbol") }
  static var text: Self { Self("text") }
  static var title: Self { Self("title") }
  static var tspan: Self { Self("tspan") }
  static var use: Self { Self("use") }
  static var animate: Self { Self("animate") }
  static var animateTransform: Self { Self("animateTransform") }
}
