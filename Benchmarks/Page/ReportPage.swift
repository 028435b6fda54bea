import Architectures
import CodeSizes
import Comparisons
import DispatchCosts
import Foundation
import ScenarioRuns
import Scenarios
import Tables
import WebPage

/// The parts of the page for a training session.
///
/// A part that was not measured is `nil`, and ``notes`` say why.
package struct ReportPage: Sendable {
  /// A word in the tables, and its meaning.
  struct Term: Encodable, Equatable, Sendable {
    var term: String
    var meaning: String
  }

  /// A numbered requirement that every architecture must meet.
  struct Requirement: Encodable, Equatable, Sendable {
    var id: String
    var text: String
  }

  /// The command and the machine that made a part of the page.
  struct Origin: Equatable, Sendable {
    var subject: String
    /// The command that makes the part again.
    var command: String
    var environment: RunEnvironment

    /// Creates an origin.
    init(of subject: String, command: String, environment: RunEnvironment) {
      self.subject = subject
      self.command = command
      self.environment = environment
    }
  }

  /// The id of the architecture that the others are compared with.
  var baseline: String
  var comparison: Comparison
  /// The whole specification, in order.
  var requirements: [Requirement]
  /// The requirements that each architecture meets.
  var conformance: Conformance?
  /// The sources, in the order in which the architectures are shown.
  var architectures: [PageArchitecture]
  /// The calls between roles.
  var traces: TraceArchive?
  var words: [Term]
  /// The origin of each part, in the order of the page.
  var origins: [Origin] = []
  /// The reasons why something is missing on the page, besides the comparison's own notes.
  var notes: [String]

  /// Puts a page together.
  ///
  /// - Parameters:
  ///   - comparison: The figures, of the same architectures as the sources.
  ///   - baseline: The id of the architecture that ratios compare with.
  ///   - architectures: The sources.
  ///   - notes: The reasons why something is missing, besides the comparison's own notes.
  init(
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
    let columns = Counter.all.flatMap(\.columns)
    words = comparison.report(baselineID: baseline).legend
      .filter { terms.insert($0.term).inserted }
      .map { word in
        // Tables in a terminal have short words for counters that have their whole name here.
        let name = columns.first { $0.title == word.term }?.name
        return Term(term: name ?? word.term, meaning: word.meaning)
      }
  }
}

extension ReportPage {
  /// Returns the page as one HTML file that needs no other file.
  ///
  /// - Parameter nonce: The random word that a script or style must carry to be accepted by the
  ///   browser. No text on the page can contain the word, since each page has a new one.
  /// - Returns: The text of the file.
  /// - Throws: `EncodingError` for a figure that is no number.
  package func html(nonce: String = Self.newNonce()) throws -> String {
    PageFile(data: try data()).html(nonce: nonce)
  }

  /// Returns 128 random bits as text.
  package static func newNonce() -> String {
    let number = UInt128.random(in: .min ... .max)
    return String(number, radix: 36)
  }

  /// Returns the content as JSON, in which no text can end the HTML element around it.
  func data() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(PageContent(of: self)), as: UTF8.self)
      .replacing("<", with: "\\u003c")
  }
}
