// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Turns the values of a scenario file into a `Scenario`, reporting what is not accepted.
struct ScenarioReader {
  /// The keys of a scenario, in the order in which files have them.
  static let keys = [
    "$schema", "version", "id", "title", "summary", "order", "report", "pattern", "variants",
    "parameters", "fixedLengths", "devices", "os", "refreshRate", "physics", "touch", "insets",
    "initialOffset",
    "steps",
    "checks",
  ]
  /// The keys of `physics`.
  static let physicsKeys = ["profile", "pixelRounding", "decelerationRate"]
  /// The keys of `touch`.
  static let touchKeys = ["slop", "match"]
  /// The keys of `insets`.
  static let insetsKeys = ["top", "left", "bottom", "right"]

  /// The words that the scenario may use.
  let vocabulary: Vocabulary
  /// How files that the scenario names are read.
  let files: FileAccess

  /// Reads a file's root value; nil when a part that everything needs is missing.
  func read(_ root: Value) -> Scenario? {
    guard let object = KeyedObject(root, "a scenario", keys: Self.keys) else { return nil }
    object.checkFormat()
    let id = object.required("id").flatMap { $0.readID() }
    let title = object["title"].flatMap { $0.readText("'title'", atMost: 100) }
    let summary = object["summary"].flatMap { $0.readText("'summary'") }
    let order =
      object["order"].flatMap { $0.readInteger("'order'", 0...999) } ?? Scenario.defaultOrder
    let report = object["report"].flatMap(BugReportReader.read)
    let word = object.required("pattern")
    let pattern = word.flatMap {
      PatternWordReader(vocabulary: vocabulary, files: files).read($0)
    }
    let variants = pattern.map { readVariants(object["variants"], of: $0) }
    let parameters = pattern.flatMap { ParameterReader(pattern: $0).read(object["parameters"]) }
    let fixedLengths = pattern.flatMap { pattern in
      object["fixedLengths"].map { readFixedLengths($0, of: pattern) }
    }
    let devices = DeviceListReader(vocabulary: vocabulary, files: files).read(object["devices"])
    let systemVersion = object["os"].flatMap { $0.readInteger("'os'", 11...99) }
    let rates = object["refreshRate"].map(readRates) ?? []
    let physics = readPhysics(object["physics"], touch: object["touch"])
    let insets = object["insets"].flatMap(readInsets) ?? InsetsOverride()
    let initialOffset = object["initialOffset"].flatMap(readInitialOffset) ?? .rest
    let ownElements = pattern?.entry.ownElements
    var steps = StepListReader(
      scrollViews: pattern?.scrollViews, ownElements: ownElements,
      displays: DeviceListReader(vocabulary: vocabulary, files: files))
    steps.rowSupport = RowSupport(of: pattern?.entry)
    steps.systemVersion = systemVersion
    if let list = object.required("steps") { steps.read(list) }
    let checks =
      object["checks"].map {
        CheckListReader(
          labels: steps.sources.compactMap(\.label), ownElements: ownElements
        )
        .read($0)
      }
      ?? []
    guard let id, let pattern, let variants, let parameters else { return nil }
    return Scenario(
      id: id, title: title ?? id, summary: summary, order: order, report: report,
      pattern: pattern.entry,
      patternWord: word?.text ?? pattern.id,
      variants: variants, namesVariants: object["variants"] != nil, parameters: parameters,
      fixedLengths: fixedLengths ?? [],
      devices: devices, systemVersion: systemVersion, refreshRates: rates,
      physics: physics, insets: insets, initialOffset: initialOffset,
      script: GestureScript(steps.steps), stepSources: steps.sources, checks: checks)
  }

