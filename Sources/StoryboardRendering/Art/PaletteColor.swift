// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A colour of the interface, light and dark.
///
/// The colours of photographs do not depend on the appearance.
enum PaletteColor: Int, CaseIterable {
  /// Backgrounds of translucent bars.
  case bar
  /// Text and icons.
  case label
  /// Secondary text.
  case secondaryLabel
  /// Lines between areas.
  case line
  /// Translucent lines between rows.
  case hairline
  /// Text and icons that can be tapped.
  case accent
  /// The background of photographs and cards, so that gaps between them are visible.
  case ground
  /// Backgrounds of rows and sheets.
  case paper
  /// Translucent backgrounds of section headers.
  case band
  /// Backgrounds of text fields.
  case field
  /// The sky of a cover, light or dark enough to read a status bar on it.
  case cover
  /// The rim of a device.
  case rim
  /// Land, parks and their names on a map.
  case mapLand
  case mapPark
  case mapParkName
  /// Rivers, and their names.
  case mapWater
  case mapWaterName
  /// Streets, avenues, and the edges of both.
  case mapStreet
  case mapAvenue
  case mapEdge
  /// The first and the second line of a caption.
  case captionTitle
  case captionFacts

  /// The front of a device, light or dark.
  static let body: StaticString = "#0b0b0d"

  /// Whether it is the colour of strokes; the others are fills.
  var isStroke: Bool {
    switch self {
    case .rim, .mapWater, .mapStreet, .mapAvenue, .mapEdge: true
    default: false
    }
  }

  /// Whether it is half transparent.
  var isHalf: Bool { self == .hairline }

  /// Its class in style rules.
  var className: StaticString {
    switch self {
    case .bar: "a-bar"
    case .label: "a-label"
    case .secondaryLabel: "a-dim"
    case .line: "a-line"
    case .hairline: "a-hair"
    case .accent: "a-accent"
    case .ground: "a-ground"
    case .paper: "a-paper"
    case .band: "a-band"
    case .field: "a-field"
    case .cover: "a-cover"
    case .rim: "a-rim"
    case .mapLand: "a-land"
    case .mapPark: "a-park"
    case .mapParkName: "a-pname"
    case .mapWater: "a-water"
    case .mapWaterName: "a-wname"
    case .mapStreet: "a-street"
    case .mapAvenue: "a-avenue"
    case .mapEdge: "a-edge"
    case .captionTitle: "a-caption"
    case .captionFacts: "a-facts"
    }
  }

  /// The colour in the light appearance.
  var light: StaticString {
    switch self {
    case .bar: "#fff"
    case .label: "#16161a"
    case .secondaryLabel: "#63636b"
    case .line: "#8e8e96"
    case .hairline: "#8e8e96"
    case .accent: "#0a66d8"
    case .ground: "#d2d2d9"
    case .paper: "#fbfbfd"
    case .band: "#ededf2"
    case .field: "#ececf1"
    case .cover: "#c3dcec"
    case .rim: "#77787f"
    case .mapLand: "#f3f0ea"
    case .mapPark: "#cbe6bf"
    case .mapParkName: "#3f7a48"
    case .mapWater: "#a5d6f2"
    case .mapWaterName: "#3d7fa8"
    case .mapStreet: "#fff"
    case .mapAvenue: "#fde8a9"
    case .mapEdge: "#d9d3c7"
    case .captionTitle: "#1c1c21"
    case .captionFacts: "#5c5c66"
    }
  }

  /// The colour in the dark appearance.
  var dark: StaticString {
    switch self {
    case .bar: "#1b1b1f"
    case .label: "#f4f4f6"
    case .secondaryLabel: "#a3a3ab"
    case .line: "#6b6b73"
    case .hairline: "#6b6b73"
    case .accent: "#58a6ff"
    case .ground: "#000"
    case .paper: "#141417"
    case .band: "#2a2a30"
    case .field: "#2e2e34"
    case .cover: "#2c4356"
    case .rim: "#8d8e96"
    case .mapLand: "#2b2e34"
    case .mapPark: "#2a4433"
    case .mapParkName: "#8fc09a"
    case .mapWater: "#1d3d55"
    case .mapWaterName: "#6ea9cf"
    case .mapStreet: "#454a53"
    case .mapAvenue: "#6d6042"
    case .mapEdge: "#1d1f24"
    case .captionTitle: "#f0f0f4"
    case .captionFacts: "#a9a9b2"
    }
  }
}
