// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import XMLValidation

@Suite struct PathDataTests {
  private func fault(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { bytes in
      PathData.fault(in: bytes).map { "\($0.offset): \($0.reason)" }
    }
  }

  @Test(arguments: [
    "M0 0", "m1,2", " M 1 2 ", "M1-2", "M.5.5", "M1 2 3 4", "M0 0z", "M0 0zm1 1", "M0 0ZM1 1Z",
    "M0 0h1v-2H.3V4",
    "M0 0a1 1 0 0 1 2 2", "M0 0a1 1 0 0110 10", "M0 0a1,1,0,1,0,2,2",
    "M0 0A5 5 0 012 2 5 5 0 014 4",
    "M0 0c1 2 3 4 5 6 7 8 9 10 11 12", "M0 0s1 2 3 4", "M0 0q1 2 3 4t5 6", "M0 0L1 2\n3 4", "M+1+2",
    "M1.5.5-.25.75",
  ])
  func `path data is well-formed`(text: String) {
    #expect(fault(text) == nil)
  }

  @Test(arguments: [
    ("", "0: begins with M"), ("L1 2", "0: begins with M"), ("0 0", "0: begins with M"),
    ("M0", "2: M takes 2 numbers"), ("M0 0L1", "6: L takes 2 numbers"),
    ("M0 0x", "4: a command or number"),
    ("M0 0 1", "6: M takes 2 numbers"), ("M0 0,", "4: a trailing comma"),
    ("M0 0,L1 2", "4: a comma before a command"),
    ("M0,,0", "3: M takes 2 numbers"), ("M0 0h1e3", "6: a command or number"),
    ("M0 0z1", "5: a command or number"),
    ("M0 0a-1 1 0 0 1 2 2", "5: a radius is not negative"),
    ("M0 0a1 1 0 2 1 2 2", "11: an arc flag is 0 or 1"),
    ("M0 0a1 1 0 0 1 2", "16: a takes 7 numbers"), ("M- 1", "1: M takes 2 numbers"),
    ("M. 1", "1: M takes 2 numbers"),
    ("M0 0L1 2;", "8: a command or number"), ("M0 0é", "4: a command or number"),
  ])
  func `path data is not well-formed`(text: String, expected: String) {
    #expect(fault(text) == expected)
  }
}
