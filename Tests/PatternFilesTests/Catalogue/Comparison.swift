// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import PatternFiles

/// One run, played by a pattern in Swift and by its file.
struct Comparison {
  let entry: PatternEntry
  let pattern: CompiledPattern
  /// The run, with the number of the variant in Swift, and without parameters.
  let request: RunRequest

  /// The largest difference, and where it is.
  struct Difference {
    var amount = 0.0
    var name = ""
    var frame = 0
    var values: (swift: Double, file: Double) = (0, 0)
  }

  /// The largest difference of the values of the pattern in Swift, and of elements.
  func largest() throws -> Difference {
    try differences().reduce(Difference()) { $1.amount > $0.amount ? $1 : $0 }
  }

  /// The first frame with a difference that is larger than a limit; nil without one.
  func first(beyond limit: Double) throws -> Difference? {
    try differences().first { $0.amount > limit }
  }

  /// The largest difference of each frame.
  private func differences() throws -> [Difference] {
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
      swiftNames.firstIndex(of: name).map { (name: name, swift: $0, file: place) }
    }
    #expect(shared.count > common.count)
    return (0..<min(swift.frameCount, file.frameCount)).map { frame in
      var result = largestOfElements(swift, file, frame)
      for value in shared {
        let a = swift.values[frame * swiftNames.count + value.swift]
        let b = file.values[frame * fileNames.count + value.file]
        let amount = a.isNaN && b.isNaN ? 0 : (a - b).magnitude
        if !(amount < result.amount) {
          result = Difference(
            amount: amount.isNaN ? .infinity : amount, name: value.name, frame: frame,
            values: (a, b))
        }
      }
      return result
    }
  }

  /// The largest difference of two elements at one place of the order in which both are drawn, in points or shares.
  private func largestOfElements(
    _ swift: Timeline, _ file: Timeline, _ frame: Int
  ) -> Difference {
    var result = Difference(frame: frame)
    let a = Self.seen(swift, frame)
    let b = Self.seen(file, frame)
    guard a.elementsEqual(b, by: { $0.id == $1.id }) else {
      return Difference(
        amount: .infinity, name: "\(a.map(\.id.kind)) for \(b.map(\.id.kind))", frame: frame)
    }
    for (a, b) in zip(a, b) where a != b {
      var amount = 0.0
      for difference in [
        a.frame.x - b.frame.x, a.frame.y - b.frame.y, a.frame.width - b.frame.width,
        a.frame.height - b.frame.height, a.contentAlpha - b.contentAlpha,
        a.contentScale - b.contentScale,
      ] where !(difference.magnitude <= amount) {
        amount = difference.isNaN ? .infinity : difference.magnitude
      }
      if !(amount <= result.amount) {
        result = Difference(
          amount: amount, name: "\(a.id.kind) \(a.id.item)", frame: frame,
          values: (a.frame.y, b.frame.y))
      }
    }
    return result
  }

  /// The elements of a frame that are seen.
  ///
  /// The colour behind all else is left out: some patterns draw it, some have it from their window. So is what reaches
  /// less than a billionth of a point into the screen, where roundings decide whether it is there.
  private static func seen(_ timeline: Timeline, _ frame: Int) -> [ElementFrame] {
    let size = timeline.epochs.last { $0.firstFrame <= frame }?.screen.size ?? Size(0, 0)
    let least = 1e-9
    return timeline.elements[timeline.elementRange(ofFrame: frame)].filter { element in
      let rect = element.frame
      return element.id.kind != .backdrop && min(rect.width, rect.height) > least
        && rect.maxX > least && rect.maxY > least && rect.x < size.width - least
        && rect.y < size.height - least
    }
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
