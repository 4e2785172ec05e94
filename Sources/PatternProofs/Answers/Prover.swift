// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import PatternFiles
package import ScrollCore

/// Decides the claims of a pattern, and questions that every interface is asked, without a gesture.
package struct Prover {
  let program: ProofProgram
  let questions: [ProofQuestion]
  let worlds: ProofWorlds

  /// Makes a prover.
  ///
  /// - Parameters:
  ///   - pattern: A variant of a pattern file.
  ///   - devices: The devices, with their settings but for the size of text and the direction, and how they are held.
  ///   - free: The parameters that may have any value that they allow, by their indices; the others have their defaults.
  ///     `ParameterChoice.combinations` says whether they have too many values.
  package init(
    _ pattern: CompiledPattern, on devices: [(device: DeviceProfile, orientations: [Orientation])],
    over free: [Int] = []
  ) {
    let choices = ParameterChoice.combinations(of: free, in: pattern.parameters) ?? [[]]
    let tried = Set(choices[0].map(\.index))
    let others = free.filter { !tried.contains($0) }
    let closedStates = ProofProgram.closedStates(of: pattern)
    program = ProofProgram(
      pattern, free: others, closedStates: closedStates,
      wholeStates: ProofProgram.wholeStates(of: pattern, free: others, closedStates: closedStates))
    let asked = QuestionBuilder.questions(of: program)
    program.translateAll()
    worlds = ProofWorlds(devices, choices, of: program)
    let nests = NestDistances(program, worlds)
    questions = asked.map { question in
      question.isAboutMotion
        ? question : nests.program.relating(question) { nests.isOneDistance($0) }
    }
    worlds.noteDirections()
  }

  /// Answers all questions, in the order of the file; those about results, where all formulas have one, as one.
  ///
  /// - Parameter isCancelled: Whether the answers are not wanted any more; then they have no meaning.
  package func verdicts(until isCancelled: () -> Bool = { false }) -> [ProofVerdict] {
    let solver = QuestionSolver(program, worlds)
    var verdicts: [ProofVerdict] = []
    var results: [ProofVerdict] = []
    for question in questions where !isCancelled() {
      let verdict = solver.verdict(question)
      if question.kind == .result { results.append(verdict) } else { verdicts.append(verdict) }
    }
    let claimCount = verdicts.prefix { $0.kind == .claim }.count
    if !isCancelled() {
      FingerRuns(program: program, worlds: worlds).decide(&verdicts[..<claimCount])
    }
    return verdicts + merged(results)
  }

  private func merged(_ results: [ProofVerdict]) -> [ProofVerdict] {
    let others = results.filter { if case .holds = $0.outcome { false } else { true } }
    guard others.isEmpty else { return others }
    return [
      ProofVerdict(
        kind: .result, subject: "all formulas", text: "have a result", hasAmount: false,
        offset: nil, outcome: .holds, worldCount: worlds.count, ranges: [],
        parts: results.reduce(0) { $0 + $1.parts })
    ]
  }
}
