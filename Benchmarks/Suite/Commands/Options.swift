// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit

/// The arguments of a command line.
struct Options {
  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []
  /// What belongs to no option.
  private(set) var operands: [String] = []

  /// Parses arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the command.
  ///   - valued: Options that are followed by a value.
  ///   - plain: Options without a value.
  /// - Throws: An error if an option is unknown or lacks its value.
  init(
    _ arguments: ArraySlice<String>, valued: Set<String>, plain: Set<String> = []
  ) throws(BenchError) {
    var arguments = arguments
    while let argument = arguments.popFirst() {
      guard argument.hasPrefix("--") else {
        operands.append(argument)
        continue
      }
      let name = String(argument.dropFirst(2))
      if plain.contains(name) {
        flags.insert(name)
      } else if valued.contains(name) {
        guard let value = arguments.popFirst() else { throw Self.usage("--\(name) needs a value") }
        values[name, default: []].append(value)
      } else {
        let known = (valued.union(plain)).sorted().map { "--" + $0 }.joined(separator: " ")
        throw Self.usage("unknown option \(argument); known: \(known)")
      }
    }
  }

  /// An error of the command line.
  static func usage(_ message: String) -> BenchError { BenchError(message, status: .usage) }

  /// Whether an option is given.
  func has(_ name: String) -> Bool { flags.contains(name) }

  /// The last value of an option; nil if it is not given.
  func text(_ name: String) -> String? { values[name]?.last }

  /// A value that has to be given.
  func required(_ name: String) throws(BenchError) -> String {
    guard let value = text(name) else { throw Self.usage("--\(name) is missing") }
    return value
  }

  /// A whole number.
  func integer(_ name: String, default fallback: Int, atLeast least: Int = 1) throws(BenchError)
    -> Int
  {
    guard let argument = text(name) else { return fallback }
    guard let value = Int(argument), value >= least else {
      throw Self.usage("--\(name) \(argument): expected a whole number from \(least) on")
    }
    return value
  }

  /// A share in per cent, with or without the sign.
  func share(_ name: String, default fallback: Double) throws(BenchError) -> Double {
    guard let argument = text(name) else { return fallback }
    guard let value = Double(argument.hasSuffix("%") ? String(argument.dropLast()) : argument),
      value > 0
    else {
      throw Self.usage("--\(name) \(argument): expected a share such as 2%")
    }
    return value / 100
  }

  /// A time in seconds, with or without the unit.
  func seconds(_ name: String, default fallback: Double) throws(BenchError) -> Double {
    guard let argument = text(name) else { return fallback }
    guard let value = Double(argument.hasSuffix("s") ? String(argument.dropLast()) : argument),
      value > 0
    else {
      throw Self.usage("--\(name) \(argument): expected a time such as 0.2s")
    }
    return value
  }

  /// What is to be measured.
  func metrics() throws(BenchError) -> Set<CaseMeasurement.MetricWord> {
    guard let argument = text("metric") else { return Set(CaseMeasurement.MetricWord.allCases) }
    var metrics: Set<CaseMeasurement.MetricWord> = []
    for part in argument.split(separator: ",") {
      guard let metric = CaseMeasurement.MetricWord(rawValue: String(part)) else {
        let known = CaseMeasurement.MetricWord.allCases.map(\.rawValue).joined(separator: ",")
        throw Self.usage("--metric \(part): expected some of \(known)")
      }
      metrics.insert(metric)
    }
    return metrics
  }

  /// The selected cases: those of a set, or all whose names match.
  ///
  /// - Throws: An error if no case is left, which must not look like success.
  func cases(default fallback: CaseSet = .quick) throws(BenchError) -> [BenchCase] {
    let filter = text("filter")
    let set = has("full") ? CaseSet.full : has("quick") ? .quick : fallback
    var cases = SuiteCases.all.filter { $0.set <= set }
    if let filter {
      let pattern: Regex<AnyRegexOutput>
      do { pattern = try Regex(filter) } catch {
        throw Self.usage("--filter \(filter): no regular expression")
      }
      let isNamed = has("full") || has("quick")
      cases = (isNamed ? cases : SuiteCases.all).filter {
        $0.id.description.firstMatch(of: pattern) != nil
      }
    }
    guard !cases.isEmpty else {
      throw BenchError(
        "no case matches\(filter.map { " " + $0 } ?? ""); bench list shows all",
        status: .nothingMeasured)
    }
    return cases
  }
}
