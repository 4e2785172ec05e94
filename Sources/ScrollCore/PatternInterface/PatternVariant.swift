// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The variants of a pattern: one case each, in the order of its article.
///
/// The raw value of a case is its index in the list, and its descriptor has its texts, so both stay
/// consistent. Other properties describe what a variant does; the pattern's code tests those.
public protocol PatternVariant: CaseIterable, RawRepresentable, Sendable, BitwiseCopyable
where RawValue == Int {
  /// The texts of the variant.
  var descriptor: VariantDescriptor { get }
}

extension PatternVariant {
  /// The texts of all variants, indexed by raw value.
  ///
  /// - Precondition: Cases have the numbers 0, 1, 2 and so on, as they have where none is written.
  public static var descriptors: [VariantDescriptor] {
    allCases.enumerated().map { place, variant in
      precondition(variant.rawValue == place, "a variant's number is its place in the list")
      return variant.descriptor
    }
  }
}
