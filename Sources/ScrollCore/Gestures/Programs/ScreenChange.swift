// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !WITHOUT_PROGRAM_STEPS
/// A change of the view that an app fills: a window that is resized, or a device that is folded.
public struct ScreenChange: Equatable, Sendable {
  /// What the app fills afterwards.
  public enum Target: Equatable, Sendable {
    /// A window of a size; what is nil stays as it is.
    case window(Window)
    /// A display, as it is and on its side.
    case display(Screen, turned: Screen)
  }

  /// A window: lengths in points, nil for what it was.
  public struct Window: Equatable, Sendable {
    /// Its extents; shares are those of the present ones.
    public var width, height: Length
    /// Its safe area.
    public var top, left, bottom, right: Double?
    /// How high its status bar is.
    public var statusBarHeight: Double?

    /// Makes a window that keeps the safe area and the status bar.
    public init(width: Length, height: Length) {
      self.width = width
      self.height = height
    }
  }

  /// What the app fills afterwards.
  public var target: Target
  /// How long the step takes, in seconds: bounds change at its beginning, and no other step comes before its end.
  public var duration: Double

  /// Makes a change; the duration is in seconds.
  public init(to target: Target, duration: Double = 0) {
    self.target = target
    self.duration = duration
  }
}
#endif
