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
  ///   - stage: The stage, whose main scroll view is the list.
  ///   - pattern: The pattern that asks.
  func open<P: LayoutPattern>(
    _ room: Double, above restInset: Double, on stage: inout Stage, notifying pattern: inout P
  ) {
    let inset = self == .shared ? stage[.main].leadingInset : restInset
    switch self {
    case .none: break
    case .bare: stage.setLeadingInset(inset + room, of: .main, notifying: &pattern)
    case .shared, .owned:
      stage.setLeadingInset(inset + room, of: .main, keepingContent: true, notifying: &pattern)
    }
  }

  /// Takes the room away; a list that lies beyond its end then, and nothing moves, returns with a spring.
  ///
  /// - Parameters:
  ///   - room: How much, in points.
  ///   - restInset: The inset of the list without it, in points.
  ///   - stage: The stage, whose main scroll view is the list.
  ///   - pattern: The pattern that asks.
  func close<P: LayoutPattern>(
    _ room: Double, above restInset: Double, on stage: inout Stage, notifying pattern: inout P
  ) {
    switch self {
    case .none: break
    case .bare: stage.setLeadingInset(restInset, of: .main, notifying: &pattern)
    case .shared, .owned:
      let inset = self == .shared ? stage[.main].leadingInset - room : restInset
      stage.setLeadingInset(inset, of: .main, keepingContent: true, notifying: &pattern)
      Self.returnToRest(on: &stage)
    }
  }

  /// Lets a list that rests beyond an end return; one that moves, or is held, does so by itself.
  static func returnToRest(on stage: inout Stage) {
    let offset = stage.contentOffset(of: .main)
    let end = stage[.main].range.clamp(offset)
    guard !stage.isDragging(.main), !stage.isDecelerating(.main), end != offset else { return }
    stage.animateContentOffset(end, of: .main, spring: stage.physics.bounce.spring)
  }
}
