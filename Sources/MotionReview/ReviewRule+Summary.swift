// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension ReviewRule {
  /// The unit of the threshold: `pt`, `pt/s`, `share` for a part of the whole, `turns` for a count, or
  /// nothing where there is no threshold.
  public var unit: StaticString {
    switch self {
    case .crash, .refreshHidden, .refreshStuck, .tabDead: ""
    case .speed, .flingKilled, .handover, .handoverVisible, .overshoot, .flickBack: "share"
    case .oscillation: "turns"
    case .velocityBreak, .stopsTwice: "pt/s"
    default: "pt"
    }
  }

  /// Whether it tolerates an amount of something.
  public var hasThreshold: Bool { unit.utf8CodeUnitCount > 0 }

  /// What it looks for, in one line.
  public var summary: StaticString {
    switch self {
    case .crash: "The variant would have ended the app."
    case .jump: "Something moves much farther in one frame than finger and scroll do."
    case .speed: "Rows move slower or faster than the finger that drags them."
    case .oscillation: "Something shakes although the finger does not."
    case .unreachable: "The last row cannot be scrolled to."
    case .rotation: "After a turn of the device something has the old width."
    case .offFinger: "Pages or a map do not move as the finger that drags them."
    case .offset: "Rows or pages lie elsewhere than the content offset says."
    case .dragDead: "A list that has more to show does not move under a finger."
    case .seam: "Two parts of one surface do not touch."
    case .gap: "The background shows between the header and the first cell."
    case .restOverlap: "The first cell is hidden at rest."
    case .headerBounds: "The header is higher or lower than it may be."
    case .bounceCoupling: "The header follows a list that is beyond its end."
    case .restState: "The header is not open where the list begins."
    case .lead: "The header moves farther than the list."
    case .delta: "The header passes over a part of the scroll."
    case .stuckHalf: "A bar rests half open."
    case .noCollapse: "A tall header keeps its height while the list scrolls."
    case .insetFight: "Two owners write one inset."
    case .refreshHidden: "A list that fetches rests at its top without its spinner."
    case .refreshStuck: "A pull fetches nothing, or the control does not return to idle."
    case .pure: "The same offset shows something else."
    case .uncovered: "A picture does not cover its window."
    case .stickyOrder: "Two section headers lie on each other."
    case .stickyGap: "Rows show where a section header should be."
    case .stickyMissing: "A section whose rows pass the edge has no header."
    case .stickyShift: "A section header is not at its place at rest."
    case .stickyUnderbar: "A section header sticks under a bar."
    case .slip: "The list slips in a sheet that moves."
    case .handover: "The sheet does not start with the speed of the finger that lifts."
    case .handoverVisible: "The sheet slows down visibly just after the lift."
    case .flingKilled: "A fling of the list ends at once."
    case .detached: "A sheet does not follow the finger that holds it."
    case .overshoot: "A sheet moves beyond where it comes to rest."
    case .teleport: "An animation is too short for its way."
    case .hitMismatch: "Touches go elsewhere than the eye sees."
    case .offDetent: "A sheet rests between its detents."
    case .sheetDead: "A sheet that has room does not follow a drag of its list."
    case .velocityBreak: "A fling breaks where one scroll view hands over to another."
    case .tabFlicker: "A tap on a tab moves the tab bar."
    case .tabMemory: "A tab does not show what it showed before."
    case .reTap: "A tap that selects nothing new moves something."
    case .shortTab: "A tab has too few rows for the bar to stay pinned."
    case .deadlock: "What could move does not, under a finger that does."
    case .axis: "A finger moves both axes."
    case .indicator: "The indicator moves apart from the pages."
    case .tabDead: "A tap on a tab does not select it."
    case .tabUnderbar: "A tab bar reaches above the safe area."
    case .offCentre: "A page rests off its place."
    case .stopsTwice: "Pages that were thrown stop between two places, and then go on."
    case .flickBack: "Pages come to rest against a flick."
    case .parity: "A tap on a tab ends elsewhere than a swipe to its page."
    }
  }
}
