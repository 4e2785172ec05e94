// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Symbols of 24 × 24 with round strokes, in `currentColor`.
enum SymbolArt {
  /// The width of strokes, in points of the grid.
  static let strokeWidth = 1.8

  /// A drawing as path data: what is stroked, and what is filled.
  struct Shape {
    var stroked: StaticString?
    var filled: StaticString?
  }

  /// Writes the shapes of a symbol.
  static func append(_ symbol: LookSymbol, to bytes: inout ByteText) {
    let shape = shape(of: symbol)
    if let filled = shape.filled {
      bytes.append("<path d=\"")
      bytes.append(filled)
      bytes.append("\" fill=\"currentColor\"/>")
    }
    if let stroked = shape.stroked {
      bytes.append("<path d=\"")
      bytes.append(stroked)
      bytes.append(
        "\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.8\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
      )
    }
  }

  private static func shape(of symbol: LookSymbol) -> Shape {
    let (stroked, filled) = data(of: symbol)
    return Shape(stroked: stroked, filled: filled)
  }

  private static let heart: StaticString =
    "M12 20S3.5 15 3.5 9A4.6 4.6 0 0 1 8 4.5c1.7 0 3.2 1 4 2.5.8-1.5 2.3-2.5 4-2.5A4.6 4.6 0 0 1 20.5 9c0 6-8.5 11-8.5 11z"
  private static let star: StaticString =
    "m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9L3.5 9.7l5.9-.8z"
  private static let bookmark: StaticString = "M6.5 4h11v16.5L12 16.3l-5.5 4.2z"

