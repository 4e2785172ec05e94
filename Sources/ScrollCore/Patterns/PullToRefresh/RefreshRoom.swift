// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How the space for a spinner above a list is added and removed.
enum RefreshRoom: Sendable, BitwiseCopyable {
  /// It gets none.
  case none
  /// Only the inset is set: UIKit moves the list along.
  case bare
  /// The inset is read and changed, and the offset restored, while another owner sets the inset,
  /// too.
  case shared
  /// There is one owner of the inset, and the offset is restored.
  case owned

  /// Adds the space.
  ///
  /// - Parameters:
  ///   - room: Its height, in points.
  ///   - restInset: The inset of the list without it, in points.
  ///   - host: The scroll host, whose main scroll view is the list.
  ///   - pattern: The calling pattern.
  func open<P: LayoutPattern>(
    _ room: Double, above restInset: Double, on host: inout ScrollHost, notifying pattern: inout P
  ) {
    let inset = self == .shared ? host[.main].leadingInset : restInset
    switch self {
    case .none: break
    case .bare: host.setLeadingInset(inset + room, of: .main, notifying: &pattern)
    case .shared, .owned:
      host.setLeadingInset(inset + room, of: .main, keepingContent: true, notifying: &pattern)
    }
  }

  /// Removes the space; a list that is then beyond its end while nothing moves returns with a
  /// spring.
  ///
  /// - Parameters:
  ///   - room: Its height, in points.
  ///   - restInset: The inset of the list without it, in points.
  ///   - host: The scroll host, whose main scroll view is the list.
  ///   - pattern: The calling pattern.
  func close<P: LayoutPattern>(
    _ room: Double, above restInset: Double, on host: inout ScrollHost, notifying pattern: inout P
  ) {
    switch self {
    case .none: break
    case .bare: host.setLeadingInset(restInset, of: .main, notifying: &pattern)
    case .shared, .owned:
      let inset = self == .shared ? host[.main].leadingInset - room : restInset
      host.setLeadingInset(inset, of: .main, keepingContent: true, notifying: &pattern)
      Self.returnToRest(on: &host)
    }
  }

  /// Returns a list that rests beyond an end; a list that moves, or is held, returns anyway.
  static func returnToRest(on host: inout ScrollHost) {
    let offset = host.contentOffset(of: .main)
    let end = host[.main].range.clamp(offset)
    guard !host.isDragging(.main), !host.isDecelerating(.main), end != offset else { return }
    host.animateContentOffset(end, of: .main, spring: host.physics.bounce.spring)
  }
}
