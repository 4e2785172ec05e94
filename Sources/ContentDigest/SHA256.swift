// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CDigest

/// The hash function SHA-256 of FIPS 180-4.
///
/// Feed bytes with `update`, then take the digest with `finalize`; `digest(of:)` does both.
package struct SHA256: Sendable {
  private var state = Self.initialState
  /// Bytes that do not fill a block yet.
  private var rest: [UInt8] = []
  private var length: UInt64 = 0
  /// Whether instructions of the processor may be used where there are any; the digest is the same.
  var usesProcessor = true

  /// Starts an empty message.
  package init() {
    rest.reserveCapacity(128)
  }

  /// The 32 bytes of a whole message's digest.
  ///
  /// - Complexity: Linear in the number of bytes.
  package static func digest(of bytes: some Sequence<UInt8>) -> [UInt8] {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finalize()
  }

  /// The digest of a whole message as 64 hexadecimal digits, in lower case.
  package static func hexDigest(of bytes: some Sequence<UInt8>) -> String {
    hexadecimal(digest(of: bytes))
  }

  /// A digest as hexadecimal digits, in lower case.
  package static func hexadecimal(_ digest: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for byte in digest {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Adds bytes to the message.
  package mutating func update(_ bytes: some Sequence<UInt8>) {
    // Callers in other modules run the generic code: a call for each byte, five times as slow as the
    // hash itself. Contiguous bytes take one.
    let isDone: Void? = bytes.withContiguousStorageIfAvailable { add($0) }
    if isDone == nil { Array(bytes).withUnsafeBufferPointer { add($0) } }
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    length &+= UInt64(bytes.count)
    var bytes = UnsafeRawBufferPointer(bytes)[...]
    if !rest.isEmpty {
      let missing = bytes.prefix(64 - rest.count)
      rest += missing
      bytes = bytes.dropFirst(missing.count)
      guard rest.count == 64 else { return }
      rest.withUnsafeBytes { compress($0) }
      rest.removeAll(keepingCapacity: true)
    }
    let whole = bytes.count & ~63
    compress(UnsafeRawBufferPointer(rebasing: bytes.prefix(whole)))
    rest += bytes.dropFirst(whole)
  }

  /// Ends the message and returns the 32 bytes of its digest; the value is then used up.
  package consuming func finalize() -> [UInt8] {
    let bits = length &* 8
    rest.append(0x80)
    let end = rest.count > 56 ? 128 : 64
    rest.append(contentsOf: repeatElement(0, count: end - 8 - rest.count))
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      rest.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
    rest.withUnsafeBytes { compress($0) }
    var digest: [UInt8] = []
    for index in state.indices {
      for shift: UInt32 in [24, 16, 8, 0] {
        digest.append(UInt8(truncatingIfNeeded: state[index] >> shift))
      }
    }
    return digest
  }

  /// Whether the processor has instructions for it, four times as fast as the general ones.
  private static let isBuiltIn = scrollwork_sha256_is_built_in() != 0

  /// Works full blocks into the state (§6.2.2).
  private mutating func compress(_ blocks: UnsafeRawBufferPointer) {
    guard usesProcessor, Self.isBuiltIn, let bytes = blocks.baseAddress else {
      return compressByHand(blocks)
    }
    withUnsafeMutableBytes(of: &state) {
      scrollwork_sha256(
        $0.assumingMemoryBound(to: UInt32.self).baseAddress, bytes, blocks.count / 64,
        Self.roundConstants)
    }
  }

  /// The same with instructions that every processor has.
  private mutating func compressByHand(_ blocks: UnsafeRawBufferPointer) {
    var state = state
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
      Self.roundConstants.withUnsafeBufferPointer { constants in
        for block in stride(from: 0, to: blocks.count, by: 64) {
          Self.add(blocks[block..<block + 64], to: &state, schedule, constants)
        }
      }
    }
    self.state = state
  }

  /// Works a block into the state; the schedule has room for 64 words.
  private static func add(
    _ block: Slice<UnsafeRawBufferPointer>, to state: inout SIMD8<UInt32>,
    _ schedule: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>
  ) {
    let block = UnsafeRawBufferPointer(rebasing: block)
    for i in 0..<16 {
      schedule[i] = UInt32(
        bigEndian: block.loadUnaligned(fromByteOffset: 4 &* i, as: UInt32.self))
    }
    for i in 16..<64 {
      let w15 = schedule[i &- 15]
      let w2 = schedule[i &- 2]
      let small0 = rotate(w15, 7) ^ rotate(w15, 18) ^ w15 &>> 3
      let small1 = rotate(w2, 17) ^ rotate(w2, 19) ^ w2 &>> 10
      schedule[i] = schedule[i &- 16] &+ small0 &+ schedule[i &- 7] &+ small1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    // Eight at once: a in one round is b in the next, so nothing has to move.
    for i in stride(from: 0, to: 64, by: 8) {
      round(a, b, c, &d, e, f, g, &h, constants[i] &+ schedule[i])
      round(h, a, b, &c, d, e, f, &g, constants[i &+ 1] &+ schedule[i &+ 1])
      round(g, h, a, &b, c, d, e, &f, constants[i &+ 2] &+ schedule[i &+ 2])
      round(f, g, h, &a, b, c, d, &e, constants[i &+ 3] &+ schedule[i &+ 3])
      round(e, f, g, &h, a, b, c, &d, constants[i &+ 4] &+ schedule[i &+ 4])
      round(d, e, f, &g, h, a, b, &c, constants[i &+ 5] &+ schedule[i &+ 5])
      round(c, d, e, &f, g, h, a, &b, constants[i &+ 6] &+ schedule[i &+ 6])
      round(b, c, d, &e, f, g, h, &a, constants[i &+ 7] &+ schedule[i &+ 7])
    }
    state &+= SIMD8(a, b, c, d, e, f, g, h)
  }

  /// One of the 64 rounds; what its values are called in the next one moves on by a letter.
  @inline(__always)
  private static func round(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32,
    _ h: inout UInt32, _ word: UInt32
  ) {
    // Sums of three rotations, each a rotation further than the one within; the choice and the majority
    // with one operation less than their definitions have.
    let big1 = rotate(rotate(rotate(e, 14) ^ e, 5) ^ e, 6)
    let choice = g ^ e & (f ^ g)
    let first = h &+ big1 &+ choice &+ word
    let big0 = rotate(rotate(rotate(a, 9) ^ a, 11) ^ a, 2)
    let majority = a & b | c & (a | b)
    d &+= first
    h = first &+ big0 &+ majority
  }

  @inline(__always)
  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 &- count)
  }

  /// Fractional parts of the square roots of the first 8 primes (§5.3.3).
  private static let initialState = SIMD8<UInt32>(
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19)

  /// Fractional parts of the cube roots of the first 64 primes (§4.2.2).
  private static let roundConstants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5,
    0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3,
    0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc,
    0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13,
    0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3,
    0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5,
    0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
    0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
