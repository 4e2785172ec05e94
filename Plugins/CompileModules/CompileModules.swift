// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// Compiles the core and the review for pages, as WebAssembly, and gives the target the modules as texts.
///
/// The sources belong to no target: what they are compiled with is in `Scripts/compile-modules.sh`.
@main
struct CompileModules: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let package = context.package.directoryURL
    let script = package.appending(path: "Scripts/compile-modules.sh")
    let patterns = [
      package.appending(path: "Scripts/list-patterns.sh"),
      package.appending(path: "Sources/PageModule/patterns.txt"),
    ]
    let sources = try ["Sources/ScrollCore", "Sources/MotionReview", "Sources/PageModule"]
      .flatMap { folder in
        try FileManager.default
          .subpathsOfDirectory(atPath: package.appending(path: folder).path(percentEncoded: false))
          .map { package.appending(path: "\(folder)/\($0)") }
      }
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL
    return [
      .buildCommand(
        displayName: "Compiling the core for pages",
        executable: URL(filePath: "/bin/bash"),
        arguments: [
          script, try context.tool(named: "swiftc").url, output,
        ].map { $0.path(percentEncoded: false) },
        inputFiles: [script] + patterns + sources,
        outputFiles: [output.appending(path: "PageModules.swift")])
    ]
  }
}
