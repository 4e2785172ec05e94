// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The accepted identifier that is closest to a misspelled one, if any is close.
///
/// Close means: at most a third of the longer identifier's letters inserted, removed, replaced or
/// swapped with their neighbour, at least one; letter case does not count. The first of equally
/// close ones wins.
func nearestWord(to word: String, among accepted: [String]) -> String? {
  let typed = Array(word.lowercased().utf8)
  guard !typed.isEmpty, typed.count <= 64 else { return nil }
  var best: (word: String, distance: Int)?
  for candidate in accepted {
    let letters = Array(candidate.lowercased().utf8)
    let allowed = max(1, max(typed.count, letters.count) / 3)
    guard abs(typed.count - letters.count) <= allowed else { continue }
    let distance = editDistance(typed, letters)
    if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.word
}

/// The closest identifier as a question in parentheses, or nothing.
///
/// An accepted identifier may come from the file, such as the label of a step, so the question
/// quotes it with `shown`.
package func suggestion(for word: String, among accepted: [String]) -> String {
  nearestWord(to: word, among: accepted).map { " (did you mean '\(shown($0))'?)" } ?? ""
}

/// Optimal string alignment distance: a swap of neighbours counts as one.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
