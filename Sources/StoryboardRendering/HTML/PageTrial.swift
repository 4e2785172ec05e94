// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import MotionReview
public import ScrollCore

/// What a page needs to try its pattern by hand: parameters, profiles, rules, and the scenario to save.
///
/// `trial/request.js` reads it.
public struct PageTrial: Sendable {
  /// The pattern's part of the core as WebAssembly, compressed by LZMA or gzip, in base 91.
  public var core: String
  /// The rules that judge the pattern, in the same form; nil if they are part of the core's module.
  public var review: String?
  /// The pattern's parameters.
  public var parameters: [ParameterDescriptor]
  /// The values of the parameters in the scenario, in their order.
  public var values: [ParameterValue]
  /// The available physics profiles.
  public var profiles: [PhysicsProfile]
  /// The rules whose severity is not the default one, with their severity; nil for a rule that is off.
  public var rules: [(id: StaticString, severity: Severity?)]
  /// The programs of a pattern file, which the core runs; nil for a pattern in Swift.
  public var program: PageProgram?
  /// The pattern file, or the rule in Swift; nil to show none.
  public var code: PageCode?
  /// What the app or the system does in the scenario, each step once.
  public var steps: [PageStep] = []
  /// The scenario as a JSON object, without its steps: a saved scenario has the steps of the reader.
  public var scenario: String

  /// Makes a trial.
  ///
  /// - Precondition: There is one value for each parameter.
  public init(
    core: String, review: String? = nil, parameters: [ParameterDescriptor],
    values: [ParameterValue], profiles: [PhysicsProfile],
    rules: [(id: StaticString, severity: Severity?)] = [], program: PageProgram? = nil,
    code: PageCode? = nil, scenario: String
  ) {
    precondition(parameters.count == values.count, "one value for each parameter")
    self.core = core
    self.review = review
    self.parameters = parameters
    self.values = values
    self.profiles = profiles
    self.rules = rules
    self.program = program
    self.code = code
    self.scenario = scenario
  }

  /// Writes the trial as an object, with the map of the page's requests.
  func write(_ map: WordMap, to json: inout PageJSON) {
    json.object { json in
      json.key("map")
      json.object { json in
        json.member("variant", map.variant)
        json.member("decelerationRate", map.decelerationRate)
        json.member("physics", map.physics)
        json.member("parameters", map.parameters.first ?? map.script)
        json.member("script", map.script)
      }
      json.key("parameters")
      json.array { json in
        for (descriptor, value) in zip(parameters, values) {
          write(descriptor, value, to: &json)
        }
      }
      json.key("profiles")
      json.array { json in
        for profile in profiles {
          json.object { json in
            json.member("id", "\(profile.id)")
            json.key("values")
            json.array { json in for word in profile.words { json.exact(word) } }
          }
        }
      }
      json.key("kinds")
      if let program {
        program.writeKinds(to: &json, withSystemViews: !steps.isEmpty)
      } else {
        json.array { json in
          for kind in ElementID.Kind.allCases where !steps.isEmpty || !kind.isSystemView {
            json.string("\(ElementID(kind).kindName)")
          }
        }
      }
      program?.write(to: &json)
      code?.write(to: &json)
      if !steps.isEmpty {
        json.key("steps")
        json.array { json in for step in steps { step.write(to: &json) } }
      }
      if !rules.isEmpty {
        json.key("rules")
        json.object { json in
          for rule in rules { json.member(rule.id, rule.severity.map { Int($0.rawValue) } ?? -1) }
        }
      }
      json.member("file", scenario)
    }
  }

  /// What a person reads of a parameter: the program of a file is made for a list of one length.
  private func summary(of descriptor: ParameterDescriptor) -> String {
    guard program != nil, case .numbers = descriptor.kind else { return "\(descriptor.summary)" }
    let sentence = "On this page as many numbers as in the scenario."
    return "\(descriptor.summary)".isEmpty ? sentence : "\(descriptor.summary) \(sentence)"
  }

  private func write(
    _ descriptor: ParameterDescriptor, _ value: ParameterValue, to json: inout PageJSON
  ) {
    json.object { json in
      json.member("key", "\(descriptor.key)")
      json.member("unit", "\(descriptor.unit)")
      json.member("summary", summary(of: descriptor))
      if descriptor.isWhole {
        json.key("isWhole")
        json.flag(true)
      }
      json.key("kind")
      switch descriptor.kind {
      case .number(_, let minimum, let maximum):
        json.string("number")
        Self.writeLimits(minimum, maximum, to: &json)
      case .flag: json.string("flag")
      case .choice(_, let options):
        json.string("choice")
        json.key("options")
        json.array { json in for option in options { json.string("\(option)") } }
      case .numbers(_, let minimum, let maximum):
        json.string("numbers")
        Self.writeLimits(minimum, maximum, to: &json)
      }
      json.key("value")
      switch value {
      case .number(let number): json.exact(number)
      case .flag(let flag): json.flag(flag)
      case .choice(let index): json.number(index)
      case .numbers(let numbers):
        json.array { json in for number in numbers { json.exact(number) } }
        guard program != nil else { break }
        json.key("count")
        json.number(numbers.count)
      }
    }
  }

  private static func writeLimits(_ minimum: Double, _ maximum: Double, to json: inout PageJSON) {
    json.key("minimum")
    json.exact(minimum)
    json.key("maximum")
    json.exact(maximum)
  }
}
