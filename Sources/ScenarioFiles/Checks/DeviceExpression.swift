// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// A number that may depend on the device: a constant plus multiples of facts of the screen.
///
/// A file spells it as a number, or as a text such as `device.statusBarHeight + 100`. Sums,
/// differences, products with a number, signs and parentheses are accepted, so that every expression
/// comes down to this form.
package struct DeviceExpression: Equatable, Sendable {
  /// A fact of a screen, in points but for `scale`.
  package enum Fact: String, Sendable, CaseIterable {
    /// The extent along x.
    case width = "device.width"
    /// The extent along y.
    case height = "device.height"
    /// Device pixels in a point.
    case scale = "device.scale"
    /// The height of the status bar.
    case statusBarHeight = "device.statusBarHeight"
    /// The safe area inset of the top edge.
    case safeAreaTop = "device.safeArea.top"
    /// The safe area inset of the left edge.
    case safeAreaLeft = "device.safeArea.left"
    /// The safe area inset of the bottom edge.
    case safeAreaBottom = "device.safeArea.bottom"
    /// The safe area inset of the right edge.
    case safeAreaRight = "device.safeArea.right"

    /// The fact on a screen.
    package func value(on screen: Screen) -> Double {
      switch self {
      case .width: screen.size.width
      case .height: screen.size.height
      case .scale: screen.scale
      case .statusBarHeight: screen.statusBarHeight
      case .safeAreaTop: screen.safeAreaInsets.top
      case .safeAreaLeft: screen.safeAreaInsets.left
      case .safeAreaBottom: screen.safeAreaInsets.bottom
      case .safeAreaRight: screen.safeAreaInsets.right
      }
    }
  }

  /// A fact and its factor.
  package struct Term: Equatable, Sendable {
    /// The fact.
    package var fact: Fact
    /// What it is multiplied with.
    package var factor: Double

    /// Makes a term.
    package init(_ fact: Fact, factor: Double = 1) {
      self.fact = fact
      self.factor = factor
    }
  }

  /// The part that is the same on every device.
  package var constant: Double
  /// The parts that are not, each fact at most once, in the order of `Fact.allCases`.
  package var terms: [Term]

  /// Makes an expression.
  package init(_ constant: Double, _ terms: [Term] = []) {
    self.constant = constant
    self.terms = terms
  }

  /// The number on a screen.
  package func value(on screen: Screen) -> Double {
    terms.reduce(constant) { $0 + $1.factor * $1.fact.value(on: screen) }
  }
}
