// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

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
}
