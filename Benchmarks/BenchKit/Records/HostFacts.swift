// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import TextFormats

/// The properties of a host on which figures depend: figures of different hosts are not compared.
package struct HostFacts: Equatable, Sendable {
  /// The processor's name.
  package var processor: String
  /// The architecture, such as `x86_64`.
  package var architecture: String
  /// How many processors there are.
  package var cores: Int
  /// The name and release of the kernel.
  package var kernel: String
  /// The compiler's version, such as `6.3`.
  package var swift: String
  /// The version of this suite; counts of different versions are not compared.
  package var harness: Int

  /// Makes facts.
  package init(
    processor: String, architecture: String, cores: Int, kernel: String, swift: String,
    harness: Int
  ) {
    self.processor = processor
    self.architecture = architecture
    self.cores = cores
    self.kernel = kernel
    self.swift = swift
    self.harness = harness
  }

  /// What budgets are kept for: the architecture and the compiler.
  package var key: String { "\(architecture)-swift\(swift)" }

  /// The facts as JSON.
  package var json: JSONValue {
    .object([
      ("cpu", .string(processor)), ("arch", .string(architecture)), ("cores", .integer(cores)),
      ("kernel", .string(kernel)), ("swift", .string(swift)), ("harness", .integer(harness)),
    ])
  }

  /// Reads facts; nil if one is missing.
  package init?(_ json: JSONValue) {
    guard let processor = json["cpu"]?.text, let architecture = json["arch"]?.text,
      let cores = json["cores"]?.integer, let kernel = json["kernel"]?.text,
      let swift = json["swift"]?.text, let harness = json["harness"]?.integer
    else { return nil }
    self.init(
      processor: processor, architecture: architecture, cores: cores, kernel: kernel, swift: swift,
      harness: harness)
  }
}
