// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// An interface with roles, in a fixed form and a broken one that a rule finds.
struct RoleExample: CustomStringConvertible, Sendable {
  /// The role that the rule needs.
  var role: String
  /// The rule that finds the broken form.
  var rule: String
  /// The parts of the file.
  var parts: String
  /// What breaks it, as changes of a variant.
  var breaking: String
  var steps = RoleExample.drag
  var device = "iphone-15-pro"

  var description: String { "\(role): \(rule)" }

  var file: String {
    """
    { "version": 1, "id": "roles", "title": "Roles", \(parts)
      "variants": { "good": {}, "bad": { "fixed": false, "set": { \(breaking) } } } }
    """
  }

  var scenario: String {
    """
    { "version": 1, "id": "roles", "pattern": "./roles.pattern.jsonc", "devices": ["\(device)"], "steps": [
      { "type": "pause", "duration": 100 }, \(steps) { "type": "pause", "until": "settled" },
      { "type": "pause", "duration": 300 } ] }
    """
  }

  /// Up, and back beyond the top.
  static let drag = """
    { "type": "drag", "from": ["50%", "80%"], "by": [0, -200], "duration": 800, "hold": 200 },
    { "type": "pause", "until": "settled" },
    { "type": "fling", "from": ["50%", "40%"], "by": [0, 160], "duration": 160, "endVelocity": [0, 1800] },
    """

  private static let sideways = """
    { "type": "drag", "from": ["90%", "50%"], "by": [-240, 0], "duration": 600, "hold": 200 },
    """

  private static let list = """
    "scrollViews": { "feed": { "content": { "rows": "entry" }, "alwaysBounces": true, "safeArea": { "leading": 100 } } },
    """

  private static let entry = """
    { "id": "entry", "in": "feed", "role": "cell", "repeat": { "count": 40, "height": 60 }, "look": { "fill": "field" } }
    """

  /// A header over a list.
  private static func header(_ more: String = "") -> String {
    list + """
      "elements": [ \(entry), { "id": "hero", "role": "header", "frame": { "top": 0,
        "height": "safe.top + max(0, 100 - feed.scrolled) + feed.over.top" }, "look": { "fill": "bar" } }\(more) ],
      """
  }

