// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Reads the devices of a scenario: words of the catalogue, groups of them, and device files.
struct DeviceListReader {
  /// The devices that have words.
  let vocabulary: Vocabulary
  /// How device files are read.
  let files: FileAccess

  /// The screens in the order of the file; the usual ones when the file has none.
  func read(_ value: Value?) -> [DeviceSelection] {
    guard let value else { return vocabulary.defaultDevices ?? vocabulary.matrix }
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
        let known = result.first { $0.fileWord == selection.fileWord }
        if let known, known.word != selection.word {
          element.report(
            "the files of '\(shown(selection.word))' would have the names of those of '\(shown(known.word))'; "
              + "give the device file another 'id'")
        } else if known == nil {
          result.append(selection)
        } else if !isGroup {
          element.report(
            "device '\(shown(selection.word))' is listed twice; list every device once")
        }
      }
    }
    return result
  }

  /// The screen of a word that stands for one device, or of a device file.
  func readOne(_ value: Value) -> DeviceSelection? {
    let (found, isGroup) = read(value)
    guard !isGroup else {
      value.refuse("'to'", "the word of one device, or the path of a device file")
      return nil
    }
    return found.first
  }

  /// The screens that one word stands for, and whether it is the word of a group.
  private func read(_ value: Value) -> ([DeviceSelection], isGroup: Bool) {
    guard let text = value.text else {
      value.refuse("a device", "a device's word, \"all\", \"matrix\" or the path of a device file")
      return ([], false)
    }
    do throws(DeviceWordError) {
      let (word, facts) = try facts(in: text)
      if let group = try DeviceSelection.group(
        word, facts, devices: vocabulary.devices, matrix: vocabulary.matrix)
      {
        return (group, true)
      }
      guard let device = device(word, value) else { return ([], false) }
      let path = word.isPath ? String(word) : nil
      return ([try DeviceSelection(device, facts, path: path)], false)
    } catch {
      value.report(error.message)
      return ([], false)
    }
  }

  /// The parts of a word before and after its `@`.
  private func facts(
    in text: String
  ) throws(DeviceWordError) -> (word: Substring, facts: DeviceWordFacts) {
    guard let at = text.lastIndex(of: "@") else { return (text[...], DeviceWordFacts()) }
    do throws(DeviceWordError) {
      return (text[..<at], try DeviceWordFacts(text[text.index(after: at)...]))
    } catch {
      // The path of a file may have an `@` of its own.
      if text.isPath { return (text[...], DeviceWordFacts()) }
      throw error
    }
  }

  private func device(_ word: Substring, _ value: Value) -> DeviceProfile? {
    if let device = vocabulary.devices.first(where: { $0.id == word }) { return device }
    guard word.isPath else {
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
}
