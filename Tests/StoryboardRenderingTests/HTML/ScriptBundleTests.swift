// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StoryboardRendering

@Suite struct ScriptBundleTests {
  @Test func `imports, exports and comments are taken out`() {
    let text = ScriptBundle.text(of: [
      "// @ts-check\nimport { b } from './b.js';\n/**\n * Says.\n */\nexport function a() {\n  return b; // kept\n}\n",
      "/** One line. */\nexport const b = 1;\n",
    ])
    #expect(
      text
        == "//<![CDATA[\n(() => {\n'use strict';\nfunction a() {\nreturn b; // kept\n}\nconst b = 1;\n"
        + "start();\n})();\n//]]>")
  }

  @Test func `page script keeps to the convention of its modules`() {
    let lines = StoryboardPage.script.split(separator: "\n").map(String.init)
    #expect(!lines.contains { $0.hasPrefix("import ") || $0.hasPrefix("export ") })
    let inner = lines.dropFirst().dropLast().joined(separator: "\n")
    #expect(!inner.contains("]]>"))
    #expect(!inner.contains("</script"))
    #expect(!inner.contains("<!--"))
  }
}
