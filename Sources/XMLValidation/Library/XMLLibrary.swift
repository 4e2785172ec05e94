// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

/// The library that reads and validates.
package enum XMLLibrary {
  /// The version of libxml2 that the program was compiled against, such as `2.9.14`.
  package static let version = LIBXML_DOTTED_VERSION
}
