// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension PatternProgram {
  /// Runs the program on one screen.
  ///
  /// - Parameter request: What is run; its variant has no meaning, and it has one value for each parameter of the program.
  /// - Returns: What was shown, and where a formula has ended the run before its script's end; nil for nowhere.
  /// - Complexity: O(frames × operations of all values).
  public func run(
    _ request: RunRequest
  ) throws(SimulationError) -> (timeline: Timeline, fault: FormulaFault?) {
    let run = try checkedRun(request)
    return (run.timeline, run.fault)
  }

  /// Runs the program on one screen; see `run`.
  ///
  /// - Returns: Also when claims did not hold.
  public func checkedRun(
    _ request: RunRequest
  ) throws(SimulationError) -> (timeline: Timeline, fault: FormulaFault?, breaks: [ClaimBreak]) {
    var simulator = simulator(of: request)
    try simulator.runShowingLate { $0 = self.simulator(of: request) }
    return (
      simulator.timeline, simulator.pattern.fault ?? simulator.pattern.crash,
      simulator.pattern.claimBreaks
    )
  }

  /// Runs the program on one screen and records it in storage that an earlier run has grown.
  ///
  /// - Returns: Where a formula has ended the run before its script's end; nil for nowhere.
  public func run(
    _ request: RunRequest, into timeline: inout Timeline
  ) throws(SimulationError) -> FormulaFault? {
    var storage = Timeline(rate: request.rate)
    swap(&timeline, &storage)
    storage.reset(rate: request.rate)
    var simulator = simulator(of: request, in: storage)
    defer { swap(&timeline, &simulator.timeline) }
    try simulator.runShowingLate { $0 = self.simulator(of: request) }
    return simulator.pattern.fault ?? simulator.pattern.crash
  }

  private func simulator(
    of request: RunRequest, in timeline: consuming Timeline? = nil
  ) -> Simulator<FilePattern> {
    Simulator(
      request,
      of: FilePattern(
        self, on: request.screen, request.physics, parameters: request.grownParameters),
      in: timeline ?? Timeline(rate: request.rate))
  }
}
