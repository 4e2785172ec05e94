// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The settings of a scroll view that every pattern offers as parameters.
public struct ScrollBehavior: Equatable, PatternParameters, BitwiseCopyable {
  /// Which safe areas are added to a scroll view's insets.
  public enum InsetAdjustment: Int, ParameterChoice {
    /// All of them, always.
    case always
    /// Along an axis that can scroll: the content is longer than the viewport, or the view bounces.
    case automatic
    /// None.
    case never

    /// The identifier in scenario files.
    public var word: StaticString {
      switch self {
      case .always: "always"
      case .automatic: "automatic"
      case .never: "never"
      }
    }
  }

  /// Whether content that fits can be dragged and bounces.
  public var alwaysBounceVertical: Bool
  /// Which safe areas are added to the insets.
  public var contentInsetAdjustment: InsetAdjustment

  /// Makes a behaviour from its settings.
  public init(alwaysBounceVertical: Bool, contentInsetAdjustment: InsetAdjustment) {
    self.alwaysBounceVertical = alwaysBounceVertical
    self.contentInsetAdjustment = contentInsetAdjustment
  }

  /// Declares the settings as parameters, which come before those of every pattern.
  public init(from source: inout some ParameterSource) {
    alwaysBounceVertical = source.flag(
      "alwaysBounceVertical", default: true,
      "Whether content that fits the screen can be dragged and bounces.")
    contentInsetAdjustment = source.choice(
      "contentInsetAdjustment", default: InsetAdjustment.always,
      "Which safe areas the system adds to the scroll view's insets.")
  }

  /// What the system adds to the insets of a vertical scroll view.
  ///
  /// - Parameters:
  ///   - safeArea: The safe area of the scroll view, additional insets included, in points.
  ///   - contentLength: The height of the content, in points.
  ///   - viewport: The height of the scroll view, in points.
  public func adjustment(
    safeArea: EdgeInsets, contentLength: Double, viewport: Double
  ) -> EdgeInsets {
    switch contentInsetAdjustment {
    case .always: safeArea
    case .automatic: alwaysBounceVertical || contentLength > viewport ? safeArea : .zero
    case .never: .zero
    }
  }
}
