// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// Shortens and packs what all pages have in common: the styles in a target's `Assets` and the script in
/// `Assets/Scripts`, as constants of `PageConstants`.
@main
struct PackTexts: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let bundler = context.package.directoryURL.appending(path: "Scripts/bundle-scripts.sh")
    let folder = target.directoryURL.appending(path: "Assets")
    let files = try FileManager.default
      .subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
      .sorted()
      .map { folder.appending(path: $0) }
    let styles = files.filter { $0.pathExtension == "css" }
    let modules = files.filter { $0.pathExtension == "js" }
    let output = context.pluginWorkDirectoryURL.appending(path: "PageConstants.swift")
    return [
      .buildCommand(
        displayName: "Packing the texts of \(target.name)",
        executable: try context.tool(named: "pack-texts").url,
        arguments: ([output, bundler, folder.appending(path: "Scripts")] + styles).map {
          $0.path(percentEncoded: false)
        },
        inputFiles: [bundler] + styles + modules,
        outputFiles: [output])
    ]
  }
}
