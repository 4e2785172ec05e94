// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension PatternEntry {
  /// Makes the entry of a pattern that a file describes.
  ///
  /// - Parameters:
  ///   - texts: What people read of it.
  ///   - program: The program of a request's variant, made for lists as long as the request's.
  ///   - describe: Says why a run has ended.
  public init(
    _ texts: PatternTexts,
    program: @escaping @Sendable (RunRequest) -> PatternProgram,
    describing describe: @escaping @Sendable (FormulaFault, RunRequest) -> FaultText
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
        guard let fault = simulator.pattern.fault ?? simulator.pattern.crash else { return }
        simulator.timeline.fault = describe(fault, simulator.request)
      })
  }
}
