// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !WITHOUT_PROGRAM_STEPS
/// What of the system's views the frames of a run show.
extension ProgramState {
  /// Notes that a frame shows none, nor those before it.
  @inline(__always)
  mutating func recordNoViews() { framesBefore &+= 1 }

  /// Notes what a frame shows on a screen as it is then.
  mutating func recordViews(at time: Double, on screen: Screen) {
    let views = views(at: time, on: screen)
    if views == .none, frames.isEmpty {
      framesBefore += 1
    } else {
      frames.append(views)
    }
  }

  private func views(at time: Double, on screen: Screen) -> SystemViews {
    let size = screen.size
    var views = SystemViews()
    let keys = keyboard.shown(at: time)
    if keys > 0 {
      views.keyboard = Rect(0, size.height - keys, size.width, max(keyboard.extent, keys))
    }
    let upper = navigationBar.shown(at: time)
    if upper > 0 {
      let extent = max(navigationBar.extent, upper)
      views.navigationBar = Rect(0, upper - extent, size.width, extent)
    }
    let lower = tabBar.shown(at: time)
    if lower > 0 {
      views.tabBar = Rect(0, size.height - lower, size.width, max(tabBar.extent, lower))
    }
    let pushed = pushedScreen.shown(at: time)
    if pushed > 0 {
      // It comes from the edge at which lines end.
      let left = screen.direction == .rightToLeft ? pushed - size.width : size.width - pushed
      views.pushedScreen = Rect(left, 0, size.width, size.height)
    }
    if screen.statusBarHeight > 0, upper > 0 || pushed > 0 {
      views.statusBar = Rect(0, 0, size.width, screen.statusBarHeight)
    }
    return views
  }

  /// Lays the views over the frames that have just been laid out.
  mutating func layOutViews(over elements: inout [ElementFrame], starts: inout [Int]) {
    SystemViews.lay(frames[...], over: &elements, starts: &starts)
    frames.removeAll(keepingCapacity: true)
    framesBefore = 0
  }

  /// Takes frames in which a view moves, comes or goes from those that show the same as the frame before.
  ///
  /// - Parameters:
  ///   - stays: For each frame whether it shows the same.
  ///   - first: The first frame that is not laid out yet.
  func moveViews(in stays: inout [Bool], from first: Int) {
    var last = SystemViews.none
    for (frame, views) in zip((first + framesBefore)..., frames) {
      if views != last { stays[frame] = false }
      last = views
    }
  }

  /// What the frames show that are not laid out yet; nothing if none of them shows any.
  var recordedViews: [SystemViews] {
    frames.isEmpty ? [] : [SystemViews](repeating: .none, count: framesBefore) + frames
  }
}
#endif
