// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import CommandLineTool
@testable import StoryboardProduction
@testable import SystemCalls

// One after another, because each blocks a thread of the pool.
@Suite(.serialized) struct `Two commands at once` {
  private let scratch: ScratchFolder
  private let scenario: String
  private let output: String

  init() throws {
    scratch = try ScratchFolder()
    scenario = try scratch.write(Example.scenario(), to: "short.scenario.jsonc")
    output = scratch.path("out")
    try FileSystem.makeFolder(output)
  }

  /// Runs a command while another process writes to the folder, and inspects the folder while it
  /// waits.
  private func expectToWait(_ words: [String], writing files: [String]) async throws -> ToolRun {
    let lock = try FolderLock(output) { Issue.record("the folder is locked already") }
    let errors = OutputStream.memory()
    let run = Task.detached { ToolRun(words, errors: errors) }
    while !errors.text.contains("waiting: another scrollwork writes to \(output)") {
      try await Task.sleep(for: .milliseconds(5))
    }
    for file in files { #expect(!scratch.has("out/" + file)) }
    lock.release()
    let result = await run.value
    for file in files { #expect(scratch.has("out/" + file)) }
    return result
  }

  @Test func `render waits until its folder is free`() async throws {
    let run = try await expectToWait(
      ["render", scenario, "-o", output], writing: ["index.html", "manifest.json"])
    #expect(run.exitCode == .clean)
  }

  @Test func `record waits until the folder of the recorded runs is free`() async throws {
    let run = try await expectToWait(
      ["record", scenario, "-o", output], writing: ["test/short/ch6/iphone-8.run"])
    #expect(run.output == "4 runs: 4 new\n")
  }

  @Test func `record does not wait if it writes nothing`() throws {
    #expect(ToolRun("record", scenario, "-o", output).exitCode == .clean)
    let lock = try FolderLock(output) { Issue.record("the folder is locked already") }
    #expect(ToolRun("record", scenario, "-o", output, "--update=none").exitCode == .clean)
    lock.release()
  }

  @Test func `check waits until it may write all its reports`() async throws {
    let run = try await expectToWait(
      [
        "check", scenario, "--variant", "ch8", "--reporter",
        "json=\(output)/a.json,junit=\(output)/a.xml",
      ], writing: ["a.json", "a.xml"])
    #expect(run.exitCode == .clean)
  }

  @Test func `check waits before it reads a baseline that it changes`() async throws {
    let run = try await expectToWait(
      [
        "check", scenario, "--baseline", output + "/baseline.json", "--update-baseline",
        "--reporter", "json=\(scratch.path("other"))/a.json",
      ], writing: ["baseline.json"])
    #expect(run.exitCode == .clean)
    #expect(scratch.has("other/a.json"))
  }

  @Test func `files in one folder, however it is spelled, take one lock`() throws {
    let files = ["a", "./b", "../out/c"].map { "\(output)/\($0)" }
    let context = CommandContext(environment: .memory())
    let locks = try FolderLocks(forFiles: files + ["/dev/null"], log: context)
    locks.release()
    let again = try FolderLock(output) { Issue.record("the lock was not given back") }
    again.release()
  }
}
