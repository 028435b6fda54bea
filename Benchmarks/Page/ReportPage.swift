import Architectures
import CodeSizes
import Comparisons
import Foundation
import ScenarioRuns
import Scenarios
import Tables

/// All that the page for a training session shows, and the page itself.
///
/// What was not measured is `nil`, encoded as `null`, and ``notes`` say why.
package struct ReportPage: Encodable, Sendable {
  /// A word of the tables and what it means.
  package struct Word: Encodable, Equatable, Sendable {
    package var term: String
    package var meaning: String
  }

  /// A numbered thing that every architecture must do.
  package struct Requirement: Encodable, Equatable, Sendable {
    package var id: String
    package var text: String
  }

  /// How a part of the page was made.
  package struct Origin: Encodable, Equatable, Sendable {
    package var subject: String
    /// What makes it again.
    package var command: String
    package var environment: RunEnvironment

    /// Creates an origin.
    package init(of subject: String, command: String, environment: RunEnvironment) {
      self.subject = subject
      self.command = command
      self.environment = environment
    }
  }

  /// The version of the format.
  package let schema = 1
  /// The id of what the others are compared with.
  package var baseline: String
  package var comparison: Comparison
  /// The whole specification, in order.
  package var requirements: [Requirement]
  /// Which requirements each architecture meets.
  package var conformance: Conformance?
  /// The sources, in the order in which the architectures are shown.
  package var architectures: [PageArchitecture]
  /// The calls between roles.
  package var traces: TraceArchive?
  package var words: [Word]
  /// Where each part comes from, in the order of the page.
  package var origins: [Origin] = []
  /// Why something is missing on the page, besides the comparison's own notes.
  package var notes: [String]

  /// Puts a page together.
  ///
  /// - Parameters:
  ///   - comparison: The figures, of the same architectures as the sources.
  ///   - baseline: The id of what ratios compare with.
  ///   - architectures: The sources.
  ///   - notes: Why something is missing, besides the comparison's own notes.
  package init(
    of comparison: Comparison, baseline: String, architectures: [PageArchitecture],
    notes: [String] = []
  ) {
    self.baseline = baseline
    self.comparison = comparison
    self.architectures = architectures
    self.notes = notes
    requirements = Scenarios.Requirement.all.map { Requirement(id: $0.id, text: $0.text) }
    // The page marks no best values.
    var terms: Set = ["*"]
    words = comparison.report(baselineID: baseline).legend
      .filter { terms.insert($0.term).inserted }
      .map { Word(term: $0.term, meaning: $0.meaning) }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(schema, forKey: .schema)
    try container.encode(baseline, forKey: .baseline)
    try container.encode(comparison, forKey: .comparison)
    try container.encode(requirements, forKey: .requirements)
    try container.encode(conformance, forKey: .conformance)
    try container.encode(architectures, forKey: .architectures)
    try container.encode(traces, forKey: .traces)
    try container.encode(words, forKey: .words)
    try container.encode(origins, forKey: .origins)
    try container.encode(notes, forKey: .notes)
  }

  private enum CodingKeys: CodingKey {
    case schema, baseline, comparison, requirements, conformance, architectures, traces
    case words, origins, notes
  }
}

extension ReportPage {
  /// The page as one HTML file that needs nothing else.
  ///
  /// - Parameter nonce: Without it a script or style of the page does not run; a new one each time,
  ///   so that no text on the page can know it.
  /// - Returns: The text of the file.
  /// - Throws: `EncodingError` for a figure that is no number.
  package func html(nonce: String = Self.newNonce()) throws -> String {
    PageTemplate(PackageResources.page_html).text(filling: [
      "nonce": nonce,
      "style": String(decoding: PackageResources.page_css, as: UTF8.self),
      "data": try data(),
      "script": Self.scripts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n"),
    ])
  }

  /// 128 random bits as text.
  package static func newNonce() -> String {
    let number = UInt128.random(in: .min ... .max)
    return String(number, radix: 36)
  }

  /// In the order in which one uses the other.
  private static let scripts = [
    PackageResources.elements_js, PackageResources.state_js, PackageResources.charts_js,
    PackageResources.sources_js, PackageResources.diagram_js, PackageResources.traces_js,
    PackageResources.page_js,
  ]

  /// The content as JSON that cannot end the element that it stands in.
  func data() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
      .replacing("<", with: "\\u003c")
  }
}
