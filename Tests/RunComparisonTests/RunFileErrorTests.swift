// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@testable import RunComparison

@Suite struct `Files that are not recorded runs` {
  private static let good = (try? RecordedExample.run("bs2")).map { RunWriter.write($0) } ?? []

  private func message(_ text: String) -> String {
    do {
      _ = try RunReader.read(Array(text.utf8), file: "a.run")
      return ""
    } catch {
      return error.description
    }
  }

  @Test func `are quoted visibly`() {
    #expect(
      message("s\u{200D}e\u{1B}[2J")
        == "a.run:1: error: found 's\\u{200D}e\\u{1B}[2J', expected '\(RunWriter.signature)' or frames as JSON"
    )
    #expect(RunFileError(file: "\u{7}.run", line: 1, "x").description == "\\u{07}.run:1: error: x")
  }

  private func message(replacing old: String, by new: String) -> String {
    let text = String(decoding: Self.good, as: UTF8.self)
    guard let range = text.firstRange(of: old) else {
      Issue.record("the example has no \(old)")
      return ""
    }
    return message(text[..<range.lowerBound] + new + text[range.upperBound...])
  }

  @Test func `are refused with their line`() {
    #expect(
      message("hello\n").hasPrefix("a.run:1: error: found 'hello', expected 'scrollwork-run 1'"))
    #expect(
      message("") == "a.run:1: error: found '', expected 'scrollwork-run 1' or frames as JSON")
    #expect(message(replacing: "scrollwork-run 1", by: "scrollwork-run 2").contains("a.run:1:"))
    #expect(
      message(replacing: "rate 60", by: "rate 0")
        == "a.run:6: error: rate: found '0', expected a whole number from 1 to 1000")
    #expect(message(replacing: "rate 60", by: "rate nan").contains("found 'nan'"))
    #expect(
      message(replacing: "\nframes ", by: "\nframes 99999").contains("a.run:7: error: frames"))
    #expect(
      message(replacing: "screen 0 portrait 414", by: "screen 0 portrait inf").contains("number"))
    #expect(
      message(replacing: "screen 0 portrait 414", by: "screen 0 portrait -1").contains("above 0"))
    #expect(message(replacing: "layers ", by: "layers 9").contains("error"))
    #expect(message(replacing: "phase 0 tracking", by: "phase 0 asleep").contains("'asleep'"))
    #expect(message(replacing: "\nend\n", by: "\n").contains("expected an element or 'end'"))
    #expect(message(replacing: "\nend\n", by: "\nend\nend\n").contains("more follows after 'end'"))
    #expect(message(replacing: "\nend\n", by: "\nend").contains("the file ends"))
  }

  @Test func `with impossible series are refused`() {
    #expect(message(replacing: " curve\n0 ", by: " curve\n0 !").contains("the codes are damaged"))
    #expect(
      message(replacing: " curve\n0 ", by: " curve\n7 ").contains("the first frame of a chunk"))
    #expect(
      message(replacing: " curve\n0 ", by: " curve\n0 A*/////").contains("the codes are damaged"))
    #expect(message(replacing: " curve\n0 ", by: " curve\n0 *C").contains("the codes are damaged"))
    #expect(
      message(replacing: " curve\n0 ", by: " curve\n0 gggggggggggggggB").contains("damaged"))
    #expect(
      message(replacing: " curve\n0 ", by: " +nobody\n0 ").contains("no series 'nobody' above"))
    #expect(
      message(replacing: "element sheet sheet 0-", by: "element sheet sheet 5-4,0-").contains(
        "frames must rise"))
    #expect(
      message(replacing: "element sheet sheet", by: "element sheet ship").contains(
        "'ship' is no kind"))
    #expect(
      message(replacing: "element sheet sheet", by: "element map sheet").contains(
        "'map' is no name"))
  }

  @Test func `that need much memory for few bytes are refused`() {
    var text = "scrollwork-run 1\nscenario a\npattern b\nvariant c\ndevice d\nrate 60\n"
    text +=
      "frames 144001\nscreen 0 portrait 1 1 1 0 0 0 0 0\nphase 0 idle\naxis vertical\nlayers 1\n"
    for index in 0..<1000 { text += "value v\(index) 2 steps\n0 C\n" }
    #expect(message(text).contains("more than \(RunFile.numberLimit) numbers"))
  }

  @Test func `cut short anywhere are refused`() {
    for length in stride(from: 0, to: Self.good.count, by: 97) {
      #expect(throws: RunFileError.self) {
        try RunReader.read(Array(Self.good.prefix(length)), file: "a.run")
      }
    }
  }

  @Test func `with any byte changed are refused or read, and never end the program`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<400 {
      var bytes = Self.good
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] =
          UInt8.random(in: 0...255, using: &generator)
      }
      guard let run = try? RunReader.read(bytes, file: "a.run") else { continue }
      // A file that can be read can be written and compared.
      #expect((try? RunReader.read(RunWriter.write(run), file: "b.run")) != nil)
      _ = RunComparer.compare(run, run)
    }
  }

  @Test func `of frame output are refused with their line`() throws {
    let lines = FrameLines.text(try RecordedExample.timeline("bs2"), variant: "bs2")
    let cut = String(lines.dropLast(40))
    let count = lines.split(separator: "\n").count
    #expect(message(cut).hasPrefix("a.run:\(count): error:"))
    #expect(
      message(lines.replacing("\"frame\":3,", with: "\"frame\":4,"))
        .hasPrefix("a.run:5: error: frame: expected 3"))
    #expect(message(lines.replacing("\"t\":0,", with: "\"t\":nan,")).contains("a.run:2: error"))
    #expect(message("{\n").hasPrefix("a.run:1: error: expected"))
  }
}
