// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import compile_modules

@Suite struct SizeAttributesTests {
  private func removed(_ text: String) -> String {
    let members = ReviewFunctions.members(of: ["JumpRule"])
    return String(
      decoding: SizeAttributes.removed(from: Data(text.utf8), exceptOf: members), as: UTF8.self)
  }

  @Test func `functions lose the attribute, and those of the review keep it`() {
    let text = """
      define hidden swiftcc void @"$e10ScrollCore8JumpRuleV4readyyF"(ptr %0) #12 !dbg !5 {
        call void @f() #12
      }
      define void @"$e10ScrollCore9JumpRulesV4readyyF"() #12 {
      define void @f() #3 {
      attributes #12 = { minsize nounwind optsize }
      attributes #3 = { nounwind }

      """
    #expect(
      removed(text) == """
        define hidden swiftcc void @"$e10ScrollCore8JumpRuleV4readyyF"(ptr %0) #100012 !dbg !5 {
          call void @f() #12
        }
        define void @"$e10ScrollCore9JumpRulesV4readyyF"() #12 {
        define void @f() #3 {
        attributes #12 = { nounwind optsize }
        attributes #100012 = { minsize nounwind optsize }
        attributes #3 = { nounwind }
        attributes #10003 = { nounwind }

        """)
  }

  @Test func `a group that would be empty stays as it is`() {
    #expect(
      removed("attributes #1 = { minsize }\n") == """
        attributes #1 = { minsize }
        attributes #10001 = { minsize }

        """)
  }

  @Test(arguments: [
    "", "\n", "no line ends here", "  define minsize #1\n", "define void @f() {\n",
    "define void @\"$e10ScrollCore8JumpRuleV\"() {\n",
  ])
  func `other lines stay as they are`(text: String) {
    #expect(removed(text) == text)
  }
}
