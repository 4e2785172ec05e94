// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// Gives the target the commit that the package is built from; it looks before each build.
@main
struct StampBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let script = context.package.directoryURL.appending(path: "Scripts/stamp-build.sh")
    let output = context.pluginWorkDirectoryURL
    // A command before the build gets no variable that is not named here.
    let inherited = ProcessInfo.processInfo.environment.filter {
      ["PATH", "SCROLLWORK_COMMIT"].contains($0.key)
    }
    return [
      .prebuildCommand(
        displayName: "Stamping the build", executable: URL(filePath: "/bin/bash"),
        arguments: [script, output].map { $0.path(percentEncoded: false) },
        environment: inherited, outputFilesDirectory: output)
    ]
  }
}