  private func readVariants(_ value: Value?, of pattern: Vocabulary.Pattern) -> [Int] {
    guard let value else { return Array(pattern.variants.indices) }
    var result: [Int] = []
    for element in nonEmpty(value, "'variants'") {
      let words = pattern.variants.map(\.id)
      let longWords = pattern.variants.map(\.longID)
      guard
        let index = element.text.flatMap({ longWords.firstIndex(of: $0) })
          ?? element.readWord("a variant of \(pattern.id)", of: words)
      else { continue }
      if result.contains(index) {
        element.report("variant '\(words[index])' is listed twice; list every variant once")
      } else {
        result.append(index)
      }
    }
    return result
  }

  /// The lengths that keep their values at every size of text, by their keys, or all of them.
  private func readFixedLengths(_ value: Value, of pattern: Vocabulary.Pattern) -> [Int] {
    var result: [Int] = []
    let growing = pattern.parameters.indices.filter { pattern.parameters[$0].textStyle != nil }
    let words = growing.map { "\(pattern.parameters[$0].key)" }
    for element in nonEmpty(value, "'fixedLengths'") {
      guard let word = element.readWord("a length that grows with text", of: words + ["all"]) else {
        continue
      }
      let named = word == words.count ? growing : [growing[word]]
      result += named.filter { !result.contains($0) }
    }
    return result.sorted()
  }

  private func readRates(_ value: Value) -> [Int] {
    var result: [Int] = []
    for element in nonEmpty(value, "'refreshRate'") {
      guard let number = element.number, let rate = Int(exactly: number),
        [60, 80, 120].contains(rate)
      else {
        element.refuse("a refresh rate", "60, 80 or 120")
        continue
      }
      if result.contains(rate) {
        element.report("refresh rate \(rate) is listed twice; list every rate once")
      } else {
        result.append(rate)
      }
    }
    return result
  }

  /// The elements of a list that must have some, or a single value.
  private func nonEmpty(_ value: Value, _ name: String) -> [Value] {
    let elements = value.oneOrMore
    if elements.isEmpty {
      value.report("\(name) is an empty list; leave the key out for the default")
    }
    return elements
  }

  private func readPhysics(_ value: Value?, touch: Value?) -> PhysicsSelection {
    var result = PhysicsSelection()
    func profile(_ value: Value) {
      let words = vocabulary.physics.map { "\($0.id)" }
      if let index = value.readWord("a physics profile", of: words) {
        result.profile = vocabulary.physics[index]
      }
    }
    if let value, value.kind == .string {
      profile(value)
    } else if let value, let object = KeyedObject(value, "'physics'", keys: Self.physicsKeys) {
      if let value = object["profile"] { profile(value) }
      result.pixelRounding = object["pixelRounding"].flatMap { $0.readCase("'pixelRounding'") }
      result.decelerationRate = object["decelerationRate"].flatMap {
        $0.readCase("'decelerationRate'")
      }
    }
    if let touch, let object = KeyedObject(touch, "'touch'", keys: Self.touchKeys) {
      result.touchSlop = object["slop"].flatMap { $0.readNumber("'slop'", 0...100, unit: "pt") }
      result.match = object["match"].flatMap { $0.readCase("'match'") } ?? .finger
    }
    return result
  }

  private func readInsets(_ value: Value) -> InsetsOverride? {
    guard let object = KeyedObject(value, "'insets'", keys: Self.insetsKeys) else { return nil }
    func edge(_ key: String) -> Double? {
      object[key].flatMap { $0.readNumber("'\(key)'", 0...500, unit: "pt") }
    }
    return InsetsOverride(
      top: edge("top"), left: edge("left"), bottom: edge("bottom"), right: edge("right"))
  }

  private func readInitialOffset(_ value: Value) -> InitialOffset? {
    switch value.readOffset("'initialOffset'", "the top") {
    case .start(let distance): .fromStart(distance)
    case .end(let distance): .fromEnd(distance)
    case nil: nil
    }
  }
}

extension Value {
  /// The case of an enumeration whose cases are words of the file.
  func readCase<Word: CaseIterable>(_ name: String) -> Word? {
    let cases = Array(Word.allCases)
    return readWord(name, of: cases.map { "\($0)" }).map { cases[$0] }
  }
}
