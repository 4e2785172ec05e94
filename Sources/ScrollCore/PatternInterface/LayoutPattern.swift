// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A scroll-driven interface in Swift: how it is called, its variants and parameters, and how it is made for a screen.
///
/// A new pattern is one type and one entry in `PatternCatalog`.
public protocol LayoutPattern: ScreenPattern {
  /// Its variants in the order of its article.
  associatedtype Variant: PatternVariant
  /// Its own parameters; those of `ScrollBehavior` come before them.
  associatedtype Parameters: PatternParameters = NoParameters

  /// The identifier in scenario files.
  static var id: StaticString { get }
  /// What a person calls it.
  static var title: StaticString { get }
  /// One sentence that describes it.
  static var summary: StaticString { get }
  /// Names of its scroll views; the first is the main one.
  static var scrollViews: [StaticString] { get }

  /// Makes the pattern before it appears.
  ///
  /// - Parameters:
  ///   - variant: The variant.
  ///   - behavior: The settings of its scroll views.
  ///   - parameters: The values of its parameters.
  ///   - screen: The screen that it fills.
  init(variant: Variant, behavior: ScrollBehavior, parameters: Parameters, screen: Screen)
}
