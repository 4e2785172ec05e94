// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A town by a river: land, parks, streets with their names, and two pins.
///
/// Lengths are points from the centre of the map, and lines run far beyond every screen, so that the
/// drawing is the same on all screens. Streets are drawn below water and parks, avenues above: avenues have bridges.
enum MapArt {
  static let form = ElementArt.Form.layered(
    background: { element, context, canvas in
      let rect = element.rect
      canvas.rect(rect) { context.fill(.mapLand, &$0) }
      canvas.begin(.g)
      canvas.attribute(.transform) { bytes in
        let format = DecimalFormat(decimals: 2)
        bytes.append("translate(")
        format.append(rect.x + rect.width / 2, to: &bytes)
        bytes.append(" ")
        format.append(rect.y + rect.height / 2, to: &bytes)
        bytes.append(")")
      }
      streets(context, &canvas)
      areas(context, &canvas)
      lines(avenues, .mapEdge, width: 16, context, &canvas)
      lines(avenues, .mapAvenue, width: 13, context, &canvas)
      names(context, &canvas)
      pin(-72, -128, "#e0483e", &canvas)
      pin(104, -232, "#e08a2c", &canvas)
      canvas.end()
    }, content: nil)

  /// The rotation of the blocks of the town.
  private static let slant: StaticString = "rotate(-11)"
  /// The streets between blocks of different sizes.
  private static let streetsAcross: StaticString =
    "M-1600-1190H1600M-1600-1080H1600M-1600-990H1600M-1600-860H1600M-1600-770H1600M-1600-640H1600M-1600-540H1600M-1600-420H1600M-1600-330H1600M-1600-205H1600M-1600-120H1600M-1600-10H1600M-1600 85H1600M-1600 205H1600M-1600 300H1600M-1600 430H1600M-1600 520H1600M-1600 650H1600M-1600 760H1600M-1600 870H1600M-1600 1000H1600M-1600 1110H1600"
  private static let streetsAlong: StaticString =
    "M-1210-1600V1600M-1080-1600V1600M-930-1600V1600M-820-1600V1600M-690-1600V1600M-570-1600V1600M-430-1600V1600M-320-1600V1600M-185-1600V1600M-95-1600V1600M45-1600V1600M150-1600V1600M285-1600V1600M390-1600V1600M530-1600V1600M640-1600V1600M790-1600V1600M900-1600V1600M1050-1600V1600M1170-1600V1600"
  /// Lanes between the streets; dashes interrupt them.
  private static let lanesAcross: StaticString =
    "M-1600 -1135H1600M-1600 -925H1600M-1600 -705H1600M-1600 -590H1600M-1600 -480H1600M-1600 -268H1600M-1600 -162H1600M-1600 -65H1600M-1600 38H1600M-1600 145H1600M-1600 252H1600M-1600 365H1600M-1600 475H1600M-1600 585H1600M-1600 705H1600M-1600 815H1600M-1600 935H1600M-1600 1055H1600"
  private static let lanesAlong: StaticString =
    "M-1145-1600V1600M-1000-1600V1600M-755-1600V1600M-630-1600V1600M-500-1600V1600M-375-1600V1600M-250-1600V1600M-140-1600V1600M-25-1600V1600M98-1600V1600M218-1600V1600M338-1600V1600M460-1600V1600M585-1600V1600M715-1600V1600M845-1600V1600M975-1600V1600"
  private static let river: StaticString =
    "M-1600-560C-1000-640-600-450-340-405S-60-350 90-205 280 40 620 110 1200 230 1700 200"
  private static let parks: StaticString =
    "M-205-40q30-60 100-45t75 50-10 95-95 50-80-60zM240-520q120-60 220 10t60 160-140 60-160-80zM-640 210q80-70 200-40t90 150-170 80zM250 330q90-30 190 20t60 140-180 40-110-110zM-760-900q140-60 260 20t20 170-240 20z"
  private static let ponds: StaticString = "M-130 10h26M370-430l50 30M-520 280h70"
  private static let avenues: StaticString =
    "M-1700 420C-1000 150-480 250-190 150S130-130 185-420 260-1000 420-1700M-1700-300C-900-280-520-300-300-250S0-100 330-105 1000-20 1700-80M-40-1700C-110-1100-10-700-48-420S-30 120 20 420 90 1000 10 1700"

