// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

/// The programs of a pattern file on its page, and what the page has to know of the elements that the file names.
///
/// `trial/programs.js` and `stage/file-drawing.js` read it.
public struct PageProgram: Sendable {
  /// The programs of all variants, as `ProgramFile` reads them.
  public var bytes: [UInt8]
  /// What may be said of the runs of each variant.
  private let texts: [FileRunTexts]
  /// The same programs.
  private let file: ProgramFile

  /// Makes the data of a page.
  ///
  /// - Parameters:
  ///   - file: The programs, and the elements with their looks.
  ///   - bytes: The programs as bytes.
  ///   - texts: What may be said of their runs, for each of them.
  public init(_ file: ProgramFile, bytes: [UInt8], texts: [FileRunTexts]) {
    self.file = file
    self.texts = texts
    self.bytes = bytes
  }

  /// The elements of all variants that have names, by their codes in rising order.
  private var elements: [(code: UInt32, kind: ElementID.Kind, element: OwnElement)] {
    var known: [UInt32: (ElementID.Kind, OwnElement)] = [:]
    for part in file.programs.flatMap(\.elements) {
      let id = ElementID(part.kind ?? .own, number: part.number)
      if let element = file.elements.element(of: id) { known[id.code] = (id.kind, element) }
    }
    return known.sorted { $0.key < $1.key }.map { ($0.key, $0.value.0, $0.value.1) }
  }

  /// Writes the names of elements by their codes: those of kinds, and those that the file gives.
  ///
  /// - Parameters:
  ///   - json: Receives them.
  ///   - hasSystemViews: Whether steps of a program show views of the system.
  func writeKinds(to json: inout PageJSON, withSystemViews hasSystemViews: Bool) {
    json.object { json in
      for kind in ElementID.Kind.allCases where hasSystemViews || !kind.isSystemView {
        json.key(number: Int(kind.rawValue))
        json.string("\(ElementID(kind).kindName)")
      }
      for element in elements {
        json.key(number: Int(element.code))
        json.string(element.element.name)
      }
    }
  }

  /// Writes the program, what can be tapped, and how drawings fit elements of other sizes.
  func write(to json: inout PageJSON) {
    json.member("program", Self.hexadecimal(bytes))
    writeTexts(to: &json)
    json.key("taps")
    json.array { json in for name in taps { json.string(name) } }
    json.key("fits")
    json.object { json in
      for element in elements {
        json.key(number: Int(element.code))
        json.number(Self.fit(of: element.element.look, kind: element.kind))
      }
    }
    writeCuts(to: &json)
    writeLooks(to: &json)
  }

  /// Writes which elements show only within an item, or within an element in it, if any does: the code of that, and the
  /// radius of its corners.
  private func writeCuts(to json: inout PageJSON) {
    let elements = elements
    let cut = elements.compactMap { element in
      element.element.clippingItem.map { (element.code, $0.code) }
    }
    guard !cut.isEmpty else { return }
    json.key("cuts")
    json.object { json in
      for (element, item) in cut {
        json.key(number: Int(element))
        json.array { json in
          json.number(Int(item))
          json.number(elements.first { $0.code == item }?.element.look?.corner ?? 0)
        }
      }
    }
  }

  /// Writes the claims of each variant, and the faults with which its runs may end: five numbers for each, of which the last
  /// three are indices of texts.
  private func writeTexts(to json: inout PageJSON) {
    var indices: [String: Int] = [:]
    var words: [String] = []
    func index(of text: String) -> Int {
      if let known = indices[text] { return known }
      indices[text] = words.count
      words.append(text)
      return words.count - 1
    }
    json.key("claims")
    json.array { json in
      for text in texts {
        json.array { json in
          for claim in text.claims {
            json.array { json in
              json.string(claim.id)
              json.string(claim.sentence)
              json.string(claim.place)
              json.flag(claim.hasAmount)
            }
          }
        }
      }
    }
    json.key("faults")
    json.array { json in
      for text in texts {
        json.array { json in
          for fault in text.faults {
            json.number(Int(fault.cause.rawValue))
            json.number(fault.index)
            for text in [fault.message, fault.formula, fault.place] { json.number(index(of: text)) }
          }
        }
      }
    }
    json.key("texts")
    json.array { json in for word in words { json.string(word) } }
  }

  /// Writes where the values are that looks follow, if any does.
  ///
  /// For each element these are the places of its angle, its blur, its radius, the reach of its shadow and the share of
  /// another colour among the values of a frame, −1 for one that stays. An element that is there several times has one list after the other.
  private func writeLooks(to json: inout PageJSON) {
    let driven = elements.filter { $0.element.look?.driven.isEmpty == false }
    guard !driven.isEmpty, let names = file.programs.first?.values.map({ "\($0.name)" }) else {
      return
    }
    json.key("looks")
    json.object { json in
      for element in driven {
        json.key(number: Int(element.code))
        json.array { json in
          for places in Self.places(of: element.element.name, in: names) {
            json.array { json in for place in places { json.number(place) } }
          }
        }
      }
    }
  }

  /// The places of an element's values in a frame.
  static func places(of element: String, in names: [String]) -> [[Int]] {
    func places(_ name: String) -> [Int] {
      ["rotation", "blur", "corner", "shadow", "fill"].map { key in
        names.firstIndex(of: "\(name).\(key)").map { $0 + commonValueCount } ?? -1
      }
    }
    let own = places(element)
    guard own.allSatisfy({ $0 < 0 }) else { return [own] }
    var result: [[Int]] = []
    while true {
      let next = places("\(element)[\(result.count)]")
      if next.allSatisfy({ $0 < 0 }) { return result }
      result.append(next)
    }
  }

  /// How many values every run records before those of the file.
  private static let commonValueCount = 4

  /// The names of elements with a handler for taps, in the order of the file.
  private var taps: [String] {
    let numbers = file.programs.flatMap { program in
      program.handlers.filter { $0.event == .tap }.flatMap { handler in
        (handler.subjects ?? 0..<0).clamped(to: program.elements.indices)
          .map { program.elements[$0].number }
      }
    }
    return file.elements.elements.enumerated()
      .filter { numbers.contains(UInt16($0.offset + 1)) }.map(\.element.name)
  }

  /// How the drawing of an element fits a rectangle of another size; see `StageBox`.
  ///
  /// - Returns: A sum of 1, if it is a box that is cut at its edges; 2, if the content stays at the lower edge; 4, if it
  ///   stays at the trailing edge; 8, if it is a picture, which grows where it is too small.
  private static func fit(of look: ElementLook?, kind: ElementID.Kind) -> Int {
    guard let look else { return kind == .header || kind == .barBackground ? 2 : 0 }
    guard StageBox.hasBox(look) else { return 0 }
    return 1 + (look.placement == .top ? 0 : 2) + (look.alignment == .trailing ? 4 : 0)
      + (look.pictures.isEmpty ? 0 : 8)
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