  // swift-format-ignore
  private static func data(of symbol: LookSymbol) -> (StaticString?, StaticString?) {
    switch symbol {
    case .chevronForward: ("m9 5 7 7-7 7", nil)
    case .chevronBack: ("m15 5-7 7 7 7", nil)
    case .chevronUp: ("m5 15.5 7-7 7 7", nil)
    case .chevronDown: ("m5 8.5 7 7 7-7", nil)
    case .arrowForward: ("M4 12h16m-6-6 6 6-6 6", nil)
    case .arrowBack: ("M20 12H4m6-6-6 6 6 6", nil)
    case .arrowUp: ("M12 20V4m-6 6 6-6 6 6", nil)
    case .plus: ("M12 4.5v15M4.5 12h15", nil)
    case .minus: ("M4.5 12h15", nil)
    case .xmark: ("m5.5 5.5 13 13m0-13-13 13", nil)
    case .checkmark: ("m4.5 12.8 5 5 10-11.3", nil)
    case .more: (nil, "M5 14a2 2 0 1 1 0-4 2 2 0 0 1 0 4zM12 14a2 2 0 1 1 0-4 2 2 0 0 1 0 4zM19 14a2 2 0 1 1 0-4 2 2 0 0 1 0 4z")
    case .list: ("M9 6h11.5M9 12h11.5M9 18h11.5M4 6h.1M4 12h.1M4 18h.1", nil)
    case .grid: ("M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z", nil)
    case .grabber: ("M6 10h12M6 14h12", nil)
    case .filter: ("M4 7h16M7 12h10M10 17h4", nil)
    case .house: ("M3.5 11.5 12 4l8.5 7.5M6 9.5V20h4.5v-5.5h3V20H18V9.5", nil)
    case .search: ("M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13zM15.5 15.5 20.5 20.5", nil)
    case .person: ("M12 11.5a4 4 0 1 1 0-8 4 4 0 0 1 0 8zM4.5 20.5q.5-6 7.5-6t7.5 6z", nil)
    case .people: ("M8.5 11.5a3.5 3.5 0 1 1 0-7 3.5 3.5 0 0 1 0 7zM2 19.5q.5-5.5 6.5-5.5t6.5 5.5zM15.5 5a3.3 3.3 0 0 1 0 6.3M17.5 14.3q4.2.9 4.5 5.2h-3.5", nil)
    case .bell: ("M6 17q1.5-1.5 1.5-6.5 0-5 4.5-5t4.5 5q0 5 1.5 6.5zM12 5.5V3.8M10 19.8q2 1.6 4 0", nil)
    case .gear: ("M12 18a6 6 0 1 1 0-12 6 6 0 0 1 0 12zM12 14.3a2.3 2.3 0 1 1 0-4.6 2.3 2.3 0 0 1 0 4.6zM12 3.5V6M12 18v2.5M3.5 12H6M18 12h2.5M6 6l1.8 1.8M16.2 16.2 18 18M18 6l-1.8 1.8M7.8 16.2 6 18", nil)
    case .pin: ("M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11zM12 12.3a2.3 2.3 0 1 1 0-4.6 2.3 2.3 0 0 1 0 4.6z", nil)
    case .map: ("m3.5 6.5 5.5-2 6 2 5.5-2v13l-5.5 2-6-2-5.5 2zM9 4.5v13M15 6.5v13", nil)
    case .camera: ("M3.5 7.5h4l1.5-2.5h6l1.5 2.5h4v11.5h-17zM12 16.5a3.7 3.7 0 1 1 0-7.4 3.7 3.7 0 0 1 0 7.4z", nil)
    case .photo: ("M3.5 5h17v14h-17zM3.5 16l5-5 4.5 4.5 3-3 4.5 4.5M15.5 9h.1", nil)
    case .mail: ("M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5", nil)
    case .inbox: ("M3.5 13.5 6 5h12l2.5 8.5v5.5h-17zM3.5 13.5h5q.5 2.5 3.5 2.5t3.5-2.5h5", nil)
    case .trash: ("M4.5 6.5h15M9 6.3V4h6v2.3M6.5 6.5l1 14h9l1-14M10.3 10.5l.3 6M13.7 10.5l-.3 6", nil)
    case .archive: ("M3.5 4.5h17v4.5h-17zM5 9v10.5h14V9M9.5 12.8h5", nil)
    case .folder: ("M3.5 19V5.5h6l2 2.5h9v11z", nil)
    case .paperclip: ("m19.5 11.5-7.8 7.8a4.6 4.6 0 0 1-6.5-6.5l8.3-8.3a3.1 3.1 0 0 1 4.4 4.4l-8 8a1.6 1.6 0 0 1-2.3-2.3l7.3-7.3", nil)
    case .pencil: ("M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5", nil)
    case .calendar: ("M4 6h16v14H4zM4 10.5h16M8.5 3.5V6M15.5 3.5V6", nil)
    case .clock: ("M12 20.5a8.5 8.5 0 1 1 0-17 8.5 8.5 0 0 1 0 17zM12 7.5V12l3.5 2", nil)
    case .bag: ("M5.5 8h13l1 12.5h-15zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3", nil)
    case .cart: ("M2.5 4.5h3l2.5 11h10.5l2-8H6.3M9.5 19.5h.1M17 19.5h.1", nil)
    case .tag: ("M12.5 3.5h8v8l-9 9-8-8zM16.7 7.3h.1", nil)
    case .phone: ("M7 3.5 4 6q.5 6 4.8 10.2T18.5 20.5l2-3-4.5-3-2 1.7q-3.7-1.9-5.2-5.2L10.5 9z", nil)
    case .message: ("M4 5h16v11.5h-9L6.5 20.5v-4H4z", nil)
    case .bookmark: (bookmark, nil)
    case .bookmarkFill: (bookmark, bookmark)
    case .bed: ("M3 19.5V6M3 16.5h18v3M21 16.5v-3q0-3-3-3h-7v6M6.8 13a1.6 1.6 0 1 1 0-3.2 1.6 1.6 0 0 1 0 3.2z", nil)
    case .download: ("M12 4v11.5m-5-5 5 5 5-5M4.5 20h15", nil)
    case .flag: ("M5.5 21V4q3.5-1.5 6.5 0t6.5 0v9.5q-3.5 1.5-6.5 0t-6.5 0", nil)
    case .heart: (heart, nil)
    case .heartFill: (heart, heart)
    case .star: (star, nil)
    case .starFill: (star, star)
    case .circle: ("M12 20.5a8.5 8.5 0 1 1 0-17 8.5 8.5 0 0 1 0 17z", nil)
    case .circleFill: (nil, "M12 21.4a9.4 9.4 0 1 1 0-18.8 9.4 9.4 0 0 1 0 18.8z")
    case .play: (nil, "M6.5 4.2q0-1.2 1.1-.6l13 7.6q1 .8 0 1.6l-13 7.6q-1.1.6-1.1-.6z")
    case .pause: (nil, "M6 4h4v16H6zM14 4h4v16h-4z")
    case .nextTrack: (nil, "M2.5 6.2q0-1 .9-.5l8.6 5.6V6.2q0-1 .9-.5l8.6 5.7q.7.6 0 1.2l-8.6 5.7q-.9.5-.9-.5v-5.1l-8.6 5.6q-.9.5-.9-.5z")
    case .previousTrack: (nil, "M21.5 6.2q0-1-.9-.5L12 11.3V6.2q0-1-.9-.5l-8.6 5.7q-.7.6 0 1.2l8.6 5.7q.9.5.9-.5v-5.1l8.6 5.6q.9.5.9-.5z")
    case .speaker: ("M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9q2 3 0 6M18.3 6.5q3.8 5.5 0 11", nil)
    case .note: ("M9 17.5V5.5l10-2v12M9 8.5l10-2M6.5 20a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5zM16.5 18a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5z", nil)
    case .repeat: ("m16.5 3.5 3 3-3 3M4.5 11V9q0-2.5 2.5-2.5h12M7.5 20.5l-3-3 3-3M19.5 13v2q0 2.5-2.5 2.5H5", nil)
    case .shuffle: ("M3.5 7H7q2.5 0 4.5 5t4.5 5h4.5M3.5 17H7q1.5 0 2.8-1.7M13.2 8.7Q14.5 7 16 7h4.5m-2.5-2.5 2.5 2.5-2.5 2.5m0 5 2.5 2.5-2.5 2.5", nil)
    case .share: ("M12 15V3.5m-4 4 4-4 4 4M8.5 10.5h-3v10h13v-10h-3", nil)
    case .reply: ("M9.5 6 4 11.5 9.5 17M4 11.5h9q7 0 7 7", nil)
    case .replyAll: ("M12.5 6 7 11.5l5.5 5.5M7 11.5h7q6.5 0 6.5 7M8 6l-5 5.5L8 17", nil)
    case .none: (nil, nil)
    case .repost: ("m3.5 9 3.5-3.5L10.5 9M7 5.5V15q0 2.5 2.5 2.5H13M20.5 15 17 18.5 13.5 15M17 18.5V9q0-2.5-2.5-2.5H11", nil)
    }
  }
}
