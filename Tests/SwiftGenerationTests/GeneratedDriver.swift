// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Compiles generated files with what runs them, and runs the program.
enum GeneratedDriver {
  /// The folder of the tests.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  static func scratchFolder() throws -> URL {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "scrollwork-generated-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  /// Builds the driver with some files, runs it and gives the numbers that it writes.
  static func compileAndRun(_ files: [(String, String)], _ mainText: String) throws -> [Double] {
    let scratch = try scratchFolder()
    defer { try? FileManager.default.removeItem(at: scratch) }
    var sources = ["GeneratedRules", "GeneratedRun", "GeneratedPattern"].map { name in
      folder.appending(path: "Driver/\(name).swift").path
    }
    let tests = folder.deletingLastPathComponent()
    sources += [
      folder.appending(path: "RandomRequest.swift").path,
      tests.appending(path: "RandomScripts/RandomScript.swift").path,
      tests.appending(path: "RandomScripts/SeededGenerator.swift").path,
    ]
    for (name, text) in files {
      let url = scratch.appending(path: "\(name).swift")
      try text.write(to: url, atomically: true, encoding: .utf8)
      sources.append(url.path)
    }
    let main = scratch.appending(path: "main.swift")
    try mainText.write(to: main, atomically: true, encoding: .utf8)
    let driver = scratch.appending(path: "driver").path
    let build = Self.buildFolder
    let core = build.appending(path: "ScrollCore.build")
    let objects = try FileManager.default.contentsOfDirectory(atPath: core.path)
      .filter { $0.hasSuffix(".o") }.sorted().map { core.appending(path: $0).path }
    try run(
      "/usr/bin/env",
      [
        // File by file, the compiler would read all other files again for each.
        "swiftc", "-swift-version", "6", "-Onone", "-wmo", "-D", "DRIVER",
        "-package-name", "driver", "-module-name", "driver",
        "-enable-upcoming-feature", "InternalImportsByDefault", "-suppress-warnings",
        "-I", build.appending(path: "Modules").path, "-o", driver, main.path,
      ] + sources + objects + ["-lm"])
    let output = scratch.appending(path: "numbers").path
    try run(driver, [output])
    let bytes = try Data(contentsOf: URL(filePath: output))
    return bytes.withUnsafeBytes { Array($0.bindMemory(to: Double.self)) }
  }

  /// Where the package's modules and objects are: beside the tests.
  private static var buildFolder: URL {
    var url = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    while url.pathComponents.count > 1,
      !FileManager.default.fileExists(atPath: url.appending(path: "ScrollCore.build").path)
    {
      url.deleteLastPathComponent()
    }
    return url
  }

  static func run(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(
      process.terminationStatus == 0,
      "\(program): \(String(decoding: output.prefix(4000), as: UTF8.self))")
  }
}
