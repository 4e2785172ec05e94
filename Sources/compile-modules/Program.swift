// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation

/// A program that takes part in the compilation.
struct Program: Sendable {
  /// Its path.
  let url: URL

  init(at path: String) { url = URL(filePath: path) }

  /// Finds a program in the folders of `PATH`; nil if it is not installed.
  init?(named name: String) {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let found = folders.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let found else { return nil }
    self.init(at: found)
  }

  /// Whether there is such a program.
  var exists: Bool { FileManager.default.isExecutableFile(atPath: url.path(percentEncoded: false)) }

  /// Runs the program and shows its output.
  func run(_ arguments: [String], in folder: URL) throws {
    try launch(arguments) { $0.currentDirectoryURL = folder }
  }

  /// Whether the program can do something; its output is dropped.
  func succeeds(_ arguments: [String]) -> Bool {
    let attempt: Void? = try? launch(arguments) {
      $0.standardOutput = FileHandle.nullDevice
      $0.standardError = FileHandle.nullDevice
    }
    return attempt != nil
  }

  /// What the program prints.
  func output(of arguments: [String]) throws -> String {
    let pipe = Pipe()
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try check(process)
    return String(decoding: data, as: UTF8.self)
  }

  private func launch(_ arguments: [String], prepare: (Process) -> Void) throws {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    prepare(process)
    try process.run()
    process.waitUntilExit()
    try check(process)
  }

  private func check(_ process: Process) throws {
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw ProgramFailure(program: url.lastPathComponent, status: process.terminationStatus)
    }
  }
}

/// Reports what is missing in the build.
func warn(_ message: String) {
  FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
}

/// A program has ended with a failure, which it has reported itself.
struct ProgramFailure: Error, CustomStringConvertible {
  let program: String
  let status: Int32

  var description: String { "\(program) failed (\(status))" }
}
