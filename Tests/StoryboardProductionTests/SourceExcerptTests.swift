// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import StoryboardProduction

@Suite struct `The rule of a pattern in Swift` {
  private static let pattern = """
    // SPDX-License-Identifier: MIT

    /// A bar.
    ///
    ///     xx0  h = h − Δ
    ///     xx1  h = clamp(h − Δ)
    struct Bar: LayoutPattern {
      static let id: StaticString = "bar"

      // MARK: Events

      func handle() {
        if variant.clamps { clamp() }
        switch variant {
        case .free:
          height -= delta
        case .fixed, .other: height = clamped(height - delta)
        }
        guard variant != .free else { return }
      }

      // MARK: Frames

      func pose() {}
    }
    """
  private static let variants = """
    extension Bar {
      enum Variant: Int, PatternVariant {
        case free, fixed, other

        var descriptor: VariantDescriptor {
          switch self {
          case .free:
            VariantDescriptor(
              "xx0", "free", title: "Free", "Nothing limits it.")
          case .fixed:
            VariantDescriptor(
              "xx1", "fixed", title: "Fixed", isFixed: true, "Limited.")
          case .other:
            VariantDescriptor(
              "xx2", "other", title: "Other", "Limited as well.")
          }
        }

        /// Whether it is limited.
        var clamps: Bool { self != .free }

        var room: Int {
          switch self {
          case .free: 1
          default: 1
          }
        }
      }
    }
    """
  private let excerpt = SourceExcerpt([pattern, variants])

  private func lines(_ id: String, from other: String?) -> [Substring] {
    let all = excerpt.text.split(separator: "\n", omittingEmptySubsequences: false)
    return excerpt.changes(of: id, from: other)
      .map { all[$0 - 1].drop { $0 == " " } }
  }

  @Test func `has the sections up to that of frames, and the variants without their titles`() {
    #expect(excerpt.text.contains("func handle()"))
    #expect(!excerpt.text.contains("func pose()"))
    #expect(!excerpt.text.contains("static let id"))
    #expect(!excerpt.text.contains("VariantDescriptor("))
    #expect(!excerpt.text.contains("SPDX"))
  }

  @Test func `marks the lines in which a variant differs, and none in which both say the same`() {
    #expect(
      lines("xx0", from: "xx1") == [
        "///     xx0  h = h − Δ", "if variant.clamps { clamp() }", "case .free:",
        "height -= delta", "guard variant != .free else { return }",
        "var clamps: Bool { self != .free }",
      ])
    #expect(lines("xx2", from: "xx1").isEmpty)
  }

  @Test func `marks of the fixed variant only what no other has`() {
    #expect(lines("xx1", from: nil) == ["///     xx1  h = clamp(h − Δ)"])
  }

  @Test func `marks nothing for a variant that the files do not have`() {
    #expect(excerpt.changes(of: "yy0", from: nil).isEmpty)
  }

  @Test(arguments: PatternCatalog.builtIn.entries.map(\.id))
  func `is there for every pattern of the catalogue, small, with a mark for every broken variant`(
    pattern: String
  ) throws {
    let excerpt = try #require(CatalogRule.excerpt(of: pattern))
    #expect(excerpt.text.utf8.count < 25_000)
    let entry = PatternCatalog.builtIn.entries.first { $0.id == pattern }
    let variants = try #require(entry).variants
    let lastFixed = variants.last { $0.isFixed }
    let fixed = try #require(lastFixed)
    for variant in variants where !variant.isFixed {
      let changes = excerpt.changes(of: "\(variant.id)", from: "\(fixed.id)")
      #expect(!changes.isEmpty, "\(variant.id)")
    }
  }
}
