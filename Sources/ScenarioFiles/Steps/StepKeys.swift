// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// The types of steps, and the keys that each accepts.
enum StepKeys: String, CaseIterable {
  case drag, fling, tap, pause, pointerDown, pointerMove, pointerUp, pointerCancel, rotate
  case scrollTo, focus, blur, insert, reload, remove, resize, fold, unfold, push, pop, appearance,
    trace

  /// What a step of the type is called in messages.
  var name: String {
    let hasVowel = [.insert, .unfold, .appearance].contains(self)
    return (hasVowel ? "an " : "a ") + "\(rawValue) step"
  }

  /// The keys in the order in which files have them.
  var keys: [String] {
    let own =
      switch self {
      case .drag, .fling: ["from", "to", "by", "duration", "hold", "endVelocity", "curve"]
      case .tap: ["from", "target"]
      case .pause: ["duration", "until", "timeout"]
      case .pointerDown: ["x", "y", "button"]
      case .pointerMove: ["x", "y", "duration", "origin", "target"]
      case .pointerUp, .pointerCancel: ["button"]
      case .rotate: ["to"]
      case .trace: ["of", "samples", "file", "rate", "target"]
      case .scrollTo: ["to", "element", "at", "animated", "target"]
      case .focus: ["field", "height", "avoids", "target"]
      case .blur: [String]()
      case .insert, .reload: ["rows", "section", "at", "count", "heights"]
      case .remove: ["rows", "section", "at", "count"]
      case .resize: ["width", "height", "insets", "statusBarHeight", "duration"]
      case .fold, .unfold: ["to", "duration"]
      case .push, .pop: ["duration"]
      case .appearance: ["navigationBar", "tabBar", "statusBar", "animated"]
      }
    return ["type", "label"] + own
  }

  /// The type of a step; reports a missing or unknown one.
  static func type(of step: Value) -> StepKeys? {
    let words = allCases.map(\.rawValue)
    guard let value = step.member("type") else {
      step.report("a step needs the key 'type': \(oneOf(words))")
      return nil
    }
    return value.readWord("the type of a step", of: words).map { allCases[$0] }
  }
}

extension Value {
  /// The value of a key of an object.
  func member(_ key: String) -> Value? {
    var next = index + 1
    while next < document.nodes[index].extent {
      let content = Value(document: document, index: next + 1)
      if document.text(of: next) == key { return content }
      next = document.next(after: content.index)
    }
    return nil
  }
}
