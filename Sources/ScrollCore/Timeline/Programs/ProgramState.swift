// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !WITHOUT_PROGRAM_STEPS
/// What programs and the system have changed in a run: the screen, and the keyboard over it.
struct ProgramState {
  /// The screen in force and the one after a rotation, both without a keyboard.
  private(set) var screen, turned: Screen
  /// The keyboard.
  private(set) var keyboard = KeyboardMotion()
  /// Whether the safe area ends at the keyboard.
  private var changesSafeArea = true
  /// How high the keyboard is to be on any screen, in points; nil for that of the device.
  private var ownHeight: Double?
  /// What of the keyboard the frames show that are not laid out yet, from the first of them that shows anything; of no width
  /// where there is none.
  private var frames: [Rect] = []
  /// How many frames that are not laid out come before these.
  private var framesBefore = 0

  init(_ screen: Screen, turned: Screen) {
    self.screen = screen
    self.turned = turned
  }

  /// The screen in force with its keyboard.
  private var covered: Screen {
    guard keyboard.height > 0 else { return screen }
    return screen.withKeyboard(keyboard.height, inSafeArea: changesSafeArea)
  }

  /// Lets the keyboard come.
  ///
  /// - Returns: The screen with it.
  mutating func focus(_ focus: KeyboardFocus, at time: Double) -> Screen {
    ownHeight = focus.height
    changesSafeArea = focus.changesSafeArea
    keyboard.move(to: height, at: time)
    return covered
  }

  /// Lets the keyboard go.
  ///
  /// - Returns: The screen without it.
  mutating func blur(at time: Double) -> Screen {
    keyboard.move(to: 0, at: time)
    return covered
  }

  /// Turns the device.
  ///
  /// - Returns: The screen after that; a keyboard has its other height at once.
  mutating func turn() -> Screen {
    swap(&screen, &turned)
    return standing
  }

  /// Gives the app another screen to fill.
  ///
  /// - Returns: The screen after that; a keyboard has its other height at once.
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

  private var height: Double { min(ownHeight ?? screen.keyboard.points, screen.size.height) }

  private var standing: Screen {
    mutating get {
      if keyboard.height > 0 { keyboard.stand(at: height) }
      return covered
    }
  }

  // MARK: Frames

  /// Whether frames may show a keyboard, or one has been shown in those that are not laid out yet.
  @inline(__always)
  var showsKeyboard: Bool { keyboard.isInUse || !frames.isEmpty }

  /// Notes that a frame shows no keyboard, nor those before it.
  @inline(__always)
  mutating func recordNoKeyboard() { framesBefore += 1 }

  /// Notes what a frame shows of the keyboard.
  mutating func recordKeyboard(at time: Double, on screen: Size) {
    let frame = keyboard.frame(at: time, on: screen)
    if frame == nil, frames.isEmpty {
      framesBefore += 1
    } else {
      frames.append(frame ?? Rect(0, 0, -1, 0))
    }
  }

  /// Lays the keyboard over the frames that have just been laid out.
  mutating func layOutKeyboards(over elements: inout [ElementFrame], starts: inout [Int]) {
    Self.lay(frames[...], over: &elements, starts: &starts)
    forgetKeyboards()
  }

  #if !hasFeature(Embedded)
  /// Takes frames in which the keyboard moves, comes or goes from those that show the same as the frame before.
  ///
  /// - Parameters:
  ///   - stays: For each frame whether it shows the same.
  ///   - first: The first frame that is not laid out yet.
  func moveKeyboards(in stays: inout [Bool], from first: Int) {
    var last = Rect(0, 0, -1, 0)
    for (frame, keyboard) in zip((first + framesBefore)..., frames) {
      if keyboard != last { stays[frame] = false }
      last = keyboard
    }
  }
  #endif

  /// What of the keyboard the frames show that are not laid out yet; of no width where there is none.
  var recordedKeyboards: [Rect] {
    frames.isEmpty ? [] : [Rect](repeating: Rect(0, 0, -1, 0), count: framesBefore) + frames
  }

  private mutating func forgetKeyboards() {
    frames.removeAll(keepingCapacity: true)
    framesBefore = 0
  }

  /// Lays keyboards over the last frames, one for each; those of no width are none.
  static func lay(
    _ keyboards: ArraySlice<Rect>, over elements: inout [ElementFrame], starts: inout [Int]
  ) {
    let count = keyboards.count { $0.width >= 0 }
    guard count > 0 else { return }
    let first = starts.count - 1 - keyboards.count
    // From the last frame on, each frame moves behind the keyboards of those before it.
    var place = elements.count + count
    var rest = count
    elements.append(
      contentsOf: repeatElement(
        ElementFrame(ElementID(.keyboard), layer: 0, frame: .init(0, 0, 0, 0)), count: count))
    for (offset, frame) in zip(keyboards.indices, first..<first + keyboards.count).reversed() {
      let end = starts[frame + 1]
      starts[frame + 1] = end + rest
      if keyboards[offset].width >= 0 {
        place -= 1
        elements[place] = ElementFrame(
          ElementID(.keyboard), layer: 0, frame: keyboards[offset])
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

extension Screen {
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
