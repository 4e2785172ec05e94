// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ContentDigest
import TestSupport
import Testing

@testable import StoryboardProduction
@testable import SystemCalls

@Suite struct `Output folder` {
  @Test(arguments: [
    ("a/b/index.html", "a/b"), ("a/b/ch4/iphone-8.svg", "a/b"), ("a/index.html", "a"),
    ("a/b/before-after.svg", "a/b"), ("a/b/still.svg", "a/b"), ("index.html", nil),
    ("a/x.txt", nil), ("iphone-8.svg", nil),
    ("ch4/iphone-8.svg", nil), ("../a/index.html", nil), ("a/../../x/y.svg", nil),
    ("/etc/index.html", nil), ("", nil), ("a//index.html", nil),
  ])
  func `a file belongs to a scenario by the form of its path`(path: String, scenario: String?) {
    #expect(OutputFolder.scenario(ofFile: path) == scenario)
  }

  @Test func `invalid files are not written`() throws {
    let scratch = try ScratchFolder()
    let folder = OutputFolder(scratch.path)
    switch try folder.write(Array("<svg".utf8), to: "a.svg", as: .drawing) {
    case .success: Issue.record("an invalid file was written")
    case .failure(let invalid): #expect(invalid.findings[0].hasPrefix(scratch.path("a.svg:1:")))
    }
    #expect(try scratch.allFiles() == [])
  }

  @Test(arguments: [false, true])
  func `a fault in the structure of a file is found, whatever was valid before`(
    isWatched: Bool
  ) throws {
    let scratch = try ScratchFolder()
    let folder = OutputFolder(scratch.path, isWatched: isWatched)
    func write(_ content: String) throws -> [String] {
      let text =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\" role=\"img\" aria-label=\"a\"><title>a</title>\(content)</svg>"
      switch try folder.write(Array(text.utf8), to: "a.svg", as: .drawing) {
      case .success: return []
      case .failure(let invalid): return invalid.findings
      }
    }
    let good = "<g><circle cx=\"1\" cy=\"1\" r=\"1\"/></g>"
    let path = scratch.path("a.svg")
    for _ in 0..<3 { #expect(try write(good) == []) }
    let before = FileSystem.stamp(of: path)
    #expect(
      try write("<g><circle cx=\"1\" cy=\"1\"/></g>") == [
        "\(path):1: error: Element circle failed to validate attributes (/svg/g/circle)"
      ])
    #expect(
      try write("<g>\(good)<desc>late</desc></g>") == [
        "\(path):1: error: Did not expect element desc there (/svg/g/desc)"
      ])
    #expect(
      try write("<defs>\(good)<animate/></defs>") == [
        "\(path):1: error: Did not expect element animate there (/svg/defs/animate)"
      ])
    #expect(FileSystem.stamp(of: path) == before)
    #expect(try write(good) == [])
  }

  @Test func `an unchanged file is left as it is`() throws {
    let scratch = try ScratchFolder()
    let folder = OutputFolder(scratch.path)
    func drawing(_ title: String) -> [UInt8] {
      Array(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\" role=\"img\" aria-label=\"a\"><title>\(title)</title></svg>"
          .utf8)
    }
    func write(_ title: String) throws -> FileSystem.Stamp? {
      _ = try folder.write(drawing(title), to: "a.svg", as: .drawing).get()
      return FileSystem.stamp(of: scratch.path("a.svg"))
    }
    let first = try write("one")
    #expect(try write("one") == first)
    // The same size, but different content.
    let second = try write("two")
    #expect(second != first)
    #expect(
      try FileSystem.contents(of: scratch.path("a.svg"), limit: 1000)
        == FileChecksum.added(to: drawing("two")))
  }

  @Test func `only listed files of rendered scenarios are removed`() throws {
    let scratch = try ScratchFolder()
    for name in [
      "mine/ch1/old.svg", "mine/ch1/unlisted.svg", "mine/ch2/new.svg", "mine/gone/x.svg",
      "other/ch1/old.svg", "notes.txt",
    ] {
      try scratch.write("", to: name)
    }
    let old = Manifest(
      [
        "mine/ch1/old.svg", "mine/ch2/new.svg", "mine/gone/x.svg", "other/ch1/old.svg", "notes.txt",
        "mine/never/was.svg",
      ].map { Manifest.Entry(path: $0, contents: []) })
    try scratch.write(old.text, to: Manifest.name)
    let removed = try OutputFolder(scratch.path).removeStale(
      of: ["mine"], keeping: Manifest([Manifest.Entry(path: "mine/ch2/new.svg", contents: [])])
    ).removed
    #expect(removed == ["mine/ch1/old.svg", "mine/gone/x.svg", "mine/never/was.svg"])
    #expect(
      try scratch.allFiles() == [
        "manifest.json", "mine/ch1/unlisted.svg", "mine/ch2/new.svg", "notes.txt",
        "other/ch1/old.svg",
      ])
    #expect(!scratch.has("mine/gone"))
  }
}
