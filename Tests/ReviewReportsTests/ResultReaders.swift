// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A RelaxNG schema of the JUnit results that readers accept.
///
/// There is no standard. This is the format that Jenkins' plugins agree on: suites may be nested,
/// counts are texts, a case may have any number of outcomes, and a failure has a type, a message
/// and a text.
enum ResultReaders {
  static let schema = """
    <grammar xmlns="http://relaxng.org/ns/structure/1.0">
      <start><choice><ref name="suites"/><ref name="suite"/></choice></start>
      <define name="suites">
        <element name="testsuites">
          <optional><attribute name="name"/></optional>
          <optional><attribute name="time"/></optional>
          <optional><attribute name="tests"/></optional>
          <optional><attribute name="failures"/></optional>
          <optional><attribute name="errors"/></optional>
          <zeroOrMore><ref name="suite"/></zeroOrMore>
        </element>
      </define>
      <define name="suite">
        <element name="testsuite">
          <attribute name="name"/><attribute name="tests"/><attribute name="failures"/><attribute name="errors"/>
          <optional><attribute name="skipped"/></optional>
          <optional><attribute name="time"/></optional>
          <optional><attribute name="timestamp"/></optional>
          <optional><attribute name="hostname"/></optional>
          <optional><attribute name="file"/></optional>
          <zeroOrMore>
            <choice>
              <ref name="suite"/><ref name="case"/><ref name="output"/>
              <element name="properties">
                <zeroOrMore>
                  <element name="property"><attribute name="name"/><attribute name="value"/></element>
                </zeroOrMore>
              </element>
            </choice>
          </zeroOrMore>
        </element>
      </define>
      <define name="case">
        <element name="testcase">
          <attribute name="name"/>
          <optional><attribute name="classname"/></optional>
          <optional><attribute name="time"/></optional>
          <zeroOrMore>
            <choice>
              <ref name="output"/>
              <element>
                <choice><name>failure</name><name>error</name><name>skipped</name></choice>
                <optional><attribute name="type"/></optional>
                <optional><attribute name="message"/></optional>
                <text/>
              </element>
            </choice>
          </zeroOrMore>
        </element>
      </define>
      <define name="output">
        <element>
          <choice><name>system-out</name><name>system-err</name></choice>
          <text/>
        </element>
      </define>
    </grammar>
    """
}
