// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A colour of an element that a pattern file describes, light and dark.
public enum LookColor: Hashable, Sendable, BitwiseCopyable {
  /// A colour of the interface.
  case role(Role)
  /// A colour of one's own, as red, green and blue of eight bits each in light and dark, and an opacity from 0 to 1.
  case own(light: UInt32, dark: UInt32, opacity: Double)

  /// What a colour of the interface is for.
  public enum Role: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    /// The background of rows and sheets.
    case paper
    /// The background of grids and groups.
    case ground
    /// The background of bars.
    case bar
    /// The background of text fields and buttons.
    case field
    /// Text and icons.
    case ink
    /// Secondary text.
    case secondaryInk
    /// Lines between areas.
    case separator
    /// What can be tapped.
    case accent
  }
}
