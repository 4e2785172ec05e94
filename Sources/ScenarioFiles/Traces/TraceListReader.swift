// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// Reads a recording from JSON.
struct TraceListReader {
  let file: SourceFile

  /// Reads all samples; stops at the first that is wrong.
  func read(into rows: inout TraceRows) {
    guard let document = JSON5Document(file) else { return }
    var list = document.root
    if list.kind == .object {
      guard let object = KeyedObject(list, "a recording", keys: ["device", "columns", "samples"])
      else { return }
      if let device = object["device"] {
        guard let device = RecordedDevice(device) else { return }
        rows.note(device)
      }
      if let columns = object["columns"] {
        let words = columns.elements.map { $0.text ?? "" }
        guard rows.name(words, at: columns.offset) else { return }
      }
      guard let samples = object.required("samples") else { return }
      list = samples
    }
    guard list.kind == .list else { return list.refuse("a recording", "a list of samples") }
    for sample in list.elements {
      guard sample.kind == .list else { return sample.refuse("a sample", "a list of numbers") }
      var row: [Double?] = []
      for element in sample.elements {
        if element.kind == .null {
          row.append(nil)
        } else if element.kind == .number {
          row.append(document.number(at: element.index) + 0)
        } else {
          return element.refuse("a number of a sample", "a number or null")
        }
      }
      guard rows.add(row, at: sample.offset) else { return }
    }
  }
}
