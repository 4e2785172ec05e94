// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The parameters of a pattern that are lengths and grow with text, with their styles, by their
/// indices in the list.
///
/// Only the first sixteen can.
public struct ParameterGrowth: Equatable, Sendable, BitwiseCopyable {
  /// Four bits for each parameter, those of the first one lowest: 0 for one that does not grow, else one
  /// more than the number of its style.
  private var bits: UInt64 = 0

  /// Parameters that keep their values at every size of text.
  public static let none = ParameterGrowth()

  init() {}

  /// Which parameters grow.
  ///
  /// - Parameters:
  ///   - descriptors: What the parameters are, in their order.
  ///   - fixed: The indices of lengths that do not grow.
  public init(_ descriptors: [ParameterDescriptor], fixed: [Int] = []) {
    for (index, descriptor) in descriptors.prefix(16).enumerated() where !fixed.contains(index) {
      guard let style = descriptor.textStyle else { continue }
      setCode(style.rawValue + 1, of: index)
    }
  }

  /// The style that a parameter grows with; nil for one that does not grow.
  public func style(of index: Int) -> TextStyle? {
    TextStyle(rawValue: code(of: index) &- 1)
  }

  /// The style that a parameter grows with as a number below 16; 0 for none.
  func code(of index: Int) -> UInt8 {
    index < 16 ? UInt8(truncatingIfNeeded: bits >> UInt64(4 * index)) & 15 : 0
  }

  /// Sets the style of one of the first sixteen parameters, once.
  mutating func setCode(_ code: UInt8, of index: Int) {
    bits |= UInt64(code) << UInt64(4 * index)
  }
}
