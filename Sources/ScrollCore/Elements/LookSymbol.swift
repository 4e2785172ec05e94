// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A symbol that elements of a pattern file can show; the names of the cases are the words of the file.
public enum LookSymbol: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  // Directions; `Forward` and `Back` point the other way where text runs from right to left.
  /// A wedge that points on, as at the end of a row.
  case chevronForward
  /// A wedge that points back, as in a navigation bar.
  case chevronBack
  /// A wedge that points up.
  case chevronUp
  /// A wedge that points down.
  case chevronDown
  /// An arrow that points on.
  case arrowForward
  /// An arrow that points back.
  case arrowBack
  /// An arrow that points up.
  case arrowUp
  // Signs.
  /// A plus sign.
  case plus
  /// A minus sign.
  case minus
  /// A cross, to close or remove.
  case xmark
  /// A check mark.
  case checkmark
  /// Three dots, for more actions.
  case more
  /// Lines with dots, for a list.
  case list
  /// Four squares.
  case grid
  /// Two short lines, to drag something.
  case grabber
  /// Lines that get shorter, for filters.
  case filter
  // Places and things.
  /// A house.
  case house
  /// A magnifying glass.
  case search
  /// A person.
  case person
  /// Two people.
  case people
  /// A bell.
  case bell
  /// A gear, for settings.
  case gear
  /// A pin of a map.
  case pin
  /// A folded map.
  case map
  /// A camera.
  case camera
  /// A framed picture.
  case photo
  /// An envelope.
  case mail
  /// A tray.
  case inbox
  /// A bin.
  case trash
  /// A box with a lid.
  case archive
  /// A folder.
  case folder
  /// A paper clip.
  case paperclip
  /// A pencil.
  case pencil
  /// A page of a calendar.
  case calendar
  /// A clock.
  case clock
  /// A shopping bag.
  case bag
  /// A shopping cart.
  case cart
  /// A price tag.
  case tag
  /// A receiver.
  case phone
  /// A speech bubble.
  case message
  /// A bookmark.
  case bookmark
  /// A bookmark, filled.
  case bookmarkFill
  /// A bed.
  case bed
  /// An arrow onto a line.
  case download
  /// A flag.
  case flag
  // Judgements.
  /// A heart.
  case heart
  /// A heart, filled.
  case heartFill
  /// A star.
  case star
  /// A star, filled.
  case starFill
  /// A circle.
  case circle
  /// A disc.
  case circleFill
  // Sound.
  /// A triangle, to play.
  case play
  /// Two bars, to pause.
  case pause
  /// Two triangles that point on.
  case nextTrack
  /// Two triangles that point back.
  case previousTrack
  /// A loudspeaker.
  case speaker
  /// Two notes.
  case note
  /// Two arrows in a ring.
  case `repeat`
  /// Two arrows that cross.
  case shuffle
  // Answers.
  /// An arrow out of a box.
  case share
  /// An arrow that turns back.
  case reply
  /// Two arrows that turn back.
  case replyAll
  /// Two arrows one after the other.
  case repost
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
