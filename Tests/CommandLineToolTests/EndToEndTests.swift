// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import TestSupport
import Testing
import XMLValidation

@testable import CommandLineTool
@testable import SystemCalls

@Suite(.enabled(if: FileSystem.kind(of: ToolProcess.path) == .file, "the tool is not built"))
struct `End to end` {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  @Test(
    arguments: [
      (["--version"], 0), ([], 0), (["render", "--help"], 0), (["nonsense"], 2), (["render"], 2),
      (["validate", "/dev/null"], 1), (["list", "devices"], 0), (["validate", "/no/such/file"], 2),
    ] as [([String], Int32)])
  func `the process ends with the documented code`(arguments: [String], code: Int32) throws {
    let process = try ToolProcess(arguments, in: scratch)
    #expect(process.wait() == code)
    #expect(try process.output().isEmpty == (code == 2 || arguments == ["x"]))
    #expect(try process.errors().isEmpty == (code == 0))
  }

  @Test func `prints the same as in process`() throws {
    let process = try ToolProcess(["list", "variants", "--json"], in: scratch)
    #expect(process.wait() == 0)
    #expect(try process.output() == ToolRun("list", "variants", "--json").output)
  }

  @Test(arguments: [["list", "devices"], ["schema", "svg"], ["--help"]])
  func `a reader that closes the pipe is not an error`(arguments: [String]) throws {
    let process = try ToolProcess(arguments, output: .closedPipe, in: scratch)
    #expect(process.wait() == 0)
    #expect(try process.errors() == "")
  }

  @Test func `frames stops quietly when nobody reads it`() throws {
    let path = try scratch.write(
      Example.scenario(variants: ["ch4"], devices: ["iphone-8"]), to: "a.scenario.jsonc")
    let process = try ToolProcess(["frames", path], output: .closedPipe, in: scratch)
    #expect(process.wait() == 0)
    #expect(try process.errors() == "")
  }

