// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Reads a trace step: what was recorded, and the samples in the file or in one of their own.
struct TraceReader {
  /// Positions beyond this are typing mistakes, in points.
  static let positionLimit = 1e9

  /// The step's keys and values.
  let object: KeyedObject
  /// The names of the pattern's scroll views; nil when the pattern is unknown.
  let scrollViews: [String]?
  /// How files are read.
  let files: FileAccess

  /// Reads the step.
  func read() -> Trace? {
    let subjects = [Trace.Subject.pointer, .contentOffset]
    let subject = object.required("of")
      .flatMap { $0.readWord("'of'", of: ["pointer", "contentOffset"]) }.map { subjects[$0] }
    let rate: Double?? = object["rate"].map {
      $0.readNumber("'rate'", 1...1_000, unit: "samples/s")
    }
    let scrollView = readTarget(subject)
    guard let subject, let scrollView else { return nil }
    if let rate, rate == nil { return nil }
    let shape = SampleShape(subject: subject, rate: rate ?? nil)
    let samples: [Trace.Sample]?
    switch (object["samples"], object["file"]) {
    case (let list?, nil): samples = SampleListReader(shape: shape).read(list)
    case (nil, let file?): samples = read(file, shape)
    default:
      object.value.report("\(object.name) needs exactly one of the keys 'samples' and 'file'")
      return nil
    }
    return samples.map { Trace(of: subject, samples: $0, scrollView: scrollView) }
  }

  private func readTarget(_ subject: Trace.Subject?) -> Int? {
    guard let target = object["target"] else { return 0 }
    if subject == .pointer {
      target.report("'target' belongs to a trace of 'contentOffset'; a finger has none")
      return nil
    }
    guard let scrollViews else { return 0 }
    return target.readWord("'target'", of: scrollViews)
  }

  private func read(_ value: Value, _ shape: SampleShape) -> [Trace.Sample]? {
    guard let path = value.text, !path.isEmpty else {
      value.refuse("'file'", "the path of a CSV or JSON file")
      return nil
    }
    let isCSV = path.hasSuffix(".csv")
    guard isCSV || [".json", ".jsonc", ".json5"].contains(where: { path.hasSuffix($0) }) else {
      value.refuse("'file'", "a path that ends in .csv, .json, .jsonc or .json5")
      return nil
    }
    guard let file = files.open(path, namedBy: value) else { return nil }
    if isCSV { return SampleTableReader(shape: shape).read(file) }
    guard let document = JSON5Document(file) else { return nil }
    return document.root.kind == .object
      ? RecordedSampleReader(shape: shape).read(document.root)
      : SampleListReader(shape: shape).read(document.root)
  }
}
