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

  private func simulator(of request: RunRequest) -> Simulator<FilePattern> {
    Simulator(
      request,
      of: FilePattern(
        self, on: request.screen, request.physics, parameters: request.grownParameters),
      in: Timeline(rate: request.rate))
  }
}
