// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import FilmReading

@Suite struct `Profiles of pictures` {
  @Test func `a profile has the mean of each strip, within the part that is read`() {
    // 40 × 30 pixels, whose luma is the column in the part from 4 to 36.
    let luma = (0..<30).flatMap { row in (0..<40).map { UInt8(row < 5 ? 255 : $0) } }
    let maker = ProfileMaker(width: 40, height: 30, columns: 4..<36, rows: 5..<29)
    let profiles = maker.profiles(of: luma)
    #expect(profiles.vertical.count == 24)
    #expect(profiles.vertical.lines.allSatisfy { $0[0] == 5.5 && $0[7] == 33.5 })
    #expect(profiles.horizontal.count == 32)
    #expect(profiles.horizontal.lines[0] == .init(repeating: 4))
    #expect(profiles.horizontal.lines[31] == .init(repeating: 35))
  }

  @Test func `stored profiles keep a hundredth of a step`() {
    var store = StoredProfiles(length: 2)
    store.append(LineProfile([.init(repeating: 12.34), .init(repeating: 250.005)]))
    store.append(LineProfile([.init(repeating: 0), .init(repeating: 255)]))
    #expect(store.count == 2)
    #expect(abs(store[0].lines[0][3] - 12.34) < 0.005)
    #expect(abs(store[0].lines[1][0] - 250.005) < 0.005)
    #expect(store[1].lines[1] == .init(repeating: 255))
  }
}
