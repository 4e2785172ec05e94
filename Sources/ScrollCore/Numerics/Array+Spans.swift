// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Arrays lend spans themselves only from iOS 26 and macOS 26 on.
extension Array {
  /// Lends the elements for as long as a function runs.
  @inline(__always)
  func withSpan<Result>(_ body: (Span<Element>) -> Result) -> Result {
    #if hasFeature(Embedded)
    body(span)
    #else
    unsafe withUnsafeBufferPointer { unsafe body($0.span) }
    #endif
  }

  /// Lends the elements for as long as a function runs, which may change them.
  @inline(__always)
  mutating func withMutableSpan<Result>(
    _ body: (inout MutableSpan<Element>) -> Result
  ) -> Result {
    #if hasFeature(Embedded)
    var span = mutableSpan
    return body(&span)
    #else
    return unsafe withUnsafeMutableBufferPointer { elements in
      var span = unsafe elements.mutableSpan
      return body(&span)
    }
    #endif
  }
}
