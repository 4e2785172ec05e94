// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StoryboardRendering

@Suite struct TrackPoolTests {
  @Test func `series that do not change need no track`() {
    var pool = TrackPool()
    #expect(pool.reference(to: PackedSeries([1.25, 1.25, 1.254])) == .constant(125))
    #expect(pool.reference(to: PackedSeries([Double.nan, .nan])) == .missing)
    #expect(pool.tracks.isEmpty)
  }

  @Test func `series that differ by a constant or the sign share a track`() {
    var pool = TrackPool()
    let offset = [-148.0, -140, -100.5, -20]
    let first = pool.reference(to: PackedSeries(offset))
    let cells = pool.reference(to: PackedSeries(offset.map { -$0 }))
    let row = pool.reference(to: PackedSeries(offset.map { 30 - $0 }))
    #expect(first == .track(0, isMirrored: false, base: -14_800))
    #expect(cells == .track(0, isMirrored: true, base: 14_800))
    #expect(row == .track(0, isMirrored: true, base: 17_800))
    #expect(pool.tracks.count == 1)
    #expect(pool.tracks[0].frameCount == 4)
  }

  @Test func `series of different lengths or shapes have separate tracks`() {
    var pool = TrackPool()
    _ = pool.reference(to: PackedSeries([0.0, 1, 2]))
    #expect(
      pool.reference(to: PackedSeries([0.0, 1, 2, 3])) == .track(1, isMirrored: false, base: 0))
    #expect(
      pool.reference(to: PackedSeries([0.0, 2, 4])) == .track(2, isMirrored: false, base: 0))
    #expect(
      pool.reference(to: PackedSeries([.nan, 2, 4])) == .track(3, isMirrored: false, base: 200))
  }

  @Test func `numbers beyond the limits are clamped`() {
    var pool = TrackPool()
    #expect(pool.reference(to: PackedSeries([1e300])) == .constant(1_000_000_000_000))
    #expect(pool.reference(to: PackedSeries([-Double.infinity])) == .constant(-1_000_000_000_000))
  }
}
