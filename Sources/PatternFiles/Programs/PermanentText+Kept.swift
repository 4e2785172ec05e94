// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Locking
import ScrollCore

extension PermanentText {
  private static let texts = Protected<[String: PermanentText]>([:])

  /// A text that is kept until the program ends, once however often it is asked for.
  static func kept(_ text: some StringProtocol) -> PermanentText {
    let text = String(text)
    return texts.withLock { texts in
      if let known = texts[text] { return known }
      let copy = PermanentText(copying: Array(text.utf8))
      texts[text] = copy
      return copy
    }
  }
}
