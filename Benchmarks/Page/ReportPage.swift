import Architectures
import Behavior
import Figures
import Foundation
import Reports
import Scenarios
import Traces

/// The parts of the HTML page for a training session.
///
/// A part that was not measured is `nil`, and ``absences`` or ``notes`` say why.
package struct ReportPage: Sendable {
  /// A numbered requirement that every architecture must meet.
  struct Requirement: Encodable, Equatable, Sendable {
    var id: String
    var text: String
  }

  /// The command that makes a part of the page, and the machine on which the part was made.
  struct Origin: Encodable, Equatable, Sendable {
    /// The part's name, such as `traces`.
    var subject: String
    /// The command that makes the part again.
    var command: String
    var environment: RunEnvironment
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
  /// The requests for changes, with the patches of the architectures; `nil` if none is known to pass.
  var changes: ChangeContent?
  /// For each architecture and requirement, the lines with mistakes that break the requirement, by
  /// the path of the file.
  var places: [Architecture.ID: [String: [String: [Int]]]] = [:]
  /// For each architecture and requirement, the command that starts an exercise with a mistake that
  /// breaks the requirement.
  var exercises: [Architecture.ID: [String: String]] = [:]
  /// The recorded calls between the architectures' roles; `nil` if no calls were recorded.
  var traces: TraceArchive?
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
  }

  /// The citation of the page's figures.
  var citation: Citation {
    let made = origins.first
    let isMeasuredHere = made?.environment.date == comparison.environment.date
    // A page of a kept comparison has sources and traces of the commit at which it was made.
    let kept = made.map(\.environment).map {
      Citation.Kept(subject: "the page, with sources and traces", date: $0.date, commit: $0.commit)
    }
    // Its findings and verdicts are made by the rules of that commit, too.
    let rules = made.map { Citation.Rules(ofCommit: $0.environment.commit) }
    return Citation(
      command: made?.command ?? "swift run -c release compare report --output FILE.html",
      of: comparison, besides: isMeasuredHere ? [] : [kept].compactMap(\.self),
      rules: isMeasuredHere ? nil : rules)
  }
}

// MARK: - The file

extension ReportPage {
  /// The names of the scripts in the order of the page: each script stands after the scripts that it
  /// uses.
  private static let scripts = [
    "elements", "state", "choosing", "tables", "headings", "charts", "heat", "sources", "changes",
    "diagram", "traces", "claims", "plot", "page",
  ]

  /// Returns the page as one HTML file that needs no other file.
  ///
  /// - Parameter nonce: The random word that a script or style must carry to be accepted by the
  ///   browser. Each page has a new word, so no text on the page can contain the word.
  /// - Returns: The text of the file.
  /// - Throws: `EncodingError` if a figure is not a finite number, `CocoaError` if a file of the page
  ///   is missing.
  package func html(nonce: String = Self.newNonce()) throws -> String {
    let values = [
      "nonce": nonce, "data": try data(),
      "style": try ["page.css", "first.css", "insights.css"].map(Self.file).joined(),
      "script": try Self.scripts.map { try Self.file("\($0).js") }.joined(separator: "\n"),
    ]
    // Placeholders inside of the values are not replaced.
    return try Self.file("page.html").replacing(/\{\{(\w+)\}\}/) {
      values[String($0.1)] ?? String($0.0)
    }
  }

  /// Returns a new nonce: 128 random bits as text.
  package static func newNonce() -> String {
    String(UInt128.random(in: .min ... .max), radix: 36)
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

  /// Returns the text of a file in the folder `Web`.
  private static func file(_ name: String) throws -> String {
    let folder = Bundle.module.bundleURL.appending(path: "Web")
    return try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }
}
