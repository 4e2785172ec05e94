// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import compile_modules

@Suite struct ReviewFunctionsTests {
  /// A module as `wasm-dis` prints it: functions that call each other, a table, and two entry
  /// points.
  private func module(table: String = "$inTable") -> String {
    """
    (module
     (import "env" "free" (func $fimport$0 (param i32)))
     (elem $0 (i32.const 1) \(table))
     (export "memory" (memory $0))
     (export "open_parallax" (func $open))
     (export "review_parallax" (func $review))
     (func $open (result i32)
      (local.set $0
       (call $both)
      )
     )
     (func $both
      (call $deep
       (i32.const 1)
      )
     )
     (func $deep (param $0 i32)
      (call $fimport$0 (local.get $0))
     )
     (func $review
      (call $both)
      (call $rule)
     )
     (func $rule
     )
     (func $inTable
      (call $calledFromTable)
     )
     (func $calledFromTable
     )
     (func $$e10ScrollCore8SeamRuleO4findyyF
     )
    )
    """
  }

  private func names(_ text: String, types: Set<String> = []) -> [String] {
    var functions = ReviewFunctions(of: text, types: types)
    return functions.names()
  }

  @Test func `functions that only the review's entry point reaches belong to the review`() {
    #expect(names(module()) == ["$e10ScrollCore8SeamRuleO4findyyF", "review", "rule"])
  }

  @Test func `a function in a table stays, with the functions that it calls`() {
    #expect(names(module(table: "$both $deep")).contains("inTable"))
    #expect(names(module(table: "$both $deep")).contains("calledFromTable"))
    #expect(!names(module(table: "$both $rule")).contains("rule"))
  }

  @Test func `a member of the review's types in a table belongs to the review`() {
    let text = module(table: "$inTable $$e10ScrollCore8SeamRuleO4findyyF")
    #expect(!names(text).contains("$e10ScrollCore8SeamRuleO4findyyF"))
    #expect(names(text, types: ["SeamRule"]).contains("$e10ScrollCore8SeamRuleO4findyyF"))
  }

  @Test func `types are found where they are declared, and not inside others`() {
    let source = """
      public struct Finding: Equatable {
        enum Inner {}
      }
      final class Reading {}
      public final class Session<P> {}
      protocol RuleFamily {}
      // struct Nothing
      extension Finding {}
      """
    #expect(
      ReviewFunctions.types(declaredIn: [source]) == [
        "Finding", "Reading", "Session", "RuleFamily",
      ])
  }
}
