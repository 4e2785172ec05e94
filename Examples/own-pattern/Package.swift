// swift-tools-version: 6.2
// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "own-pattern",
  platforms: [.macOS(.v13)],
  dependencies: [
    // In a package of your own: the address of the repository, and a version.
    .package(name: "Scrollwork", path: "../..")
  ],
  targets: [
    // The pattern, which an app could link as well.
    .target(name: "Banner", dependencies: [.product(name: "ScrollCore", package: "Scrollwork")]),
    // The tool with the pattern in it.
    .executableTarget(
      name: "own-pattern",
      dependencies: ["Banner", .product(name: "CommandLineTool", package: "Scrollwork")]),
    // What its frames cost.
    .executableTarget(
      name: "own-pattern-bench",
      dependencies: ["Banner", .product(name: "ScrollCore", package: "Scrollwork")]),
  ],
  swiftLanguageModes: [.v6]
)
