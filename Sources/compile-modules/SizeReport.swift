// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation

/// How large the modules are that a build has made, and what is wrong with that: a pattern without a module, or a
/// module that is larger than a page should carry.
struct SizeReport {
  /// One line for each part.
  let summary: String
  /// One line for each fault.
  let errors: [String]

  /// What a module has to stay below, in bytes.
  struct Limits {
    let whole: Int
    /// Compressed, as pages have it, by LZMA.
    let packed: Int
  }

  /// The limits of each part.
  ///
  /// - Parameter runsPrograms: Whether it is a part of the module that runs pattern files: that has every rule and every
  ///   part of a program, whatever a file uses.
  static func limits(
    of part: ModuleFolder.Part, runningPrograms runsPrograms: Bool,
    extent: PagePattern.Extent = .plain
  ) -> Limits {
    // The laws of Android and the steps of programs are in the core, of which the review's module knows a little.
    let own = plainLimits(of: part, runningPrograms: runsPrograms)
    return switch extent {
    case .plain: own
    case .android: Limits(whole: own.whole + 6_000, packed: own.packed + 1_500)
    case .complete: Limits(whole: own.whole + 49_800, packed: own.packed + 15_000)
    }
  }

  private static func plainLimits(
    of part: ModuleFolder.Part, runningPrograms runsPrograms: Bool
  ) -> Limits {
    switch (part, runsPrograms) {
    case (.core, false): Limits(whole: 139_000, packed: 45_100)
    case (.review, false): Limits(whole: 67_500, packed: 23_200)
    case (.core, true): Limits(whole: 221_500, packed: 71_200)
    case (.review, true): Limits(whole: 88_000, packed: 30_800)
    }
  }

  /// Measures the modules of some patterns.
  init(patterns: [PagePattern], modules: ModuleFolder?) {
    var summary: [String] = []
    var programs: [String] = []
    var errors: [String] = []
    for part in ModuleFolder.Part.allCases {
      var sizes: [(whole: Int, packed: Int)] = []
      for pattern in patterns {
        let word = pattern.word
        let limits = Self.limits(
          of: part, runningPrograms: pattern.runsPrograms, extent: pattern.extent)
        let name = word + part.rawValue
        guard let whole = Self.size(modules?.module(word, part)),
          let packed = Self.size(modules?.packed(word, part))
        else {
          errors.append("error: there is no \(name)")
          continue
        }
        if pattern.runsPrograms || pattern.extent != .plain {
          programs.append(
            "\(name), for \(pattern.runsPrograms ? "pattern files" : "everything"): \(whole) bytes, compressed \(packed)"
          )
        } else {
          sizes.append((whole, packed))
        }
        if whole >= limits.whole || packed >= limits.packed {
          errors.append(
            "error: \(name): \(whole) bytes, compressed \(packed); "
              + "the limits are \(limits.whole) and \(limits.packed)")
        }
      }
      summary.append(
        "*\(part.rawValue): \(sizes.count) modules, the largest \(sizes.map(\.whole).max() ?? 0) "
          + "bytes, compressed \(sizes.map(\.packed).max() ?? 0)")
    }
    self.summary = (summary + programs).joined(separator: "\n")
    self.errors = errors
  }

  /// The size of a file, in bytes; nil if it does not exist.
  private static func size(_ file: URL?) -> Int? {
    file.flatMap { try? FileManager.default.attributesOfItem(atPath: $0.plainPath)[.size] as? Int }
  }
}
