// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The settings of a scroll view that every pattern offers as parameters.
public struct ScrollBehavior: Equatable, Sendable, BitwiseCopyable {
  /// Which safe areas are added to a scroll view's insets.
  public enum InsetAdjustment: UInt8, Sendable, BitwiseCopyable {
    /// All of them, always.
    case always
    /// Along an axis that can scroll: the content is longer than the viewport, or the view bounces.
    case automatic
    /// None.
    case never
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

  /// The parameters that carry the behaviour; every pattern's own parameters follow them.
  public static let parameters: [ParameterDescriptor] = [
    ParameterDescriptor(
      "alwaysBounceVertical", .flag(default: true),
      "Whether content that fits the screen can be dragged and bounces."),
    ParameterDescriptor(
      "contentInsetAdjustment", .choice(default: 0, options: ["always", "automatic", "never"]),
      "Which safe areas the system adds to the scroll view's insets."),
  ]

  /// How many `parameters` there are, for those who need no more of them.
  static let parameterCount = 2

  /// Reads the behaviour from values for `parameters`, which come first in the list.
  public init(_ values: [ParameterValue]) {
    alwaysBounceVertical = values[0].flag
    contentInsetAdjustment =
      switch values[1].choice {
      case 0: .always
      case 1: .automatic
      default: .never
      }
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
