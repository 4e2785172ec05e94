// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import ScenarioFiles

@Suite struct TraceTests {
  private static let offsets = [
    Trace.Sample(time: 0, position: Point(0, -148)),
    Trace.Sample(time: 0.1, position: Point(0, -138)),
    Trace.Sample(time: 0.1, position: Point(0, -118.5)),
  ]
  private static let touches = [
    Trace.Sample(time: 0, position: Point(1, 2)), Trace.Sample(time: 0.5, position: Point(3, 4)),
  ]

  @Test(arguments: [
    (
      "of: 'contentOffset', samples: [[0, -148], [100, -138], [1e2, -118.5]]",
      Trace(of: .contentOffset, samples: offsets)
    ),
    ("of: 'pointer', samples: [[0, 1, 2], [500, 3, 4]]", Trace(of: .pointer, samples: touches)),
    ("of: 'pointer', rate: 2, samples: [[1, 2], [3, 4]]", Trace(of: .pointer, samples: touches)),
    (
      "of: 'contentOffset', rate: 4, samples: [1, -0, 3]",
      Trace(
        of: .contentOffset,
        samples: [
          Trace.Sample(time: 0, position: Point(0, 1)),
          Trace.Sample(time: 0.25, position: Point(0, 0)),
          Trace.Sample(time: 0.5, position: Point(0, 3)),
        ])
    ),
    ("of: 'contentOffset', file: 'rec/a.csv'", Trace(of: .contentOffset, samples: offsets)),
    ("of: 'contentOffset', file: '/b.json'", Trace(of: .contentOffset, samples: offsets)),
    ("of: 'pointer', file: 'c.csv'", Trace(of: .pointer, samples: touches)),
    ("of: 'pointer', rate: 2, file: 'd.csv'", Trace(of: .pointer, samples: touches)),
    ("of: 'contentOffset', file: 'e.csv'", Trace(of: .contentOffset, samples: offsets)),
    ("of: 'contentOffset', file: 'f.csv'", Trace(of: .contentOffset, samples: offsets)),
  ])
  func `reads a recording from a list, a JSON file or a CSV file`(_ text: String, _ expected: Trace)
    throws
  {
    let files = [
      "folder/rec/a.csv": "ms,y\n0,-148\n\n# a remark\n100, -138 \r\n1e2,-118.5",
      "/b.json": "[[0,-148],[100,-138],[100,-118.5]]",
      "folder/c.csv": "0,1,2\r500,3,4\r", "folder/d.csv": "\u{FEFF}x,y\n1,2\n3,4\n",
      "folder/e.csv": "t,offset\n0,-148\n0.1,-138\n0.1,-118.5\n",
      "folder/f.csv": "y,finger,ms\n-148,,0\n-138,300,100\n-118.5,298,100\n",
    ]
    #expect(try script("{type: 'trace', \(text)}", files: files) == [.trace(expected)])
  }

  @Test func `negative zero becomes zero`() throws {
    let steps = try script("{type: 'trace', of: 'contentOffset', rate: 60, samples: [-0]}")
    guard case .trace(let trace) = steps[0] else { throw NoSuchFile() }
    #expect(trace.samples[0].position.y.sign == .plus)
  }

  @Test(arguments: [("outer", 0), ("inner", 1)])
  func `an offset belongs to a scroll view of the pattern`(_ word: String, _ index: Int) throws {
    let scenario = try read(
      "{version: 1, id: 'a', pattern: 'sticky-tabs', steps: [{type: 'trace', of: 'contentOffset', target: '\(word)', rate: 60, samples: [1]}]}"
    )
    guard case .trace(let trace) = scenario.script.steps[0] else { throw NoSuchFile() }
    #expect(trace.scrollView == index)
  }

