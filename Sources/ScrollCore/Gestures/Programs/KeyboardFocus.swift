// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !WITHOUT_PROGRAM_STEPS
/// A field that becomes the first responder, and the keyboard that comes with it.
public struct KeyboardFocus: Equatable, Sendable {
  /// The field that stays in sight; nil for one outside of all scroll views.
  public var field: ElementID?
  /// The scroll view that contains the field, as an index in the pattern's list.
  public var scrollView: Int
  /// How high the keyboard is, in points; nil for that of the device.
  public var height: Double?
  /// Whether the safe area ends at the keyboard, as in SwiftUI and in table view controllers.
  public var changesSafeArea: Bool

  /// Makes a focus; the height is in points.
  public init(
    field: ElementID? = nil, scrollView: Int = 0, height: Double? = nil,
    changesSafeArea: Bool = true
  ) {
    self.field = field
    self.scrollView = scrollView
    self.height = height
    self.changesSafeArea = changesSafeArea
  }
}
#endif
