// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The flags of each program, and why.
enum CompilerFlags {
  /// Embedded Swift for wasm32, small.
  ///
  /// Every page contains the module, so its size matters: duplicated branches would make it larger. Without the last
  /// flag, which is for incremental compilation, modules would contain a digest of the source paths.
  ///
  /// - Parameter runsPrograms: Whether it is the module of pattern files.
  static func forPages(runningPrograms runsPrograms: Bool) -> [String] {
    [
      [
        "-target", "wasm32-unknown-none-wasm", "-enable-experimental-feature", "Embedded", "-wmo",
        "-Osize", "-parse-as-library", "-swift-version", "6",
      ],
      frontend("-disable-stack-protector"), runsPrograms ? noInlining : littleInlining,
      llvm("-sil-disable-pass=closure-specialize"), llvm("-sil-disable-pass=simplify-cfg"),
      llvm("-sil-disable-pass=jumpthread-simplify-cfg"), llvm("-inline-threshold=0"),
      llvm("-swiftmergefunc-threshold=4"), frontend("-disable-incremental-llvm-codegen"),
    ].flatMap { $0 }
  }

  /// What a frame calls becomes part of the functions that are marked with `@_optimize(speed)`.
  ///
  /// Other functions take in little, and large ones nothing. A frame takes a half to two thirds of the time that it
  /// takes without, and the core is a fifth larger, packed a seventh.
  private static let littleInlining =
    llvm("-sil-inline-removed-call-benefit=1") + llvm("-sil-inline-overall-caller-block-limit=60")

  /// Functions that are marked for inlining still are inlined.
  ///
  /// The module of pattern files has the most functions, and formulas take most of the time of its frames.
  private static let noInlining = llvm("-sil-disable-pass=inline")

  /// What leaves the laws of Android and the steps of programs out, which only pages with one of them need.
  static func without(_ extent: PagePattern.Extent) -> [String] {
    switch extent {
    case .plain: ["-D", "WITHOUT_ANDROID", "-D", "WITHOUT_PROGRAM_STEPS"]
    case .android: ["-D", "WITHOUT_PROGRAM_STEPS"]
    case .complete: []
    }
  }

  /// The language settings that the targets of the package have.
  static let house = [
    "-enable-upcoming-feature", "InternalImportsByDefault",
    "-enable-upcoming-feature", "MemberImportVisibility",
    "-strict-memory-safety", "-warnings-as-errors",
  ]

  /// Clang makes of the core what the linker can go through once more, as a whole.
  ///
  /// What no pattern but the module's own needs, and arguments that are always the same, fall away. A tenth. At higher
  /// levels clang and the linker take longer, and modules are no smaller and no faster.
  static let clang = ["--target=wasm32", "-Wno-override-module", "-flto", "-O1"]

  static let linker = ["--no-entry", "--gc-sections", "-O2", "--lto-O2"]

  /// What wasm-opt, wasm-split and wasm-dis have to know of a module.
  static let features = [
    "--enable-bulk-memory", "--enable-sign-ext", "--enable-nontrapping-float-to-int",
    "--enable-mutable-globals",
  ]

  /// For the core: packed, it is no larger than with `-Oz`, and people wait for its frames.
  static let optimizer = ["-O3"] + ofMemory

  /// For the review.
  static let reviewOptimizer = ["-Oz"] + ofMemory

  /// The linker places data from 1024 on, which the optimizer may assume.
  ///
  /// `--ignore-implicit-traps` is not among the flags although Swift checks all accesses: it lets the optimizer move an
  /// access before its check.
  private static let ofMemory = ["--low-memory-unused"] + features

  /// What a page gives to a module, in a few lines.
  ///
  /// The linker refuses anything else: no mathematics, no text tables, no clock, no randomness.
  static let imports = ["free", "memcpy", "memmove", "memset", "posix_memalign"]

  private static func frontend(_ flag: String) -> [String] { ["-Xfrontend", flag] }
  private static func llvm(_ flag: String) -> [String] { ["-Xllvm", flag] }
}
