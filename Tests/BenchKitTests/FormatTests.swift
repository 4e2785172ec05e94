// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import Testing
import TextFormats

/// Each format as its readers expect it: members, types and directions.
@Suite
struct FormatTests {
  private var records: [Record] {
    var bare = Record(
      CaseID("a", "b", "c", "d.e"), unit: "x", units: 1, time: "", host: Figures.host)
    bare.allocations = 2
    return [Figures.record(), bare]
  }

  private func json(_ format: RunFormat) throws -> JSONValue {
    try JSONParser.parse(format.write(records))
  }

  @Test(arguments: RunFormat.allCases)
  func `Every format ends its last line, and the native one reads back`(_ format: RunFormat) throws
  {
    let text = format.write(records)
    #expect(text.hasSuffix("\n"))
    if format == .jsonl { #expect(try Record.read(lines: text) == records) }
  }

  @Test
  func `Measures of cases are objects with a number as value, as in Bencher's schema`() throws {
    let cases = try #require(json(.bencher).members)
    #expect(cases.map(\.name) == records.map(\.id.description))
    for measure in cases.flatMap({ $0.value.members ?? [] }) {
      #expect(measure.value["value"]?.number != nil)
      for member in measure.value.members ?? [] {
        #expect(["value", "lower_value", "upper_value"].contains(member.name))
        #expect(member.value.number != nil)
      }
    }
    #expect(cases[0].value["latency"]?["value"]?.number == 106)
    #expect(cases[1].value.members?.map(\.name) == ["allocations"])
  }

  @Test
  func `github-action-benchmark finds names, units and values, each direction in its own file`()
    throws
  {
    let smaller = try #require(json(.smallerIsBetter).list)
    let bigger = try #require(json(.biggerIsBetter).list)
    for entry in smaller + bigger {
      #expect(entry["name"]?.text != nil && entry["unit"]?.text != nil)
      #expect(entry["value"]?.number != nil)
      #expect(entry["range"].map { $0.text?.hasPrefix("± ") == true } ?? true)
    }
    #expect(Set((smaller + bigger).map { $0["name"]?.text }).count == smaller.count + bigger.count)
    #expect(bigger.compactMap { $0["unit"]?.text } == ["MB/s"])
  }

  @Test
  func `Google Benchmark's readers find the members that they need`() throws {
    let json = try json(.googleBenchmark)
    #expect(json["context"]?["caches"]?.list != nil)
    #expect(json["context"]?["json_schema_version"]?.integer == 1)
    let entries = try #require(json["benchmarks"]?.list)
    #expect(entries.count == 6)
    for entry in entries {
      for key in ["real_time", "cpu_time", "iterations", "threads", "repetitions"] {
        #expect(entry[key]?.number != nil)
      }
      #expect(entry["time_unit"]?.text == "ns" && entry["run_name"]?.text != nil)
      #expect((entry["aggregate_name"] != nil) == (entry["run_type"]?.text == "aggregate"))
    }
  }

  @Test
  func `JMH's readers find an average time in nanoseconds for an operation`() throws {
    let entries = try #require(json(.jmh).list)
    #expect(entries.count == 1)
    let metric = try #require(entries[0]["primaryMetric"])
    #expect(entries[0]["mode"]?.text == "avgt" && metric["scoreUnit"]?.text == "ns/op")
    #expect(metric["score"]?.number == 106)
    #expect(metric["scoreConfidence"]?.list?.count == 2)
    #expect(metric["rawData"]?.list?.count == 3)
    #expect(metric["scorePercentiles"]?["50.0"]?.number == 106)
    #expect(entries[0]["benchmark"]?.text == "scrollwork.svg.sticky-headers.iphone-11.fling")
  }

  @Test
  func `Rows of a table have as many cells as its header`() {
    let csv = RunFormat.csv.write(records).split(separator: "\n")
    #expect(csv.count == 3)
    for line in csv { #expect(line.count { $0 == "," } == csv[0].count { $0 == "," }) }
    let table = RunFormat.markdown.write(records).split(separator: "\n")
    #expect(table.count == 4)
    for line in table { #expect(line.count { $0 == "|" } == table[0].count { $0 == "|" }) }
  }
}
