// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import RunComparison

/// Invariants of the reader of recorded runs.
enum RunPromises {
  /// Reads a run; writing an accepted one and reading it again gives the same value.
  static func run(_ bytes: [UInt8]) throws(BrokenPromise) -> Bool {
    _ = RunFile.name(of: bytes)
    let run: RecordedRun
    do throws(RunFileError) {
      run = try RunReader.read(bytes, file: "r.run")
    } catch {
      try BrokenPromise.unlessPrintable(error.description)
      try BrokenPromise.unless(error.line >= 1, "lines count from 1")
      return false
    }
    try BrokenPromise.unless(run.phases.count == run.frameCount, "every frame has a phase")
    let text = RunWriter.write(run)
    let again = try BrokenPromise.again { () throws(RunFileError) in
      try RunReader.read(text, file: "again.run")
    }
    try BrokenPromise.unless(RunWriter.write(again) == text, "what is written is read the same")
    return true
  }
}
