// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import TextFormats

/// Reads the members of an object, each of which must be there and of its kind.
struct JSONFields {
  private let value: JSONValue
  private let place: String

  /// Reads from an object; `place` is its name in errors.
  init(_ value: JSONValue, _ place: String) throws(InvalidReportFile) {
    guard case .object = value else { throw InvalidReportFile("\(place) should be an object") }
    self.value = value
    self.place = place
  }

  /// Reads from a whole file of ours.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - kind: The required kind of the file.
  ///   - version: The version of the format.
  ///   - oldest: The oldest version that is read as well; the same if nil.
  /// - Throws: An error if it is not JSON, or another kind of file.
  init(
    file bytes: [UInt8], kind: String, version: Int, oldest: Int? = nil
  ) throws(InvalidReportFile) {
    self = try JSONFields(InvalidReportFile.parse(bytes), "the file")
    guard try text("kind") == kind else {
      throw InvalidReportFile("the file is no \(kind) that scrollwork check has written")
    }
    let found = try integer("schemaVersion")
    guard (oldest ?? version)...version ~= found else {
      let expected = oldest.map { "\($0) to \(version)" } ?? "\(version)"
      throw InvalidReportFile(
        "the format of the file has version \(found), expected \(expected)")
    }
  }

  private func failure(_ name: String, _ kind: String) -> InvalidReportFile {
    InvalidReportFile("'\(name)' of \(place) should be \(kind)")
  }

  /// A member of any kind.
  func any(_ name: String) throws(InvalidReportFile) -> JSONValue {
    guard let member = value[name] else { throw InvalidReportFile("\(place) lacks '\(name)'") }
    return member
  }

  /// A text.
  func text(_ name: String) throws(InvalidReportFile) -> String {
    guard let text = try any(name).text else { throw failure(name, "a text") }
    return text
  }

  /// A text that may be missing.
  func optionalText(_ name: String) throws(InvalidReportFile) -> String? {
    guard value[name] != nil else { return nil }
    return try text(name)
  }

  /// A number.
  func number(_ name: String) throws(InvalidReportFile) -> Double {
    guard let number = try any(name).number else { throw failure(name, "a number") }
    return number
  }

  /// A whole number that is not negative.
  func integer(_ name: String) throws(InvalidReportFile) -> Int {
    guard let number = try any(name).integer, (0...1_000_000_000).contains(number) else {
      throw failure(name, "a whole number from 0")
    }
    return number
  }

  /// A yes or no.
  func flag(_ name: String) throws(InvalidReportFile) -> Bool {
    guard let flag = try any(name).flag else { throw failure(name, "true or false") }
    return flag
  }

  /// A list.
  func list(_ name: String) throws(InvalidReportFile) -> [JSONValue] {
    guard let list = try any(name).list else { throw failure(name, "a list") }
    return list
  }

  /// A list of texts.
  func texts(_ name: String) throws(InvalidReportFile) -> [String] {
    var texts: [String] = []
    for value in try list(name) {
      guard let text = value.text else { throw failure(name, "a list of texts") }
      texts.append(text)
    }
    return texts
  }

  /// An object.
  func object(_ name: String) throws(InvalidReportFile) -> JSONFields {
    try JSONFields(any(name), "'\(name)' of \(place)")
  }

  /// The objects of a list.
  func objects(_ name: String) throws(InvalidReportFile) -> [JSONFields] {
    var objects: [JSONFields] = []
    for (index, value) in try list(name).enumerated() {
      objects.append(try JSONFields(value, "'\(name)[\(index)]'"))
    }
    return objects
  }

  /// The name of a severity; nil for null.
  func severity(_ name: String) throws(InvalidReportFile) -> Severity? {
    let value = try any(name)
    if value == .null { return nil }
    guard let severity = Severity.allCases.first(where: { "\($0.word)" == value.text }) else {
      throw failure(name, "one of note, warning, error")
    }
    return severity
  }
}
