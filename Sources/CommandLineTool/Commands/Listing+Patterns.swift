// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles
import ScrollCore
import TextFormats

extension Listing {
  /// Patterns with what they are.
  static func patterns(_ patterns: [PatternEntry]) -> Listing {
    var listing = Listing([("id", .left), ("title", .left), ("variants", .right), ("", .left)])
    for pattern in patterns {
      listing.add(
        ["\(pattern.id)", "\(pattern.title)", "\(pattern.variants.count)", "\(pattern.summary)"],
        [
          ("id", .string("\(pattern.id)")), ("title", .string("\(pattern.title)")),
          ("summary", .string("\(pattern.summary)")),
          ("variants", .list(pattern.variants.map { .string("\($0.id)") })),
          ("scrollViews", .list(pattern.scrollViews.map { .string("\($0)") })),
        ])
    }
    return listing
  }

  /// The variants of patterns.
  static func variants(of patterns: [PatternEntry]) -> Listing {
    var listing = Listing([
      ("pattern", .left), ("id", .left), ("long id", .left), ("fixed", .left), ("", .left),
    ])
    for pattern in patterns {
      for variant in pattern.variants {
        let long = variant.longID
        listing.add(
          [
            "\(pattern.id)", "\(variant.id)", long, variant.isFixed ? "yes" : "",
            "\(variant.summary)",
          ],
          [
            ("pattern", .string("\(pattern.id)")), ("id", .string("\(variant.id)")),
            ("longID", .string(long)), ("title", .string("\(variant.title)")),
            ("fixed", .flag(variant.isFixed)), ("summary", .string("\(variant.summary)")),
          ])
      }
    }
    return listing
  }

  /// The parameters that scenario files may set.
  static func parameters(of patterns: [PatternEntry]) -> Listing {
    var listing = Listing([
      ("pattern", .left), ("key", .left), ("value", .left), ("default", .left), ("", .left),
    ])
    for pattern in patterns {
      for parameter in pattern.parameters {
        let form = form(of: parameter)
        listing.add(
          [
            "\(pattern.id)", "\(parameter.key)", form.words, form.defaultWords,
            "\(parameter.summary)",
          ],
          [("pattern", .string("\(pattern.id)")), ("key", .string("\(parameter.key)"))]
            + form.members
            + [
              ("unit", .string("\(parameter.unit)")),
              ("growsWith", parameter.textStyle.map { .string("\($0)") } ?? .null),
              ("summary", .string("\(parameter.summary)")),
            ])
      }
    }
    return listing
  }

  private struct Form {
    var words: String
    var defaultWords: String
    var members: [(String, JSONValue?)]
  }

  private static func form(of parameter: ParameterDescriptor) -> Form {
    let unit = parameter.unit.isEmpty ? "" : " \(parameter.unit)"
    switch parameter.kind {
    case .number(let value, let minimum, let maximum):
      return Form(
        words: "\(shown(minimum)) to \(shown(maximum))\(unit)", defaultWords: shown(value),
        members: [
          ("type", .string("number")), ("default", .number(value)), ("minimum", .number(minimum)),
          ("maximum", .number(maximum)),
        ])
    case .numbers(let values, let minimum, let maximum):
      return Form(
        words: "list of \(shown(minimum)) to \(shown(maximum))\(unit)",
        defaultWords: "[" + values.map { shown($0) }.joined(separator: ", ") + "]",
        members: [
          ("type", .string("numbers")), ("default", .list(values.map { .number($0) })),
          ("minimum", .number(minimum)), ("maximum", .number(maximum)),
        ])
    case .flag(let value):
      return Form(
        words: "true, false", defaultWords: "\(value)",
        members: [("type", .string("flag")), ("default", .flag(value))])
    case .choice(let index, let options):
      return Form(
        words: options.map { "\($0)" }.joined(separator: ", "), defaultWords: "\(options[index])",
        members: [
          ("type", .string("choice")), ("default", .string("\(options[index])")),
          ("options", .list(options.map { .string("\($0)") })),
        ])
    }
  }
}
