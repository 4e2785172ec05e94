// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ScenarioFiles
import ScrollCore
import StoryboardProduction
import SystemCalls
import TextFormats

/// `scrollwork list WHAT`.
enum ListCommand {
  static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(OperationError) -> ExitCode {
    let subject = ListSubject(rawValue: arguments.operands[0]) ?? .devices
    if subject != .scenarios, arguments.operands.count > 1 {
      throw OperationError(
        "list \(subject.rawValue) takes nothing else, found '\(arguments.operands[1])'")
    }
    if ![.patterns, .variants, .parameters].contains(subject) {
      try arguments.refuse([.pattern], because: "\(subject.rawValue) are the same for all patterns")
    }
    func patterns() throws(OperationError) -> [PatternEntry] {
      guard let word = arguments.text(.pattern) else { return try context.patterns() }
      return [try context.pattern(word)]
    }
    if subject != .scenarios {
      try arguments.refuse([.allowFiles], because: "\(subject.rawValue) are read from no file")
    }
    let listing: Listing
    switch subject {
    case .devices: listing = .devices(DeviceCatalog.catalog)
    case .patterns: listing = .patterns(try patterns())
    case .variants: listing = .variants(of: try patterns())
    case .parameters: listing = .parameters(of: try patterns())
    case .physics: listing = .physics(PhysicsEvidence.catalog)
    case .rules: listing = .rules(ReviewRule.allCases)
    case .language: listing = .language()
    case .scenarios: listing = try scenarios(arguments, context)
    }
    try context.output.write(
      arguments.has(.json)
        ? JSONValue.answer([(subject.rawValue, .lines(listing.values))])
        : listing.table.text(style: context.outputStyle))
    return .clean
  }

  /// The scenarios in a folder: the given one, else the project's.
  private static func scenarios(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(OperationError) -> Listing {
    let operand = arguments.operands.dropFirst().first
    let reader = try PlanReader(RunOverrides(arguments), context)
    let named = operand.map { [$0] } ?? (reader.project.path == nil ? ["Scenarios"] : [])
    return .scenarios(try reader.plans(reader.project.operands(named)))
  }
}
