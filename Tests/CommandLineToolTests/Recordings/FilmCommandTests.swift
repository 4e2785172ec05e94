// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import ScrollCore
import TestSupport
import Testing

@testable import CommandLineTool
@testable import StoryboardProduction
@testable import SystemCalls

/// Films are made here: by the tool's own export, or by ffmpeg alone.
@Suite struct `Film command` {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func made(_ name: String, _ words: String...) throws -> String {
    let path = scratch.path(name)
    let result = try ChildProcess.run(
      ["ffmpeg", "-v", "error", "-y"] + words + [path], limit: 1 << 16)
    try #require(result.code == 0, "\(result.errors)")
    return path
  }

  @Test func `tells the opacity of a title that fades, with its error and as a value of the run`()
    throws
  {
    let scenario = try scratch.write(
      """
      { "version": 1, "id": "fade", "pattern": "large-title", "devices": ["iphone-8"],
        "steps": [{ "type": "pause", "duration": 200 },
          { "type": "drag", "from": ["50%", "80%"], "by": [0, -160], "duration": 2000, "hold": 100 },
          { "type": "pause", "duration": 300 }] }
      """, to: "fade.scenario.jsonc")
    let path = scratch.path("fade.mp4")
    let export = ToolRun("export", scenario, "--variant", "lt3", "--scale", "1", "-o", path)
    try #require(export.exitCode == .clean, "\(export.errors)")
    let folder = scratch.path("Fades")
    let output = ToolRun("film", path, "-o", folder).output
    #expect(output.contains("  fade        opacity of rows "), "\(output)")
    #expect(output.contains(" pt 0 to 1, standard error at most 0.0"))
    let json = try scratch.text("Fades/fade.json")
    #expect(json.contains("\"fade[0].alpha\",") && json.contains("\"movesWithEdge\": false"))
    // The small title is not there at first, and then is.
    let frames = json.split(separator: "\n").filter { $0.hasPrefix("    [") }
    let opacities = frames.compactMap { frame in
      frame.split(separator: ",").dropFirst(8).first.flatMap { Double($0.trimmingPrefix(" ")) }
    }
    #expect(opacities.first == 0 && opacities.last ?? 0 > 0.97, "\(opacities)")
    let run = try FileSystem.contents(of: scratch.path("Fades/fade.run"), limit: 1 << 22)
    #expect(String(decoding: run, as: UTF8.self).contains("fade[0].alpha"))
    #expect(try scratch.text("Fades/film.html").contains("fade[0].alpha"))
  }

  @Test func `reads what moved, tells the device, and writes what other commands take`() throws {
    let path = try scratch.film("ch8", "film.mp4")
    let folder = scratch.path("Review")
    let run = ToolRun("film", path, "-o", folder)
    #expect(run.exitCode == .clean, "\(run.output)\(run.errors)")
    #expect(run.output.contains("60 a second; the screen has 375 × 667 pixels"))
    #expect(run.output.contains("  device      iphone-8, 1 pixels a point; the same shape have "))
    #expect(run.output.contains("nothing was found"))
    #expect(run.output.contains("judged: JUMP, OSCILLATION"))
    // The run says how far the list really goes.
    let frames = ToolRun(
      "frames", scratch.filmScenario, "--variant", "ch8", "--format", "csv")
    let last = try #require(
      frames.outputLines.last?.split(separator: ",", omittingEmptySubsequences: false))
    let (offset, height) = (try #require(Double(last[5])), try #require(Double(last[9])))
    let trace = String(
      decoding: try FileSystem.contents(of: folder + "/film.csv", limit: 1 << 20), as: UTF8.self)
    let rows = trace.split(separator: "\n")
    #expect(rows.first == "ms,offset,header")
    let measured = try #require(rows.last).split(separator: ",").compactMap { Double($0) }
    #expect(abs(measured[1] - offset) < 1)
    #expect(abs(measured[2] - height) < 1)
    #expect(ToolRun("fit", folder + "/film.csv", "--device", "iphone-8").exitCode == .clean)
    let again = ToolRun("diff", folder + "/film.run", folder + "/film.run")
    #expect(again.exitCode == .clean, "\(again.errors)")
    let json = ToolRun("film", path, "--json").output
    #expect(json.hasPrefix("{\n  \"schemaVersion\": 1,"))
    #expect(json.contains("\"device\": \"iphone-8\""))
    #expect(json.contains("\"fingerX\""))
    #expect(run.output.contains("a dot shows a finger: 1 touch"), "\(run.output)")
    #expect(run.output.contains("SPEED"), "\(run.output)")
  }

