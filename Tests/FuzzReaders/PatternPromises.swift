// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore
import SwiftGeneration
import TextFormats

/// Invariants of pattern files: a file is refused with places, or each of its variants runs until its script ends or a
/// formula has no result.
enum PatternPromises {
  /// Reads a file, compiles its first variants and plays them.
  static func pattern(_ bytes: [UInt8]) throws(BrokenPromise) -> Bool {
    guard isText(bytes) else { return false }
    let result = Result { () throws(InvalidPatternFile) in try PatternFile(bytes) }
    guard let file = try accepted(result, bytes) else { return false }
    var plays = false
    for variant in file.variants.indices.prefix(2) {
      let result = Result { () throws(InvalidPatternFile) in try file.compile(variant: variant) }
      guard let pattern = try accepted(result, bytes) else { continue }
      plays = true
      try readBack(pattern)
      try explain(file, variant, bytes)
      try play(pattern, bytes)
    }
    return plays
  }

  /// Pages have the program as bytes, which give the same program.
  private static func readBack(_ pattern: CompiledPattern) throws(BrokenPromise) {
    let bytes = ProgramFile(
      elements: OwnElements(pattern.ownElements), programs: [pattern.program]
    ).bytes
    let read = try? ProgramFile(bytes)
    try BrokenPromise.unless(read?.bytes == bytes, "a program reads back from its bytes")
  }

  /// A variant that compiles can be explained, and written as Swift with no line that ends early or refused with places.
  private static func explain(
    _ file: PatternFile, _ variant: Int, _ bytes: [UInt8]
  ) throws(BrokenPromise) {
    let result = Result { () throws(InvalidPatternFile) in try file.outline(variant: variant) }
    guard case .success(let outline) = result else {
      throw BrokenPromise("a variant that compiles has an outline")
    }
    try BrokenPromise.unless(!PatternExplanation(outline).text.isEmpty, "it can be explained")
    let refusals = SwiftRefusals.errors(in: outline)
    for error in refusals {
      try BrokenPromise.unlessPrintable(error.message)
      try BrokenPromise.unless(
        0...bytes.count ~= error.offset, "what has no Swift has a place in the file: \(error)")
    }
    guard refusals.isEmpty else { return }
    var generator = SwiftGenerator(outline, bytes)
    let text = generator.text(madeBy: "fuzzing")
    try BrokenPromise.unless(
      text.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 || $0 == "\n" },
      "generated code has no control characters")
  }

  /// Files are in UTF-8, which is checked before they are read.
  private static func isText(_ bytes: [UInt8]) -> Bool {
    String(utf8: bytes) != nil
  }

  private static func accepted<Value>(
    _ result: Result<Value, InvalidPatternFile>, _ bytes: [UInt8]
  ) throws(BrokenPromise) -> Value? {
    switch result {
    case .success(let value): return value
    case .failure(let failure):
      try BrokenPromise.unless(!failure.errors.isEmpty, "a refusal has a reason")
      for error in failure.errors {
        try BrokenPromise.unlessPrintable(error.message)
        try BrokenPromise.unless(
          0...bytes.count ~= error.offset, "a mistake has a place in the file: \(error)")
      }
      return nil
    }
  }

  private static func play(
    _ pattern: CompiledPattern, _ bytes: [UInt8]
  ) throws(BrokenPromise) {
    let device = DeviceProfile.iPhone8
    let request = RunRequest(
      variant: 0, parameters: pattern.parameters.map(\.defaultValue),
      screen: device.screen(.portrait), turnedScreen: device.screen(.landscape), rate: 60,
      physics: .uikit, script: script)
    // A run may also end because handlers answer each other without end, or because it is too long.
    guard let (timeline, fault) = try? pattern.program.run(request) else { return }
    try BrokenPromise.unless(
      timeline.elements.allSatisfy { $0.frame.x.isFinite && $0.frame.height.isFinite },
      "what is drawn has a place")
    try BrokenPromise.unless(
      fault != nil || timeline.frameCount >= 30, "a run without a fault has all its frames")
    guard let fault else { return }
    let description = pattern.description(of: fault)
    try BrokenPromise.unlessPrintable(description.message)
    try BrokenPromise.unless(
      0...bytes.count ~= description.offset, "a fault has a place in the file: \(description)")
  }

  private static let script = GestureScript([
    .pause(0.05),
    .drag(
      DragGesture(
        from: ScriptPoint(.fraction(0.5), .fraction(0.7)),
        .by(ScriptPoint(.points(0), .fraction(-0.4))), duration: 0.1)),
    .pause(0.2), .rotate(to: .landscape), .pause(0.2),
  ])
}
