// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// Compiles the core and the review for pages, as WebAssembly, and gives the target the modules as texts.
///
/// The sources belong to no target: `compile-modules` knows what they are compiled with.
@main
struct CompileModules: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let package = context.package.directoryURL
    let sources = try ["ScrollCore", "MotionReview", "PageModule", "compile-modules"]
      .flatMap { target in
        let folder = package.appending(path: "Sources/\(target)")
        return try FileManager.default
          .subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
          .map { folder.appending(path: $0) }
      }
      .filter { ["swift", "txt"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL
    // Most tests need no module, and making them takes longer than everything else that follows a change of a rule.
    let keepsModules = ProcessInfo.processInfo.environment["SCROLLWORK_MODULES"] == "kept"
    return [
      .buildCommand(
        displayName: keepsModules
          ? "Keeping the modules for pages" : "Compiling the core for pages",
        executable: try context.tool(named: "compile-modules").url,
        arguments: [
          "build", package.path(percentEncoded: false), output.path(percentEncoded: false),
          try context.tool(named: "swiftc").url.path(percentEncoded: false),
        ] + (keepsModules ? ["--keep"] : []),
        inputFiles: keepsModules ? [] : sources,
        outputFiles: [output.appending(path: "PageModules.swift")])
    ]
  }
}
