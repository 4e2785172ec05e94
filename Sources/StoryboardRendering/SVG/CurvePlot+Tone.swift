// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// The colours of a plot, in light and dark.

extension CurvePlot {
  /// What a colour means; each has one in the light and one in the dark.
  enum Tone: String, CaseIterable {
    case paper, ink, quiet, grid, faint, worst, difference
    case first, second, third, fourth

    /// The tone of a curve of the upper field.
    static func curve(_ index: Int) -> Tone { [.first, .second, .third, .fourth][index % 4] }

    /// The colour in the light.
    var light: String {
      switch self {
      case .paper: "#ffffff"
      case .ink: "#111111"
      case .quiet: "#555555"
      case .grid: "#d9d9d9"
      case .faint: "#ececec"
      case .worst: "#c62828"
      case .difference: "#444444"
      case .first: "#1f5fbf"
      case .second: "#d2571a"
      case .third: "#2a7d4f"
      case .fourth: "#7a3fa0"
      }
    }

    /// The colour in the dark.
    private var dark: String {
      switch self {
      case .paper: "#161614"
      case .ink: "#f2f0e9"
      case .quiet: "#a9a69c"
      case .grid: "#403f3a"
      case .faint: "#2b2a26"
      case .worst: "#ff8a80"
      case .difference: "#cfccc2"
      case .first: "#7ba3f5"
      case .second: "#f0935c"
      case .third: "#74c093"
      case .fourth: "#c79ae6"
      }
    }

    /// Gives the current element this colour as its fill.
    func fill(_ writer: inout MarkupWriter) {
      writer.attribute(.class, text: "f-" + rawValue)
      writer.attribute(.fill, text: light)
    }

    /// Gives the current element this colour as its stroke.
    func stroke(_ writer: inout MarkupWriter) {
      writer.attribute(.class, text: "s-" + rawValue)
      writer.attribute(.stroke, text: light)
    }

    /// The rules for the dark, of those tones that a drawing has.
    static func darkRules(for drawing: [UInt8]) -> String {
      let text = String(decoding: drawing, as: UTF8.self)
      let rules = allCases.flatMap { tone in
        [("f-", "fill"), ("s-", "stroke")].map { prefix, property in
          let name = prefix + tone.rawValue
          return text.contains("class=\"\(name)\"") ? ".\(name){\(property):\(tone.dark)}" : ""
        }
      }
      return "@media(prefers-color-scheme:dark){" + rules.joined() + "}"
    }
  }
}
