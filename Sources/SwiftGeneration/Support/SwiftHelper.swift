// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles

/// A function or a type at the end of a generated file, there only if something uses it.
///
/// What these need of the core's arithmetic is taken from its files; see `CoreExtract`.
enum SwiftHelper: String, CaseIterable {
  // Functions of formulas.
  case clamp, abs, sign, floor, ceil, round, sqrt, mix, map, smooth, rubber, project, remainder
  // The number of what an element shows.
  case whole
  // Animations.
  case motion, spring, uiSpring, ease
  // Repeated elements.
  case items
  // Sheets.
  case physics
  // Nested views.
  case nest

  /// What a function of formulas calls; nil for what Swift or the core has.
  init?(_ function: FormulaFunction) {
    switch function {
    case .min, .max, .count, .text, .exp, .log, .pixel: return nil
    default: self.init(rawValue: function.rawValue)
    }
  }

  /// What a function of formulas is called in Swift.
  static func name(of function: FormulaFunction) -> String {
    switch function {
    case .pixel: "PixelRounding.nearestPixel"
    case .exp, .log: "Elementary.\(function.rawValue)"
    default: function.rawValue
    }
  }

  /// Its text, for a type that is generated.
  func text(in type: String) -> String {
    switch self {
    case .items: RepeatTexts.text(in: type)
    case .motion: MotionTexts.motion
    case .spring: MotionTexts.spring
    case .uiSpring: MotionTexts.uiSpring
    case .ease: MotionTexts.ease
    case .physics: SheetTexts.physics
    case .nest: NestTexts.nest
    default: FunctionTexts.text(of: self)
    }
  }
}