  @Test(arguments: [
    ("samples: [[0, 1]]", "2:1: a trace step needs the key 'of'"),
    (
      "of: 'offset', samples: [[0, 1]]",
      "2:21: 'of' must be one of \"pointer\", \"contentOffset\"; found \"offset\""
    ),
    ("of: 'pointer'", "2:1: a trace step needs exactly one of the keys 'samples' and 'file'"),
    (
      "of: 'pointer', samples: [], file: 'a.csv'",
      "2:1: a trace step needs exactly one of the keys 'samples' and 'file'"
    ),
    ("of: 'pointer', samples: 5", "2:41: 'samples' must be a list of samples [ms, x, y]; found 5"),
    ("of: 'pointer', samples: []", "2:41: a trace must have from 1 to 1000000 samples; found 0"),
    (
      "of: 'pointer', samples: [[0, 1]]",
      "2:42: a sample must be a list of 3 numbers [ms, x, y]; found a list"
    ),
    (
      "of: 'contentOffset', samples: [[0, 1, 2]]",
      "2:48: a sample must be a list of 2 numbers [ms, y]; found a list"
    ),
    (
      "of: 'contentOffset', samples: [[0, 1], 5]",
      "2:56: a sample must be a list of 2 numbers [ms, y]; found 5"
    ),
    (
      "of: 'contentOffset', samples: [[0, '1']]",
      "2:48: a sample must be a list of 2 numbers [ms, y]; found a list"
    ),
    (
      "of: 'contentOffset', samples: [[0, [1]]]",
      "2:48: a sample must be a list of 2 numbers [ms, y]; found a list"
    ),
    (
      "of: 'contentOffset', samples: [[0, {}]]",
      "2:48: a sample must be a list of 2 numbers [ms, y]; found a list"
    ),
    (
      "of: 'contentOffset', rate: 60, samples: [[0, 1]]",
      "2:58: a sample must be a number; found a list"
    ),
    (
      "of: 'pointer', rate: 60, samples: [1]",
      "2:52: a sample must be a list of 2 numbers [x, y]; found 1"
    ),
    ("of: 'contentOffset', samples: [[0, NaN]]", "2:48: the numbers of a sample must be finite"),
    (
      "of: 'contentOffset', samples: [[Infinity, 1]]",
      "2:48: the numbers of a sample must be finite"
    ),
    (
      "of: 'contentOffset', samples: [[0, 2e9]]",
      "2:48: a position must be from -1000000000 to 1000000000 pt; found 2000000000"
    ),
    (
      "of: 'contentOffset', samples: [[-1, 1]]",
      "2:48: the time of a sample must be at least 0 ms; found -1"
    ),
    (
      "of: 'contentOffset', samples: [[5, 1], [4, 1]]",
      "2:56: times must not fall; found 4 ms after 5 ms"
    ),
    (
      "of: 'contentOffset', samples: [[600001, 1]]",
      "2:48: a trace must be at most 600000 ms long; found a sample at 600001 ms"
    ),
    (
      "of: 'contentOffset', rate: 0, samples: [1]",
      "2:44: 'rate' must be a number from 1 to 1000 samples/s; found 0"
    ),
    (
      "of: 'pointer', target: 'list', samples: [[0, 1, 2]]",
      "2:40: 'target' belongs to a trace of 'contentOffset'; a finger has none"
    ),
    (
      "of: 'contentOffset', target: 'lst', samples: [[0, 1]]",
      "2:46: 'target' must be \"list\"; found \"lst\" (did you mean 'list'?)"
    ),
    (
      "of: 'contentOffset', file: 5", "2:44: 'file' must be the path of a CSV or JSON file; found 5"
    ),
    (
      "of: 'contentOffset', file: 'a.txt'",
      "2:44: 'file' must be a path that ends in .csv, .json, .jsonc or .json5; found \"a.txt\""
    ),
    ("of: 'contentOffset', file: 'no.csv'", "2:44: cannot read 'folder/no.csv': no such file"),
    (
      "of: 'contentOffset', file: 'empty.csv'",
      "folder/empty.csv:2:1: a trace must have from 1 to 1000000 samples; found 0"
    ),
    (
      "of: 'contentOffset', file: 'columns.csv'",
      "folder/columns.csv:2:2: a line must have 2 numbers separated by commas (ms, y); found '3,4,5'"
    ),
    (
      "of: 'contentOffset', rate: 60, file: 'columns.csv'",
      "folder/columns.csv:1:1: a line must have 1 number (y); found '1,2'"
    ),
    (
      "of: 'contentOffset', file: 'words.csv'",
      "folder/words.csv:3:1: a line must have 2 numbers separated by commas (ms, y); found 'nan,2'"
    ),
    (
      "of: 'contentOffset', file: 'falls.csv'",
      "folder/falls.csv:3:1: times must not fall; found 1 ms after 2 ms"
    ),
    (
      "of: 'contentOffset', file: 'bad.json'",
      "folder/bad.json:2:1: a sample must be a list of 2 numbers [ms, y]; found \"x\""
    ),
    (
      "of: 'contentOffset', file: 'syntax.json'",
      "folder/syntax.json:1:2: expected a value; found the bare word 'x'; a text must be in quotes"
    ),
  ])
  func `an error is reported at its position with what is accepted`(
    _ text: String, _ expected: String
  ) {
    let files = [
      "folder/empty.csv": "# nothing\n", "folder/columns.csv": "1,2\n 3,4,5",
      "folder/words.csv": "ms,y\n1,2\nnan,2",
      "folder/falls.csv": "1,2\n2,2\n1,2", "folder/bad.json": "[\n'x']",
      "folder/syntax.json": "[x]",
    ]
    #expect(mistakes(scenario(steps: "{type: 'trace', \(text)}"), files: files) == [expected])
  }

  @Test func `errors of a referenced file come after those of the scenario`() {
    let found = mistakes(
      scenario(steps: "{type: 'trace', of: 'contentOffset', file: 'a.csv'}, {type: 'pause'}"),
      files: ["folder/a.csv": "ms,y\nx"])
    #expect(
      found.map { $0.prefix(14) } == ["2:54: a pause s", "folder/a.csv:2"].map { $0.prefix(14) })
  }
}
