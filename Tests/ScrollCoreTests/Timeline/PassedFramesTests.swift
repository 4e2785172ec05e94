// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@Suite struct PassedFramesTests {
  private static let variants = PatternCatalog.builtIn.entries.flatMap { entry in
    entry.variants.map { "\($0.id)" }
  }

  /// Some 20 s: several parts, a turn of the device within one, and steps that look for an element.
  private func steps(_ harness: Harness, seed: UInt64) throws -> [GestureStep] {
    let gestures =
      RandomScript.steps(seed: seed, gestures: 6) + [.pause(5), .rotate(to: .landscape)]
      + RandomScript.steps(seed: seed &+ 1, gestures: 4) + [.pause(3)]
    let shown = try harness.run(gestures)
    let size = shown.epochs[1].screen.size
    let middle = Point(size.width / 2, size.height / 2)
    let target = shown.elements[shown.elementRange(ofFrame: shown.frameCount - 1)].last {
      $0.frame.contains(middle)
    }
    return gestures + (target.map { [.tapElement($0.id), .pause(0.5)] } ?? [])
  }

  @Test(arguments: variants)
  func `frames that are passed on part by part are those of the run`(variant: String) throws {
    let harness = Harness(variant, on: .iPhone11)
    let request = harness.request(try steps(harness, seed: 5))
    let whole = try harness.entry.run(request)
    var sum = Timeline(rate: request.rate)
    var largest = 0
    let rest = try harness.entry.run(request) { part, count in
      largest = max(largest, part.frameCount)
      let first = sum.elements.count
      sum.phases += part.phases.prefix(count)
      sum.fingers += part.fingers.prefix(count)
      sum.bounds += part.bounds.prefix(count)
      sum.layers += part.layers.prefix(count * part.layerCount)
      sum.values += part.values.prefix(count * part.valueNames.count)
      // What comes behind them is not laid out yet.
      #expect(part.elementStarts.count == count + 1)
      sum.elements += part.elements
      sum.elementStarts += part.elementStarts.dropFirst().map { $0 + first }
    }
    #expect(largest < 600 && whole.frameCount > 600)
    #expect(sum.phases == whole.phases && sum.bounds == whole.bounds)
    #expect(sum.layers == whole.layers && sum.elements == whole.elements)
    #expect(sum.elementStarts == whole.elementStarts)
    #expect(zip(sum.values, whole.values).allSatisfy { $0.bitPattern == $1.bitPattern })
    #expect(sum.values.count == whole.values.count && sum.fingers.count == whole.fingers.count)
    #expect(rest.events == whole.events && rest.stepTimes == whole.stepTimes)
    #expect(rest.epochs == whole.epochs && rest.valueNames == whole.valueNames)
  }
}
