// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Facts of the screen.
extension FilePattern {
  /// Writes the facts of the screen to their registers.
  mutating func readFacts(_ physics: PhysicsProfile) {
    machine.scale = screen.scale
    for index in isKnown.indices { isKnown[index] = false }
    isScreenKnown = false
    #if !hasFeature(Embedded)
    waiting.areConstantsKnown = false
    #endif
    for fact in program.facts { registers[fact.register] = value(of: fact, physics) }
  }

  private func value(of fact: PatternProgram.Fact, _ physics: PhysicsProfile) -> Double {
    switch fact.kind {
    case .width: screen.size.width
    case .height: screen.size.height
    case .scale: screen.scale
    case .statusBar: screen.statusBarHeight
    case .navigationBar: screen.navigationBarHeight
    case .tabBar: screen.tabBarHeight
    case .slop: physics.slop
    case .safeTop: screen.safeAreaInsets.top
    case .safeLeft: screen.safeAreaInsets.left
    case .safeBottom: screen.safeAreaInsets.bottom
    case .safeRight: screen.safeAreaInsets.right
    case .isLandscape: screen.orientation == .landscape ? 1 : 0
    case .isPad: screen.idiom == .pad ? 1 : 0
    case .isRightToLeft: screen.direction == .rightToLeft ? 1 : 0
    case .textGrowth: fact.style.growth(in: screen.contentSize)
    }
  }
}
