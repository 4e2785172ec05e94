// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import SystemCalls
import TestSupport
import TextFormats
import Testing

@testable import CommandLineTool

/// `prove` on files that describe interfaces.
@Suite struct `Prove` {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private static let bar = """
    {
      "version": 1, "id": "bar", "title": "Bar",
      "parameters": { "extra": { "default": 60, "min": 0, "max": 500, "unit": "pt" } },
      "scrollViews": { "list": { "content": 3000, "safeArea": { "leading": "44 + extra" } } },
      "values": { "height": "safe.top + 44 + extra - min(extra, list.scrolled)" },
      "elements": [{ "id": "bar", "frame": { "top": 0, "height": "height" }, "look": "header" }],
      "claims": [
        { "id": "low", "always": "bar.height >= safe.top + 44" },
        { "id": "high", "always": "bar.height <= safe.top + 200" },
        { "id": "slow", "always": "list.velocity <= 1000000" },
      ],
      "variants": {
        "good": { "title": "Good" },
        "late": { "title": "Late", "fixed": false, "set": { "values.height": "safe.top + 104 - min(60, 2 * list.scrolled)" } },
      },
    }
    """

  private func prove(_ arguments: String..., text: String = bar) throws -> ToolRun {
    let path = try scratch.write(text, to: "bar.pattern.jsonc")
    return ToolRun(["prove", path] + arguments)
  }

  @Test func `exits with 0 where everything holds or is open`() throws {
    let run = try prove()
    #expect(run.exitCode == .clean)
    #expect(run.output.contains("holds  claim low"))
    #expect(run.output.contains("open   claim slow"))
    #expect(run.output.contains("not decided: the velocity of 'list'"))
    #expect(run.output.contains("in 1152 worlds"))
    #expect(run.errors.contains("left out: 1 variant that breaks on purpose"))
  }

  @Test func `shows with a finger what places do not decide`() throws {
    let text = Self.bar.replacing("1000000", with: "1000")
    let run = try prove("--device", "iphone-8", text: text)
    #expect(run.exitCode == .findings)
    #expect(run.output.contains("fails  claim slow"))
    #expect(run.output.contains("on iPhone 8, with a finger, at list "))
  }

  @Test func `exits with 1 and a counterexample where something fails`() throws {
    let run = try prove("--variant", "late", "--device", "iphone-8")
    #expect(run.exitCode == .findings)
    #expect(run.output.contains("fails  lead bar.bottom"))
    #expect(run.output.contains("on iPhone 8, at list "))
    #expect(run.output.contains("2 points for each point"))
    #expect(run.output.contains("bar.pattern.jsonc:6:63)"))
  }

  @Test func `lets parameters have all values that they allow`() throws {
    let run = try prove("--over", "extra", "--device", "iphone-8")
    #expect(run.exitCode == .findings)
    #expect(run.output.contains("fails  claim high"))
    #expect(run.output.contains("extra: 0 to 500"))
  }

  @Test func `answers programs in JSON`() throws {
    let run = try prove("--over", "extra", "--device", "iphone-8", "--json")
    #expect(run.exitCode == .findings)
    let answer = try JSONParser.parse(Array(run.output.utf8))
    let verdicts = try #require(answer["verdicts"]?.list)
    let high = try #require(verdicts.first { $0["subject"]?.text == "high" })
    #expect(high["outcome"]?.text == "fails")
    #expect(high["worlds"]?.integer == 24)
    #expect(high["counterexample"]?["device"]?.text == "iphone-8")
    let extra = try #require(high["counterexample"]?["values"]?["extra"]?.number)
    #expect(extra > 156 && extra <= 500)
    let slow = try #require(verdicts.first { $0["subject"]?.text == "slow" })
    #expect(slow["reasons"]?.list == [.string("the velocity of 'list'")])
  }

  @Test(arguments: [
    (["--variant", "god"], "unknown variant 'god' (did you mean 'good'?)"),
    (["--over", "exta"], "unknown parameter 'exta' (did you mean 'extra'?)"),
    (["--device", "iphone-8x"], "unknown device 'iphone-8x'"),
  ])
  func `refuses words that mean nothing`(arguments: [String], message: String) throws {
    let path = try scratch.write(Self.bar, to: "bar.pattern.jsonc")
    let run = ToolRun(["prove", path] + arguments)
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `refuses files that are no patterns`() throws {
    let path = try scratch.write("{}", to: "a.scenario.jsonc")
    #expect(ToolRun("prove", path).exitCode == .failure)
    let run = try prove(text: Self.bar.replacing("list.velocity", with: "list.velocty"))
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("did you mean 'list.velocity'"))
    #expect(run.errors.contains("bar.pattern.jsonc:10:"))
  }
}
