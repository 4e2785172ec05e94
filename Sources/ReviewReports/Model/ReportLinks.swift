// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Where readers of a report find pages and pictures.
package struct ReportLinks: Equatable, Sendable {
  /// The address where the folder that `render` writes to is served, without a slash at its end; nil if it is not served.
  package let base: String?
  /// The path of that folder.
  package let folder: String

  /// Nothing is served.
  package static let none = ReportLinks(folder: "")

  /// Makes links to what is not served.
  package init(folder: String) {
    base = nil
    self.folder = folder
  }

  /// Makes links below an address.
  ///
  /// - Parameters:
  ///   - base: An address that begins with `http://` or `https://`.
  ///   - folder: The path of the folder that is served there.
  /// - Returns: Nil if the text is no such address, or has a part after `?` or `#`.
  package init?(base: String, folder: String) {
    let rest = ["https://", "http://"].first(where: base.hasPrefix).map { base.dropFirst($0.count) }
    let allowed = Set("-._~:/@!$&'()*+,;=%[]".utf8)
    guard let rest, rest.first.map({ $0 != "/" }) == true,
      rest.utf8.allSatisfy({ $0.isAlphanumeric || allowed.contains($0) })
    else { return nil }
    var base = base
    while base.hasSuffix("/") { base.removeLast() }
    self.base = base
    self.folder = folder
  }

  /// The address of a page, given below the folder; nil if pages are not served.
  func page(_ page: String) -> String? {
    base.map { $0 + "/" + Self.encoded(page) }
  }

  /// The address of a picture: below the base if pictures are served, else its path.
  ///
  /// A picture in the folder of the pages has its path below that folder, any other the path that was given.
  func picture(_ path: String) -> String {
    guard let base else { return Self.encoded(path) }
    var path = path[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    let root = folder.hasSuffix("/") ? folder : folder + "/"
    if path.hasPrefix(root) { path = path.dropFirst(root.count) }
    while path.hasPrefix("/") { path = path.dropFirst() }
    return base + "/" + Self.encoded(String(path))
  }

  /// A path as it is written in an address: what would end it there is a percent sign and two digits.
  private static func encoded(_ path: String) -> String {
    let kept = Set("-._~/#=&,".utf8)
    var text = ""
    for byte in path.utf8 {
      if byte.isAlphanumeric || kept.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return text
  }
}

extension UInt8 {
  fileprivate var isAlphanumeric: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
