// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ReviewReports

@Suite struct `Links of reports` {
  @Test func `lead below the address, wherever pictures are`() throws {
    let links = try #require(ReportLinks(base: "https://example.org/motion//", folder: "Output"))
    #expect(
      links.page("a/index.html#variant=b&t=1")
        == "https://example.org/motion/a/index.html#variant=b&t=1")
    #expect(links.picture("Output/findings/a.svg") == "https://example.org/motion/findings/a.svg")
    #expect(links.picture("./Output/a.svg") == "https://example.org/motion/a.svg")
    #expect(
      links.picture("pictures/a b\".svg") == "https://example.org/motion/pictures/a%20b%22.svg")
  }

  @Test func `are paths where nothing is served`() {
    let links = ReportLinks(folder: "Output")
    #expect(links.page("a/index.html") == nil)
    #expect(links.picture("pictures/a.svg") == "pictures/a.svg")
  }

  @Test func `a table has the devices that show most, and counts the others`() throws {
    let devices = (0..<9).map { Sample.device("d\($0)", name: "Device \($0)") }
    let found = devices.indices.map { $0 > 2 ? [Sample.occurrence()] : [] }
    let report = Sample.report([Sample.scenario(devices: devices, showing: found)])
    let lines = try #require(MarkdownTable(report).text).split(separator: "\n")
    #expect(
      lines[0] == "| variant | Device 3 | Device 4 | Device 5 | Device 6 | Device 7 | 4 others |")
    #expect(lines[2] == "| `ch7` | ❌ 1 | ❌ 1 | ❌ 1 | ❌ 1 | ❌ 1 | ❌ 1 |")
  }

  @Test func `a folded report is at most a screen`() {
    let crowd = (0..<40).map { number in
      Sample.scenario("app/\(number)", showing: [[Sample.occurrence()], [], []])
    }
    let text = Sample.report(crowd).markdown(limit: 65_000)
    let folded = text.split(separator: "<details>", omittingEmptySubsequences: false)[0]
    #expect(folded.split(separator: "\n").count <= 16)
    #expect(folded.contains("32 more variants with findings"))
  }
}
