// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// What `each` declares at once: one function of a number instead of a property for each.
extension SwiftGenerator {
  /// Appends a function of the number of a member.
  ///
  /// - Parameters:
  ///   - head: The function up to its brace, with the parameter `number`.
  ///   - members: The members in the order of their numbers.
  ///   - body: Appends what gives the result for a member.
  mutating func family(
    _ head: String, _ members: [Int], _ text: inout SwiftText,
    _ body: (inout SwiftGenerator, Int, inout SwiftText) -> Void
  ) {
    func bodies(_ members: ArraySlice<Int>, keepsZeros: Bool) -> [String] {
      var generator = self
      generator.expressions.keepsZeros = keepsZeros
      return members.map { member in
        var text = SwiftText()
        body(&generator, member, &text)
        return text.lines.joined(separator: "\n")
      }
    }
    // What is left out because it adds 0 has its number, too.
    let all = bodies(members[...], keepsZeros: true)
    var used = SwiftText()
    for member in members { body(&self, member, &used) }
    // What is the same from the second on is known from two of them.
    let short =
      members.count > 2
      ? SwiftFamily(bodies(members.dropFirst(), keepsZeros: false), from: 1) : nil
    let whole = SwiftFamily(all)
    text.block(head) { text in
      guard let whole else {
        text.line("switch number {")
        for (number, member) in members.enumerated() {
          text.line(number == members.count - 1 ? "default:" : "case \(number):")
          text.indented { body(&self, member, &$0) }
        }
        return text.line("}")
      }
      let family = short ?? whole
      if family.usesIndex { text.line("let index = Double(number)") }
      text.text(family.text)
    }
  }

  /// The values, or the elements, of one `each`: nil for one that is alone, empty for all but the first.
  func valueFamily(_ index: Int) -> [Int]? {
    names.valueFamilies.first { $0.contains(index) }.map { $0.first == index ? $0 : [] }
  }

  func elementFamily(_ index: Int) -> [Int]? {
    names.elementFamilies.first { $0.contains(index) }.map { $0.first == index ? $0 : [] }
  }
}
