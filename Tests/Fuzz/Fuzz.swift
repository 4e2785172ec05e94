// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import FuzzReaders
import Glibc

/// libFuzzer, which calls a function with generated inputs; in `libclang_rt.fuzzer`.
@_extern(c, "LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// The reader under test, by its name in SCROLLWORK_FUZZ.
///
/// A variable, because libFuzzer restarts the program with its own arguments.
private let reader: FuzzReader = {
  let word = getenv("SCROLLWORK_FUZZ").map { String(cString: $0) } ?? ""
  guard let reader = FuzzReader(rawValue: word) else {
    let words = FuzzReader.allCases.map(\.rawValue).joined(separator: ", ")
    fatalError("SCROLLWORK_FUZZ: found '\(word)', expected one of \(words)")
  }
  return reader
}()

/// The function that libFuzzer calls.
///
/// It has the documented name, so that a link with libFuzzer's main function also finds it.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do {
    _ = try reader.read(Array(UnsafeBufferPointer(start: start, count: count)))
  } catch {
    fatalError("\(error)")
  }
  return 0
}

/// Fuzzes one reader; the arguments are those of libFuzzer.
@main
enum Fuzz {
  static func main() {
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    exit(runDriver(&count, &arguments, testOneInput))
  }
}
