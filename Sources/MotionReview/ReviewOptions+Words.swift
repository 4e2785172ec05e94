// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// How rules are set, as numbers: a page tells its module. For each rule that is not as it is by itself four words, its number,
// whether it judges, its severity and its threshold; −1 stands for the rule's own.

extension ReviewOptions {
  /// What is asked of the rules, as numbers; empty where nothing is.
  public var words: [Double] {
    var words: [Double] = []
    for rule in ReviewRule.allCases where self[rule] != Setting() {
      let setting = self[rule]
      words += [
        Double(rule.rawValue), setting.isOn ? 1 : 0,
        setting.severity.map { Double($0.rawValue) } ?? -1, setting.threshold ?? -1,
      ]
    }
    return words
  }

  /// Reads what is asked of the rules; words of a rule that there is not are passed over.
  public init(words: [Double]) {
    self.init()
    var index = 0
    while index + 4 <= words.count {
      if let rule = ReviewRule(rawValue: UInt8(words[index])) {
        self[rule] = Setting(
          isOn: words[index + 1] != 0,
          severity: words[index + 2] < 0 ? nil : Severity(rawValue: UInt8(words[index + 2])),
          threshold: words[index + 3] < 0 ? nil : words[index + 3])
      }
      index += 4
    }
  }
}
