// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

/// A step of the app or the system, or a turn of the device, that a reader of a page can take at any time: one of the scenario's.
///
/// `trial/steps.js` reads it.
public struct PageStep: Equatable, Sendable {
  /// What its button says.
  public var label: String
  /// The step.
  public var step: GestureStep
  /// The step as the text of a JSON object, for a scenario that is saved.
  public var json: String

  /// Makes a step of a page.
  public init(_ label: String, _ step: GestureStep, json: String) {
    self.label = label
    self.step = step
    self.json = json
  }

  /// How long it takes, in seconds.
  private var duration: Double {
    guard case .program(let program) = step else { return 0 }
    return program.duration
  }

  /// Writes the label, the numbers for the core, the object of a file, and the duration in milliseconds.
  func write(to json: inout PageJSON) {
    json.object { json in
      json.member("label", label)
      json.key("encoded")
      json.array { json in for word in step.words { json.exact(word) } }
      json.member("json", self.json)
      json.key("milliseconds")
      json.exact(duration * 1000)
    }
  }
}
