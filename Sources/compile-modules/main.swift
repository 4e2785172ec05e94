// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation

let usage = """
  usage: compile-modules build PACKAGE OUTPUT SWIFTC [--keep]
         compile-modules check PACKAGE BUILD

  build   compiles the core and the review for pages and writes OUTPUT/PageModules.swift
          --keep: modules that are there stay, whatever has changed since
  check   prints how large the modules are that lie anywhere in BUILD; fails above the limits

  """

/// Prints an error, and exits.
func fail(_ message: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data(message.utf8))
  exit(status)
}

var arguments = Array(CommandLine.arguments.dropFirst())
let keepsModules = arguments.last == "--keep"
if keepsModules { arguments.removeLast() }
do {
  switch (arguments.first, arguments.count) {
  case ("build", 4):
    let sources = try PageSources(package: URL(filePath: arguments[1]))
    let build = ModuleBuild(
      sources: sources, output: URL(filePath: arguments[2]),
      toolchain: try Toolchain(compiler: arguments[3]))
    try build.run(keepsModules: keepsModules)
  case ("check", 3):
    let sources = try PageSources(package: URL(filePath: arguments[1]))
    let report = SizeReport(
      patterns: try sources.patterns(),
      modules: ModuleFolder.find(in: URL(filePath: arguments[2])))
    print(report.summary)
    if !report.errors.isEmpty { fail(report.errors.joined(separator: "\n") + "\n", status: 1) }
  default:
    fail(usage, status: 2)
  }
} catch {
  fail("error: compile-modules: \(error)\n", status: 1)
}
