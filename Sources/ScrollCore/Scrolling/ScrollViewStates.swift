// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The scroll views of a host, which owns them.
///
/// They lie on the heap, and nobody shares them: an array would check that before each change, several times a frame.
@safe
struct ScrollViewStates: ~Copyable, @unchecked Sendable {
  private let start: UnsafeMutablePointer<ScrollViewState>
  /// How often something of them may have changed, apart from how they glide.
  private(set) var changes = 0

  /// Makes as many as a host can have.
  init() {
    let start = UnsafeMutablePointer<ScrollViewState>.allocate(
      capacity: ScrollHost.scrollViewCapacity)
    unsafe start.initialize(repeating: ScrollViewState(), count: ScrollHost.scrollViewCapacity)
    unsafe self.start = start
  }

  deinit { unsafe start.deallocate() }

  /// A copy of all of them.
  func copied() -> [ScrollViewState] {
    (0..<ScrollHost.scrollViewCapacity).map { self[$0] }
  }

  /// The scroll view with an index below the capacity.
  subscript(index: Int) -> ScrollViewState {
    @inline(__always) unsafeAddress {
      precondition(0..<ScrollHost.scrollViewCapacity ~= index)
      return unsafe UnsafePointer(start + index)
    }
    @inline(__always) unsafeMutableAddress {
      precondition(0..<ScrollHost.scrollViewCapacity ~= index)
      changes &+= 1
      return unsafe start + index
    }
  }

  /// The same scroll view for one that only moves it on: this counts as no change.
  subscript(gliding index: Int) -> ScrollViewState {
    @inline(__always) unsafeAddress {
      precondition(0..<ScrollHost.scrollViewCapacity ~= index)
      return unsafe UnsafePointer(start + index)
    }
    @inline(__always) unsafeMutableAddress {
      precondition(0..<ScrollHost.scrollViewCapacity ~= index)
      return unsafe start + index
    }
  }
}
