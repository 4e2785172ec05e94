// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// Bundles the modules in a target's `Assets/Scripts` into string constants of `PageScripts`, one for each file in that
/// folder itself.
@main
struct BundleScripts: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let bundler = context.package.directoryURL.appending(path: "Scripts/bundle-scripts.sh")
    let folder = target.directoryURL.appending(path: "Assets/Scripts")
    let modules = try FileManager.default
      .subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
      .filter { $0.hasSuffix(".js") }
      .sorted()
      .map { folder.appending(path: $0) }
    let output = context.pluginWorkDirectoryURL.appending(path: "PageScripts.swift")
    return [
      .buildCommand(
        displayName: "Bundling the scripts of \(target.name)",
        executable: URL(filePath: "/bin/bash"),
        arguments: [bundler, folder, output].map { $0.path(percentEncoded: false) },
        inputFiles: [bundler] + modules,
        outputFiles: [output])
    ]
  }
}
