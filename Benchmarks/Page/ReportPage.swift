import Architectures
import Behavior
import Costs
import Figures
import Foundation
import Reports
import Scenarios
import Sizes
import Traces

/// The parts of the HTML page for a training session.
///
/// A part that was not measured is `nil`, and ``absences`` or ``notes`` say why.
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

  /// The command that makes a part of the page, and the machine on which the part was made.
  struct Origin: Equatable, Sendable {
    var subject: String
    /// The command that makes the part again.
    var command: String
    var environment: RunEnvironment

    /// Creates the origin of a part of the page; `subject` is the part's name, such as `traces`.
    init(of subject: String, command: String, environment: RunEnvironment) {
      self.subject = subject
      self.command = command
      self.environment = environment
    }
  }

  /// The id of the baseline, the architecture that all other architectures are compared with.
  var baseline: String
  var comparison: Comparison
  /// All requirements, in the order of the specification.
  var requirements: [Requirement]
  /// The requirements that each architecture meets; `nil` if the scenarios were not played.
  var conformance: Conformance?
  /// The architectures with their sources, in the order in which the page shows them.
  var architectures: [PageArchitecture]
  /// The recorded calls between the architectures' roles; `nil` if no calls were recorded.
  var traces: TraceArchive?
  /// Words on the page that the figures do not explain.
  var words: [Term]
  /// The origins of the page's parts (their commands and machines), in the order of the page.
  var origins: [Origin] = []
  /// The reasons why parts of the page are missing; the key is `traces` or `conformance`.
  var absences: [String: String] = [:]
  /// Notes about the page; the comparison has further notes of its own.
  var notes: [String]

  /// Creates a page without conformance, traces and origins, which can be set afterwards.
  ///
  /// - Parameters:
  ///   - comparison: The figures of the architectures.
  ///   - baseline: The id of the architecture that the others are compared with.
  ///   - architectures: The architectures of the comparison, with their sources.
  ///   - notes: Notes about the page; the comparison has further notes of its own.
  init(
    of comparison: Comparison, baseline: String, architectures: [PageArchitecture],
    notes: [String] = []
  ) {
    self.baseline = baseline
    self.comparison = comparison
    self.architectures = architectures
    self.notes = notes
    requirements = Scenarios.Requirement.all.map { Requirement(id: $0.id, text: $0.text) }
    words = Term.ofCosts
  }
}

extension ReportPage {
  /// Returns the page as one HTML file that needs no other file.
  ///
  /// - Parameter nonce: The random word that a script or style must carry to be accepted by the
  ///   browser. Each page has a new word, so no text on the page can contain the word.
  /// - Returns: The text of the file.
  /// - Throws: `EncodingError` if a figure is not a finite number, `CocoaError` if a file of the page
  ///   is missing.
  package func html(nonce: String = Self.newNonce()) throws -> String {
    try PageFile(data: data()).html(nonce: nonce)
  }

  /// Returns a new nonce: 128 random bits as text.
  package static func newNonce() -> String {
    let number = UInt128.random(in: .min ... .max)
    return String(number, radix: 36)
  }

  /// Returns the page's content as JSON, in which each `<` is escaped.
  ///
  /// No text in the JSON can therefore end the HTML element that contains it.
  func data() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(try PageContent(of: self)), as: UTF8.self)
      .replacing("<", with: "\\u003c")
  }
}

extension ReportPage.Term {
  /// The words beside the counts and times of an interaction, and beside the roles.
  fileprivate static let ofCosts = [
    Self(
      term: Counter.liveBytes.total.label, meaning: Counter.liveBytes.total.meaning),
    Self(
      term: "difference",
      meaning: "The count minus that of the baseline, with + or −; = stands for equal counts."),
    Self(
      term: "floor",
      meaning: """
        The screen of the interaction, built without an architecture: the action of a control sets \
        the views directly.
        """),
    Self(
      term: "the baseline again",
      meaning: "The baseline, measured a second time; its ratio should be about 1."),
    Self(
      term: "names types of",
      meaning: """
        The other roles whose types the code of a role names, each with the number of mentions. \
        Value means a struct or enum; behavior means a class, actor or protocol.
        """),
  ]
}
