// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The files that some modules are compiled without.
///
/// The linker would drop what comes of them, but it takes about a third of the compiler's time.
enum UnusedSources {
  /// The files that modules of some patterns, for which the same flags hold, do not need: the beginnings of their paths.
  ///
  /// The complete modules of the catalogue are made of all files, which shows that all compile for pages.
  static func beginnings(for patterns: [PagePattern]) -> [String] {
    if patterns.contains(where: \.runsPrograms) {
      ofTools + ["Sources/ScrollCore/Patterns/"]
    } else if patterns.contains(where: { $0.extent == .complete }) {
      []
    } else {
      ofTools + ofFiles
    }
  }

  /// What runs a pattern by its identifier, and the rules that run scripts again: no page does.
  private static let ofTools = [
    "Sources/ScrollCore/Catalog/", "Sources/MotionReview/Rules/Runs/",
    "Sources/MotionReview/Review/AllRules.swift",
    "Sources/MotionReview/Review/Review+AllRules.swift",
  ]

  /// What runs pattern files.
  private static let ofFiles = [
    "Sources/ScrollCore/FilePatterns/", "Sources/ScrollCore/Formulas/",
    "Sources/ScrollCore/ProgramBytes/", "Sources/ScrollCore/Timeline/Files/",
    "Sources/PageModule/Files/",
  ]
}
