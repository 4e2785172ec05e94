// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A symbol that elements of a pattern file can show; the names of the cases are the words of the file.
public enum LookSymbol: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  // Directions; `Forward` and `Back` point the other way where text runs from right to left.
  case chevronForward, chevronBack, chevronUp, chevronDown, arrowForward, arrowBack, arrowUp
  // Signs.
  case plus, minus, xmark, checkmark, more, list, grid, grabber, filter
  // Places and things.
  case house, search, person, people, bell, gear, pin, map, camera, photo, mail, inbox, trash
  case archive, folder, paperclip, pencil, calendar, clock, bag, cart, tag, phone, message
  case bookmark, bookmarkFill, bed, download, flag
  // Judgements.
  case heart, heartFill, star, starFill, circle, circleFill
  // Sound.
  case play, pause, nextTrack, previousTrack, speaker, note, `repeat`, shuffle
  // Answers.
  case share, reply, replyAll, repost
  /// Nothing, for the items of a list that show none.
  case none

  /// Whether it points along the line of text, so that it is mirrored with it.
  public var hasDirection: Bool {
    switch self {
    case .chevronForward, .chevronBack, .arrowForward, .arrowBack, .list, .reply, .replyAll: true
    default: false
    }
  }
}
