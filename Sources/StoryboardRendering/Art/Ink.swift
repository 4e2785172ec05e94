// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A colour of the interface, light and dark.
///
/// Colours of photographs are the same in both.
enum Ink: Int, CaseIterable {
  /// Bars that content shines through.
  case bar
  /// Text and icons.
  case ink
  /// Text of less weight.
  case dim
  /// Lines between areas.
  case line
  /// Words and icons that can be tapped.
  case accent
  /// Backgrounds of rows and sheets.
  case paper
  /// The rim of a device.
  case rim
  /// The first and the second line of a caption.
  case captionInk
  case captionDim

  /// The front of a device, light or dark.
  static let body: StaticString = "#0b0b0d"

  /// The class that style rules know it by.
  var className: StaticString {
    switch self {
    case .bar: "a-bar"
    case .ink: "a-ink"
    case .dim: "a-dim"
    case .line: "a-line"
    case .accent: "a-accent"
    case .paper: "a-paper"
    case .rim: "a-rim"
    case .captionInk: "a-caption"
    case .captionDim: "a-facts"
    }
  }

  var light: StaticString {
    switch self {
    case .bar: "#fff"
    case .ink: "#16161a"
    case .dim: "#63636b"
    case .line: "#8e8e96"
    case .accent: "#0a66d8"
    case .paper: "#fbfbfd"
    case .rim: "#77787f"
    case .captionInk: "#1c1c21"
    case .captionDim: "#5c5c66"
    }
  }

  var dark: StaticString {
    switch self {
    case .bar: "#1b1b1f"
    case .ink: "#f4f4f6"
    case .dim: "#a3a3ab"
    case .line: "#6b6b73"
    case .accent: "#58a6ff"
    case .paper: "#141417"
    case .rim: "#8d8e96"
    case .captionInk: "#f0f0f4"
    case .captionDim: "#a9a9b2"
    }
  }
}

/// A set of colours.
struct InkSet: Sendable {
  private var bits: UInt16 = 0

  mutating func insert(_ ink: Ink) { bits |= 1 << UInt16(ink.rawValue) }

  func contains(_ ink: Ink) -> Bool { bits & 1 << UInt16(ink.rawValue) != 0 }
}
