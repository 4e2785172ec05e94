// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How a list gets and loses the room for a spinner above it.
enum RefreshRoom: Sendable, BitwiseCopyable {
  /// It gets none.
  case none
  /// The inset is set, and nothing else: UIKit takes the list along.
  case bare
  /// The inset is read and changed, and the offset set back, beside somebody else who sets the inset.
  case shared
  /// Nobody else sets the inset, and the offset is set back.
  case owned

  /// Makes room.
  ///
  /// - Parameters:
  ///   - room: How much, in points.
  ///   - restInset: The inset of the list without it, in points.
  ///   - host: The scroll host, whose main scroll view is the list.
  ///   - pattern: The pattern that asks.
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

  /// Takes the room away; a list that lies beyond its end then, and nothing moves, returns with a spring.
  ///
  /// - Parameters:
  ///   - room: How much, in points.
  ///   - restInset: The inset of the list without it, in points.
  ///   - host: The scroll host, whose main scroll view is the list.
  ///   - pattern: The pattern that asks.
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

  /// Lets a list that rests beyond an end return; one that moves, or is held, does so by itself.
  static func returnToRest(on host: inout ScrollHost) {
    let offset = host.contentOffset(of: .main)
    let end = host[.main].range.clamp(offset)
    guard !host.isDragging(.main), !host.isDecelerating(.main), end != offset else { return }
    host.animateContentOffset(end, of: .main, spring: host.physics.bounce.spring)
  }
}
