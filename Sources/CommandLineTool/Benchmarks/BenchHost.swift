// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import SystemCalls

/// Facts of this machine and this build, for records.
enum BenchHost {
  /// The version of what is counted: figures of different versions are not compared.
  private static let harness = 1

  // The compiler's version.
  #if compiler(>=6.5)
  static let swift = "6.5"
  #elseif compiler(>=6.4)
  static let swift = "6.4"
  #elseif compiler(>=6.3)
  static let swift = "6.3"
  #else
  static let swift = "6.2"
  #endif

  /// Whether the tool was built without optimisation: its figures say nothing about a release.
  static var isDebugBuild: Bool {
    var isDebug = false
    assert(
      {
        isDebug = true; return true
      }())
    return isDebug
  }

  /// The facts on which figures depend.
  static var facts: HostFacts {
    let information = (try? FileSystem.contents(of: "/proc/cpuinfo", limit: 1 << 22)) ?? []
    let model = String(decoding: information, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("model name") }?.split(separator: ":").last
    let system = Machine.system.split(separator: " ")
    let architecture = String(system.last ?? "unknown")
    return HostFacts(
      processor: model.map { String($0.drop { $0 == " " }) } ?? architecture,
      architecture: architecture, cores: Process.processorCount,
      kernel: system.dropLast().joined(separator: " "),
      swift: swift + (isDebugBuild ? "-debug" : ""), harness: harness)
  }
}