  private static func streets(_ context: ArtContext, _ canvas: inout Canvas) {
    canvas.begin(.g)
    canvas.attribute(.transform, slant)
    lines(lanesAcross, .mapEdge, width: 3, dashes: "170 210 90 330", context, &canvas)
    lines(lanesAlong, .mapEdge, width: 3, dashes: "120 260 210 190", context, &canvas)
    for (color, width) in [(PaletteColor.mapEdge, 9.0), (.mapStreet, 7)] {
      lines(streetsAcross, color, width: width, context, &canvas)
      // Gaps interrupt the blocks.
      lines(streetsAlong, color, width: width, dashes: "430 90 250 125", context, &canvas)
    }
    canvas.end()
  }

  private static func areas(_ context: ArtContext, _ canvas: inout Canvas) {
    canvas.begin(.path)
    canvas.attribute(.d, parks)
    context.fill(.mapPark, &canvas)
    canvas.end()
    lines(river, .mapWater, width: 62, context, &canvas)
    lines(ponds, .mapWater, width: 26, context, &canvas)
  }

  private static func names(_ context: ArtContext, _ canvas: inout Canvas) {
    canvas.begin(.g)
    canvas.attribute(.transform, slant)
    name("Mill Lane", 102, -126, context, &canvas)
    name("Station Road", -150, -211, context, &canvas)
    name("Tanner Row", 118, 79, context, &canvas)
    name("Weaver Street", -140, 199, context, &canvas)
    name("Fisher Street", 100, 294, context, &canvas)
    name("Cooper Lane", -90, 424, context, &canvas)
    canvas.end()
    name("Meadow Park", -118, 52, size: 11, color: .mapParkName, context, &canvas)
    name("Castle Green", 385, -350, size: 11, color: .mapParkName, context, &canvas)
    name(
      "River Ware", 0, 0, size: 12, color: .mapWaterName, transform: "translate(10-279)rotate(38)",
      context, &canvas)
    name("Harbour Avenue", 0, 0, transform: "translate(-130-190)rotate(21)", context, &canvas)
    name("Bridge Street", 0, 0, transform: "translate(-33-20)rotate(86)", context, &canvas)
  }

  // MARK: Parts

  private static func lines(
    _ data: StaticString, _ color: PaletteColor, width: Double, dashes: StaticString? = nil,
    _ context: ArtContext, _ canvas: inout Canvas
  ) {
    canvas.begin(.path)
    canvas.attribute(.d, data)
    canvas.attribute(.fill, "none")
    context.paint(color, .stroke, &canvas)
    canvas.attribute(.strokeWidth, width)
    if let dashes { canvas.attribute(.strokeDasharray, dashes) }
    canvas.attribute(.strokeLinecap, "round")
    canvas.end()
  }

  private static func name(
    _ text: String, _ x: Double, _ y: Double, size: Double = 9.5,
    color: PaletteColor = .secondaryLabel,
    transform: StaticString? = nil, _ context: ArtContext, _ canvas: inout Canvas
  ) {
    canvas.begin(.text)
    if let transform { canvas.attribute(.transform, transform) }
    canvas.attribute(.x, x)
    canvas.attribute(.y, y)
    canvas.attribute(.textAnchor, "middle")
    canvas.attribute(.fontSize, size)
    context.fill(color, &canvas)
    canvas.text(text)
    canvas.end()
  }

  /// A pin with its shadow.
  private static func pin(
    _ x: Double, _ y: Double, _ tint: StaticString, _ canvas: inout Canvas
  ) {
    canvas.begin(.ellipse)
    canvas.attribute(.cx, x)
    canvas.attribute(.cy, y)
    canvas.attribute(.rx, 6)
    canvas.attribute(.ry, 2.5)
    canvas.attribute(.fill, "#000")
    canvas.attribute(.fillOpacity, 0.25)
    canvas.end()
    canvas.begin(.path)
    canvas.path {
      $0.move(x, y)
      $0.cubic(x - 3, y - 9, x - 13, y - 14, x - 13, y - 24)
      $0.cubic(x - 13, y - 41, x + 13, y - 41, x + 13, y - 24)
      $0.cubic(x + 13, y - 14, x + 3, y - 9, x, y)
      $0.close()
    }
    canvas.attribute(.fill, tint)
    canvas.attribute(.stroke, "#fff")
    canvas.attribute(.strokeWidth, 1.5)
    canvas.end()
    canvas.circle(x, y - 24, radius: 5) { $0.attribute(.fill, "#fff") }
  }
}
