// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension PatternEntry {
  /// Makes the entry of a pattern that a file describes.
  ///
  /// - Parameters:
  ///   - texts: What people read of it.
  ///   - program: The program of a request's variant, made for lists as long as the request's.
  ///   - describe: Says why a run has ended.
  ///   - runTexts: What may be said of the runs of a request's variant.
  public init(
    _ texts: PatternTexts,
    program: @escaping @Sendable (RunRequest) -> PatternProgram,
    describing describe: @escaping @Sendable (FormulaFault, RunRequest) -> FaultText,
    texts runTexts: @escaping @Sendable (RunRequest) -> FileRunTexts
  ) {
    self.init(
      texts,
      making: { request, timeline in
        let pattern = FilePattern(
          program(request), on: request.screen, request.physics,
          parameters: request.grownParameters)
        var simulator = Simulator(request, of: pattern, in: timeline)
        simulator.timeline.ownElements = texts.ownElements
        return simulator
      },
      ending: { simulator in
        let (fault, breaks) = (
          simulator.pattern.fault ?? simulator.pattern.crash, simulator.pattern.claimBreaks
        )
        guard fault != nil || !breaks.isEmpty else { return }
        let request = simulator.request
        simulator.timeline.fileReport = FileRunReport(
          fault: fault.map { describe($0, request) }, breaks: breaks, of: runTexts(request).claims,
          rate: request.rate, frameCount: simulator.timeline.frameCount)
      },
      program: program, runTexts: runTexts)
  }
}
