// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Sample data for a list of places beside a map, nearest first.
///
/// A place depends only on its number. Two dozen differ; a longer list repeats them, farther away.
enum SamplePlaces {
  /// The kind of a place, which determines its symbol and its tint.
  enum Kind: Int {
    case café
    case restaurant
    case park
    case hotel
    case museum
    case station
    case shop
    case library
  }

  /// The content of a row.
  struct Place {
    let kind: Kind
    let name: StaticString
    /// The distance in metres: 80 for the nearest, and rising.
    let distance: Int

    /// Writes the kind and the distance, or as much of both as fits.
    func writeDetail(to canvas: inout Canvas, within line: LineCapacity) {
      // Distances have up to eight letters.
      guard line.holds(letters: kind.name.utf8CodeUnitCount + 3 + 8) else {
        return canvas.text(line.shortened("\(kind.name) · \(distanceText)"))
      }
      canvas.text(kind.name)
      canvas.text(" · ")
      canvas.text(distanceText)
    }

    private var distanceText: String {
      if distance < 1000 { return "\(distance / 10 * 10) m" }
      let tenths = distance / 100
      return tenths < 100 ? "\(tenths / 10).\(tenths % 10) km" : "\(tenths / 10) km"
    }
  }

  /// The place of a row; row 0 is the search field, so places count from 1.
  static func place(_ number: Int) -> Place {
    let index = max(number - 1, 0)
    let place = places[index % places.count]
    return Place(
      kind: place.kind, name: place.name, distance: 80 + 60 * index + 7 * index * index)
  }

  private static let places: [(kind: Kind, name: StaticString)] = [
    (.café, "Copper Kettle"), (.park, "Meadow Park"), (.restaurant, "Osteria Lina"),
    (.station, "Bridge Street"), (.library, "City Library"), (.shop, "Corner Grocer"),
    (.museum, "Museum of Tides"), (.restaurant, "Green Bowl"), (.hotel, "Harbour House"),
    (.café, "Second Cup Books"), (.shop, "Bakery Nord"), (.park, "Willow Garden"),
    (.restaurant, "Spice Route"), (.museum, "Old Mint Gallery"), (.station, "Quayside"),
    (.shop, "Field & Flower"), (.café, "Morning Light"), (.hotel, "The Lantern"),
    (.restaurant, "Noodle Bar Ito"), (.library, "Reading Room"), (.park, "Castle Green"),
    (.shop, "Pedal Workshop"), (.museum, "House of Maps"), (.café, "Garden Terrace"),
  ]
}

extension SamplePlaces.Kind {
  /// The name of the kind.
  var name: StaticString {
    switch self {
    case .café: "Café"
    case .restaurant: "Restaurant"
    case .park: "Park"
    case .hotel: "Hotel"
    case .museum: "Museum"
    case .station: "Station"
    case .shop: "Shop"
    case .library: "Library"
    }
  }

  /// The colour behind its symbol.
  var tint: StaticString {
    switch self {
    case .café: "#b9703a"
    case .restaurant: "#dd6b2f"
    case .park: "#45914f"
    case .hotel: "#7463bf"
    case .museum: "#a65f52"
    case .station: "#3b78c9"
    case .shop: "#b98412"
    case .library: "#2b888c"
    }
  }

  /// Its symbol as lines, within 9 points of the centre.
  var symbol: StaticString {
    switch self {
    case .café: "M-7-5h11v6a4 4 0 0 1-4 4h-3a4 4 0 0 1-4-4zM4-3h2a2.500 2.500 0 0 1 0 5h-2M-6 8h9"
    case .restaurant: "M-6-7v4a2 2 0 0 0 4 0v-4M-4-1v8M5-7c-3 2-3 7 0 8v6z"
    case .park: "M0 8V2M0-8l3 5h-2l4 5H-5l4-5h-2z"
    case .hotel: "M-8-5v11M-8 3H8v3M8 3V1a3 3 0 0 0-3-3h-6v5M-5-1h.1"
    case .museum: "M-8-3 0-8l8 5zM-6 0v4M-2 0v4M2 0v4M6 0v4M-8 7H8"
    case .station: "M-5-7H5V4H-5zM-5-1H5M-2 4l-3 4M2 4l3 4"
    case .shop: "M-6-3H6l1 10H-7zM-3-3v-1a3 3 0 0 1 6 0v1"
    case .library: "M0-5q-4-3-8-1V6q4-2 8 1 4-3 8-1V-6q-4-2-8 1zV7"
    }
  }
}
