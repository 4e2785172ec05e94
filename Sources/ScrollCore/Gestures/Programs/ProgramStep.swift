// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !WITHOUT_PROGRAM_STEPS
/// A step that the app or the system takes, not a finger.
///
/// Modules of pages leave these steps out; a page whose script has one plays what was recorded.
public enum ProgramStep: Equatable, Sendable {
  /// The app scrolls a view.
  case scroll(ProgrammaticScroll)
  /// A field gets the keyboard.
  case focus(KeyboardFocus)
  /// The keyboard leaves.
  case blur
  /// The app inserts, removes or reloads rows.
  case changeRows(RowChange)
  /// The view that the app fills gets another size.
  case resize(ScreenChange)
  /// Another screen is pushed over this one, for a duration in seconds.
  case push(Double)
  /// The pushed screen leaves, for a duration in seconds.
  case pop(Double)
  /// Bars are shown or hidden.
  case showBars(BarAppearance)

  /// How long the step takes, in seconds.
  public var duration: Double {
    switch self {
    case .resize(let change): change.duration
    case .push(let duration), .pop(let duration): duration
    case .scroll, .focus, .blur, .changeRows, .showBars: 0
    }
  }
}
#endif
