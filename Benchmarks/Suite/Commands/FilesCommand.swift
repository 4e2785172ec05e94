// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import ScrollCore
import TextFormats

/// `bench files`: the catalogue as files beside the catalogue in Swift, as the page of a guide.
enum FilesCommand {
  /// What is measured of a variant.
  private struct Row {
    var variant: FileCases.Variant
    var difference: Double
    var swift, file: Double
    var allocations: Int?
    /// How much more a frame costs with a million rows than with ten thousand, as a share; nil without rows.
    var growth: Double?
    /// Whether the module of pages gives the same bits; nil if there is none.
    var isSameInModule: Bool?
  }

  static func run(_ arguments: ArraySlice<String>) throws(BenchError) -> ExitStatus {
    let options = try Options(arguments, valued: ["out", "filter"])
    guard Callgrind.isInstalled else { throw BenchError(Callgrind.advice) }
    let variants = FileCases.variants.filter {
      options.text("filter").map($0.id.hasPrefix) ?? true
    }
    let rows: [Row]
    do {
      rows = try measure(variants)
    } catch let error as BenchError {
      throw error
    } catch {
      throw BenchError("\(error)")
    }
    let page = try page(rows)
    if let path = options.text("out") {
      try System.write(page, to: path)
    } else {
      print(page, terminator: "")
    }
    return .clean
  }

  private static func measure(_ variants: [FileCases.Variant]) throws -> [Row] {
    let counter = CallgrindWorker(.current)
    var rows: [Row] = []
    var tasks: [JSONValue] = []
    var digests: [[String]] = []
    for (index, variant) in variants.enumerated() {
      Console.progress(index, variants.count, variant.id)
      let comparison = try FileComparison(variant)
      func counts(_ kind: FileCases.Kind) throws -> (frames: Double, instructions: Double) {
        let profile = try counter.profile(FileCases.benchCase(variant, kind))
        return (Double(try FileCases.prepared(variant, kind).units), Double(profile.instructions))
      }
      func instructions(_ kind: FileCases.Kind) throws -> Double {
        let counts = try counts(kind)
        return counts.instructions / counts.frames
      }
      func frameCost(_ few: FileCases.Kind, _ many: FileCases.Kind) throws -> Double {
        let (few, many) = (try counts(few), try counts(many))
        return (many.instructions - few.instructions) / (many.frames - few.frames)
      }
      var growth: Double?
      if comparison.hasRows {
        // What twice as many frames cost in addition: a run of lists of many lengths begins with reading them.
        let costs = try FileCases.sizes.map {
          try frameCost(.rows($0.1, rate: 60), .rows($0.1, rate: 120))
        }
        growth = costs[1] / costs[0] - 1
      }
      rows.append(
        Row(
          variant: variant, difference: try comparison.largestDifference(),
          swift: try instructions(.swift), file: try instructions(.file),
          allocations: try comparison.allocations(), growth: growth))
      let runs = try comparison.runs()
      tasks.append(runs.task)
      digests.append(runs.digests)
    }
    Console.progress(variants.count, variants.count, "")
    if let module = FileComparison.module {
      var answers = try inModule(module, tasks)[...]
      for index in rows.indices {
        rows[index].isSameInModule = Array(answers.prefix(digests[index].count)) == digests[index]
        answers = answers.dropFirst(digests[index].count)
      }
    }
    return rows
  }

  private static func inModule(
    _ module: String, _ tasks: [JSONValue]
  ) throws(BenchError) -> [String] {
    let folder = try System.scratchFolder()
    defer { ToolRun.remove(folder) }
    try System.write(module, to: folder + "/module")
    try System.write(JSONValue.list(tasks).indented, to: folder + "/runs.json")
    let script = "\(try Git.root())/Benchmarks/Suite/files.mjs"
    return try ChildProcess.output(
      of: ["node", script, folder + "/module", folder + "/runs.json"]
    ).split(separator: "\n").map(String.init)
  }

