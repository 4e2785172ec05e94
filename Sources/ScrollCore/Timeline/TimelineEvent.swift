// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Something that happened at an instant of a run, between frames or on one.
public struct TimelineEvent: Equatable, Sendable, BitwiseCopyable {
  /// What happened.
  public enum Kind: UInt8, Sendable, CaseIterable, BitwiseCopyable {
    /// A finger landed.
    case touchDown
    /// A finger lifted.
    case touchUp
    /// A finger landed on content that was moving and stopped it.
    case catchContent
    /// Coasting content reached an end.
    case edgeHit
    /// The content came to rest.
    case settled
    /// The device was rotated.
    case rotated
    /// A variant of a pattern would have ended the app.
    case crashed
    /// A pause ended by its time limit instead of its condition.
    case waitTimedOut
    /// The system took a finger's touch away, which then has no speed.
    case touchCancel
    #if !WITHOUT_PROGRAM_STEPS
    /// The app scrolled a view.
    case scrollTo
    /// A field got the keyboard.
    case focus
    /// The keyboard left.
    case blur
    /// The app inserted rows.
    case insert
    /// The app removed rows.
    case remove
    /// The app reloaded rows.
    case reload
    /// The view that the app fills got another size.
    case resize
    /// Another screen was pushed over this one.
    case push
    /// The pushed screen left.
    case pop
    /// Bars came or went.
    case appearance
    #endif

    /// Whether a finger leaves the screen: it lifts, or its touch is cancelled.
    public var endsTouch: Bool { self == .touchUp || self == .touchCancel }

    /// Whether the screen or the content is another one from then on.
    @inline(__always)
    var beginsEpoch: Bool {
      #if WITHOUT_PROGRAM_STEPS
      return self == .rotated
      #else
      return switch self {
      case .rotated, .scrollTo, .focus, .blur, .insert, .remove, .reload, .resize, .push, .pop,
        .appearance:
        true
      default: false
      }
      #endif
    }

    /// The identifier in machine-readable output.
    public var name: StaticString {
      switch self {
      case .touchDown: "touchDown"
      case .touchUp: "touchUp"
      case .catchContent: "catch"
      case .edgeHit: "edgeHit"
      case .settled: "settled"
      case .rotated: "rotated"
      case .crashed: "crashed"
      case .waitTimedOut: "waitTimedOut"
      case .touchCancel: "touchCancel"
      #if !WITHOUT_PROGRAM_STEPS
      case .scrollTo: "scrollTo"
      case .focus: "focus"
      case .blur: "blur"
      case .insert: "insert"
      case .remove: "remove"
      case .reload: "reload"
      case .resize: "resize"
      case .push: "push"
      case .pop: "pop"
      case .appearance: "appearance"
      #endif
      }
    }
  }

  /// When it happened, in seconds since the start.
  public var time: Double
  /// What happened.
  public var kind: Kind

  /// Makes an event; the time is in seconds.
  public init(time: Double, kind: Kind) {
    self.time = time
    self.kind = kind
  }
}
