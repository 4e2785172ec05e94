// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How a device is set up, as far as an interface moves differently by it.
public struct DeviceSettings: Equatable, Sendable, BitwiseCopyable {
  /// The size of text.
  public var contentSize: ContentSizeCategory
  /// The direction of the language.
  public var direction: LayoutDirection
  /// The layout of the app's window on an iPad.
  public var window: WindowLayout
  /// The display that is in use, on a device that unfolds.
  public var display: FoldableDisplay
  /// Whether Display Zoom is on: everything is larger, and the screen has fewer points.
  public var isZoomed: Bool

  /// Makes settings; without arguments they are those that a device comes with.
  public init(
    contentSize: ContentSizeCategory = .large, direction: LayoutDirection = .leftToRight,
    window: WindowLayout = .fullScreen, isZoomed: Bool = false, display: FoldableDisplay = .outer
  ) {
    self.contentSize = contentSize
    self.direction = direction
    self.window = window
    self.isZoomed = isZoomed
    self.display = display
  }

  /// The identifiers of all settings that differ from the defaults, in a fixed order.
  public var words: [StaticString] {
    var words: [StaticString] = []
    if display != .outer { words.append(display.word) }
    if window != .fullScreen { words.append(window.word) }
    if isZoomed { words.append("zoomed") }
    if contentSize != .large { words.append(contentSize.word) }
    if direction == .rightToLeft { words.append("rightToLeft") }
    return words
  }
}
