// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

/// Shows the parts of an identity, where a failed test would show how they are stored.
extension ElementID: CustomDebugStringConvertible {
  /// The kind, the section and the item.
  public var debugDescription: String {
    "ScrollCore.ElementID(kind: ScrollCore.ElementID.Kind.\(kind), section: \(section), item: \(item))"
  }
}
