// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@testable import RunComparison

@Suite struct `Recorded runs` {
  @Test(arguments: [
    "ch3", "ch7", "sh1", "sh3", "bs2", "bs3", "st5", "st7", "lt2", "px2", "qr3", "pp2", "cp2",
    "pr2",
    "sy2",
  ])
  func `read back as they were written`(_ word: String) throws {
    let variants = PatternCatalog.builtIn.entries.flatMap(\.variants).map { "\($0.id)" }
    let variant = variants.contains(word) ? word : variants[word.utf8.count]
    for seed in UInt64(1)...2 {
      let run = try RecordedExample.run(variant, seed: seed)
      let text = RunWriter.write(run)
      #expect(try RunReader.read(text, file: "a.run") == run)
      #expect(RunWriter.write(try RunReader.read(text, file: "a.run")) == text)
    }
  }

  @Test(arguments: [DeviceProfile.iPad9, .iPhone8Plus])
  func `read back as they were written on devices with other bars`(_ device: DeviceProfile) throws {
    let run = try RecordedExample.run("ch7", device: device)
    #expect(try RunReader.read(RunWriter.write(run), file: "a.run") == run)
  }

  @Test func `of every pattern's last variant contain all that the frames show, on the grid`()
    throws
  {
    for entry in PatternCatalog.builtIn.entries {
      let variant = "\(entry.variants[entry.variants.count - 1].id)"
      let timeline = try RecordedExample.timeline(variant, seed: 3)
      let again = RecordedExample.record(timeline, variant).timeline()
      #expect(again.frameCount == timeline.frameCount)
      #expect(again.elementStarts == timeline.elementStarts, "\(variant)")
      var crossed = 0
      for frame in 0..<timeline.frameCount {
        let (a, b) = (
          timeline.elements[timeline.elementRange(ofFrame: frame)],
          again.elements[again.elementRange(ofFrame: frame)]
        )
        if a.map(\.id) != b.map(\.id) { crossed += 1 }
        for element in a {
          let twin = try #require(b.first { $0.id == element.id })
          // A layer and the position on it are rounded separately.
          #expect((twin.frame.y - element.frame.y).magnitude <= 0.0101)
          #expect((twin.frame.height - element.frame.height).magnitude <= 0.0051)
        }
      }
      #expect(crossed == 0, "\(variant): elements lie over each other in another order")
    }
  }

  @Test func `number elements alike in runs that are drawn together`() throws {
    var runs = [try RecordedExample.run("ch7"), try RecordedExample.run("ch7")]
    let header = try #require(runs[0].elements.firstIndex { $0.id.kind == .header })
    let cell = try #require(runs[0].elements.firstIndex { $0.id.kind == .cell })
    runs[0].elements[cell].ownName = "photo"
    runs[0].elements[header].ownName = "banner"
    runs[1].elements[header].ownName = "banner"
    let own = [OwnElement(name: "photo", look: nil), OwnElement(name: "banner", look: nil)]
    for run in runs {
      let timeline = run.timeline(among: own)
      #expect(timeline.ownElements?.elements.map(\.name) == ["photo", "banner"])
      let numbers = Set(timeline.elements.filter { $0.id.kind == .header }.map(\.id.number))
      #expect(numbers == [2])
    }
    #expect(runs[1].timeline().ownElements?.elements.map(\.name) == ["banner"])
  }

  @Test func `keep a series that follows another one once`() throws {
    let run = try RecordedExample.run("ch7")
    let text = String(decoding: RunWriter.write(run), as: UTF8.self)
    let read = try RunReader.read(Array(text.utf8), file: "a.run")
    #expect(run.values[0].track.relation == .init(shift: 0, isMirrored: true))
    #expect(read.layers[3].relation == .init(shift: 0, isMirrored: true))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let layer = try #require(lines.firstIndex { $0 == "layer layer[1].y -contentOffset.y" })
    /// The layer with codes.
    func coded(_ codes: String) throws -> RecordedTrack {
      let text = (lines[...layer] + [codes] + lines[(layer + 1)...]).joined(separator: "\n")
      return try RunReader.read(Array(text.utf8), file: "a.run").layers[3]
    }
    // A zero that could be omitted, a distance that stays, and distances that change.
    #expect(try coded("0 A") == run.layers[3])
    #expect(try coded("0 E").relation == .init(shift: 2, isMirrored: true))
    for (codes, frame) in [("0 AAC", 2), ("60 C", 60)] {
      let changed = try coded(codes)
      #expect(changed.relation == nil, "\(codes)")
      #expect(changed[frame - 1] == run.layers[3][frame - 1], "\(codes)")
      #expect(changed[frame] == run.layers[3][frame] + 1, "\(codes)")
    }
  }

  @Test func `of a run that is expected to be the same keep what is different`() throws {
    let timeline = try RecordedExample.timeline("ch7")
    let run = RecordedExample.record(timeline, "ch7")
    var other = run
    let offset = run.values[0].track
    other.values[0].track.replace(inFrame: 150, of: run.frameCount, by: offset[150] + 7)
    other.layers[3].replace(inFrame: run.frameCount - 1, of: run.frameCount, by: 0)
    var longer = run
    longer.frameCount += 1
    for expected in [run, other, longer] {
      var recorder = RunRecorder(like: expected)
      recorder.append(timeline, frameCount: timeline.frameCount)
      let again = recorder.run(
        timeline, scenario: run.scenario, pattern: run.pattern, variant: run.variant,
        device: run.device)
      #expect(again == run)
      #expect(RunWriter.write(again) == RunWriter.write(run))
    }
  }

  @Test func `are small`() throws {
    // About thirty elements and ten values per frame.
    let run = try RecordedExample.run("ch7", seed: 3, rate: 120)
    let bytes = RunWriter.write(run).count
    let numbers = run.frameCount * (run.values.count + 30 * 4)
    #expect(numbers > 40_000)
    #expect(bytes < 8000, "\(bytes) bytes for \(run.frameCount) frames")
  }

  @Test func `differ in few lines if they differ in one frame`() throws {
    let run = try RecordedExample.run("ch7")
    var other = run
    other.values[0].track.replace(
      inFrame: 100, of: run.frameCount, by: run.values[0].track[100] + 1)
    let (a, b) = (
      RunWriter.write(run).split(separator: 0x0A), RunWriter.write(other).split(separator: 0x0A)
    )
    let changed = Set(b.map(Array.init)).subtracting(a.map(Array.init))
    #expect(changed.count <= 8, "the value itself and those that are written as it, at that second")
  }

  @Test func `may be the output of frames`() throws {
    let timeline = try RecordedExample.timeline("bs2")
    let lines = FrameLines.text(timeline, variant: "bs2")
    let run = try RunReader.read(Array(lines.utf8), file: "a.ndjson")
    let recorded = RecordedExample.record(timeline, "bs2")
    let difference = RunComparer.compare(run, recorded)
    #expect(difference.values.isEmpty)
    #expect(difference.elements.isEmpty)
    #expect(difference.facts.isEmpty)
  }
}
