// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles

/// A function or a type at the end of a generated file, there only if something uses it.
enum SwiftHelper: String, CaseIterable {
  // Functions of formulas.
  case clamp, abs, sign, floor, ceil, round, sqrt, mix, map, smooth, rubber, project, pixel,
    remainder
  // What they need.
  case exp, log, nearestWhole
  // Animations.
  case motion, curve, spring, sine, bisect

  /// What a function of formulas calls; nil for what Swift has.
  init?(_ function: FormulaFunction) {
    switch function {
    case .min, .max, .count, .text: return nil
    default: self.init(rawValue: function.rawValue)
    }
  }

  /// What a function of formulas is called in Swift.
  static func name(of function: FormulaFunction) -> String {
    function == .pixel ? "nearestPixel" : function.rawValue
  }

  /// What else its text uses.
  var needs: [SwiftHelper] {
    switch self {
    case .project: [.log]
    case .exp: [.nearestWhole]
    case .pixel: [.nearestWhole]
    case .sine: [.nearestWhole]
    case .curve: [.bisect]
    case .spring: [.exp, .log, .sine, .bisect, .nearestWhole]
    default: []
    }
  }

  /// The helpers with all that they need, in the order in which they are written.
  static func closed(_ helpers: Set<SwiftHelper>) -> [SwiftHelper] {
    var result = helpers
    var open = Array(helpers)
    while let helper = open.popLast() {
      for need in helper.needs where result.insert(need).inserted { open.append(need) }
    }
    return allCases.filter(result.contains)
  }

  /// Its text.
  var text: String {
    switch self {
    case .clamp, .abs, .sign, .floor, .ceil, .round, .sqrt, .mix, .map, .smooth, .rubber,
      .project, .pixel, .remainder:
      FunctionTexts.text(of: self)
    case .exp, .log, .nearestWhole, .sine, .bisect: ElementaryTexts.text(of: self)
    case .motion, .curve, .spring: MotionTexts.text(of: self)
    }
  }
}
