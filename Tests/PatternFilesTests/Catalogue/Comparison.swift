// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@testable import PatternFiles

/// One run, played by a pattern in Swift and by its file.
struct Comparison {
  let entry: PatternEntry
  let pattern: CompiledPattern
  /// The run, with the number of the variant in Swift, and without parameters.
  let request: RunRequest

  /// The largest difference of the values of the pattern in Swift, and of elements.
  func largest() throws -> TimelineDifference {
    try differences().reduce(TimelineDifference()) { $1.amount > $0.amount ? $1 : $0 }
  }

  /// The first frame with a difference that is larger than a limit; nil without one.
  func first(beyond limit: Double) throws -> TimelineDifference? {
    try differences().first { $0.amount > limit }
  }

  /// The largest difference of each frame.
  private func differences() throws -> [TimelineDifference] {
    let swift = try entry.run(request(swiftParameters))
    let (file, fault) = try pattern.program.run(
      request(pattern.parameters.map(\.defaultValue)))
    #expect(fault == nil)
    #expect(swift.frameCount == file.frameCount)
    let common = ["contentOffset.y", "velocity.y", "contentOffset.min", "contentOffset.max"]
    let fileNames = common + pattern.program.values.map { $0.name.description }
    let swiftNames = swift.valueNames.map { $0.description }
    for name in swiftNames { #expect(fileNames.contains(name), "\(name) is not in the file") }
    let shared = fileNames.enumerated().compactMap { place, name in
      swiftNames.firstIndex(of: name).map { (name: name, first: $0, second: place) }
    }
    #expect(shared.count > common.count)
    return TimelineDifference.ofEachFrame(swift, file, values: shared)
  }

  /// The file's own defaults where the pattern has a parameter of the same name.
  private var swiftParameters: [ParameterValue] {
    entry.parameters.map { descriptor in
      pattern.parameters.first { $0.key == descriptor.key }?.defaultValue
        ?? descriptor.defaultValue
    }
  }

  private func request(_ parameters: [ParameterValue]) -> RunRequest {
    var request = request
    request.parameters = parameters
    return request
  }
}
