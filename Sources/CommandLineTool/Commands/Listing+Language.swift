// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import TextFormats

extension Listing {
  /// The language of pattern files: what formulas, handlers and objects can have.
  static func language() -> Listing {
    var listing = Listing([("kind", .left), ("name", .left), ("", .left)])
    func add(_ kind: String, _ name: String, _ summary: String, _ more: [(String, JSONValue?)] = [])
    {
      listing.add(
        [kind, name, summary],
        [("kind", .string(kind)), ("name", .string(name)), ("summary", .string(summary))] + more)
    }
    for object in LanguageObject.all {
      for key in object.keys {
        add(
          "key of \(object.name)", key.name, key.summary,
          [
            ("object", .string(object.name)), ("is", .string(object.summary)),
            ("takes", .string(key.kind.text)), ("required", key.isRequired ? .flag(true) : nil),
            ("default", key.otherwise.map { .string($0) }),
          ])
      }
    }
    for function in FormulaFunction.allCases {
      add("function", function.signature, function.summary)
    }
    for fact in LanguageFact.all {
      add("fact", fact.name, fact.summary, [("truth", fact.isTruth ? .flag(true) : nil)])
    }
    for reading in LanguageReading.ofView {
      add(
        "reading of a scroll view", reading.name, reading.summary,
        [("truth", reading.isTruth ? .flag(true) : nil)])
    }
    for reading in LanguageReading.ofFinger {
      add(
        "reading of the finger", "finger.\(reading.name)", reading.summary,
        [("truth", reading.isTruth ? .flag(true) : nil)])
    }
    for reading in LanguageReading.ofRun {
      add("reading of the run", reading.name, reading.summary)
    }
    for reading in LanguageReading.ofSheet {
      add(
        "reading of a sheet", reading.name, reading.summary,
        [("truth", reading.isTruth ? .flag(true) : nil)])
    }
    let names: [(String, String, [LanguageName])] = [
      ("reading of a sheet", "", LanguageName.ofSheet),
      ("reading of an element", "", LanguageName.ofElement),
      ("reading of items", "", LanguageName.ofItems),
      ("reading of an item", "self.", LanguageName.ofItem),
      ("reading of a section", "section.", LanguageName.ofSection),
      ("number of one of several", "", LanguageName.ofPlaces),
    ]
    for (kind, start, names) in names {
      for name in names { add(kind, start + name.name, name.summary) }
    }
    for event in LanguageEvent.all {
      add(
        "event", event.name, event.summary,
        [
          ("of", event.subject.map { .string($0) }),
          (
            "facts",
            event.facts.isEmpty
              ? nil
              : .list(
                event.facts.map {
                  .object([("name", .string($0.name)), ("summary", .string($0.summary))])
                })
          ),
        ])
    }
    for statement in LanguageStatement.all { add("statement", statement.form, statement.summary) }
    return listing
  }
}
