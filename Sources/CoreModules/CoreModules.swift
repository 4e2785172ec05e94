// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The core as WebAssembly, as pages carry it.
///
/// The modules are compiled with the package, by `Scripts/compile-modules.sh`. Their bytes depend on the
/// compiler; what they compute does not.
public enum CoreModules {
  /// The module of a pattern, compressed by gzip, in base 64.
  ///
  /// - Parameter pattern: The pattern's word, such as `collapsing-header`.
  /// - Returns: The text; nil for a word that is no pattern's, and for every word if the toolchain that
  ///   built the package cannot compile for pages.
  public static func text(ofPattern pattern: String) -> String? {
    PageModules.text(ofPattern: pattern)
  }
}
