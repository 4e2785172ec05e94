// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Which of our own files a document claims to be.
enum StoryboardKind {
  case svg
  case page

  static let svgNamespace = "http://www.w3.org/2000/svg"
  static let htmlNamespace = "http://www.w3.org/1999/xhtml"
  static let xlinkNamespace = "http://www.w3.org/1999/xlink"
}
