// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import compile_modules

@Suite struct TrapMarksTests {
  private func removed(_ text: String) -> String {
    String(decoding: TrapMarks.removed(from: Data(text.utf8)), as: UTF8.self)
  }

  @Test func `lines that are marks are removed, and others stay as they are`() {
    let text = """
      define void @f() {
        tail call void asm sideeffect "", "n"(i32 0) #5, !dbg !7
        call void @llvm.trap()
          call void asm sideeffect "", "n"(i32 12)
        unreachable
      }

      """
    #expect(
      removed(text) == """
        define void @f() {
          call void @llvm.trap()
          unreachable
        }

        """)
  }

  @Test(arguments: [
    "", "\n", "no line ends here", #"call void asm sideeffect "", "n"(i32 0)"#,
    #"  musttail call void asm sideeffect "", "n"(i32 0)"#,
    #"  call void asm sideeffect "", "n"(i32 %x)"#, #"  call void asm sideeffect "", "n"(i32 1"#,
    #"  %1 = call void asm sideeffect "", "n"(i32 1)"#,
  ])
  func `lines that only look like a mark stay`(text: String) {
    #expect(removed(text) == text)
  }

  @Test func `consecutive marks and a mark at the end are removed`() {
    let mark = #" call void asm sideeffect "", "n"(i32 7)"#
    #expect(removed("\(mark)\n\(mark)\na\n\(mark)") == "a\n")
  }
}