  static let all = [
    RoleExample(
      role: "header", rule: "CH-GAP", parts: header(),
      breaking:
        #""elements.hero.frame.height": "screen.statusBar + max(0, 100 - feed.scrolled) + feed.over.top""#
    ),
    RoleExample(
      role: "header", rule: "REST-STATE", parts: header(),
      breaking:
        #""elements.hero.frame.height": "safe.top + max(0, 80 - feed.scrolled) + feed.over.top""#),
    RoleExample(
      role: "cell", rule: "REST-OVERLAP", parts: header(),
      breaking: #""scrollViews.feed.safeArea": null"#),
    RoleExample(
      role: "toolbar", rule: "STUCK-HALF",
      parts: header(
        #", { "id": "buttons", "role": "toolbar", "frame": { "bottom": "hero.bottom", "height": 40 }, "look": { "fill": "ink" }, "visible": "feed.scrolled < 60" }"#
      ),
      breaking:
        #""elements.buttons.visible": null, "elements.buttons.frame.bottom": "safe.top + 20""#,
      steps:
        #"{ "type": "drag", "from": ["50%", "80%"], "by": [0, -200], "duration": 800, "hold": 200 },"#
    ),
    RoleExample(
      role: "picture", rule: "UNCOVERED",
      parts: header(
        #", { "id": "sky", "role": "picture", "frame": { "top": 0, "height": "hero.height" }, "look": { "picture": "peaks" } }"#
      ) + #" "values": { "upper": { "is": "hero.top", "as": "header.top" } },"#,
      breaking: #""elements.sky.frame.height": 100"#),
    RoleExample(
      role: "refresh", rule: "REFRESH-HIDDEN",
      parts: header(
        #", { "id": "spinner", "role": "refresh", "frame": { "top": 80, "height": 20 }, "look": { "fill": "ink" } }"#
      ) + #" "values": { "fetching": { "is": "time < 0.08 ? 3 : 0", "as": "refresh.state" } },"#,
      breaking: #""elements.spinner.visible": false"#),
    RoleExample(
      role: "sheet", rule: "OVERSHOOT", parts: sheet,
      breaking:
        #""sheets.drawer.settle.spring.damping": 0.4, "sheets.drawer.settle.overshoot": true"#,
      steps:
        #"{ "type": "drag", "from": ["50%", "85%"], "by": [0, -300], "duration": 500, "hold": 200 },"#
    ),
    RoleExample(
      role: "sectionHeader", rule: "STICKY-MISSING", parts: sections,
      breaking: #""elements.entry.repeat.sections.header.visible": "section != 1""#,
      steps:
        #"{ "type": "drag", "from": ["50%", "90%"], "by": [0, -420], "duration": 900, "hold": 200 },"#
    ),
    RoleExample(
      role: "page", rule: "OFF-CENTRE", parts: pages,
      breaking: #""scrollViews.pager.paging": false"#, steps: sideways),
    RoleExample(
      role: "indicator", rule: "INDICATOR", parts: tabs,
      breaking: #""elements.mark.frame.left": "screen.width / 2""#),
    // A recorded value counts from the leading edge, which is the right one here.
    RoleExample(
      role: "indicator, right to left", rule: "INDICATOR", parts: tabs,
      breaking: #""elements.mark.frame.left": "screen.width / 2""#, device: "iphone-8@rightToLeft"),
  ]

  private static let sheet = """
    "scrollViews": { "feed": { "content": { "rows": "entry" }, "in": "drawer", "frame": [0, 40, "screen.width", 600], "adjustment": "never" } },
    "sheets": { "drawer": { "detents": { "low": 200, "high": "screen.height - 120" }, "handle": "surface",
      "settle": { "rule": "nearest", "spring": { "response": 0.4, "damping": 1 }, "velocity": "drop" } } },
    "nesting": [{ "outer": "drawer", "inner": "feed", "onward": "outer", "back": "inner" }],
    "elements": [
      { "id": "ground", "role": "map", "look": { "fill": "field" } },
      { "id": "surface", "in": "drawer", "role": "sheet", "look": { "fill": "paper" } },
      { "id": "entry", "in": "feed", "repeat": { "count": 40, "height": 60 }, "look": { "fill": "field" } } ],
    """

  private static let sections = """
    "scrollViews": { "feed": { "content": { "rows": "entry" }, "alwaysBounces": true } },
    "elements": [ { "id": "entry", "in": "feed", "role": "row", "look": { "fill": "field" }, "repeat": { "height": 60,
      "sections": { "count": 8, "rows": 3, "header": { "height": 30, "role": "sectionHeader", "sticky": { "top": "safe.top" },
        "look": { "fill": "bar" } } } } } ],
    """

  private static let pages = """
    "scrollViews": { "pager": { "axis": "horizontal", "content": { "rows": "card" }, "paging": true } },
    "elements": [ { "id": "card", "in": "pager", "role": "page", "repeat": { "axis": "horizontal", "count": 5, "width": "screen.width" },
      "look": { "fill": "field" } } ],
    """

  private static let tabs = """
    "scrollViews": { "feed": { "content": 2000, "alwaysBounces": true } },
    "values": { "barTop": { "is": "strip.top", "as": "tabBar.y" }, "front": { "is": 0, "as": "selectedTab" },
      "middle": { "is": "screen.width / 6", "as": "indicator.x" } },
    "elements": [
      { "id": "strip", "role": "tabBar", "frame": { "top": "safe.top + max(0, 100 - feed.scrolled)", "height": 44 }, "look": { "fill": "bar" } },
      { "id": "third", "role": "tab", "frame": { "left": 0, "width": "screen.width / 3", "top": "strip.top", "height": 44 },
        "item": 0, "look": { "text": "One" } },
      { "id": "mark", "role": "indicator", "frame": { "left": 0, "width": "screen.width / 3", "top": "strip.bottom - 3", "height": 3 },
        "look": { "fill": "accent" } } ],
    """

  /// Roles of parts whose jumps are found.
  static let jumping = [
    "header", "toolbar", "title", "searchBar", "tabBar", "sheet", "map", "picture", "caption",
  ]

  /// A part that jumps while the list is scrolled slowly.
  static func jump(_ role: String?) -> RoleExample {
    RoleExample(
      role: role ?? "none", rule: "JUMP",
      parts: """
        "scrollViews": { "feed": { "content": 3000, "alwaysBounces": true } },
        "elements": [ { "id": "part", \(role.map { "\"role\": \"\($0)\"," } ?? "")
          "frame": { "top": 100, "height": 100 }, "look": { "fill": "bar" } } ],
        """,
      breaking: #""elements.part.frame.top": "feed.scrolled > 100 ? 220 : 100""#)
  }
}
