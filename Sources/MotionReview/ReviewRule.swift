// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A rule of the review.
public enum ReviewRule: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  // Of any interface.
  /// The variant would have ended the app.
  case crash
  /// Something moves much farther in one frame than finger and scroll do.
  case jump
  /// Rows move slower or faster than the finger that drags them.
  case speed
  /// Something shakes although the finger does not.
  case oscillation
  /// The last row cannot be scrolled to.
  case unreachable
  /// After a turn of the device something has the old width.
  case rotation
  /// Pages or a map do not move as the finger that drags them.
  case offFinger
  /// Rows or pages lie elsewhere than the content offset says.
  case offset
  /// A list that has more to show does not move under a finger.
  case dragDead
  /// Two parts of one surface do not touch.
  case seam

  // Of a header above a list.
  /// The background shows between the header and the first cell.
  case gap
  /// The first cell is hidden at rest.
  case restOverlap
  /// The header is higher or lower than it may be.
  case headerBounds
  /// The header follows a list that is beyond its end.
  case bounceCoupling
  /// The header is not open where the list begins.
  case restState
  /// The header moves farther than the list.
  case lead
  /// The header passes over a part of the scroll.
  case delta
  /// A bar rests half open.
  case stuckHalf
  /// A tall header keeps its height while the list scrolls.
  case noCollapse

  // Of a pull that fetches.
  /// Two owners write one inset.
  case insetFight
  /// A list that fetches rests at its top without its spinner.
  case refreshHidden
  /// A pull fetches nothing, or the control does not return to idle.
  case refreshStuck

  // Of pictures that move with the scroll.
  /// The same offset shows something else.
  case pure
  /// A picture does not cover its window.
  case uncovered

  // Of section headers that stick.
  /// Two section headers lie on each other.
  case stickyOrder
  /// Rows show where a section header should be.
  case stickyGap
  /// A section has no header.
  case stickyMissing
  /// A section header is not at its place at rest.
  case stickyShift
  /// A section header sticks under a bar.
  case stickyUnderbar

  // Of a sheet over other content.
  /// The list slips in a sheet that moves.
  case slip
  /// The speed of the finger is lost, or changed, at the lift.
  case handover
  /// The sheet slows down visibly after the lift.
  case handoverVisible
  /// A fling ends at once.
  case flingKilled
  /// A sheet does not follow the finger that holds it.
  case detached
  /// A sheet moves beyond where it comes to rest.
  case overshoot
  /// An animation is too short for its way.
  case teleport
  /// Touches go elsewhere than the eye sees.
  case hitMismatch
  /// A sheet rests between its detents.
  case offDetent
  /// A sheet that has room does not follow a drag of its list.
  case sheetDead

  // Of tabs above lists.
  /// A fling breaks where one scroll view hands over to another.
  case velocityBreak
  /// A tap on a tab moves the tab bar.
  case tabFlicker
  /// A tab does not show what it showed before.
  case tabMemory
  /// A tap on the selected tab moves something.
  case reTap
  /// A tab has too few rows for the bar to stay pinned.
  case shortTab
  /// What could move does not, under a finger that does.
  case deadlock
  /// A finger moves both axes.
  case axis
  /// The indicator moves apart from the pages.
  case indicator
  /// A tap on a tab does not select it.
  case tabDead
  /// A tab bar reaches above the safe area.
  case tabUnderbar
  /// A page rests off its place.
  case offCentre
  /// Pages that were thrown stop between two places, and then go on.
  case stopsTwice
  /// Pages come to rest against a flick.
  case flickBack

  // Of several runs.
  /// A tap on a tab ends elsewhere than a swipe to its page.
  case parity

  /// The word in reports and documents.
  public var id: StaticString {
    switch self {
    case .crash: "CRASH"
    case .jump: "JUMP"
    case .speed: "SPEED"
    case .oscillation: "OSCILLATION"
    case .unreachable: "UNREACHABLE"
    case .rotation: "ROTATION"
    case .offFinger: "OFF-FINGER"
    case .offset: "OFFSET"
    case .dragDead: "DRAG-DEAD"
    case .seam: "SEAM"
    case .gap: "CH-GAP"
    case .restOverlap: "REST-OVERLAP"
    case .headerBounds: "CH-BOUNDS"
    case .bounceCoupling: "BOUNCE-COUPLING"
    case .restState: "REST-STATE"
    case .lead: "LEAD"
    case .delta: "DELTA"
    case .stuckHalf: "STUCK-HALF"
    case .noCollapse: "NO-COLLAPSE"
    case .insetFight: "INSET-FIGHT"
    case .refreshHidden: "REFRESH-HIDDEN"
    case .refreshStuck: "REFRESH-STUCK"
    case .pure: "PURE"
    case .uncovered: "UNCOVERED"
    case .stickyOrder: "STICKY-ORDER"
    case .stickyGap: "STICKY-GAP"
    case .stickyMissing: "STICKY-MISSING"
    case .stickyShift: "STICKY-SHIFT"
    case .stickyUnderbar: "STICKY-UNDERBAR"
    case .slip: "SLIP"
    case .handover: "HANDOVER-V"
    case .handoverVisible: "HANDOVER-V-VIS"
    case .flingKilled: "FLING-KILLED"
    case .detached: "DETACHED"
    case .overshoot: "OVERSHOOT"
    case .teleport: "TELEPORT"
    case .hitMismatch: "HIT-MISMATCH"
    case .offDetent: "OFF-DETENT"
    case .sheetDead: "SHEET-DEAD"
    case .velocityBreak: "V-BREAK"
    case .tabFlicker: "TAB-FLICKER"
    case .tabMemory: "TAB-MEMORY"
    case .reTap: "RE-TAP"
    case .shortTab: "SHORT-TAB"
    case .deadlock: "DEADLOCK"
    case .axis: "AXIS"
    case .indicator: "INDICATOR"
    case .tabDead: "TAB-DEAD"
    case .tabUnderbar: "TAB-UNDERBAR"
    case .offCentre: "OFF-CENTRE"
    case .stopsTwice: "STOPS-TWICE"
    case .flickBack: "FLICK-BACK"
    case .parity: "PARITY"
    }
  }

  /// How bad its findings are, unless options say otherwise.
  ///
  /// A few rules tell milder cases apart: see their own documents.
  public var severity: Severity {
    switch self {
    case .handoverVisible, .hitMismatch, .stuckHalf, .unreachable, .shortTab, .indicator:
      .warning
    case .noCollapse: .note
    default: .error
    }
  }

  /// How much is tolerated, in `unit`; what a rule does with it is told with its formula.
  public var threshold: Double {
    switch self {
    case .offDetent: 0.05
    case .crash, .refreshHidden, .refreshStuck, .tabDead: 0
    case .jump: 4
    case .speed, .flingKilled, .handover: 0.25
    case .oscillation: 3
    case .handoverVisible: 0.3
    case .detached: 1.5
    case .teleport, .velocityBreak: 100
    case .hitMismatch: 8
    case .tabMemory, .indicator: 1
    case .deadlock, .dragDead, .sheetDead, .noCollapse: 60
    case .overshoot: 0.02
    case .stopsTwice: 30
    default: 0.5
    }
  }
}
