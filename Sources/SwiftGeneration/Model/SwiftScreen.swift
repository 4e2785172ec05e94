// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// What facts of the screen are called in Swift, and where an app has them from.
package enum SwiftScreen {
  /// The name of a fact.
  package static func name(of fact: PatternProgram.Fact.Kind) -> String {
    switch fact {
    case .width: "width"
    case .height: "height"
    case .scale: "scale"
    case .statusBar: "statusBar"
    case .navigationBar: "navigationBar"
    case .tabBar: "tabBar"
    case .slop: "slop"
    case .safeTop: "safeTop"
    case .safeLeft: "safeLeft"
    case .safeBottom: "safeBottom"
    case .safeRight: "safeRight"
    case .isLandscape: "isLandscape"
    case .isPad: "isPad"
    case .isRightToLeft: "isRightToLeft"
    case .textGrowth: "growth"
    }
  }

  /// Whether a fact is a truth.
  static func isTruth(_ fact: PatternProgram.Fact.Kind) -> Bool {
    fact == .isLandscape || fact == .isPad || fact == .isRightToLeft
  }

  /// What a fact is in UIKit.
  static func summary(of fact: PatternProgram.Fact.Kind) -> String {
    switch fact {
    case .width: "The width of the view controller's view."
    case .height: "The height of the view controller's view."
    case .scale: "`displayScale`."
    case .statusBar: "The height of the status bar."
    case .navigationBar: "The height of a navigation bar."
    case .tabBar: "The height of a tab bar."
    case .slop: "How far a finger moves before it drags; 10 in UIKit."
    case .safeTop: "`safeAreaInsets.top` of the window."
    case .safeLeft: "The safe area at the leading edge."
    case .safeBottom: "`safeAreaInsets.bottom` of the window."
    case .safeRight: "The safe area at the trailing edge."
    case .isLandscape: "Whether the device is on its side."
    case .isPad: "Whether the device is an iPad."
    case .isRightToLeft: "Whether the language is written from right to left."
    case .textGrowth: "How much larger text is than at the size that a device comes with."
    }
  }
}
