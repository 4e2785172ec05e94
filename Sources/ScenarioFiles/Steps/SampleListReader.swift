// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Reads the samples of a trace from a list.
struct SampleListReader {
  /// What a sample's numbers mean.
  let shape: SampleShape

  /// The samples of a list; stops at the first that is wrong.
  func read(_ list: Value) -> [Trace.Sample]? {
    guard list.kind == .list else {
      list.refuse("'samples'", "a list of samples \(shape.spelling)")
      return nil
    }
    let count = list.count
    guard 1...FileLimits.samples ~= count else {
      list.report("a trace must have from 1 to \(FileLimits.samples) samples; found \(count)")
      return nil
    }
    let document = list.document
    var samples: [Trace.Sample] = []
    samples.reserveCapacity(count)
    var previous = 0.0
    var next = list.index + 1
    for index in 0..<count {
      guard let numbers = numbers(at: next, document) else {
        Value(document: document, index: next).refuse(
          "a sample",
          shape.columns.count == 1
            ? "a number" : "a list of \(shape.columns.count) numbers \(shape.spelling)")
        return nil
      }
      switch shape.sample(numbers, index: index, after: previous) {
      case .success(let sample):
        samples.append(sample)
        previous = sample.time
      case .failure(let fault):
        Value(document: document, index: next).report(fault.message)
        return nil
      }
      next = document.next(after: next)
    }
    return samples
  }

  /// The numbers of a sample, in order; zeros stand for those that it does not have.
  private func numbers(at index: Int, _ document: JSON5Document) -> (Double, Double, Double)? {
    let count = shape.columns.count
    if count == 1 {
      return document.kind(of: index) == .number ? (document.number(at: index) + 0, 0, 0) : nil
    }
    guard document.kind(of: index) == .list, Int(document.nodes[index].extent) == index + 1 + count
    else { return nil }
    var numbers = (0.0, 0.0, 0.0)
    for column in 0..<count {
      guard document.kind(of: index + 1 + column) == .number else { return nil }
      let number = document.number(at: index + 1 + column) + 0
      switch column {
      case 0: numbers.0 = number
      case 1: numbers.1 = number
      default: numbers.2 = number
      }
    }
    return numbers
  }
}
