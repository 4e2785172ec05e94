// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The variants of a pattern: one case each, in the order of its article.
///
/// A case's number is its place in the list, and its descriptor says what it is called, so that neither can drift from
/// the other. Further properties say what a variant does; the pattern asks for those.
public protocol PatternVariant: CaseIterable, RawRepresentable, Sendable, BitwiseCopyable
where RawValue == Int {
  /// The words of the variant.
  var descriptor: VariantDescriptor { get }
}

extension PatternVariant {
  /// The words of all variants, each at the place that its number says.
  ///
  /// - Precondition: Cases have the numbers 0, 1, 2 and so on, as they have where none is written.
  public static var descriptors: [VariantDescriptor] {
    allCases.enumerated().map { place, variant in
      precondition(variant.rawValue == place, "a variant's number is its place in the list")
      return variant.descriptor
    }
  }
}
