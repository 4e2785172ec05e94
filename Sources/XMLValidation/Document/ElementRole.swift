// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Elements that are looked at as a whole, beyond their attributes.
enum ElementRole {
  case plain
  case style
  case animation
  /// What is drawn only by reference.
  case definitions

  static func svg(_ name: String) -> ElementRole {
    switch name {
    case "style": .style
    case "animate", "animateTransform": .animation
    case "defs", "symbol", "clipPath", "mask": .definitions
    default: .plain
    }
  }

  static func html(_ name: String) -> ElementRole {
    name == "style" ? .style : .plain
  }
}
