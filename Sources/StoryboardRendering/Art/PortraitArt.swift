// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Small drawn portraits, so that a list looks like an address book.
///
/// Each portrait is a symbol of 40 × 40 on a round background of `currentColor`.
enum PortraitArt {
  /// Portraits in the order of their ids, which are an `a` and the index.
  static let portraits: [StaticString] = [
    // Short dark hair.
    """
    <path d="M6.5 34.8Q8 26 20 26t13.5 8.8a20 20 0 0 1-27 0z" fill="#55799b"/><path d="M17 22h6v5q-3 3-6 0z" fill="#d9a788"/><circle cx="20" cy="16.5" r="7.2" fill="#e8bfa0"/><path d="M12.4 17.5Q10 7 20 7t7.6 10.5Q26.5 12.5 22 12q-6 1-9.6 5.5z" fill="#4a3a34"/>
    """,
    // Long hair that falls on the shoulders.
    """
    <path d="M10.5 30Q9 7 20 6.5T29.5 30z" fill="#7a4a2c"/><path d="M6.5 34.8Q8 27 20 27t13.5 7.8a20 20 0 0 1-27 0z" fill="#b8566a"/><path d="M17 21h6v6q-3 3.5-6 0z" fill="#dca98a"/><circle cx="20" cy="17" r="6.8" fill="#efc6a8"/><path d="M13 16Q13.5 8.5 20 8.5T27 16q-6 0-8-4.5-1.5 3.5-6 4.5z" fill="#7a4a2c"/>
    """,
    // Curls.
    """
    <path d="M6.5 34.8Q8 26.5 20 26.5t13.5 8.3a20 20 0 0 1-27 0z" fill="#d08a3c"/><path d="M17 22h6v5q-3 3-6 0z" fill="#80563c"/><circle cx="20" cy="14" r="6.5" fill="none" stroke="#2e2320" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 5.1"/><circle cx="20" cy="17.5" r="6.6" fill="#96684a"/><path d="M13.5 16q1-5.5 6.5-5.5t6.5 5.5q-6.5-3.5-13 0z" fill="#2e2320"/>
    """,
    // Grey hair and a beard.
    """
    <path d="M6.5 34.8Q8 26 20 26t13.5 8.8a20 20 0 0 1-27 0z" fill="#5f6f5c"/><path d="M17 22h6v5q-3 3-6 0z" fill="#cf9c80"/><circle cx="20" cy="16.5" r="7.2" fill="#e3b497"/><path d="M12.6 15.5h1.6q.5 4 2.8 3.7 3-1 6 0 2.3.3 2.8-3.7h1.6q.6 10.5-7.4 10.7t-7.4-10.7z" fill="#8d8d90"/><path d="M12.6 15.5Q11.5 8 20 8t7.4 7.5q-1.4-3.5-3.4-4-4 1-8 0-2 .5-3.4 4z" fill="#8d8d90"/>
    """,
    // A headscarf.
    """
    <path d="M6.5 34.8Q8 25 20 25t13.5 9.8a20 20 0 0 1-27 0z" fill="#3f7d7b"/><path d="M11.5 29Q9.5 6.5 20 6.5T28.5 29Q20 34 11.5 29z" fill="#4f9490"/><path d="M20 10q6 0 6 7.2t-6 7.3-6-7.3T20 10z" fill="#d8a684"/><path d="M12.5 25q7.5 4.5 15 0" fill="none" stroke="#3a7471" stroke-width="1.2"/>
    """,
    // A bun.
    """
    <circle cx="20" cy="6.5" r="3.6" fill="#241f24"/><path d="M6.5 34.8Q8 26.5 20 26.5t13.5 8.3a20 20 0 0 1-27 0z" fill="#7b6aa8"/><path d="M17 21.5h6v5.5q-3 3-6 0z" fill="#c78f63"/><circle cx="20" cy="17" r="6.9" fill="#dba878"/><path d="M12.8 18Q11.5 8.5 20 8.5T27.2 18Q26.5 12.5 20 12t-7.2 6z" fill="#241f24"/>
    """,
  ]

  /// Backgrounds of portraits, and darker ones on which white initials can be read.
  private static let tints: [StaticString] = [
    "#cfe0ee", "#f3d9c6", "#dbe7d3", "#e6dcef", "#f4e3b8",
  ]
  private static let monogramTints: [StaticString] = [
    "#6d83ad", "#a9786b", "#5f8f78", "#8d70a6", "#7d8592", "#a3813f", "#b06a86",
  ]

  /// The background of the portrait of an item.
  static func tint(_ item: Int) -> StaticString { tints[item % tints.count] }

  /// The portraits that suit a name.
  private static let portraitsByPronoun = [[1, 5, 4], [0, 3, 2]]

  /// The picture of a contact: a portrait with its background, or a background for initials.
  static func choice(
    for id: ElementID, _ pronoun: SampleContacts.Pronoun
  ) -> (portrait: Int?, tint: StaticString) {
    let section = Int(max(id.section, 0))
    let item = Int(max(id.item, 0))
    // Two of five have a picture, at positions that differ from section to section.
    guard (item * 2 + section * 3) % 5 < 2 else {
      return (nil, monogramTints[(item * 3 + section * 2) % monogramTints.count])
    }
    let suitable = portraitsByPronoun[pronoun.rawValue]
    return (suitable[(item + section) % suitable.count], tints[(item * 2 + section) % tints.count])
  }
}
