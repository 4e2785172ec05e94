// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StoryboardProduction

@Suite struct `Manifest text` {
  @Test func `lists files by path, one line each`() {
    let manifest = Manifest([
      Manifest.Entry(path: "b", contents: []),
      Manifest.Entry(path: "a/x.svg", contents: [97, 98, 99]),
    ])
    #expect(
      manifest.text == """
        {
          "schemaVersion": 1,
          "tool": "\(ToolVersion.line)",
          "files": [
            {"path": "a/x.svg", "bytes": 3, "sha256": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"},
            {"path": "b", "bytes": 0, "sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"}
          ]
        }

        """)
  }

  @Test func `a page is listed with its size without the module`() {
    let policy = "<meta content=\"script-src 'sha256-x'"
    let page = policy + "\"/>\n  <p/>"
    let full =
      policy + " 'wasm-unsafe-eval'\"/>\n  <p/>"
      + "\n  <script type=\"application/wasm\" id=\"core\">AAEC</script>"
    let bare = Manifest.Entry(path: "a", contents: Array(page.utf8))
    let entry = Manifest.Entry(path: "a", contents: Array(full.utf8))
    #expect(entry.digest == bare.digest)
    #expect(entry.bytes == page.utf8.count)
    #expect(entry.size == full.utf8.count)
  }

  @Test func `paths are read back, and nothing else is`() {
    let manifest = Manifest([
      Manifest.Entry(path: "a", contents: []), Manifest.Entry(path: "b/\"c", contents: []),
    ])
    #expect(Manifest.files(in: manifest.text).map(\.path) == ["a"])
    #expect(Manifest.files(in: "").isEmpty)
    #expect(Manifest.files(in: "{\"path\": \"a\"}").isEmpty)
  }
}
