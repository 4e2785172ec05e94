// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import compile_modules

@Suite struct UnusedSourcesTests {
  private let sources: PageSources
  private let patterns: [PagePattern]

  init() throws {
    var package = URL(filePath: #filePath)
    for _ in 0..<3 { package.deleteLastPathComponent() }
    sources = try PageSources(package: package)
    patterns = try sources.patterns()
  }

  private func beginnings(_ extent: PagePattern.Extent, runsPrograms: Bool) -> [String] {
    UnusedSources.beginnings(
      for: patterns.filter { $0.extent == extent && $0.runsPrograms == runsPrograms })
  }

  @Test func `complete modules of the catalogue are compiled from all files`() {
    #expect(beginnings(.complete, runsPrograms: false).isEmpty)
  }

  @Test(arguments: PagePattern.Extent.allCases)
  func `modules of pattern files do without patterns in Swift`(extent: PagePattern.Extent) {
    let unused = beginnings(extent, runsPrograms: true)
    #expect(unused.contains("Sources/ScrollCore/Patterns/"))
    #expect(!unused.contains("Sources/ScrollCore/FilePatterns/"))
  }

  @Test func `plain modules of the catalogue do without pattern files`() {
    let unused = beginnings(.plain, runsPrograms: false)
    #expect(unused.contains("Sources/ScrollCore/FilePatterns/"))
    #expect(!unused.contains("Sources/ScrollCore/Patterns/"))
  }

  @Test(arguments: [false, true])
  func `whatever is left out exists`(runsPrograms: Bool) {
    for beginning in beginnings(.plain, runsPrograms: runsPrograms) {
      #expect(sources.files.contains { $0.hasPrefix(beginning) }, "\(beginning)")
    }
  }
}
