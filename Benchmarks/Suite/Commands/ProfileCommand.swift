// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit

/// `bench profile`: which functions a case spends its instructions in.
enum ProfileCommand {
  static func run(_ arguments: ArraySlice<String>) throws(BenchError) -> ExitStatus {
    let options = try Options(arguments, valued: ["case", "base", "top"])
    let name = try options.required("case")
    guard let item = SuiteCases.named(name) else { throw Options.usage("no case \(name)") }
    guard Callgrind.isInstalled else {
      throw BenchError(Callgrind.advice, status: .nothingMeasured)
    }
    let base = try options.text("base").map { argument throws(BenchError) in
      try CallgrindWorker(BaseBuild.find(argument, needsTool: item.needsTool)).profile(item)
    }
    let profile = try CallgrindWorker(.current).profile(item)
    let total = Double(profile.instructions)
    print("\(item.id): \(profile.instructions) instructions a run")
    print("retains \(profile.retains), releases \(profile.releases), checks \(profile.accesses)")
    for (name, change) in profile.top(try options.integer("top", default: 20), against: base) {
      let share =
        base == nil ? Numerals.fixed(Double(change) / total * 100, decimals: 1) + " %" : ""
      print("\(change)\t\(share)\t\(Demangler.name(name))")
    }
    return .clean
  }
}
