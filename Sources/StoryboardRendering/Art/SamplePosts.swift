// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Sample data for the lists of a profile: short posts, some of them by others, and albums of photographs.
///
/// A post and an album depend only on their number; longer lists repeat them.
enum SamplePosts {
  /// The author of a post: a name and a portrait.
  struct Author: Equatable {
    let name: StaticString
    let portrait: Int
    let tint: StaticString

    static func == (a: Author, b: Author) -> Bool { a.portrait == b.portrait }
  }

  /// A post of two lines.
  struct Post {
    let author: Author
    let age: StaticString
    let first: StaticString
    let second: StaticString
  }

  /// An album.
  struct Album {
    let title: StaticString
    let count: Int
  }

  /// The owner of the profile.
  static let owner = Author(name: "Mira Lindqvist", portrait: 1, tint: "#f3d9c6")
  /// The line of figures below the owner's name.
  static let figures: StaticString = "184 following · 2,310 followers"

  /// The title of a tab; the fifth tab has the title of the first.
  static func title(ofTab tab: Int) -> StaticString { titles[max(tab, 0) % titles.count] }

  /// Whether a tab contains albums; the others contain posts.
  static func holdsAlbums(_ tab: Int) -> Bool { max(tab, 0) % 2 == 1 }

  /// A post; two of five are by others.
  static func post(_ number: Int, ofTab tab: Int) -> Post {
    let index = max(number, 0) + max(tab, 0) * 7
    let lines = posts[index % posts.count]
    let isShared = index % 5 == 1 || index % 5 == 3
    return Post(
      author: isShared ? others[index / 2 % others.count] : owner,
      age: ages[min(max(number, 0), ages.count - 1)], first: lines.0, second: lines.1)
  }

  /// An album.
  static func album(_ number: Int) -> Album {
    let index = max(number, 0)
    return Album(title: albums[index % albums.count], count: 8 + index * 13 % 57)
  }

  private static let titles: [StaticString] = ["Posts", "Photos", "Replies", "Albums"]

  private static let others: [Author] = [
    Author(name: "Jonas Weber", portrait: 0, tint: "#cfe0ee"),
    Author(name: "Amara Osei", portrait: 2, tint: "#f4e3b8"),
    Author(name: "Kenji Mori", portrait: 3, tint: "#dbe7d3"),
    Author(name: "Leila Haddad", portrait: 4, tint: "#e6dcef"),
  ]

  private static let ages: [StaticString] = [
    "12m", "1h", "3h", "5h", "9h", "1d", "1d", "2d", "2d", "3d", "4d", "4d", "5d", "6d", "1w",
  ]

  private static let posts: [(StaticString, StaticString)] = [
    ("First swim of the year.", "Eleven degrees, twelve strokes."),
    ("The bakery on the corner is back,", "and so is the queue before it."),
    ("Six prints dried flat overnight.", "The seventh went to the cat."),
    ("Who else takes the slow train", "only for the bridge at noon?"),
    ("Found the map I drew at nine.", "The treasure is a car park now."),
    ("Rain since Monday, and still", "the ferry leaves on the minute."),
    ("Borrowed a large format camera.", "One exposure, forty minutes."),
    ("New studio, same old table.", "It only just went up the stairs."),
    ("The lighthouse keeper waves back", "if you wait for the third turn."),
    ("Tomatoes on the balcony: nine.", "Snails on the balcony: also nine."),
    ("A whole wall of the library", "is now about knots and sails."),
    ("Night bus, front seat, top deck.", "Best cinema in town."),
    ("Learned to fold a paper heron.", "It looks more like a stapler."),
    ("The market had blue eggs today.", "They taste exactly like eggs."),
    ("Somebody tuned the street piano.", "Nobody will say who."),
    ("Three days without a signal,", "and the tent only leaked twice."),
    ("Our choir found a tenor.", "He came to fix the heating."),
    ("Snow on the harbour cranes.", "They look like patient giraffes."),
    ("Repainted the door, twice.", "The first green was too brave."),
    ("Ended the year as it began:", "barefoot on cold sand, happy."),
  ]

  private static let albums: [StaticString] = [
    "Harbour", "Dolomites", "Old town", "Balloon day", "Island week", "First snow", "Coast road",
    "High up", "Sundays", "Festival", "The bay", "With friends",
  ]
}
