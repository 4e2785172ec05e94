// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Reads the devices of a scenario: words of the catalogue, groups of them, and device files.
struct DeviceListReader {
  /// The devices that have words.
  let vocabulary: Vocabulary
  /// How device files are read.
  let files: FileAccess

  /// The screens in the order of the file; the usual ones when the file has none.
  func read(_ value: Value?) -> [DeviceSelection] {
    guard let value else { return vocabulary.usualDevices ?? vocabulary.matrix }
    var result: [DeviceSelection] = []
    let count = value.count
    guard count <= FileLimits.devices else {
      value.report("'devices' holds \(count) words; at most \(FileLimits.devices) are accepted")
      return []
    }
    let elements = value.oneOrMore
    if elements.isEmpty {
      value.report("'devices' is an empty list; leave the key out for the default")
    }
    for element in elements {
      let (found, isGroup) = read(element)
      for selection in found {
        let isKnown = result.contains {
          $0.device.id == selection.device.id && $0.orientation == selection.orientation
        }
        if !isKnown {
          result.append(selection)
        } else if !isGroup {
          element.report(
            "device '\(shown(selection.word))' is listed twice; list every device once")
        }
      }
    }
    return result
  }

  /// The screens that one word stands for, and whether it is the word of a group.
  private func read(_ value: Value) -> ([DeviceSelection], isGroup: Bool) {
    guard let text = value.text else {
      value.refuse("a device", "a device's word, \"all\", \"matrix\" or the path of a device file")
      return ([], false)
    }
    var word = Substring(text)
    var orientation: Orientation?
    if let at = text.lastIndex(of: "@") {
      switch text[text.index(after: at)...] {
      case "portrait": orientation = .portrait
      case "landscape": orientation = .landscape
      case let other where !isPath(text):
        value.report(
          "unknown orientation '\(shown(other))'"
            + "\(suggestion(for: String(other), among: ["portrait", "landscape"])); accepted: portrait, landscape"
        )
        return ([], false)
      default: break
      }
      if orientation != nil { word = text[..<at] }
    }
    switch word {
    case "all":
      return (vocabulary.devices.map { DeviceSelection($0, orientation ?? .portrait) }, true)
    case "matrix":
      if orientation != nil {
        value.report("'matrix' has orientations of its own; list devices one by one to choose them")
      }
      return (vocabulary.matrix, true)
    default:
      return (
        device(word, value).map {
          [DeviceSelection($0, orientation ?? .portrait, path: isPath(word) ? String(word) : nil)]
        } ?? [], false
      )
    }
  }

  private func device(_ word: Substring, _ value: Value) -> DeviceProfile? {
    if let device = vocabulary.devices.first(where: { $0.id == word }) { return device }
    guard isPath(word) else {
      let words = vocabulary.devices.map(\.id) + ["all", "matrix"]
      value.report(
        "unknown device '\(shown(word))'\(suggestion(for: String(word), among: words))"
          + "; accepted: a device's word, \"all\", \"matrix\" or the path of a device file (*.device.jsonc)"
      )
      return nil
    }
    guard let file = files.open(String(word), namedBy: value) else { return nil }
    return JSON5Document(file).flatMap { DeviceReader().read($0.root) }
  }

  private func isPath(_ word: some StringProtocol) -> Bool {
    word.contains("/") || [".json", ".jsonc", ".json5"].contains { word.hasSuffix($0) }
  }
}
