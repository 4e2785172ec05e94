// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// The only variant of a pattern.
package enum OnlyVariant: Int, PatternVariant {
  /// A list.
  case list

  /// The texts of the variant.
  package var descriptor: VariantDescriptor {
    VariantDescriptor("v0", "list", title: "List", "The only one.")
  }
}
