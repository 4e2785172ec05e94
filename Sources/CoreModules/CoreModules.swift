// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The core and the review as WebAssembly, as pages carry them.
///
/// The modules are compiled with the package, by `compile-modules`. Their bytes depend on the
/// compiler; what they compute does not.
package enum CoreModules {
  /// The modules of all patterns, in the form in which pages carry them.
  package static let all: [String] =
    PageModules.patterns.compactMap(core) + PageModules.patterns.compactMap(review)

  /// The module that makes a pattern's runs, compressed by LZMA or gzip, in base 91.
  ///
  /// - Parameter pattern: The pattern's identifier, such as `collapsing-header`; `file-pattern` for all pattern files. With
  ///   `-android` at its end, the module also has the laws of Android, and with `-complete` the steps of programs, too.
  /// - Returns: The text; nil for an unknown identifier, and for every identifier if the toolchain
  ///   that built the package cannot compile for pages.
  package static func core(ofPattern pattern: String) -> String? {
    PageModules.core(ofPattern: pattern)
  }

  /// The module that judges a pattern's runs, compressed by LZMA or gzip, in base 91.
  ///
  /// It lives in the memory of the other one.
  ///
  /// - Parameter pattern: The pattern's identifier, such as `collapsing-header`.
  /// - Returns: The text; nil for an unknown identifier, and for every identifier if the rules are
  ///   part of the other module because the build machine has no tool to split them.
  package static func review(ofPattern pattern: String) -> String? {
    PageModules.review(ofPattern: pattern)
  }
}
