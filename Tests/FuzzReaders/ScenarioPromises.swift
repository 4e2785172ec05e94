// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles
import ScrollCore

/// Invariants of the readers of scenario files, and of related files.
enum ScenarioPromises {
  /// The reason why a referenced file cannot be read.
  private struct Missing: Error {}

  /// Reads a scenario and the file that it refers to.
  static func scenario(_ bytes: [UInt8]) throws(BrokenPromise) -> Scenario? {
    let parts = parts(bytes)
    let result = Result { () throws(InvalidScenarioFile) in
      try Scenario.read(path: "s.scenario.jsonc", source: parts.first) { _ in
        guard let other = parts.second else { throw Missing() }
        return other
      }
    }
    guard let scenario = try accepted(result) else { return nil }
    let pattern = scenario.pattern
    try BrokenPromise.unless(
      scenario.parameters.count == pattern.parameters.count, "every parameter has a value")
    try BrokenPromise.unless(
      !scenario.variants.isEmpty && !scenario.devices.isEmpty, "something is shown somewhere")
    try BrokenPromise.unless(
      scenario.variants.allSatisfy(pattern.variants.indices.contains), "variants are known")
    try BrokenPromise.unless(
      scenario.stepSources.count == scenario.script.steps.count, "every step has a place")
    return scenario
  }

  /// Reads a story.
  static func story(_ bytes: [UInt8]) throws(BrokenPromise) -> Bool {
    let result = Result { () throws(InvalidScenarioFile) in
      try Story.read(path: "s.story.jsonc", source: bytes) { _ in throw Missing() }
    }
    guard let story = try accepted(result) else { return false }
    try BrokenPromise.unless(!story.chapters.isEmpty, "a story has a chapter")
    return true
  }

  /// Reads a project and the device file that it refers to.
  static func project(_ bytes: [UInt8]) throws(BrokenPromise) -> Bool {
    let parts = parts(bytes)
    let result = Result { () throws(InvalidScenarioFile) in
      try Project.read(path: Project.name, source: parts.first) { _ in
        guard let other = parts.second else { throw Missing() }
        return other
      }
    }
    guard let project = try accepted(result) else { return false }
    try BrokenPromise.unless(!project.scenarios.isEmpty, "a project has scenarios")
    return true
  }

  /// Reads a device.
  static func device(_ bytes: [UInt8]) throws(BrokenPromise) -> Bool {
    let result = Result { () throws(InvalidScenarioFile) in
      try DeviceFile.read(path: "d.device.jsonc", source: bytes)
    }
    guard let device = try accepted(result) else { return false }
    for orientation in Orientation.allCases {
      let screen = device.screen(orientation)
      try BrokenPromise.unless(
        screen.size.width > 0 && screen.size.height > 0 && screen.scale > 0, "a screen has a size")
    }
    return true
  }

  /// Reads a recording of a device.
  static func trace(_ bytes: [UInt8]) throws(BrokenPromise) -> Bool {
    let isList = bytes.first.map { "[{/".utf8.contains($0) } ?? false
    let result = Result { () throws(InvalidScenarioFile) in
      try TraceFile.read(path: isList ? "t.json" : "t.csv", source: bytes)
    }
    guard let trace = try accepted(result) else { return false }
    let count = trace.times.count
    try BrokenPromise.unless(
      count >= 2 && trace.times[0] == 0 && zip(trace.times, trace.times.dropFirst()).allSatisfy(<),
      "times rise from zero")
    try BrokenPromise.unless(
      trace.offsets.count == count && [0, count].contains(trace.finger.count)
        && [0, count].contains(trace.header.count), "columns are equally long")
    try BrokenPromise.unless(
      (trace.times + trace.offsets + trace.header).allSatisfy(\.isFinite), "numbers are finite")
    return true
  }

  /// A file, and the referenced file after a zero byte, which no text contains.
  private static func parts(_ bytes: [UInt8]) -> (first: [UInt8], second: [UInt8]?) {
    guard let zero = bytes.firstIndex(of: 0) else { return (bytes, nil) }
    return (Array(bytes[..<zero]), Array(bytes[(zero + 1)...]))
  }

  /// The value; nil for errors, each of which must have a position and be printable.
  private static func accepted<Value>(
    _ result: Result<Value, InvalidScenarioFile>
  ) throws(BrokenPromise) -> Value? {
    switch result {
    case .success(let value): return value
    case .failure(let invalid):
      let errors = invalid.errors
      try BrokenPromise.unless(
        1...InvalidScenarioFile.errorLimit ~= errors.count, "there are some mistakes, not too many")
      for error in errors {
        try BrokenPromise.unlessPrintable(error.description)
        try BrokenPromise.unless(error.line >= 1 && error.column >= 1, "places count from 1")
        let width = error.excerpt.unicodeScalars.count
        try BrokenPromise.unless(
          width <= 100 && 0...width ~= error.caret, "the caret is below the excerpt")
      }
      return nil
    }
  }
}
