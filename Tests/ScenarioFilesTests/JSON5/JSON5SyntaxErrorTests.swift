// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ScenarioFiles

@Suite struct JSON5SyntaxErrorTests {
  /// Texts that are not JSON5, and what is said of them.
  private static let mistakes: [(String, String)] = [
    ("", "1:1: expected a value; found the end of the file"),
    ("// nothing", "1:11: expected a value; found the end of the file"),
    ("[1\n,2", "2:3: the file ends inside the list that begins at 1:1"),
    ("[\n {a:", "2:5: the file ends inside the object that begins at 2:2"),
    ("{a", "1:3: the file ends inside the object that begins at 1:1"),
    ("{", "1:2: the file ends inside the object that begins at 1:1"),
    ("1 2", "1:3: expected the end of the file after the value; found '2'"),
    ("]", "1:1: expected a value; found ']'"),
    ("[,]", "1:2: expected a value; found ','"),
    ("[1,,]", "1:4: expected a value; found ','"),
    ("{,}", "1:2: expected a key or '}'; found ','"),
    ("{a:1,,}", "1:6: expected a key or '}'; found ','"),
    ("{1:2}", "1:2: expected a key or '}'; found '1'"),
    ("{a 1}", "1:4: expected ':' after the key 'a'; found '1'"),
    ("{a:}", "1:4: expected a value; found '}'"),
    ("{a:1]", "1:5: expected ',' or '}' after a value; found ']'"),
    ("[1}", "1:3: expected ',' or ']' after a value; found '}'"),
    ("[1 2]", "1:4: expected ',' or ']' after a value; found '2'"),
    ("[abc]", "1:2: expected a value; found the bare word 'abc'; a text must be in quotes"),
    ("[True]", "1:2: expected a value; found the bare word 'True'; a text must be in quotes"),
    ("[Infinit]", "1:2: expected a value; found the bare word 'Infinit'; a text must be in quotes"),
    ("[NaNs]", "1:2: expected a value; found the bare word 'NaNs'; a text must be in quotes"),
    ("[nulll]", "1:2: expected a value; found the bare word 'nulll'; a text must be in quotes"),
    ("[\u{1}]", "1:2: expected a value; found \\u{01}"),
    ("['a\n']", "1:2: the string is not closed before the end of its line"),
    ("['a", "1:2: the string is not closed before the end of the file"),
    ("['a\\", "1:2: the string is not closed before the end of the file"),
    (#"'\x4'"#, "1:2: the escape needs 2 hexadecimal digits; found '''"),
    (#"'\u12g4'"#, "1:2: the escape needs 4 hexadecimal digits; found 'g'"),
    (#"'ab\u12"#, "1:4: the escape needs 4 hexadecimal digits; found the end of the file"),
    (#"'\01'"#, "1:2: octal escapes are not accepted; write \\x and two hexadecimal digits"),
    (#"'\7'"#, "1:2: octal escapes are not accepted; write \\x and two hexadecimal digits"),
    (
      #"'\uD83D'"#,
      "1:2: the escape is half of a surrogate pair; both halves must follow each other"
    ),
    (
      #"'\uDE00'"#,
      "1:2: the escape is half of a surrogate pair; both halves must follow each other"
    ),
    (
      #"'\uD83D\u0041'"#,
      "1:2: the escape is half of a surrogate pair; both halves must follow each other"
    ),
    (#"{\x41:1}"#, "1:2: a bare key accepts only \\u escapes; found 'x'"),
    (#"{\u0020:1}"#, "1:2: the escape is not a letter that a bare key may hold"),
    (#"{a\uD800:1}"#, "1:3: the escape is not a letter that a bare key may hold"),
    ("/", "1:1: a comment begins with // or /*; found a single '/'"),
    ("/* 1", "1:1: the comment is not closed before the end of the file"),
    ("/*/", "1:1: the comment is not closed before the end of the file"),
    ("01", "1:1: a number may not begin with a needless 0"),
    ("-00.5", "1:1: a number may not begin with a needless 0"),
    (".", "1:1: '.' is not a number"), ("-", "1:1: '-' is not a number"),
    ("+.e1", "1:1: '+.e1' is not a number"),
    ("1e", "1:1: '1e' is not a number"), ("1e+", "1:1: '1e+' is not a number"),
    ("1.2.3", "1:1: '1.2.3' is not a number"),
    ("0x", "1:1: '0x' is not a number"), ("0x1.8", "1:1: '0x1.8' is not a number"),
    ("12px", "1:1: '12px' is not a number"),
    ("- 1", "1:1: '-' is not a number"), ("1_000", "1:1: '1_000' is not a number"),
    ("--1", "1:1: '-' is not a number"),
    ("{a:1,\n b:2,\n 'a':3}", "3:2: key 'a' appears twice in one object; the first is at 1:2"),
    ("[{b:{},\\u0062:[]}]", "1:8: key 'b' appears twice in one object; the first is at 1:3"),
  ]

  @Test(arguments: mistakes)
  func `a syntax error has a position and says what was found`(_ text: String, _ expected: String) {
    let error = #expect(throws: InvalidScenarioFile.self) { try document(text) }
    let first = error?.errors.first
    #expect(error?.errors.count == 1)
    #expect("\(first?.line ?? 0):\(first?.column ?? 0): \(first?.message ?? "")" == expected)
  }

  @Test(
    arguments: [
      ([0x5B, 0xFF, 0x5D], "1:2: byte 0xFF is not UTF-8 text; files must be in UTF-8"),
      ([0x27, 0xC3, 0x27], "1:2: byte 0xC3 is not UTF-8 text; files must be in UTF-8"),
      ([0x27, 0x0A, 0xE2, 0x82], "2:1: byte 0xE2 is not UTF-8 text; files must be in UTF-8"),
      ([0x27, 0xED, 0xA0, 0x80, 0x27], "1:2: byte 0xED is not UTF-8 text; files must be in UTF-8"),
      ([0xC0, 0x80], "1:1: byte 0xC0 is not UTF-8 text; files must be in UTF-8"),
      ([0xFF, 0xFE, 0x31, 0x00], "1:1: byte 0xFF is not UTF-8 text; files must be in UTF-8"),
    ] as [([UInt8], String)])
  func `invalid UTF-8 is refused at its position`(_ bytes: [UInt8], _ expected: String) {
    let error = #expect(throws: InvalidScenarioFile.self) { try document(bytes) }
    let first = error?.errors.first
    #expect("\(first?.line ?? 0):\(first?.column ?? 0): \(first?.message ?? "")" == expected)
  }
}
