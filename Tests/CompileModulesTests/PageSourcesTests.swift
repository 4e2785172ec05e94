// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import compile_modules

@Suite struct PageSourcesTests {
  @Test(arguments: ["import ScrollCore", "public import ScrollCore"])
  func `an import of the core becomes an empty line in the copy`(line: String) {
    #expect(
      PageSources.withoutImportOfCore("// Licence\n\n\(line)\n\nenum A {}\n")
        == "// Licence\n\n\n\nenum A {}\n")
  }

  @Test(arguments: ["import ScrollCoreMore", "// import ScrollCore", " import ScrollCore", ""])
  func `other lines stay`(line: String) {
    #expect(PageSources.withoutImportOfCore(line) == line)
  }

  @Test func `what runs programs is compiled for the module of pattern files only`() throws {
    let package = URL(filePath: #filePath).appending(path: "../../..").standardized
    let sources = try PageSources(package: package)
    let own = Set(sources.files(runningPrograms: true))
      .subtracting(sources.files(runningPrograms: false))
    #expect(Set(sources.files) == Set(sources.files(runningPrograms: true)))
    #expect(own.contains("Sources/PageModule/Files/Exports+Files.swift"))
    #expect(
      own.allSatisfy { $0.contains("/PageModule/Files/") || $0.contains("/ProgramBytes/") })
  }
}
