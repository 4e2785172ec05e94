// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

/// Process-wide set-up of libxml2.
enum LibXML {
  /// Initialises the library; a lazy global, so that it happens once and before any other call.
  static let ready: Void = {
    xmlInitParser()
    // Left to themselves, these two happen at their first use, by whichever threads come first.
    xmlSchemaInitTypes()
    xmlRelaxNGInitTypes()
  }()
}

/// A C string of libxml2 as a Swift string; empty for null.
func string(_ text: UnsafePointer<xmlChar>?) -> String {
  guard let text else { return "" }
  return String(cString: text)
}
