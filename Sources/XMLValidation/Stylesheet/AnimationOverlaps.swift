// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Finds animations that no one sees because others replace them.
///
/// These are two of one property in the rule of an id, and two rules for the same id. The renderer moves
/// each group by the one rule of its id; other rules are written by hand and may have animations that
/// follow one another.
struct AnimationOverlaps {
  /// What is wrong, and where.
  struct Finding {
    var offset: Int
    var text: SheetText
    var message: String
  }

  private struct Use {
    var names: [String]
    var selector: String
    var offset: Int
    var text: SheetText
  }

  private var properties: [String: Set<String>] = [:]
  private var uses: [Use] = []

  /// Takes the properties that keyframes change.
  mutating func add(_ keyframes: Stylesheet.Keyframes, of sheet: Stylesheet) {
    // `KeyframesChecks` finds stops that change other properties than the first.
    guard let stop = keyframes.stops.first else { return }
    let names = sheet.declarations[sheet.stops[stop].declarations].lazy.map(\.name)
    properties[sheet.text(keyframes.name)] = Set(
      names.filter { !sheet.isEqual($0, "animation-timing-function") }.map(sheet.text))
  }

  /// Takes the animations that a rule gives to its elements.
  mutating func add(_ names: [String], for selectors: String, _ offset: Int, _ text: SheetText) {
    guard !names.isEmpty, selectors.utf8.first == UInt8(ascii: "#"),
      selectors.utf8.dropFirst().allSatisfy(isNameByte)
    else { return }
    uses.append(Use(names: names, selector: selectors, offset: offset, text: text))
  }

  /// What is wrong, in the order of the rules.
  func findings() -> [Finding] {
    var findings: [Finding] = []
    var known: Set<String> = []
    for use in uses {
      var changed: [String: String] = [:]
      // One animation alone changes each of its properties once.
      for name in use.names.count > 1 ? use.names : [] {
        for property in (properties[name] ?? []).sorted() {
          if let other = changed.updateValue(name, forKey: property) {
            findings.append(
              Finding(
                offset: use.offset, text: use.text,
                message: "\(use.selector): animations \(other) and \(name) both change \(property)"
              ))
          }
        }
      }
      if !known.insert(use.selector).inserted {
        findings.append(
          Finding(
            offset: use.offset, text: use.text,
            message: "\(use.selector) has animations in a rule before, which this one replaces"))
      }
    }
    return findings
  }
}
