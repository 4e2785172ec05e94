// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Sample data for contact lists: names sorted by family name, one letter of the alphabet for each section.
///
/// A name depends only on section and item. The first dozen of a section are sorted and differ; a longer section
/// repeats them.
enum SampleContacts {
  /// The pronoun of a contact, so that the portrait suits the name.
  enum Pronoun: Int {
    case she
    case he
  }

  /// The content of a row.
  struct Contact {
    let pronoun: Pronoun
    let given: StaticString
    let family: StaticString
    let detail: StaticString

    /// The first letters of both names.
    var initials: String { "\("\(given)".prefix(1))\("\(family)".prefix(1))" }
  }

  /// The letter of a section; A follows Z.
  static func letter(of section: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "A") + UInt8(max(section, 0) % 26)))
  }

  /// The contact of a row.
  static func contact(for id: ElementID) -> Contact {
    let section = Int(max(id.section, 0))
    let item = Int(max(id.item, 0))
    let row = rows[item % rows.count]
    let number = section * 5 + item * 3 + item / rows.count
    let pronoun: Pronoun = (item + section / 2) % 2 == 0 ? .she : .he
    let names = givenNames[row.band][pronoun.rawValue]
    return Contact(
      pronoun: pronoun, given: names[number % names.count],
      family: families[section % 26][row.family],
      detail: details[(section * 5 + item * 7) % details.count])
  }

  /// The family name and the third of the alphabet of given names for each of a dozen rows: contacts with the same
  /// family name are sorted by their given names.
  private static let rows: [(family: Int, band: Int)] = [
    (0, 1), (1, 0), (1, 2), (2, 2), (3, 0), (3, 1), (4, 1), (5, 0), (5, 2), (6, 2), (7, 0), (7, 1),
  ]

  private static let givenNames: [[[StaticString]]] = [
    [
      ["Ada", "Aiko", "Amara", "Anna", "Carla", "Clara", "Elif"],
      ["Ahmed", "Ben", "Bruno", "Chen", "Daniel", "Emil", "Enzo"],
    ],
    [
      ["Grace", "Hana", "Ines", "Julia", "Kirsten", "Leila", "Lucia"],
      ["Farid", "Ivan", "Jonas", "Kai", "Kofi", "Lars", "Luca"],
    ],
    [
      ["Maya", "Nadia", "Olga", "Priya", "Rosa", "Vera", "Zoe"],
      ["Milo", "Noah", "Paolo", "Sam", "Tariq", "Tomas", "Wei"],
    ],
  ]

  private static let details: [StaticString] = [
    "Bakery on Mill Street", "Dentist", "Running club", "Neighbour, third floor", "Book club",
    "Guitar lessons", "Garden centre", "Choir, alto", "School, class 4b", "Work, design",
    "Work, finance", "Vet", "Landlord", "Swimming on Tuesdays", "Bike repair", "Flat in Porto",
    "Camping group", "Chess", "Pottery class", "Car share", "Print shop", "Piano tuner", "Tennis",
    "University",
  ]

  private static let families: [[StaticString]] = [
    ["Abbott", "Adler", "Ahmadi", "Albers", "Almeida", "Andersen", "Arslan", "Aziz"],
    ["Bailey", "Barros", "Becker", "Bello", "Bergman", "Bianchi", "Boateng", "Brandt"],
    ["Cabral", "Campos", "Carlsen", "Castro", "Chang", "Cho", "Conti", "Costa"],
    ["Dahl", "Danso", "Das", "Delgado", "Demir", "Diallo", "Dietrich", "Duarte"],
    ["Ebert", "Eco", "Edwards", "Ekberg", "Eklund", "Endo", "Eriksen", "Evans"],
    ["Fabre", "Falk", "Farah", "Faria", "Ferrari", "Fischer", "Foster", "Fujita"],
    ["Gallo", "Garcia", "Gauthier", "Ghosh", "Gomez", "Graf", "Greco", "Guo"],
    ["Haas", "Haddad", "Hansen", "Harris", "Hayashi", "Herrera", "Hoffmann", "Huang"],
    ["Ibarra", "Ibrahim", "Iglesias", "Ilic", "Imai", "Ingram", "Ito", "Ivanova"],
    ["Jackson", "Jain", "Jansen", "Jensen", "Jimenez", "Johansson", "Jovanovic", "Jung"],
    ["Kaplan", "Kato", "Kaya", "Keller", "Khan", "Kim", "Koch", "Kowalski"],
    ["Lang", "Larsen", "Laurent", "Lee", "Leone", "Lindgren", "Lopez", "Ludwig"],
    ["Maier", "Mancini", "Marino", "Mbeki", "Mendes", "Moreau", "Mori", "Murphy"],
    ["Nagy", "Nakamura", "Navarro", "Neumann", "Nguyen", "Nilsen", "Novak", "Nunes"],
    ["Oberg", "Obi", "Okafor", "Oliveira", "Olsen", "Ortega", "Osei", "Owens"],
    ["Park", "Patel", "Paulsen", "Peeters", "Pereira", "Petrov", "Pham", "Popescu"],
    ["Qasim", "Qiu", "Quade", "Queiroz", "Quinn", "Quintero", "Quiroga", "Qureshi"],
    ["Rahman", "Ramos", "Rasmussen", "Reyes", "Ricci", "Rivera", "Rossi", "Russo"],
    ["Saito", "Santos", "Sato", "Schmidt", "Silva", "Singh", "Sorensen", "Suzuki"],
    ["Takeda", "Tan", "Taylor", "Thomsen", "Toth", "Tran", "Turner", "Tyler"],
    ["Udo", "Ueda", "Uhl", "Ulrich", "Underwood", "Unger", "Urban", "Usman"],
    ["Valdez", "Varga", "Vasquez", "Vega", "Vidal", "Vogel", "Volkov", "Vu"],
    ["Wagner", "Walsh", "Wang", "Weber", "Wilson", "Winter", "Wolff", "Wright"],
    ["Xavier", "Xenakis", "Xia", "Xiao", "Xie", "Ximenes", "Xu", "Xue"],
    ["Yamada", "Yang", "Yates", "Yeo", "Yildiz", "Yoon", "Young", "Yu"],
    ["Zaman", "Zapata", "Zeller", "Zhang", "Zhou", "Ziegler", "Zimmer", "Zuniga"],
  ]
}
