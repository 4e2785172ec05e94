// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
/// Four values in place.
typealias FourValues<Value> = InlineArray<4, Value>
#else
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
      precondition(0..<4 ~= index)
      return unsafe withUnsafeBytes(of: values) {
        unsafe $0.load(fromByteOffset: index &* MemoryLayout<Value>.stride, as: Value.self)
      }
    }
    @inline(__always) set {
      precondition(0..<4 ~= index)
      unsafe withUnsafeMutableBytes(of: &values) {
        unsafe $0.storeBytes(
          of: newValue, toByteOffset: index &* MemoryLayout<Value>.stride, as: Value.self)
      }
    }
  }
}
#endif
