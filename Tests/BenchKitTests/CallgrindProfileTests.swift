// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import Testing

@Suite
struct CallgrindProfileTests {
  private let text = """
    # callgrind format
    version: 1
    positions: line
    events: Ir
    fl=(1) a.swift
    fn=(1) $s4main3runyyF
    0 100
    cfn=(2) swift_retain
    calls=3 0
    0 21
    cfn=(3) swift_bridgeObjectRelease
    calls=2 0
    0 40
    fn=(3)
    0 10
    cfn=(4) swift_release
    calls=2 0
    0 30
    fn=(2)
    0 21
    fn=(4)
    0 30

    """

  @Test
  func `Costs of callees are left out, and calls that the runtime makes are not counted`() throws {
    let profile = try CallgrindProfile(text)
    #expect(profile.instructions == 161)
    #expect(profile.selfCosts["$s4main3runyyF"] == 100)
    #expect(profile.retains == 3)
    #expect(profile.releases == 2)
    #expect(profile.accesses == 0)
    #expect(profile.top(1).map(\.name) == ["$s4main3runyyF"])
  }

  @Test
  func `Changes against another profile are sorted by size`() throws {
    let more = try CallgrindProfile(
      text.split(separator: "0 21\nfn=(4)").joined(separator: "0 121\nfn=(4)"))
    let change = more.top(3, against: try CallgrindProfile(text))
    #expect(change.map(\.name) == ["swift_retain"] && change.map(\.change) == [100])
  }

  @Test(arguments: ["", "events: Ir\n", "events: Cy\nfn=(1) a\n0 1\n"])
  func `A profile that counted nothing is an error`(_ text: String) {
    #expect(throws: RecordError.self) { try CallgrindProfile(text) }
  }
}
