// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ContentDigest

@Suite struct SHA256Tests {
  /// Examples of FIPS 180-4, and the empty message of the NIST test vectors.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrs"
        + "mnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func `digests of published messages are the published ones`(message: String, digest: String) {
    #expect(SHA256.hexDigest(of: message.utf8) == digest)
  }

  @Test func `digest of a million times a is the published one`() {
    #expect(
      SHA256.hexDigest(of: repeatElement(UInt8(ascii: "a"), count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func `the processor's instructions give the same result as portable code`() {
    var random = SeededGenerator(seed: 1)
    for length in stride(from: 0, through: 4000, by: 97) {
      let message = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      var hash = SHA256()
      hash.usesProcessor = false
      hash.update(message)
      #expect(hash.finalize() == SHA256.digest(of: message), "length \(length)")
    }
  }

  @Test(arguments: [true, false])
  func
    `a message in pieces has the digest of the whole, with and without the processor's instructions`(
      usesProcessor: Bool
    )
  {
    var random = SeededGenerator(seed: 256)
    for length in [1, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000] {
      let message = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      var hash = SHA256()
      hash.usesProcessor = usesProcessor
      var rest = message[...]
      while !rest.isEmpty {
        let piece = rest.prefix(Int.random(in: 1...70, using: &random))
        hash.update(piece)
        rest = rest.dropFirst(piece.count)
      }
      #expect(hash.finalize() == SHA256.digest(of: message), "length \(length)")
    }
  }
}
