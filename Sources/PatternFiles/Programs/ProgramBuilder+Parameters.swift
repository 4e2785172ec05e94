// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Parameters: what a scenario may set.
extension ProgramBuilder {
  /// How large a parameter may be whose file gives no limit, as initial offsets may be.
  private static let largest = 1e9

  func declareParameters() {
    for member in members(of: "parameters") {
      let isObject = member.value.members != nil
      if isObject { log.checkKeys(member.value, .parameter) }
      guard let start = isObject ? member.value["default"] : member.value else {
        log.report(at: member.value.offset, "'default' is missing")
        continue
      }
      guard let kind = kind(member.value, start) else { continue }
      let parameter = ParameterDescriptor(
        member.key, kind, unit: member.value["unit"]?.text ?? "",
        isWhole: member.value["whole"]?.content == .flag(true),
        growsWith: style(member.value["growsWith"]), member.value["summary"]?.text ?? "")
      declare(parameter, at: member.offset)
    }
  }

  private func declare(_ parameter: ParameterDescriptor, at offset: Int) {
    var count = 1
    if case .numbers(let numbers, _, _) = parameter.kind {
      count = listLengths[parameter.key] ?? numbers.count
    }
    // A list without numbers has a place all the same.
    let registers = (0..<max(1, count)).map { _ in program.register() }
    let meaning: PlainName =
      switch parameter.kind {
      case .number: .register(registers[0], .number)
      case .flag: .register(registers[0], .truth)
      case .choice(_, let options): .register(registers[0], .word(options))
      case .numbers: .list(first: registers[0], count: count)
      }
    declare(parameter.key, meaning, at: offset)
    parameters.append(parameter)
    parameterRegisters.append(PatternProgram.Parameter(register: registers[0], count: count))
  }

  private func kind(_ value: FileTree, _ start: FileTree) -> ParameterDescriptor.Kind? {
    let minimum = limit(value["min"], -Self.largest)
    let maximum = limit(value["max"], Self.largest)
    if let options = value["options"] {
      let words = options.elements?.compactMap(\.text) ?? []
      guard !words.isEmpty, words.count == options.elements?.count else {
        log.refuse(options, "'options'", "a list of words")
        return nil
      }
      guard let word = start.text, let index = words.firstIndex(of: word) else {
        log.report(
          at: start.offset, UnknownWord.message("word", found: start.word, words: words))
        return nil
      }
      return .choice(default: index, options: words)
    }
    switch start.content {
    case .number(let number):
      return .number(
        default: within(number, minimum, maximum, start), minimum: minimum, maximum: maximum)
    case .flag(let flag): return .flag(default: flag)
    case .list(let elements):
      let numbers = elements.compactMap { element -> Double? in
        guard case .number(let number) = element.content else {
          log.refuse(element, "an element of 'default'", "a number")
          return nil
        }
        return within(number, minimum, maximum, element)
      }
      return .numbers(default: numbers, minimum: minimum, maximum: maximum)
    default:
      log.refuse(start, "'default'", "a number, true, false or a list of numbers")
      return nil
    }
  }

  private func limit(_ value: FileTree?, _ otherwise: Double) -> Double {
    guard let value else { return otherwise }
    guard case .number(let number) = value.content else {
      log.refuse(value, "a limit", "a number")
      return otherwise
    }
    return number
  }

  private func within(
    _ number: Double, _ minimum: Double, _ maximum: Double, _ value: FileTree
  ) -> Double {
    if !number.isFinite || number < minimum || number > maximum {
      let limits = [
        minimum > -Self.largest ? "at least \(shown(minimum))" : nil,
        maximum < Self.largest ? "at most \(shown(maximum))" : nil,
      ].compactMap { $0 }.joined(separator: " and ")
      log.report(
        at: value.offset,
        "the default is \(shown(number)); expected \(limits.isEmpty ? "at most \(shown(Self.largest)), with either sign" : limits)"
      )
    }
    return number
  }

  private func style(_ value: FileTree?) -> TextStyle? {
    guard let value else { return nil }
    if let text = value.text, let fact = growth[text] { return fact.style }
    log.report(
      at: value.offset,
      UnknownWord.message(
        "text style", found: value.word, words: TextStyle.allCases.map { "\($0)" }))
    return nil
  }
}
