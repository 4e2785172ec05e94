// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ContentDigest

@Suite struct FileChecksumTests {
  private let file = Array("<svg>é</svg>\n".utf8)

  @Test func `the last line is the digest that other programs compute`() {
    // printf '' | openssl dgst -sha256 -binary | base64
    let line = "<!--sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=-->\n"
    #expect(String(decoding: FileChecksum.added(to: []), as: UTF8.self) == line)
  }

  @Test func `a file with its checksum is intact and can be split again`() {
    let written = FileChecksum.added(to: file)
    #expect(written.starts(with: file))
    #expect(FileChecksum.state(of: written) == .intact)
    #expect(FileChecksum.removed(from: written) == file)
    #expect(FileChecksum.added(to: written) == written)
    #expect(written.count - FileChecksum.count(in: written) == file.count)
  }

  @Test func `a file without a checksum stays as it is`() {
    #expect(FileChecksum.state(of: file) == .missing)
    #expect(FileChecksum.removed(from: file) == file)
    #expect(FileChecksum.count(in: file) == 0)
    #expect(FileChecksum.state(of: []) == .missing)
  }

  @Test func `every change of every byte is found`() {
    let written = FileChecksum.added(to: file)
    for index in written.indices {
      for bit in 0..<8 {
        var other = written
        other[index] ^= 1 << bit
        #expect(FileChecksum.state(of: other) != .intact, "byte \(index), bit \(bit)")
      }
    }
    #expect(FileChecksum.state(of: written + [10]) == .missing)
    #expect(FileChecksum.state(of: Array(written.dropFirst())) == .altered)
    #expect(FileChecksum.state(of: Array(written.dropLast())) == .missing)
  }
}