  @Test func `pages that move sideways are a value of the run, and nothing else seems to move`()
    throws
  {
    let scenario = try scratch.write(
      """
      { "version": 1, "id": "pages", "pattern": "sticky-tabs", "devices": ["iphone-8"],
        "steps": [{ "type": "pause", "duration": 200 },
          { "type": "fling", "from": ["80%", "70%"], "by": [-150, 0], "duration": 150,
            "endVelocity": [-900, 0] },
          { "type": "pause", "until": "settled", "timeout": 3000 },
          { "type": "pause", "duration": 200 }] }
      """, to: "pages.scenario.jsonc")
    let path = scratch.path("pages.mp4")
    let export = ToolRun("export", scenario, "--variant", "st7", "--scale", "1", "-o", path)
    try #require(export.exitCode == .clean, "\(export.errors)")
    let run = ToolRun("film", path, "-o", scratch.path("Review"))
    #expect(run.exitCode == .clean, "\(run.output)\(run.errors)")
    #expect(run.output.contains("  sideways    "), "\(run.output)")
    #expect(run.output.contains("pages move sideways"), "\(run.output)")
    let json = ToolRun("film", path, "--json").output
    let last = try #require(
      json.split(separator: "\n").last { $0.hasPrefix("    [") }?.split(separator: ","))
    let number = last[6].trimmingPrefix(" ")
    let place = try #require(Double(String(number)))
    #expect(abs(place - 375) < 0.5)
    let page = String(
      decoding: try FileSystem.contents(of: scratch.path("Review/film.html"), limit: 1 << 24),
      as: UTF8.self)
    #expect(page.contains("pager.contentOffset.x"))
  }

  @Test func `compares two films, and writes both on one playhead`() throws {
    let (a, b) = (try scratch.film("ch8", "a.mp4"), try scratch.film("ch2", "b.mp4"))
    let run = ToolRun("film", a, b, "-o", scratch.path("Review"))
    #expect(run.output.contains("  header.height "), "\(run.output)\(run.errors)")
    for name in ["film.html", "differences.html"] {
      let page = ToolRun("validate", scratch.path("Review/\(name)"))
      #expect(page.exitCode == .clean, "\(page.output)")
    }
    // Both films are in the page, as pictures.
    let page = String(
      decoding: try FileSystem.contents(of: scratch.path("Review/film.html"), limit: 1 << 24),
      as: UTF8.self)
    #expect(page.split(separator: "href=\"data:image/jpeg;base64,").count == 3)
    // What was measured is drawn as plain shapes, and not with the catalogue's pictures.
    let bytes = try FileSystem.contents(of: scratch.path("Review/differences.html"), limit: 1 << 24)
    let differences = String(decoding: bytes, as: UTF8.self)
    #expect(differences.contains("id=\"d0-e1\"") || differences.contains("id=\"d0-e2\""))
    #expect(!differences.contains("id=\"d0-header\"") && !differences.contains("id=\"d0-cell"))
  }

  @Test func `roles say what the edge belongs to, and where it is`() throws {
    let path = try scratch.film("ch8", "film.mp4")
    let header = ToolRun("film", path, "--roles", "header=0..120,list=120..667", "--json").output
    #expect(header.contains("\"role\": \"header\""))
    #expect(header.contains("\"coverage\": 1"))
    let sheet = ToolRun("film", path, "--roles", "sheet", "--json").output
    #expect(sheet.contains("\"role\": \"sheet\""))
  }

  @Test func `says why something is no film`() throws {
    func answer(_ path: String, _ options: String...) -> String {
      let run = ToolRun(["film", path] + options)
      #expect(run.exitCode == .failure)
      return run.errors
    }
    #expect(answer("missing.mp4").contains("cannot read missing.mp4: no such file"))
    let junk = try scratch.write("no film at all", to: "junk.mp4")
    #expect(answer(junk).contains("junk.mp4 is no film that ffmpeg reads"))
    #expect(answer(try scratch.write("", to: "empty.mp4")).contains("empty.mp4 is empty"))
    let whole = try made("whole.mp4", "-f", "lavfi", "-i", "testsrc=s=376x668:d=0.5")
    let bytes = try FileSystem.contents(of: whole, limit: 1 << 24)
    let cut = scratch.path("cut.mp4")
    try AtomicFile.write(Array(bytes.prefix(bytes.count / 2)), to: cut)
    #expect(answer(cut).contains("the table of its pictures is missing"))
    let sound = try made("sound.m4a", "-f", "lavfi", "-i", "sine=d=0.2")
    #expect(answer(sound).contains("it has no pictures, only sound or nothing at all"))
    let one = try made("one.mp4", "-f", "lavfi", "-i", "color=red:s=376x668", "-frames:v", "1")
    #expect(answer(one).contains("has one picture: expected a film"))
    let tiny = try made("tiny.gif", "-f", "lavfi", "-i", "testsrc2=s=32x32:d=0.2")
    #expect(answer(tiny).contains("its pictures are 32 × 32 pixels; expected at least 64 × 64"))
    let wide = try made("wide.gif", "-f", "lavfi", "-i", "testsrc2=s=320x96:d=0.2")
    #expect(answer(wide).contains("no known device has a screen of the shape 320 × 96"))
    #expect(
      answer(wide, "--crop", "0,0,9,9").contains(
        "--crop: found '0,0,9,9', expected X,Y,WIDTH,HEIGHT"))
    #expect(answer(wide, "--crop", "0,0,640,96").contains("--crop"))
    #expect(answer(wide, "--roles", "headr=0..9").contains("did you mean 'header'"))
    #expect(
      answer(wide, "--from", "3", "--to", "2").contains(
        "--to: found 2.0; expected more than --from"))
    try FileSystem.makeFolder(scratch.path("empty"))
    #expect(
      answer(scratch.path("empty")).contains(
        "expected a film or a folder of PNG files; it has none"))
  }

  @Test func `where any line could be the edge, none is told, and its rules have nothing to judge`()
    throws
  {
    // Header and content only move together.
    let run = ToolRun(
      "film", try scratch.film("ch8", "short.mp4", drag: 100, rate: 30), "-o",
      scratch.path("Review"))
    #expect(run.exitCode == .clean, "\(run.output)\(run.errors)")
    #expect(run.output.contains("  header      unknown\n"))
    #expect(run.output.contains("the edge is not sure: other lines explain what moves as well"))
    #expect(run.output.contains("30 pictures a second: motion within a frame of the display"))
    #expect(run.output.contains("\njudged: nothing\n"))
    let trace = String(
      decoding: try FileSystem.contents(of: scratch.path("Review/short.csv"), limit: 1 << 20),
      as: UTF8.self)
    #expect(trace.hasPrefix("ms,offset\n0,0\n"))
  }

  @Test func `where all content is replaced within a picture, no rule compares it with the header`()
    throws
  {
    let whole = try scratch.film("ch8", "whole.mp4")
    let cut = try made(
      "cut.mp4", "-i", whole, "-filter_complex",
      "split[a][b];[a]trim=end_frame=30[c];[b]trim=start_frame=30,setpts=PTS-STARTPTS,vflip[d];[c][d]concat"
    )
    func answer(_ path: String) throws -> (text: String, judged: Substring) {
      let text = ToolRun("film", path).output
      return (text, try #require(text.split(separator: "\n").first { $0.hasPrefix("judged") }))
    }
    let (before, after) = (try answer(whole), try answer(cut))
    #expect(before.judged.contains("LEAD") && !before.text.contains("another place"))
    #expect(after.text.contains("note        at 0.5 s the content is another one or is set"))
    #expect(!after.judged.contains("LEAD") && !after.judged.contains("REST-STATE"))
  }

  @Test func `a pipe is refused, since a film is read twice`() throws {
    let path = scratch.path("pipe.mp4")
    try #require(mkfifo(path, 0o600) == 0)
    let run = ToolRun("film", path)
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("is a pipe or a device: expected a file or a folder"))
  }

  @Test func `a watched film gets its page once it is whole, until an interruption`()
    throws
  {
    let whole = try FileSystem.contents(
      of: scratch.film("ch8", "whole.mp4", drag: 100, rate: 30), limit: 1 << 24)
    let folder = scratch.path("Recordings")
    try FileSystem.makeFolder(folder)
    let half = Array(whole.prefix(whole.count / 2))
    try AtomicFile.write(half, to: folder + "/slow.mp4")
    let process = try ToolProcess(
      ["film", "--watch", folder], variables: ["PATH": String(cString: getenv("PATH"))],
      in: scratch)
    let limit = Process.uptime + 60
    func wait(for text: String) throws {
      while try !process.output().contains(text) {
        guard Process.uptime < limit else { throw OperationError("nothing was said in a minute") }
        usleep(20_000)
      }
    }
    usleep(400_000)
    try AtomicFile.write(whole, to: folder + "/slow.mp4")
    try AtomicFile.write(whole, to: folder + "/other.mp4")
    try wait(for: "other.mp4: ")
    try wait(for: "slow.mp4: ")
    // Both have their pages by then.
    for name in ["slow", "other"] {
      let page = ToolRun("validate", folder + "/Review/\(name).html")
      #expect(page.exitCode == .clean, "\(page.output)\(page.errors)")
      #expect(FileSystem.kind(of: folder + "/Review/\(name).run") == .file)
    }
    process.send(SIGINT)
    #expect(process.wait() == 130)
    let errors = try process.errors()
    #expect(errors.hasSuffix("interrupted\n"), "\(errors)")
    #expect(!errors.contains("is no film"), "\(errors)")
  }

  @Test func `a picture whose size changes is refused, and a huge one is read smaller`() throws {
    let small = try made("a.ts", "-f", "lavfi", "-i", "testsrc2=s=188x334:d=0.2", "-f", "mpegts")
    let large = try made("b.ts", "-f", "lavfi", "-i", "testsrc2=s=240x426:d=0.2", "-f", "mpegts")
    let both =
      try FileSystem.contents(of: small, limit: 1 << 22)
      + FileSystem.contents(of: large, limit: 1 << 22)
    try AtomicFile.write(both, to: scratch.path("both.ts"))
    let run = ToolRun("film", scratch.path("both.ts"), "--device", "iphone-8")
    #expect(run.exitCode == .failure, "\(run.output)")
    #expect(run.errors.contains("the size of its pictures changes"), "\(run.errors)")
    let huge = try made(
      "huge.mp4", "-f", "lavfi", "-i", "color=gray:s=4320x7680:r=10:d=0.2", "-c:v", "mjpeg")
    let answer = ToolRun("film", huge, "--device", "iphone-8")
    #expect(answer.output.contains("were read at 1/2 of their size"), "\(answer.errors)")
    // Each picture that is decoded at once takes memory for several.
    #expect(try FilmSource(huge, rate: 60, start: nil).threads == 1)
    #expect(try FilmSource(small, rate: 60, start: nil).threads == 2)
  }
}
