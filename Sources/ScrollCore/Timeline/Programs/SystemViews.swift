// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !WITHOUT_PROGRAM_STEPS
/// What the system shows in a frame over what the app's screen shows; of no width where there is none.
struct SystemViews: Equatable, BitwiseCopyable {
  /// A navigation bar with the status bar's part of the screen, and a tab bar.
  var navigationBar = Self.nothing, tabBar = Self.nothing
  /// A screen that was pushed over this one.
  var pushedScreen = Self.nothing
  /// The status bar over these.
  var statusBar = Self.nothing
  /// The keyboard.
  var keyboard = Self.nothing

  /// No view.
  private static let nothing = Rect(0, 0, -1, 0)
  /// A frame without any.
  static let none = Self()

  /// How many there are.
  var count: Int {
    var count = 0
    forEach { _, _ in count += 1 }
    return count
  }

  /// Visits those that there are, the uppermost first.
  func forEach(_ visit: (ElementID.Kind, Rect) -> Void) {
    if keyboard.width >= 0 { visit(.keyboard, keyboard) }
    if statusBar.width >= 0 { visit(.systemStatusBar, statusBar) }
    if pushedScreen.width >= 0 { visit(.pushedScreen, pushedScreen) }
    if tabBar.width >= 0 { visit(.systemTabBar, tabBar) }
    if navigationBar.width >= 0 { visit(.systemNavigationBar, navigationBar) }
  }

  /// Lays views over the last frames, one set for each.
  static func lay(
    _ views: ArraySlice<Self>, over elements: inout [ElementFrame], starts: inout [Int]
  ) {
    var count = 0
    for frame in views { count += frame.count }
    guard count > 0 else { return }
    let first = starts.count - 1 - views.count
    // From the last frame on, each frame moves behind the views of those before it.
    var place = elements.count + count
    var rest = count
    elements.append(
      contentsOf: repeatElement(
        ElementFrame(ElementID(.keyboard), layer: 0, frame: .init(0, 0, 0, 0)), count: count))
    for (offset, frame) in zip(views.indices, first..<first + views.count).reversed() {
      let end = starts[frame + 1]
      starts[frame + 1] = end + rest
      views[offset].forEach { kind, rect in
        place -= 1
        elements[place] = ElementFrame(ElementID(kind), layer: 0, frame: rect)
        rest -= 1
      }
      guard rest > 0 else { return }
      for index in (starts[frame]..<end).reversed() {
        place -= 1
        elements[place] = elements[index]
      }
    }
  }
}
#endif
