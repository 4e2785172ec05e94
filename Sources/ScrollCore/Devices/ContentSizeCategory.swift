// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How large the device's owner reads text: the steps of Dynamic Type.
public enum ContentSizeCategory: UInt8, Equatable, Sendable, CaseIterable, BitwiseCopyable {
  /// `UIContentSizeCategory.extraSmall`.
  case xSmall
  /// `UIContentSizeCategory.small`.
  case small
  /// `UIContentSizeCategory.medium`.
  case medium
  /// `UIContentSizeCategory.large`, which a device comes with.
  case large
  /// `UIContentSizeCategory.extraLarge`.
  case xLarge
  /// `UIContentSizeCategory.extraExtraLarge`.
  case xxLarge
  /// `UIContentSizeCategory.extraExtraExtraLarge`.
  case xxxLarge
  /// `UIContentSizeCategory.accessibilityMedium`, AX1.
  case accessibility1
  /// `UIContentSizeCategory.accessibilityLarge`, AX2.
  case accessibility2
  /// `UIContentSizeCategory.accessibilityExtraLarge`, AX3.
  case accessibility3
  /// `UIContentSizeCategory.accessibilityExtraExtraLarge`, AX4.
  case accessibility4
  /// `UIContentSizeCategory.accessibilityExtraExtraExtraLarge`, AX5.
  case accessibility5

  /// The identifier in scenario files, as in SwiftUI's `DynamicTypeSize`.
  public var word: StaticString {
    switch self {
    case .xSmall: "xSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .xLarge: "xLarge"
    case .xxLarge: "xxLarge"
    case .xxxLarge: "xxxLarge"
    case .accessibility1: "accessibility1"
    case .accessibility2: "accessibility2"
    case .accessibility3: "accessibility3"
    case .accessibility4: "accessibility4"
    case .accessibility5: "accessibility5"
    }
  }

  /// The name of the same step in UIKit's `UIContentSizeCategory`, which is accepted too.
  public var uikitName: StaticString {
    switch self {
    case .xSmall: "extraSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .xLarge: "extraLarge"
    case .xxLarge: "extraExtraLarge"
    case .xxxLarge: "extraExtraExtraLarge"
    case .accessibility1: "accessibilityMedium"
    case .accessibility2: "accessibilityLarge"
    case .accessibility3: "accessibilityExtraLarge"
    case .accessibility4: "accessibilityExtraExtraLarge"
    case .accessibility5: "accessibilityExtraExtraExtraLarge"
    }
  }

  /// Whether it is one of the accessibility sizes, as `isAccessibilityCategory` reports.
  public var isAccessibility: Bool { rawValue >= Self.accessibility1.rawValue }
}
