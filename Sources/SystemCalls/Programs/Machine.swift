// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Facts about the machine, for reports.
package enum Machine {
  /// System, its version and the kind of processor, such as `Linux 6.1.0 x86_64`.
  package static var system: String {
    var facts = utsname()
    guard uname(&facts) == 0 else { return "unknown" }
    func text<Field>(_ field: Field) -> String {
      withUnsafeBytes(of: field) { raw in
        String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
      }
    }
    return "\(text(facts.sysname)) \(text(facts.release)) \(text(facts.machine))"
  }

  /// Whether the running program has loaded no shared library; false where the system does not tell.
  package static var isStatic: Bool {
    guard let maps = try? FileSystem.contents(of: "/proc/self/maps", limit: 1 << 22) else {
      return false
    }
    return !String(decoding: maps, as: UTF8.self).contains(".so")
  }

  /// The path of the running program.
  package static var executable: String {
    #if canImport(Darwin)
    var length: UInt32 = 4096
    var path = [CChar](repeating: 0, count: Int(length))
    guard _NSGetExecutablePath(&path, &length) == 0 else { return CommandLine.arguments[0] }
    return String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #else
    var path = [CChar](repeating: 0, count: 4096)
    let length = readlink("/proc/self/exe", &path, path.count)
    guard length > 0 else { return CommandLine.arguments[0] }
    return String(decoding: path.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #endif
  }

  /// The path of a program that the shell would run; nil if it would find none.
  package static func program(_ name: String) -> String? {
    (Process.variable("PATH") ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileSystem.kind(of: $0) == .file && access($0, X_OK) == 0 }
  }

  /// Whether a file can be created in a folder; the test file is removed again.
  package static func canWrite(in folder: String) -> Bool {
    let path = folder + "/" + TemporaryFiles.nextName()
    let slot = TemporaryFiles.enter(path)
    defer { TemporaryFiles.leave(slot) }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    return unlink(path) == 0
  }
}
