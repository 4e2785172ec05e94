// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !WITHOUT_PROGRAM_STEPS
/// What programs and the system have changed in a run: the screen, and what the system shows over it.
struct ProgramState {
  /// How long bars take to come or go, in seconds: `UINavigationController.hideShowBarDuration`.
  static let barDuration = 0.2

  /// The screen in force and the one after a rotation, both without bars and keyboard.
  private(set) var screen, turned: Screen
  /// The keyboard.
  private(set) var keyboard = SystemViewMotion()
  /// The bars of the app's containers.
  private(set) var navigationBar = SystemViewMotion(), tabBar = SystemViewMotion()
  /// The screen that was pushed over this one; lengths are along x.
  private(set) var pushedScreen = SystemViewMotion()
  /// Whether any of these has been moved in the run.
  private(set) var isInUse = false
  /// The rows that have changed in patterns that know only how many there are.
  var rows: [NumberedRows] = []
  /// Whether the status bar is hidden.
  private var hidesStatusBar = false
  /// Whether the safe area ends at the keyboard.
  private var changesSafeArea = true
  /// How high the keyboard is to be on any screen, in points; nil for that of the device.
  private var ownHeight: Double?
  /// What frames show of these that are not laid out yet, from the first of them that shows anything.
  var frames: [SystemViews] = []
  /// How many frames that are not laid out come before these.
  var framesBefore = 0

  init(_ screen: Screen, turned: Screen) {
    self.screen = screen
    self.turned = turned
  }

  /// Whether another screen was pushed over this one.
  @inline(__always)
  var isCovered: Bool { pushedScreen.height > 0 }

  /// When all of it is at rest, in seconds; negative infinity if nothing has moved.
  ///
  /// Every frame asks: a call would be given a copy of all of it.
  @inline(__always)
  var end: Double {
    guard isInUse else { return -.infinity }
    return max(max(keyboard.end, pushedScreen.end), max(navigationBar.end, tabBar.end))
  }

  /// The screen in force with its bars and its keyboard.
  private var current: Screen {
    var current = screen
    if hidesStatusBar { current.hideStatusBar() }
    // The navigation bar's length has the part above the safe area in it.
    if navigationBar.height > 0 { current.safeAreaInsets.top += screen.navigationBarHeight }
    if tabBar.height > 0 { current.safeAreaInsets.bottom += screen.tabBarHeight }
    guard keyboard.height > 0 else { return current }
    return current.withKeyboard(keyboard.height, inSafeArea: changesSafeArea)
  }

  /// Lets the keyboard come.
  ///
  /// - Returns: The screen with it.
  mutating func focus(_ focus: KeyboardFocus, at time: Double) -> Screen {
    isInUse = true
    ownHeight = focus.height
    changesSafeArea = focus.changesSafeArea
    keyboard.move(to: height, at: time)
    return current
  }

  /// Lets the keyboard go.
  ///
  /// - Returns: The screen without it.
  mutating func blur(at time: Double) -> Screen {
    keyboard.move(to: 0, at: time)
    return current
  }

  /// Turns the device.
  ///
  /// - Returns: The screen after that; bars and keyboard have their other heights at once.
  mutating func turn() -> Screen {
    swap(&screen, &turned)
    return standing
  }

  /// Gives the app another screen to fill.
  ///
  /// - Returns: The screen after that; bars and keyboard have their other heights at once.
  mutating func fill(_ target: ScreenChange.Target) -> Screen {
    switch target {
    case .window(let window):
      screen.adopt(window)
      turned.adopt(window.turned)
    case .display(let display, let other):
      screen = display
      turned = other
    }
    return standing
  }

  /// Shows and hides bars.
  ///
  /// - Returns: The screen with those that are shown.
  mutating func show(_ bars: BarAppearance, at time: Double) -> Screen {
    isInUse = true
    let duration = bars.isAnimated ? Self.barDuration : 0
    // The bar reaches up to the edge of the screen, below a status bar if there is one.
    if let hides = bars.statusBar.map({ !$0 }), hides != hidesStatusBar {
      hidesStatusBar = hides
      navigationBar.stand(at: navigationBarExtent)
    }
    if let shows = bars.navigationBar {
      navigationBar.move(to: shows ? navigationBarExtent : 0, at: time, during: duration)
    }
    if let shows = bars.tabBar {
      tabBar.move(to: shows ? tabBarExtent : 0, at: time, during: duration)
    }
    return current
  }

  /// Pushes a screen over this one; the duration is in seconds.
  mutating func push(at time: Double, during duration: Double) {
    isInUse = true
    pushedScreen.move(to: screen.size.width, at: time, during: duration)
  }

  /// Takes that screen away; the duration is in seconds.
  mutating func pop(at time: Double, during duration: Double) {
    pushedScreen.move(to: 0, at: time, during: duration)
  }

  private var height: Double { min(ownHeight ?? screen.keyboard.points, screen.size.height) }

  private var navigationBarExtent: Double {
    var upright = screen
    if hidesStatusBar { upright.hideStatusBar() }
    return upright.safeAreaInsets.top + screen.navigationBarHeight
  }

  private var tabBarExtent: Double { screen.safeAreaInsets.bottom + screen.tabBarHeight }

  private var standing: Screen {
    mutating get {
      keyboard.stand(at: height)
      navigationBar.stand(at: navigationBarExtent)
      tabBar.stand(at: tabBarExtent)
      pushedScreen.stand(at: screen.size.width)
      return current
    }
  }
}

extension Screen {
  /// Hides the status bar.
  ///
  /// The safe area ends at the screen's edge then, but for an iPhone without a home button: there it stays below the
  /// notch or the island.
  fileprivate mutating func hideStatusBar() {
    if idiom == .pad || safeAreaInsets.bottom == 0 {
      safeAreaInsets.top = max(0, safeAreaInsets.top - statusBarHeight)
    }
    statusBarHeight = 0
  }

  /// Takes over what a window says.
  fileprivate mutating func adopt(_ window: ScreenChange.Window) {
    size = Size(
      window.width.resolved(extent: size.width), window.height.resolved(extent: size.height))
    if let top = window.top { safeAreaInsets.top = top }
    if let left = window.left { safeAreaInsets.left = left }
    if let bottom = window.bottom { safeAreaInsets.bottom = bottom }
    if let right = window.right { safeAreaInsets.right = right }
    if let height = window.statusBarHeight { statusBarHeight = height }
  }
}

extension ScreenChange.Window {
  /// The window after the device was turned: its extents are exchanged.
  fileprivate var turned: Self {
    var window = self
    swap(&window.width, &window.height)
    return window
  }
}
#endif
