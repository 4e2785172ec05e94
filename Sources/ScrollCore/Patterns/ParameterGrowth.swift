// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Which of a pattern's parameters are lengths that grow with text, by their places in its list.
///
/// Only the first sixteen can, so that the sets fit into one number of a request.
public struct ParameterGrowth: Equatable, Sendable, BitwiseCopyable {
  /// A bit for each parameter that grows with body text, the first one lowest; from bit 16 on those that
  /// grow with large titles.
  var bits: UInt32

  /// Parameters that keep their values at every size of text.
  public static let none = ParameterGrowth(bits: 0)

  init(bits: UInt32) { self.bits = bits }

  /// Which parameters grow.
  ///
  /// - Parameters:
  ///   - descriptors: What the parameters are, in their order.
  ///   - fixed: The places of lengths that keep their values.
  public init(_ descriptors: [ParameterDescriptor], fixed: [Int] = []) {
    bits = 0
    for (index, descriptor) in descriptors.prefix(16).enumerated() where !fixed.contains(index) {
      // Lengths of a ragged list are each what they are.
      guard case .number = descriptor.kind else { continue }
      switch descriptor.textStyle {
      case .body: bits |= 1 << UInt32(index)
      case .largeTitle: bits |= 1 << UInt32(index + 16)
      case nil: break
      }
    }
  }

  /// The style that a parameter grows with; nil for one that does not grow.
  public func style(of index: Int) -> TextStyle? {
    let bit = bits >> UInt32(index)
    return bit & 0x10000 != 0 ? .largeTitle : bit & 1 != 0 && index < 16 ? .body : nil
  }
}
