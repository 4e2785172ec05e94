// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Symbols of Swift as people read them.
enum Demangler {
  /// The name of a symbol; the symbol itself where nothing can read it.
  static func name(_ symbol: String) -> String {
    guard symbol.hasPrefix("$s") else { return symbol }
    let text = try? ChildProcess.output(
      of: ["swift-demangle", "--compact", "--simplified", symbol], errors: .nothing)
    let name = text?.split(separator: "\n").first.map(String.init) ?? symbol
    return name.count > 100 ? name.prefix(97) + "…" : name
  }
}
