// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Four values in place, as `InlineArray` has them on systems from iOS 26 and macOS 26 on.
struct FourValues<Value: BitwiseCopyable & Sendable>: Sendable, BitwiseCopyable {
  private var values: (Value, Value, Value, Value)

  /// The same value four times.
  init(repeating value: Value) { values = (value, value, value, value) }

  /// What a function gives for 0 to 3.
  init(_ value: (Int) -> Value) { values = (value(0), value(1), value(2), value(3)) }

  /// The numbers of the values.
  var indices: Range<Int> { 0..<4 }

  /// The value with a number from 0 to 3.
  subscript(_ index: Int) -> Value {
    @inline(__always) get {
      // A read of the place in memory would copy all four there first.
      precondition(0..<4 ~= index)
      return switch index {
      case 0: values.0
      case 1: values.1
      case 2: values.2
      default: values.3
      }
    }
    @inline(__always) set {
      switch index {
      case 0: values.0 = newValue
      case 1: values.1 = newValue
      case 2: values.2 = newValue
      default:
        precondition(index == 3)
        values.3 = newValue
      }
    }
  }
}
