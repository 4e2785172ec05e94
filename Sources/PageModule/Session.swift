// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// The files of this folder and those of the core are compiled together, as Embedded Swift for wasm32, into the
// modules that pages hold. They are no target of the package.

/// A run that a page drives, whatever its pattern.
class Session {
  /// The frames so far.
  var timeline: Timeline { Timeline(rate: 60) }
  /// Up to what time the run has been scripted, in seconds.
  var time: Double { 0 }
  /// Whether the run has ended.
  var hasEnded: Bool { false }

  /// Performs a step.
  ///
  /// - Returns: Whether it could be performed.
  func perform(_ step: GestureStep) -> Bool { false }

  /// Lets time pass since the last step, in seconds.
  ///
  /// - Returns: Whether the run is not too long yet.
  func pass(_ duration: Double) -> Bool { false }

  /// Ends the run as that of a file ends.
  ///
  /// - Returns: Whether it came to rest.
  func finish() -> Bool { false }
}

/// A run of one pattern.
final class PatternSession<P: ScreenPattern>: Session {
  /// The run.
  private(set) var run: LiveRun<P>

  /// Makes a session of a run of which nothing has been played; `play` comes next.
  ///
  /// Variant and parameters come from the page, which was written by the same tool as the module.
  /// Validating them here would add their names to every page.
  init(_ run: consuming LiveRun<P>) { self.run = run }

  /// Plays the steps of the request.
  ///
  /// - Returns: Whether all could be performed.
  func play() -> Bool {
    do {
      try run.play()
      return true
    } catch {
      return false
    }
  }

  override var timeline: Timeline { run.timeline }
  override var time: Double { run.time }
  override var hasEnded: Bool { run.hasEnded }

  override func perform(_ step: GestureStep) -> Bool {
    do {
      try run.perform(step)
      return true
    } catch {
      return false
    }
  }

  override func pass(_ duration: Double) -> Bool {
    do {
      try run.pass(duration)
      return true
    } catch {
      return false
    }
  }

  override func finish() -> Bool {
    do {
      try run.finish()
      return true
    } catch {
      return false
    }
  }
}
