// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import ScrollCore
import TestSupport
import Testing

@testable import PatternFiles

/// Programs as bytes: what is read back runs as what was written, and damaged bytes are refused.
@Suite struct ProgramBytesTests {
  /// The pattern files of the catalogue and of the examples.
  static let files: [URL] = {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    return ["../Catalogue/Files", "../../../Examples/patterns/Patterns"].flatMap { path in
      let folder = here.appending(path: path).standardized
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
      return names.filter { $0.hasSuffix(".pattern.jsonc") }.sorted()
        .map { folder.appending(path: $0) }
    }
  }()

  static func compiled(_ url: URL) throws -> [CompiledPattern] {
    let file = try PatternFile(Array(try Data(contentsOf: url)))
    return try file.variants.indices.map { try file.compile(variant: $0) }
  }

  static func programs(of url: URL) throws -> ProgramFile {
    let patterns = try compiled(url)
    return ProgramFile(
      elements: OwnElements(patterns.last?.ownElements ?? []), programs: patterns.map(\.program))
  }

  @Test func `there are files of the catalogue and of the examples`() {
    #expect(Self.files.count >= 14)
  }

  @Test(arguments: files)
  func `programs that are read back show the same frames to the bit`(url: URL) throws {
    let patterns = try Self.compiled(url)
    let written = try Self.programs(of: url)
    let read = try ProgramFile(written.bytes)
    #expect(read.elements.elements.map(\.name) == written.elements.elements.map(\.name))
    try #require(read.programs.count == patterns.count)
    for (pattern, program) in zip(patterns, read.programs) {
      for (device, orientation) in DeviceCatalog.matrix {
        for (name, script) in GestureScripts.all {
          let request = RunRequest(
            variant: 0, parameters: pattern.parameters.map(\.defaultValue),
            screen: device.screen(orientation),
            turnedScreen: device.screen(orientation == .portrait ? .landscape : .portrait),
            rate: 60, physics: .uikit, script: script)
          let one = try pattern.program.checkedRun(request)
          let other = try program.checkedRun(request)
          let place = "\(device.id) \(orientation), \(name)"
          #expect(one.timeline.digest == other.timeline.digest, "\(place)")
          #expect(one.timeline.elements == other.timeline.elements, "\(place)")
          #expect(one.timeline.valueNames == other.timeline.valueNames, "\(place)")
          #expect(one.fault == other.fault, "\(place)")
          #expect(one.breaks.map(\.time) == other.breaks.map(\.time), "\(place)")
        }
      }
    }
  }

  @Test(arguments: files)
  func `what is read back is written as the same bytes`(url: URL) throws {
    let bytes = try Self.programs(of: url).bytes
    #expect(try ProgramFile(bytes).bytes == bytes)
  }

  @Test func `each byte that differs is noticed`() throws {
    // The shortest: the checksum does not depend on what they mean.
    let all = try Self.files.map { try Self.programs(of: $0).bytes }
    let bytes = try #require(all.min { $0.count < $1.count })
    for index in bytes.indices {
      for change in [1, 0x80, 0xFF] as [UInt8] {
        var damaged = bytes
        damaged[index] ^= change
        #expect(throws: index == 0 ? ProgramFile.Refusal.version : .checksum) {
          try ProgramFile(damaged)
        }
      }
    }
  }

  @Test func `bytes that end early or go on are refused`() throws {
    // Two programs, so that some bytes end between them.
    let all = try Self.programs(of: Self.files[0])
    let bytes = ProgramFile(elements: all.elements, programs: Array(all.programs.prefix(2))).bytes
    #expect(throws: ProgramFile.Refusal.version) { try ProgramFile([]) }
    for count in [1, 4] {
      #expect(throws: ProgramFile.Refusal.meaning) { try ProgramFile(Array(bytes.prefix(count))) }
    }
    let body = bytes.dropFirst(ProgramFile.headerLength)
    for count in body.indices.map({ $0 - body.startIndex }) {
      #expect(throws: ProgramFile.Refusal.meaning) {
        try ProgramFile(ProgramFile.bytes(Array(body.prefix(count))))
      }
    }
    #expect(throws: ProgramFile.Refusal.meaning) {
      try ProgramFile(ProgramFile.bytes(Array(body) + [0]))
    }
  }

  /// A checksum that fits protects nothing: whoever made the bytes made it, too.
  @Test(arguments: files)
  func `bytes with a valid checksum are refused or name only what is there`(url: URL) throws {
    let body = Array(try Self.programs(of: url).bytes.dropFirst(ProgramFile.headerLength))
    var generator = SplitMix(seed: UInt64(body.count))
    var accepted = 0
    for _ in 0..<2_000 {
      var damaged = body
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        damaged[Int.random(in: damaged.indices, using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
      }
      guard let file = try? ProgramFile(ProgramFile.bytes(damaged)) else { continue }
      accepted += 1
      for program in file.programs { #expect(program.namesOnlyWhatIsThere) }
    }
    // Numbers and indices within their limits are no damage that anybody could notice.
    #expect(accepted > 0)
  }
}

/// Numbers that are the same in every run: splitmix64.
private struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
