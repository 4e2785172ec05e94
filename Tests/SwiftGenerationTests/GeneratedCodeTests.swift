// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import PatternFiles
import ScrollCore
import SwiftGeneration
import Testing

/// Generated Swift gives the numbers of the file that it was made from, to the last bit.
@Suite struct GeneratedCodeTests {
  /// A variant of a file, and its runs.
  private struct Subject {
    let id: String
    let isOfVector: Bool
    let outline: PatternOutline
    let pattern: CompiledPattern
    let type: String
    let code: String
    let glue: String
    let adapters: String
    let patternCode: String
    let patternType: String
  }

  @Test func `generated code computes what runs of its file record, bit for bit`() throws {
    let subjects = try subjects()
    let numbers = try GeneratedDriver.compileAndRun(
      subjects.enumerated().flatMap { index, subject in
        [("Generated\(index)", subject.code), ("Glue\(index)", subject.glue)]
      }, main(subjects))
    var place = 0
    var compared = 0
    for (index, subject) in subjects.enumerated() {
      for seed in stride(from: index, to: RandomRequest.count, by: subjects.count) {
        let expected = try expected(subject, seed)
        let length = Int(numbers[place])
        let found = Array(numbers[(place + 1)...].prefix(length))
        place += 1 + length
        compared += expected.count
        // The number of frames comes first: what is different before it differs says more.
        let difference = zip(expected, found).enumerated().dropFirst().first { _, pair in
          pair.0.bitPattern != pair.1.bitPattern && !(pair.0.isNaN && pair.1.isNaN)
        }
        guard difference != nil || found.count != expected.count else { continue }
        let name = try description(ofNumber: difference?.offset ?? 0, subject, seed)
        try #require(
          Bool(false),
          "\(subject.id), seed \(seed): \(name) is \(difference?.element.1 ?? .nan), the file gives \(difference?.element.0 ?? .nan); of \(found.count) and \(expected.count) numbers"
        )
      }
    }
    #expect(place == numbers.count)
    let isWhole = ProcessInfo.processInfo.environment["GENERATED_VARIANTS"].map { $0 == "all" }
    #expect(isWhole == false || compared > 2_000_000)
  }

  @Test func `a sheet that is flung below the screen goes on`() throws {
    let folder = GeneratedDriver.folder.deletingLastPathComponent()
    let file = try PatternFile(
      Array(
        try Data(
          contentsOf: folder.appending(
            path: "PatternFilesTests/Catalogue/Files/bottom-sheet.pattern.jsonc"))))
    let index = try #require(file.variants.firstIndex { $0.id == "bs5" })
    let pattern = try file.compile(variant: index)
    // Runs in which the extent of the sheet falls below 0.
    for seed in [286, 675, 862] {
      let request = RandomRequest.request(
        seed, parameters: pattern.parameters.map(\.defaultValue))
      let (timeline, fault) = try pattern.program.run(request)
      #expect(fault == nil, "seed \(seed)")
      let heights = try #require(timeline.valueNames.firstIndex { "\($0)" == "sheet.height" })
      let values = stride(from: heights, to: timeline.values.count, by: timeline.valueNames.count)
      #expect(values.contains { timeline.values[$0] < 0 }, "seed \(seed)")
    }
  }

  @Test func `patterns in Swift record what their files record, bit for bit`() throws {
    // One variant of each kind of file: with sheets, nests, sections, animations, timers and words.
    let ids = [
      "everything main", "items main", "edges main", "names main", "social-profile one-distance",
      "stay-search carries", "file-sticky-headers sh3", "file-quick-return qr3",
    ]
    let subjects = try subjects().filter { ids.contains($0.id) }
    #expect(subjects.count == ids.count)
    let seeds = Array(stride(from: 3, to: RandomRequest.count, by: 40))
    let numbers = try GeneratedDriver.compileAndRun(
      subjects.enumerated().map { index, subject in
        ("Pattern\(index)", subject.code + "\n" + subject.patternCode)
      }, Self.patternMain(subjects, seeds))
    var place = 0
    for subject in subjects {
      for seed in seeds {
        let (timeline, _) = try subject.pattern.program.run(
          RandomRequest.request(
            seed, parameters: subject.pattern.parameters.map(\.defaultValue)))
        let expected = [Double(timeline.frameCount)] + timeline.values
        let found = numbers[min(place, numbers.count)..<min(place + expected.count, numbers.count)]
        place += expected.count
        let isSame = zip(expected, found).allSatisfy {
          $0.bitPattern == $1.bitPattern || $0.isNaN && $1.isNaN
        }
        try #require(isSame && found.count == expected.count, "\(subject.id), seed \(seed)")
      }
    }
    #expect(place == numbers.count && place > 100_000)
  }

  @Test func `adapters have the types of UIKit and SwiftUI`() throws {
    let scratch = try GeneratedDriver.scratchFolder()
    defer { try? FileManager.default.removeItem(at: scratch) }
    for name in ["UIKit", "SwiftUI"] {
      let source = GeneratedDriver.folder.appending(path: "Driver/Platform/\(name).swift").path
      try GeneratedDriver.run(
        "/usr/bin/env",
        [
          "swiftc", "-swift-version", "6", "-module-name", name, "-parse-as-library",
          "-emit-module", "-emit-module-path",
          scratch.appending(path: "\(name).swiftmodule").path, source,
        ])
    }
    var sources: [String] = []
    for (index, subject) in try subjects().enumerated() {
      let url = scratch.appending(path: "Adapter\(index).swift")
      try (subject.code + subject.adapters).write(to: url, atomically: true, encoding: .utf8)
      sources.append(url.path)
    }
    try GeneratedDriver.run(
      "/usr/bin/env",
      ["swiftc", "-swift-version", "6", "-wmo", "-typecheck", "-I", scratch.path] + sources)
  }

  // MARK: Files

  private func subjects() throws -> [Subject] {
    let tests = GeneratedDriver.folder.deletingLastPathComponent()
    let folders = [
      tests.appending(path: "PatternFilesTests/Catalogue/Files"),
      tests.deletingLastPathComponent().appending(path: "Examples/patterns/Patterns"),
      GeneratedDriver.folder.appending(path: "Files"),
    ]
    let files = try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .map { folder.appending(path: $0) }
    }
    // All variants, or those of the files that are named.
    let chosen = ProcessInfo.processInfo.environment["GENERATED_VARIANTS"]
    let ids = chosen == "all" ? nil : chosen?.split(separator: ",").map(String.init)
    var result: [Subject] = []
    for bytes in try files.map({ Array(try Data(contentsOf: $0)) }) + vectors() {
      let file = try PatternFile(bytes)
      for (index, variant) in file.variants.enumerated() {
        // Vectors have variants that are wrong on purpose.
        let isOfVector = file.id.wholeMatch(of: /v[0-9]+.*/) != nil
        // All of them take minutes: usually the first and the last variant of each file are compared.
        guard chosen != nil || [0, file.variants.count - 1].contains(index),
          ids?.contains(file.id) != false
        else { continue }
        if isOfVector, (try? file.compile(variant: index)) == nil { continue }
        let outline = try file.outline(variant: index)
        guard SwiftRefusals.errors(in: outline).isEmpty else { continue }
        var generator = SwiftGenerator(outline, bytes)
        // Several variants of a file have one name: here each has its own.
        let type = "Subject\(result.count)"
        let code = generator.text(madeBy: "a test")
          .replacing(generator.names.type, with: type)
        let id = "\(file.id) \(variant.id)"
        let glue = DriverExtension(
          id: id, outline: outline, generator: generator, type: type
        ).text
        result.append(
          Subject(
            id: id, isOfVector: isOfVector, outline: outline,
            pattern: try file.compile(variant: index), type: type,
            code: code, glue: glue,
            // The names of adapters are made of the type's.
            adapters: generator.adapters.replacing(
              generator.names.type.dropLast("Layout".count), with: "Adapted\(type)"
            ).replacing("Adapted\(type)Layout", with: type),
            patternCode: generator.pattern.replacing(generator.names.type, with: type)
              .replacing(generator.patternType, with: "Pattern\(type)"),
            patternType: "Pattern\(type)"))
      }
    }
    return result
  }

  /// The patterns of the vectors.
  private func vectors() throws -> [[UInt8]] {
    let folder = GeneratedDriver.folder.deletingLastPathComponent()
      .appending(path: "PatternFilesTests/Vectors/Files")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { name in
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        // The order of keys counts in variants: the pattern is taken as it stands, up to the key behind it.
        let start = try #require(text.firstRange(of: "\"pattern\": "), "\(name)").upperBound
        let rest = text[start...]
        let end = try #require(rest.firstRange(of: "\"runs\": "), "\(name)").lowerBound
        let close = try #require(rest[..<end].lastIndex(of: "}"), "\(name)")
        return Array(rest[...close].utf8)
      }
  }

  // MARK: Runs

  private func run(
    _ subject: Subject, _ seed: Int
  ) throws -> (Timeline, FormulaFault?) {
    try subject.pattern.program.run(
      RandomRequest.request(
        seed, parameters: subject.pattern.parameters.map(\.defaultValue)))
  }

  /// The number of frames, and what each records: common values, the file's own, and its elements.
  private func expected(
    _ subject: Subject, _ seed: Int
  ) throws -> [Double] {
    // A rule that answers itself without end has no run.
    guard let (timeline, fault) = try? run(subject, seed) else { return [-1] }
    let isExpected = fault == nil || fault?.cause == .crash || subject.isOfVector
    try #require(isExpected, "\(subject.id), seed \(seed)")
    let count = timeline.valueNames.count
    let program = subject.pattern.program
    let groups = DriverExtension.groups(program)
    var result = [Double(timeline.frameCount)]
    for frame in 0..<timeline.frameCount {
      result += timeline.values[frame * count..<(frame + 1) * count]
      let shown = timeline.elements[timeline.elementRange(ofFrame: frame)]
      for group in groups {
        let element = program.elements[group[0]]
        guard !DriverExtension.isListed(group, in: program) else {
          let found = shown.filter {
            $0.id.kind == element.kind && $0.id.number == element.number
          }
          result.append(Double(found.count))
          for element in found {
            result += [Double(element.id.section), Double(element.id.item)] + numbers(of: element)
          }
          continue
        }
        let id = ElementID(
          element.kind ?? .own, number: element.number, section: element.copy)
        result += shown.first { $0.id == id }.map(numbers) ?? [0, 0, -1, 0, 1, 1]
      }
    }
    return result
  }

  /// Which number of a run it is, for a message.
  private func description(ofNumber place: Int, _ subject: Subject, _ seed: Int) throws -> String {
    let (timeline, _) = try run(subject, seed)
    let program = subject.pattern.program
    var end = 1
    for frame in 0..<timeline.frameCount {
      for name in timeline.valueNames {
        end += 1
        if end > place { return "'\(name)' in frame \(frame)" }
      }
      let shown = timeline.elements[timeline.elementRange(ofFrame: frame)]
      for group in DriverExtension.groups(program) {
        let element = program.elements[group[0]]
        let isListed = DriverExtension.isListed(group, in: program)
        let count = shown.count { $0.id.kind == element.kind && $0.id.number == element.number }
        let start = end
        end += isListed ? 1 + 8 * count : 6
        if end > place {
          return
            "number \(place - start) of '\(subject.outline.elementNames[group[0]].text)' in frame \(frame)"
        }
      }
    }
    return "number \(place)"
  }

  /// The frame, the opacity and the scale of an element; a zero has no sign here, as generated code leaves out what adds 0.
  private func numbers(of element: ElementFrame) -> [Double] {
    let frame = element.frame
    return [
      frame.x + 0, frame.y + 0, frame.width + 0, frame.height + 0, element.contentAlpha + 0,
      element.contentScale + 0,
    ]
  }

  // MARK: Programs

  /// How many frames there are in runs of a vector that end because a formula has no result, by their seeds.
  private func limits(of subject: Subject, _ seeds: [Int]) -> String {
    guard subject.isOfVector else { return "[:]" }
    let limits = seeds.compactMap { seed -> String? in
      guard let (timeline, fault) = try? run(subject, seed) else { return nil }
      // The screen as it appears is prepared like a frame.
      let count = timeline.frameCount + (timeline.appearance == nil ? 0 : 1)
      return fault == nil ? nil : "\(seed): \(count)"
    }
    return limits.isEmpty ? "[:]" : "[\(limits.joined(separator: ", "))]"
  }

  private func main(_ subjects: [Subject]) -> String {
    let runs = subjects.enumerated().map { index, subject in
      let seeds = Array(stride(from: index, to: RandomRequest.count, by: subjects.count))
      let limits = limits(of: subject, seeds)
      return "numbers += play(\(subject.type).self, seeds: \(seeds), limits: \(limits))"
    }
    return """
      import Foundation
      var numbers: [Double] = []
      \(runs.joined(separator: "\n"))
      let data = numbers.withUnsafeBytes { Data($0) }
      try data.write(to: URL(filePath: CommandLine.arguments[1]))
      """
  }

  /// A program that runs patterns, as the tool runs those of the catalogue.
  private static func patternMain(_ subjects: [Subject], _ seeds: [Int]) -> String {
    let runs = subjects.map { subject in
      let defaults = subject.outline.parameters.map(DriverExtension.defaultValue)
        .joined(separator: ", ")
      return
        "numbers += try play(\(subject.patternType).self, [\(defaults)]) { \(subject.patternType)(variant: .only, behavior: $0, parameters: $1, screen: $2) }"
    }
    return """
      import Foundation
      @testable import ScrollCore
      var numbers: [Double] = []
      func play<P: LayoutPattern>(_: P.Type, _ defaults: [ParameterValue], _ make: (ScrollBehavior, P.Parameters, Screen) -> P) throws -> [Double] {
        var numbers: [Double] = []
        for seed in \(seeds) {
          let request = RandomRequest.request(seed, parameters: defaults)
          var source = ParameterValues(request.grownParameters)
          let pattern = make(
            ScrollBehavior(alwaysBounceVertical: true, contentInsetAdjustment: .always),
            P.Parameters(from: &source), request.screen)
          var simulator = Simulator(request, of: pattern, in: Timeline(rate: request.rate))
          try simulator.run()
          numbers.append(Double(simulator.timeline.frameCount))
          numbers += simulator.timeline.values
        }
        return numbers
      }
      \(runs.joined(separator: "\n"))
      let data = numbers.withUnsafeBytes { Data($0) }
      try data.write(to: URL(filePath: CommandLine.arguments[1]))
      """
  }
}

extension GeneratedCodeTests {
  /// Frames that are laid out together, in chunks, are those that are computed one by one.
  @Test func `runs are the same with blocks left out`() throws {
    for (index, subject) in try subjects().enumerated() {
      let bytes = ProgramFile(
        elements: OwnElements(subject.pattern.ownElements), programs: [subject.pattern.program]
      ).bytes
      let plain = try ProgramFile(bytes).programs[0]
      for seed in stride(from: index, to: RandomRequest.count, by: 72) {
        let request = RandomRequest.request(
          seed, parameters: subject.pattern.parameters.map(\.defaultValue))
        guard let (one, _) = try? subject.pattern.program.run(request),
          let (other, _) = try? plain.run(request)
        else { continue }
        #expect(one.digest == other.digest, "\(subject.id), seed \(seed)")
      }
    }
  }
}
