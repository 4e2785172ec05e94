// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A run of a program, which a pattern file is compiled to.
///
/// A class of its own: as a pattern of `PatternSession` it would be part of every module.
final class ProgramSession: Session {
  private var run: LiveRun<FilePattern>

  /// Opens a run and plays the steps of its request; nil if one cannot be performed.
  init?(_ request: RunRequest, of program: PatternProgram, elements: OwnElements) {
    run = LiveRun(unplayed: request, of: program, elements: elements)
    super.init()
    do {
      try run.play()
    } catch {
      return nil
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