  @Test func `a saved scenario is rendered again at once, and nothing else is`() throws {
    func write(_ title: String) throws {
      let text = Example.scenario(variants: ["ch4"], devices: ["iphone-8"])
        .replacing("\"Short drag\"", with: "\"\(title)\"")
      try scratch.write(text, to: "in/a.scenario.jsonc")
    }
    let page = "out/test/short/index.html"
    func wait(for text: String) throws -> Double {
      let start = Process.uptime
      while (try? scratch.text(page).contains(text)) != true {
        guard Process.uptime < start + 60 else { throw OperationError("no \(text) in a minute") }
        usleep(5000)
      }
      return Process.uptime - start
    }
    try write("Before")
    try scratch.write(
      Example.scenario(id: "other", variants: ["ch4"], devices: ["iphone-8"]),
      to: "in/b.scenario.jsonc")
    let process = try ToolProcess(
      ["render", scratch.path("in"), "-o", scratch.path("out"), "--watch"], in: scratch)
    _ = try wait(for: "<h1>Before</h1>")
    while !scratch.has("out/watch.js") { usleep(5000) }
    let stamp = try scratch.text("out/test/short/watch.js")
    let other = FileSystem.stamp(of: scratch.path("out/other/index.html"))
    // An error is reported, and the page does not change.
    try scratch.write("{", to: "in/a.scenario.jsonc")
    while try !process.errors().contains("a.scenario.jsonc:1:") { usleep(5000) }
    try write("After")
    _ = try wait(for: "<h1>After</h1>")
    while try scratch.text("out/test/short/watch.js") == stamp { usleep(5000) }
    #expect(FileSystem.stamp(of: scratch.path("out/other/index.html")) == other)
    // Added scenarios are rendered too.
    try scratch.write(
      Example.scenario(id: "third", variants: ["ch4"], devices: ["iphone-8"]),
      to: "in/c.scenario.jsonc")
    while !scratch.has("out/third/index.html") { usleep(5000) }
    process.send(SIGINT)
    #expect(process.wait() == 130)
    #expect(try process.errors().contains("rendered again in"))
    // A rendering without the option removes all of its files.
    let last = ToolRun(["render", scratch.path("in"), "-o", scratch.path("out")])
    #expect(last.exitCode == .clean)
    #expect(try !scratch.allFiles().contains { $0.hasSuffix("watch.js") })
    #expect(try !scratch.text("out/index.html").contains("watch.js"))
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `an interruption leaves only complete files`(signal: CInt) throws {
    // Long enough that no machine finishes before the signal arrives.
    let path = try scratch.write(
      Example.scenario(
        variants: (0...8).map { "ch\($0)" }, devices: ["all"],
        steps: "{ \"type\": \"pause\", \"duration\": 2000 }"), to: "a.scenario.jsonc")
    let output = scratch.path("out")
    let process = try ToolProcess(["render", path, "-o", output, "-j", "2"], in: scratch)
    // The first drawing has its name: rendering has begun.
    let limit = Process.uptime + 60
    while (try? scratch.allFiles())?.contains(where: { $0.hasSuffix(".svg") }) != true {
      guard Process.uptime < limit else { throw OperationError("nothing was written in a minute") }
      usleep(2000)
    }
    process.send(signal)
    #expect(process.wait() == 130)
    #expect(try process.errors().hasSuffix("interrupted\n"))
    #expect(try process.output() == "")
    let files = try scratch.allFiles().filter { $0.hasPrefix("out/") }
    #expect(files.contains { $0.hasSuffix(".svg") })
    #expect(!files.contains("out/manifest.json"))
    for file in files {
      #expect(file.hasSuffix(".svg"))
      let bytes = try FileSystem.contents(of: scratch.path(file), limit: 1 << 24)
      #expect(StoryboardValidator().validate(svg: bytes, name: file) == [])
    }
  }

  @Test(arguments: [["check"], ["merge"], ["validate"]])
  func `a pipe without a writer is named, and an interruption ends the wait`(
    command: [String]
  ) throws {
    let path = scratch.path("pipe.json")
    try #require(mkfifo(path, 0o600) == 0)
    let process = try ToolProcess(command + [path], in: scratch)
    let limit = Process.uptime + 60
    while try !process.errors().contains("waiting for input from \(path)\n") {
      guard Process.uptime < limit else { throw OperationError("nothing was said in a minute") }
      usleep(10_000)
    }
    process.send(SIGINT)
    #expect(process.wait() == 130)
    #expect(try process.errors().hasSuffix("interrupted\n"))
  }

  @Test func `an endless device file is refused at the limit`() throws {
    let process = try ToolProcess(["merge", "/dev/zero"], in: scratch)
    #expect(process.wait() == 2)
    #expect(try process.errors().contains("cannot read /dev/zero: it is larger than the limit of"))
  }

  /// However little memory there is, the command does its work, or reports that there is too
  /// little.
  @Test(arguments: [["check"], ["render"], ["record"], ["frames", "--variant", "ch8"]])
  func `too little memory is an error and not a crash`(command: [String]) throws {
    let path = try scratch.write(
      Example.scenario(
        variants: ["ch7", "ch8"], devices: ["iphone-15-pro"],
        steps: "{ \"type\": \"pause\", \"duration\": 100000 }"), to: "a.scenario.jsonc")
    var codes: [Int32] = []
    for megabytes in [130, 150, 180, 240, 400] {
      let words =
        command + [path] + (command == ["check"] ? [] : ["-o", scratch.path("o\(megabytes)")])
      let process = try ToolProcess(words, memory: megabytes << 20, in: scratch)
      let code = process.wait()
      codes.append(code)
      let errors = try process.errors()
      #expect([0, 1, 2].contains(code), "\(megabytes) MB: \(code) \(errors)")
      if code == 2 { #expect(errors.contains("memory"), "\(megabytes) MB: \(errors)") }
    }
    // Frames leave the memory as they come.
    #expect(command[0] == "frames" ? codes.allSatisfy({ $0 == 0 }) : codes.contains(2))
  }

  @Test func `an interrupted review writes no report`() throws {
    // Many times as long as the wait, on any machine.
    let drags = Array(
      repeating: """
        { "type": "drag", "from": ["50%", "80%"], "by": [0, -400], "duration": 20000 },
        { "type": "drag", "from": ["50%", "40%"], "by": [0, 300], "duration": 20000 }
        """, count: 14)
    let path = try scratch.write(
      Example.scenario(
        variants: (0...8).map { "ch\($0)" }, devices: ["all"],
        steps: drags.joined(separator: ",\n")), to: "a.scenario.jsonc")
    let process = try ToolProcess(
      [
        "check", path, "--variant", "all", "--limit", "20000000", "--reporter",
        "json=\(scratch.path("out.json"))",
      ], in: scratch)
    usleep(500_000)
    process.send(SIGINT)
    #expect(process.wait() == 130)
    #expect(try process.errors().hasSuffix("interrupted\n"))
    #expect(!scratch.has("out.json"))
  }
}
