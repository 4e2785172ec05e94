// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StoryboardRendering

@Suite struct PageScriptsTests {
  @Test(arguments: [PageScripts.page, PageScripts.loader, PageScripts.watch])
  func `script of a page is one classic script, which fits an element`(script: String) {
    #expect(script.hasPrefix("\"use strict\";"))
    // In strings, such as names of commands, the words may be.
    #expect(!script.contains(/(?:^|[;}\n])(?:import|export)\b/))
    #expect(!script.contains("]]>"))
    #expect(!script.contains("</script"))
    #expect(!script.contains("<!--"))
    #expect(script.hasSuffix("\n"))
  }

  @Test func `errors of the packed script have its name`() {
    #expect(StoryboardPage.script.hasSuffix("\n//# sourceURL=scrollwork.js\n"))
  }
}
