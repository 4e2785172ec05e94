// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Reads the samples of a trace from the object that an app's recorder writes: columns with titles, and samples.
///
/// Columns that the trace does not play are skipped, and so is what the file says of the device.
struct RecordedSampleReader {
  /// What a sample's numbers mean.
  let shape: SampleShape

  /// The samples of a recording; stops at the first that is wrong.
  func read(_ recording: Value) -> [Trace.Sample]? {
    guard
      let object = KeyedObject(recording, "a recording", keys: ["device", "columns", "samples"]),
      let list = object.required("samples")
    else { return nil }
    var columns = shape.columns.indices.map { SampleColumn(number: $0) }
    if let titles = object["columns"] {
      switch shape.columns(titled: titles.elements.map { $0.text ?? "" }) {
      case .success(let named): columns = named
      case .failure(let fault):
        (titles.elements.count > fault.index ? titles.elements[fault.index] : titles)
          .report(fault.message)
        return nil
      }
    }
    guard list.kind == .list, 1...FileLimits.samples ~= list.count else {
      list.refuse("'samples'", "a list of 1 to \(FileLimits.samples) samples")
      return nil
    }
    var samples: [Trace.Sample] = []
    var previous = 0.0
    for element in list.elements {
      guard let numbers = numbers(of: element, columns) else {
        element.refuse("a sample", "a list of \(columns.count) numbers, one for each column")
        return nil
      }
      switch shape.sample(numbers, index: samples.count, after: previous) {
      case .success(let sample):
        samples.append(sample)
        previous = sample.time
      case .failure(let fault):
        element.report(fault.message)
        return nil
      }
    }
    return samples
  }

  /// The numbers that the trace plays; nil where one is missing.
  private func numbers(
    of sample: Value, _ columns: [SampleColumn]
  ) -> (Double, Double, Double)? {
    guard sample.kind == .list, sample.count == columns.count else { return nil }
    var numbers = (0.0, 0.0, 0.0)
    for (element, column) in zip(sample.elements, columns) {
      guard let place = column.number else { continue }
      guard element.kind == .number, let number = element.number else { return nil }
      switch place {
      case 0: numbers.0 = number * column.factor
      case 1: numbers.1 = number
      default: numbers.2 = number
      }
    }
    return numbers
  }
}
