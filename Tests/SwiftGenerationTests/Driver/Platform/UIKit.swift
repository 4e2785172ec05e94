// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Stand-ins for the types of UIKit that adapters use, so that a test on Linux can check their types.

@_exported import Foundation

public struct UIEdgeInsets: Equatable, Sendable {
  public var top = 0.0 as CGFloat, left = 0.0 as CGFloat, bottom = 0.0 as CGFloat
  public var right = 0.0 as CGFloat
}

@MainActor public protocol UIScrollViewDelegate: AnyObject {}

@MainActor public final class UIPanGestureRecognizer {
  public var isEnabled = true
  public func velocity(in view: UIScrollView?) -> CGPoint { .zero }
  public func translation(in view: UIScrollView?) -> CGPoint { .zero }
}

@MainActor public final class UIScrollView {
  public weak var delegate: (any UIScrollViewDelegate)?
  public var contentOffset = CGPoint.zero
  public var contentSize = CGSize.zero
  public var bounds = CGRect.zero
  public var contentInset = UIEdgeInsets()
  public var adjustedContentInset: UIEdgeInsets { contentInset }
  public var bounces = true
  public var alwaysBounceVertical = false
  public var alwaysBounceHorizontal = false
  public var isPagingEnabled = false
  public var isTracking: Bool { false }
  public var isDragging: Bool { false }
  public var isDecelerating: Bool { false }
  public let panGestureRecognizer = UIPanGestureRecognizer()
  public init() {}
  public func setContentOffset(_ offset: CGPoint, animated: Bool) {}
}

public func CACurrentMediaTime() -> Double { 0 }
