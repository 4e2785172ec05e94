// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import StoryboardProduction
import SystemCalls
import TextFormats

/// What the command line asks of a film.
enum FilmRequest {
  static func read(_ arguments: ParsedArguments) throws(OperationError) -> FilmReview.Request {
    var request = FilmReview.Request()
    if let word = arguments.text(.device) {
      guard let device = DeviceCatalog.devices.first(where: { $0.id == word }) else {
        throw OperationError(
          UnknownWord.message("device", found: word, words: DeviceCatalog.devices.map(\.id)))
      }
      request.device = device
    }
    request.start = arguments.number(.from)
    request.end = arguments.number(.to)
    if let start = request.start, let end = request.end, end <= start {
      throw OperationError("--to: found \(end); expected more than --from, \(start)")
    }
    if let rate = arguments.integer(.fps) { request.rate = rate }
    if let word = arguments.text(.crop) { request.crop = try crop(word) }
    for word in arguments.list(.roles) { try role(word, &request) }
    return request
  }

  private static func crop(_ word: String) throws(OperationError) -> (Range<Int>, Range<Int>) {
    let numbers = word.split(separator: ",").map { Int($0) }
    guard numbers.count == 4,
      case let (x?, y?, width?, height?) = (numbers[0], numbers[1], numbers[2], numbers[3]),
      0...100_000 ~= x, 0...100_000 ~= y, 64...100_000 ~= width, 64...100_000 ~= height
    else {
      throw OperationError(
        "--crop: found '\(word)', expected X,Y,WIDTH,HEIGHT in pixels, at least 64 wide and high")
    }
    return (x..<x + width, y..<y + height)
  }

  /// The numbers on both sides of two dots.
  private static func range(_ text: String) -> (Double, Double)? {
    let bytes = Array(text.utf8)
    for index in bytes.indices.dropLast()
    where bytes[index] == UInt8(ascii: ".") && bytes[index + 1] == UInt8(ascii: ".") {
      let (low, high) = (bytes[..<index], bytes[(index + 2)...])
      guard let low = Double(String(decoding: low, as: UTF8.self)),
        let high = Double(String(decoding: high, as: UTF8.self))
      else { return nil }
      return (low, high)
    }
    return nil
  }

  private static func role(
    _ word: String, _ request: inout FilmReview.Request
  ) throws(OperationError) {
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    let known = FilmMotion.Edge.allCases.map(\.rawValue) + ["list"]
    guard known.contains(parts[0]) else {
      throw OperationError(UnknownWord.message("role", found: parts[0], words: known))
    }
    if let role = FilmMotion.Edge(rawValue: parts[0]) { request.role = role }
    guard parts.count == 2 else { return }
    guard let (low, high) = range(parts[1]), low.isFinite, high.isFinite,
      low >= 0, high > low, high < 10_000
    else {
      throw OperationError(
        "--roles: found '\(word)', expected \(parts[0])=FROM..TO in points from the top of the screen"
      )
    }
    switch parts[0] {
    case "header": request.edge = high
    case "sheet": request.edge = low
    default:
      request.edge = request.edge ?? low
      request.listEnd = high
    }
  }
}
