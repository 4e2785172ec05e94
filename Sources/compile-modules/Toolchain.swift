// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation

/// The programs that create modules: the compiler, the tools of its toolchain, and optional
/// programs.
struct Toolchain: Sendable {
  let compiler: Program
  /// Links a module.
  let linker: Program
  /// Optimises the whole core before it is linked.
  let clang: Program
  /// Makes a module a sixth smaller; nil where binaryen is not installed.
  let optimizer = Program(named: "wasm-opt")
  /// Takes the review out of a module.
  let splitter = Program(named: "wasm-split")
  /// Shows which function of a module calls which.
  let disassembler = Program(named: "wasm-dis")
  /// Compresses by LZMA, better than gzip; nil if it is not installed.
  let packer = Program(named: "xz")

  /// The toolchain of a compiler: linker and clang are next to its runtime.
  init(compiler path: String) throws {
    compiler = Program(at: path)
    let info = try JSONDecoder().decode(
      TargetInfo.self, from: Data(compiler.output(of: ["-print-target-info"]).utf8))
    linker = Program(at: info.paths.runtimeResourcePath + "/../../bin/wasm-ld")
    clang = Program(at: info.paths.runtimeResourcePath + "/../../bin/clang")
  }

  /// The versions of everything that the bytes of a module depend on.
  func versions() throws -> String {
    var text = try compiler.output(of: ["--version"])
    if linker.exists { text += try linker.output(of: ["--version"]) }
    if let optimizer { text += try optimizer.output(of: ["--version"]) }
    if let splitter, disassembler != nil { text += try splitter.output(of: ["--version"]) }
    if packer != nil { text += "xz\n" }
    return text
  }

  /// What the toolchain lacks for modules; nil if it has everything.
  ///
  /// - Parameter folder: Where a file may be compiled for a trial.
  func missing(trialIn folder: URL) throws -> String? {
    let trial = folder.appending(path: "trial.swift")
    let object = folder.appending(path: "trial.o")
    try "let sum = [1, 2].reduce(0, +)\n".write(to: trial, atomically: false, encoding: .utf8)
    let compiles = compiler.succeeds(
      CompilerFlags.forPages(runningPrograms: false) + [
        "-c", trial.plainPath, "-o", object.plainPath,
      ])
    return if !compiles {
      "Embedded Swift for wasm32"
    } else if !linker.exists {
      "wasm-ld"
    } else if !clang.exists {
      "clang"
    } else {
      nil
    }
  }

  /// The output of `swiftc -print-target-info`.
  private struct TargetInfo: Decodable {
    let paths: Paths

    struct Paths: Decodable {
      let runtimeResourcePath: String
    }
  }
}

extension URL {
  /// The path as programs take it.
  var plainPath: String { path(percentEncoded: false) }
}
