// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StoryboardRendering

@Suite struct ScriptBundleTests {
  private func bundled(_ modules: String...) -> String {
    let text = ScriptBundle.text(of: modules)
    return String(
      text.dropFirst("(() => {\n'use strict';\n".count)
        .dropLast("start();\n})();\n".count))
  }

  @Test func `imports, exports, comments and space are taken out`() {
    #expect(
      bundled(
        "// @ts-check\nimport { b } from './b.js';\n/**\n * Says.\n */\n"
          + "export function a() {\n  return b + 1;\n}\n",
        "/** One line. */\nexport const b = (one, two) =>\n  one;\n")
        == "function a(){return b+1;}\nconst b=(one,two)=>\none;")
  }

  @Test(arguments: [
    ("a = b + +c - -d;", "a=b+ +c- -d;"),
    ("case 'x': return typeof x;", "case'x':return typeof x;"),
    ("say('a  b \\' // c', \"d ' e\");", "say('a  b \\' // c',\"d ' e\");"),
    ("if (a / b && / [/ ] /.exec(c)) d;", "if(a/b&&/ [/ ] /.exec(c))d;"),
    ("x = y ? / a\\/ b/g : z / w / v;", "x=y?/ a\\/ b/g:z/w/v;"), ("π = {  };", "π={};"),
    ("a = /** @type {import('./b.js').B} */ (c + ' ' + d);", "a=(c+' '+d);"),
    ("return / a b/.test(c);", "return/ a b/.test(c);"), ("f = (c) => / a b/;", "f=(c)=>/ a b/;"),
    ("for (const x of [y]) {", "for(const x of[y]){"), ("a = b\n  + c;", "a=b\n+c;"),
  ])
  func `strings and patterns keep their spaces, and so does what would run together`(
    code: String, compact: String
  ) {
    #expect(bundled(code) == compact)
  }

  @Test(arguments: [StoryboardPage.script, StoryboardPage.loader])
  func `page script keeps to the convention of its modules`(script: String) {
    let lines = script.split(separator: "\n").map(String.init)
    #expect(!lines.contains { $0.hasPrefix("import ") || $0.hasPrefix("export ") })
    // The last line gives the script a name where faults are shown.
    let inner = lines.filter { !$0.hasPrefix("//# sourceURL=") }.joined(separator: "\n")
    #expect(!inner.contains("]]>"))
    #expect(!inner.contains("</script"))
    #expect(!inner.contains("<!--"))
    #expect(!inner.contains("`"))
    // A comment behind code would take the next line with it.
    #expect(!inner.replacing(/'[^'\n]*'/, with: "").contains("//"))
  }
}
