// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore
import TextFormats

/// Invariants of formulas: one is refused with its place, or gives the same bits frame by frame and for many frames at once.
enum FormulaPromises {
  /// Reads a formula and evaluates it in a short run.
  static func formula(_ bytes: [UInt8]) throws(BrokenPromise) -> Bool {
    guard !bytes.isEmpty, String(utf8: bytes) != nil else { return false }
    let file = Array(first.utf8) + escaped(bytes) + Array(last.utf8)
    let pattern: CompiledPattern
    do throws(InvalidPatternFile) {
      pattern = try PatternFile(file).compile(variant: 0)
    } catch {
      for error in error.errors {
        try BrokenPromise.unlessPrintable(error.message)
        try BrokenPromise.unless(0...file.count ~= error.offset, "a mistake has a place: \(error)")
      }
      return false
    }
    let whole = ProgramFile(
      elements: OwnElements(pattern.ownElements), programs: [pattern.program])
    // A program from bytes has no columns: it evaluates each frame when it comes.
    guard let single = try? ProgramFile(whole.bytes).programs.first else {
      throw BrokenPromise("a program reads back from its bytes")
    }
    guard let one = try? pattern.program.checkedRun(request) else { return true }
    guard let other = try? single.checkedRun(request) else {
      throw BrokenPromise("both ways of evaluation accept the run")
    }
    // What depends on the screen only is computed first where formulas are put together: of two operations without a
    // result another one may end the run, at the same time.
    try BrokenPromise.unless(
      one.fault?.time == other.fault?.time, "both ways end at the same time")
    try BrokenPromise.unless(
      one.timeline.frameCount == other.timeline.frameCount
        && one.timeline.digest == other.timeline.digest, "both ways give the same bits")
    return true
  }

  /// The bytes of a text as they stand in a string of JSON.
  private static func escaped(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    let digits = Array("0123456789abcdef".utf8)
    for byte in text {
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        result += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      } else {
        result.append(byte)
      }
    }
    return result
  }

  /// What stands before the formula, which is a value, and what stands behind it.
  private static let first = """
    { version: 1, id: "f", title: "F", parameters: { room: 40, sizes: [3, 8, 5] },
      scrollViews: { list: { content: 3000, alwaysBounces: true }, strip: { axis: "horizontal", content: 900 } },
      state: { far: 0, kept: { start: 0, each: 3 } },
      on: [{ event: "didScroll", of: "list", do: ["far = far + list.delta", "kept[1] = list.offset"] }],
      values: { known: "list.offset / 8", result: "
    """
  private static let last = """
    " },
      elements: [{ id: "box", look: { fill: "ink" }, frame: { top: "far / 2", height: 44 } },
        { id: "rows", in: "list", look: { fill: "paper" }, repeat: { count: 40, height: "40 + index % 3 * 8" } }],
      variants: { a: { title: "A" } } }
    """

  private static let request = RunRequest(
    variant: 0, parameters: [.number(40), .numbers([3, 8, 5])],
    screen: DeviceProfile.iPhone8.screen(.portrait),
    turnedScreen: DeviceProfile.iPhone8.screen(.landscape), rate: 60, physics: .uikit,
    script: GestureScript([
      .drag(
        DragGesture(
          from: ScriptPoint(.fraction(0.5), .fraction(0.5)),
          .by(ScriptPoint(.points(0), .fraction(0.2))), duration: 0.1)),
      .pause(0.25),
    ]))
}
