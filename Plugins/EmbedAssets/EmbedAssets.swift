// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// Turns every file of a target's `Assets` folder into one string constant of `EmbeddedAssets`;
/// `BundleScripts` handles `Assets/Scripts`.
///
/// A prebuilt binary needs no other files, and the assets stay plain files in the repository. Those of other targets are
/// listed in `Assets/sources.txt`, by their paths in the package.
@main
struct EmbedAssets: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folder = target.directoryURL.appending(path: "Assets")
    let assets = try FileManager.default
      .subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
      .filter { !$0.hasPrefix("Scripts/") }
      .map { folder.appending(path: $0) }
      .filter { !$0.lastPathComponent.hasPrefix(".") && !$0.pathExtension.isEmpty }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let list = folder.appending(path: "sources.txt")
    let others = ((try? String(contentsOf: list, encoding: .utf8)) ?? "").split(separator: "\n")
      .map { context.package.directoryURL.appending(path: String($0)) }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedAssets.swift")
    return [
      .buildCommand(
        displayName: "Embedding the assets of \(target.name)",
        executable: try context.tool(named: "embed-text").url,
        arguments: [output.path(percentEncoded: false)]
          + (assets + others).map { $0.path(percentEncoded: false) },
        inputFiles: assets + others,
        outputFiles: [output])
    ]
  }
}
