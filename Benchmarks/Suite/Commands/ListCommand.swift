// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import TextFormats

/// `bench list`: the names of the cases.
enum ListCommand {
  static func run(_ arguments: ArraySlice<String>) throws(BenchError) -> ExitStatus {
    let options = try Options(arguments, valued: ["filter"], plain: ["quick", "full", "json"])
    let cases = try options.cases(default: .onDemand)
    if options.has("json") {
      let list = cases.map { item in
        JSONValue.object([
          ("case", .string(item.id.description)), ("unit", .string(item.unit)),
          ("set", .string("\(item.set)")),
        ])
      }
      print(JSONValue.list(list).indented, terminator: "")
    } else {
      for item in cases { print(item.id) }
    }
    return .clean
  }
}