  // MARK: The page

  private static func page(_ rows: [Row]) throws(BenchError) -> String {
    let logarithms = rows.reduce(0.0) { $0 + Elementary.log($1.file / $1.swift) }
    let mean = Elementary.exp(logarithms / Double(max(rows.count, 1)))
    let worst = rows.max { $0.file / $0.swift < $1.file / $1.swift }
    var text = """
      # The catalogue as files

      Every variant of the catalogue is written in Swift, and again as a [pattern file](pattern-files.md). This page compares the two. It is made
      by one command:

      ```sh
      make file-table
      ```

      - **Difference**: the largest difference of a recorded value, or of an element's frame, opacity or scale, in points or as a share, over
        all devices of the matrix, five gestures, 60 and 120 frames a second.
      - **Swift**, **file**: instructions of a frame of a fling on an iPhone 11 at 120 frames a second, from the finger to the elements, with
        its share of the run's start.
      - **Allocations**: how many more a run has at 120 frames a second than at 60.
      - **Rows**: how many more instructions a frame has if its lists have a million rows instead of ten thousand, by the frames that a
        run at 120 frames a second has and one at 60 does not: where rows have lengths of their own, a run begins by adding them up.
      - **Module**: whether the WebAssembly module of pages gives the bits of all values and elements that the program gives here.

      | variant | difference | Swift | file | ratio | allocations | rows | module |
      |---|---|---|---|---|---|---|---|

      """
    for row in rows {
      var cells: [String] = ["`\(row.variant.id)`"]
      cells.append(row.difference == 0 ? "0" : short(row.difference))
      cells.append(whole(row.swift))
      cells.append(whole(row.file))
      cells.append(hundredths(row.file / row.swift))
      cells.append(row.allocations.map { "\($0)" } ?? "–")
      cells.append(row.growth.map { "\(hundredths(100 * $0)) %" } ?? "–")
      cells.append(row.isSameInModule.map { $0 ? "same" : "other" } ?? "–")
      text += "| " + cells.joined(separator: " | ") + " |\n"
    }
    if let worst {
      text +=
        "\nThe ratio is \(hundredths(mean)) in the geometric mean of \(rows.count) variants, and "
      text += "\(hundredths(worst.file / worst.swift)) in the worst (`\(worst.variant.id)`).\n"
    }
    text += "\n| file | bytes |\n|---|---|\n"
    var seen: Set<String> = []
    let root = try Git.root()
    for row in rows where seen.insert(row.variant.file).inserted {
      let path = "\(root)/Tests/PatternFilesTests/Catalogue/Files/\(row.variant.file).pattern.jsonc"
      text += "| `\(row.variant.file)` | \(whole(Double(try System.read(path).count))) |\n"
    }
    if let module = FileComparison.module {
      // Four digits of base 64 are three bytes.
      text +=
        "\nThe module of all pattern files has \(whole(Double(module.utf8.count * 3 / 4))) bytes, packed.\n"
    }
    return text
  }

  private static func whole(_ number: Double) -> String {
    var digits = String(Int(number.rounded()))
    var text = ""
    while digits.count > 3 {
      text = "," + digits.suffix(3) + text
      digits.removeLast(3)
    }
    return digits + text
  }

  private static func hundredths(_ number: Double) -> String {
    let count = Int((number.magnitude * 100).rounded())
    let sign = number < 0 && count > 0 ? "−" : ""
    let rest = count % 100
    return "\(sign)\(count / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// A number that is much smaller than 1, by the power of ten that it is below.
  private static func short(_ number: Double) -> String {
    guard number.isFinite else { return "other elements" }
    var (power, bound) = (0, 1.0)
    while number <= bound / 10, power < 300 {
      bound /= 10
      power += 1
    }
    return number > 1 ? hundredths(number) : "≤ 1e−\(power)"
  }
}
