// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import BenchProbe

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Files, the clock and facts about the machine.
enum System {
  /// The version of the suite: figures of different versions are not compared.
  static let harness = 1

  /// An environment variable; nil if it is not set.
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The path of the running program.
  static var executable: String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let length = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    guard length > 0 else { return CommandLine.arguments[0] }
    return String(decoding: buffer.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The folder of a path.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The names of what is in a folder, in order.
  static func names(in path: String) throws(BenchError) -> [String] {
    guard let folder = opendir(path) else {
      throw BenchError("cannot read \(path): \(String(cString: strerror(errno)))")
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(
          to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)
        ) {
          names.append(String(cString: $0))
        }
      }
    }
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Whether there is a file or folder.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The contents of a file.
  static func read(_ path: String) throws(BenchError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else {
      throw BenchError("cannot read \(path): \(String(cString: strerror(errno)))")
    }
    defer { close(descriptor) }
    return readAll(descriptor)
  }

  /// The text of a file.
  static func text(_ path: String) throws(BenchError) -> String {
    String(decoding: try read(path), as: UTF8.self)
  }

  /// Everything that comes out of a descriptor until its end.
  static func readAll(_ descriptor: CInt) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Int(Self.read(descriptor, into: &buffer))
      if count <= 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// What a descriptor has now, at least a byte; nothing at its end.
  static func readSome(_ descriptor: CInt) -> ArraySlice<UInt8> {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Self.read(descriptor, into: &buffer)
    return buffer.prefix(max(0, count))
  }

  private static func read(_ descriptor: CInt, into buffer: inout [UInt8]) -> Int {
    while true {
      #if canImport(Glibc)
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      #elseif canImport(Musl)
      let count = Musl.read(descriptor, &buffer, buffer.count)
      #else
      let count = Darwin.read(descriptor, &buffer, buffer.count)
      #endif
      if count >= 0 || errno != EINTR { return count }
    }
  }

  /// Writes a file, or adds to it.
  static func write(_ text: String, to path: String, adding: Bool = false) throws(BenchError) {
    try write(Array(text.utf8), to: path, adding: adding)
  }

  /// Writes a file, or adds to it.
  static func write(
    _ bytes: [UInt8], to path: String, adding: Bool = false
  ) throws(BenchError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | (adding ? O_APPEND : O_TRUNC), 0o644)
    guard descriptor >= 0 else {
      throw BenchError("cannot write \(path): \(String(cString: strerror(errno)))")
    }
    defer { close(descriptor) }
    guard send(bytes, to: descriptor) else { throw BenchError("cannot write \(path)") }
  }

  /// Writes all of some bytes to a descriptor.
  static func send(_ bytes: [UInt8], to descriptor: CInt) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { raw in
        #if canImport(Glibc)
        Glibc.write(descriptor, raw.baseAddress, raw.count)
        #elseif canImport(Musl)
        Musl.write(descriptor, raw.baseAddress, raw.count)
        #else
        Darwin.write(descriptor, raw.baseAddress, raw.count)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Makes a symbolic link to a file.
  static func link(_ path: String, at location: String) throws(BenchError) {
    guard let target = realpath(path, nil) else { throw BenchError("there is no \(path)") }
    defer { free(target) }
    guard symlink(target, location) == 0 else { throw BenchError("cannot link \(location)") }
  }

  /// Makes a folder and those around it.
  static func makeFolder(_ path: String) throws(BenchError) {
    guard !exists(path) else { return }
    try makeFolder(folder(of: path))
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
      throw BenchError("cannot make \(path): \(String(cString: strerror(errno)))")
    }
  }

  /// Creates an empty folder with a unique name.
  static func scratchFolder() throws(BenchError) -> String {
    var name = Array(((variable("TMPDIR") ?? "/tmp") + "/bench-XXXXXX").utf8CString)
    guard mkdtemp(&name) != nil else { throw BenchError("cannot make a scratch folder") }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes a file; no effect if there is none.
  static func remove(_ path: String) {
    #if canImport(Glibc)
    _ = Glibc.remove(path)
    #elseif canImport(Musl)
    _ = Musl.remove(path)
    #else
    _ = Darwin.remove(path)
    #endif
  }

  /// Now, as ISO 8601 in UTC.
  static var now: String {
    var seconds = time(nil)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    var buffer = [CChar](repeating: 0, count: 32)
    let length = strftime(&buffer, buffer.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
    return String(decoding: buffer.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The properties of the host on which figures depend.
  static let host: HostFacts = {
    let lines = ((try? text("/proc/cpuinfo")) ?? "").split(separator: "\n")
    let model = lines.first { $0.hasPrefix("model name") }?.split(separator: ":").last
    var name = utsname()
    uname(&name)
    let kernel = withUnsafeBytes(of: &name.release) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    #if arch(x86_64)
    let architecture = "x86_64"
    #elseif arch(arm64)
    let architecture = "arm64"
    #else
    let architecture = "other"
    #endif
    #if compiler(>=6.5)
    let swift = "6.5"
    #elseif compiler(>=6.4)
    let swift = "6.4"
    #elseif compiler(>=6.3)
    let swift = "6.3"
    #else
    let swift = "6.2"
    #endif
    return HostFacts(
      processor: model.map { String($0.drop { $0 == " " }) } ?? architecture,
      architecture: architecture, cores: Int(scrollwork_processor_count()), kernel: kernel,
      swift: swift, harness: harness)
  }()
}
