// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension RunComparer {
  /// What differs about the runs as a whole.
  func facts() -> [String] {
    var facts: [String] = []
    if a.pattern != b.pattern { facts.append("B shows \(b.pattern), A \(a.pattern)") }
    if a.rate != b.rate {
      facts.append(
        "B has \(b.rate) fps, A \(a.rate): compared in the frames that both show")
    }
    let ends = [a, b].map { $0.time(ofFrame: $0.frameCount - 1) }
    if ends[0] != ends[1] {
      facts.append(
        "B ends at \(Figures.seconds(ends[1])) (\(b.frameCount) frames), A at \(Figures.seconds(ends[0])) (\(a.frameCount) frames)"
      )
    }
    if a.screens != b.screens { facts.append("the screens or their insets differ") }
    if a.axis != b.axis { facts.append("they scroll on different axes") }
    let names = [a, b].map { Set($0.values.map(\.name)) }
    for (run, own, other) in [("A", names[0], names[1]), ("B", names[1], names[0])] {
      let only = own.subtracting(other).sorted()
      if !only.isEmpty { facts.append("only \(run) has \(only.joined(separator: ", "))") }
    }
    if let fact = phases() { facts.append(fact) }
    facts += events()
    if a.failure != b.failure {
      facts.append(
        "B \(b.failure.map { "would crash: \($0)" } ?? "does not crash"), A \(a.failure.map { "would crash: \($0)" } ?? "does not")"
      )
    }
    if knowsAll, a.layerCount == b.layerCount, a.screens.count == b.screens.count {
      let clips = [a, b].map { $0.links.map { [$0.clip, Rect(0, 0, $0.cornerRadius, 0)] } }
      if clips[0] != clips[1] { facts.append("layers are clipped differently") }
    }
    if let fact = order() { facts.append(fact) }
    return facts
  }

  /// Two elements whose order is reversed.
  private func order() -> String? {
    if a.elements.elementsEqual(b.elements, by: { $0.isSame(as: $1) }) {
      return nil
    }
    var ranks: [String: Int] = [:]
    for (rank, element) in b.elements.enumerated() { ranks[element.name] = rank }
    let shared = a.elements.compactMap { element in
      ranks[element.name].map { (element: element, rank: $0) }
    }
    for (index, upper) in shared.enumerated() {
      for lower in shared[..<index] where lower.rank > upper.rank {
        let frames = [lower.element, upper.element].map { $0.seen[0].lowerBound }
        let frame = max(frames[0], frames[1])
        // What is never seen together has no order.
        guard lower.element.isSeen(inFrame: frame), upper.element.isSeen(inFrame: frame) else {
          continue
        }
        return "\(lower.element.name) is in front of \(upper.element.name), not behind it"
      }
    }
    return nil
  }

  /// Whether both runs were recorded whole: frame output knows no layers, events, steps and opacities.
  var knowsAll: Bool { !a.stepTimes.isEmpty && !b.stepTimes.isEmpty }

  private func phases() -> String? {
    if pairs.isTrivial, a.phases == b.phases { return nil }
    var (first, count) = (-1, 0)
    for moment in 0..<pairs.count where a.phases[pairs.a(moment)] != b.phases[pairs.b(moment)] {
      if first < 0 { first = moment }
      count += 1
    }
    guard first >= 0 else { return nil }
    let names = (a.phases[pairs.a(first)].name, b.phases[pairs.b(first)].name)
    return
      "the phase differs in \(count) of \(pairs.count) frames, first at \(Figures.seconds(pairs.time(first))): \(names.1) instead of \(names.0)"
  }

  private func events() -> [String] {
    guard knowsAll, a.events != b.events else { return [] }
    guard a.events.map(\.kind) == b.events.map(\.kind) else {
      let lists = [a, b].map { $0.events.map { "\($0.kind.name)" }.joined(separator: ", ") }
      return ["what happens differs: \(lists[1]) instead of \(lists[0])"]
    }
    let pair = zip(a.events, b.events).first { ($0.time - $1.time).magnitude > 5e-5 }
    guard let (before, after) = pair else { return [] }
    return [
      "\(after.kind.name) at \(Figures.seconds(after.time)) instead of \(Figures.seconds(before.time))"
    ]
  }
}
