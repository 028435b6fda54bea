/// The facts that let a reader find out later where a figure came from, and measure it again.
///
/// A team puts a citation beside a figure in a decision record. The figures of a commit on a
/// machine stay true, even if a later commit has other figures.
///
/// ```swift
/// func cite(_ environment: RunEnvironment) -> [String] {
///   Citation(command: "swift run -c release compare size", environment: environment).lines
/// }
/// ```
package struct Citation: Codable, Equatable, Sendable {
  /// An earlier result whose figures are in the report, too.
  package struct Kept: Codable, Equatable, Sendable {
    /// The kind of figures, such as `faults of MVC, MVP`.
    package var subject: String
    /// The time at which the result was made, in ISO 8601.
    package var date: String
    /// The commit that was measured, with a `+` if files differed from it.
    @OrNull package var commit: String?
    /// The processor that measured; `nil` if it is not known, or if the figures do not depend on it.
    @OrNull package var processor: String?

    /// Creates an earlier result.
    package init(subject: String, date: String, commit: String?, processor: String? = nil) {
      self.subject = subject
      self.date = date
      self.commit = commit
      self.processor = processor
    }
  }

  /// Sources outside of the kit that were measured.
  package struct Source: Codable, Equatable, Sendable {
    /// The path, as the user gave it.
    package var path: String
    /// The commit of the sources, with a `+` if files differed from it; `nil` if it is not known.
    @OrNull package var commit: String?

    /// Creates sources with their commit.
    package init(path: String, commit: String?) {
      self.path = path
      self.commit = commit
    }
  }

  /// The rules by which figures of an earlier run were read.
  package struct Rules: Codable, Equatable, Sendable {
    /// The commit of the kit with these rules, with a `+` if files differed from it; `nil` if it is
    /// not known.
    @OrNull package var commit: String?

    /// Creates the rules of a commit.
    package init(ofCommit commit: String?) {
      self.commit = commit
    }
  }

  /// The version of the kit.
  package static let kitVersion = "2"

  /// The name and the version of the kit.
  let kit: String
  /// The commit of the measured kit, with a `+` if files differed from it; `nil` if it is not known.
  @OrNull var commit: String?
  /// The command that measures the figures again.
  let command: String
  /// The time at which the measurement began, in ISO 8601.
  let date: String
  @OrNull var swift: String?
  let platform: String
  @OrNull var processor: String?
  let sources: [Source]
  let kept: [Kept]
  /// The rules by which the figures were read; `nil` if they are those of the measured kit.
  let rules: Rules?

  /// Creates a citation of figures.
  ///
  /// - Parameters:
  ///   - command: The command that measured the figures, as a shell reads it.
  ///   - environment: The machine and the tools of the measurement.
  ///   - sources: The sources outside of the kit that were measured.
  ///   - kept: The earlier results whose figures are in the report, too.
  ///   - rules: The rules by which figures of an earlier run were read; `nil` if this run measured
  ///     them.
  package init(
    command: String, environment: RunEnvironment, sources: [Source] = [], kept: [Kept] = [],
    rules: Rules? = nil
  ) {
    kit = "ArchitectureComparisonKit \(Self.kitVersion)"
    commit = environment.commit
    self.command = command
    date = environment.date
    swift = environment.swift
    platform = environment.platform
    processor = environment.processor
    self.sources = sources
    self.kept = kept
    self.rules = rules
  }
}

extension Citation {
  /// The lines of the citation for a text, with one fact on each line.
  package var lines: [String] {
    let machine = [platform, processor ?? "processor not known"].joined(separator: ", ")
    let measured = Self.words(ofCommit: commit)
    let commits = rules.map {
      "measured at \(measured), read by the rules of \(Self.words(ofCommit: $0.commit))"
    }
    return [
      "\(kit), \(commits ?? measured)",
      "Command: \(command)",
      "Date: \(date)",
      "Swift: \(swift ?? "not known")",
      "Machine: \(machine)",
    ]
      + sources.map { "Sources: \($0.path), \(Self.words(ofCommit: $0.commit))" }
      + kept.map { kept in
        let facts = [kept.subject, kept.date, Self.words(ofCommit: kept.commit), kept.processor]
        return "Kept result: \(facts.compactMap(\.self).joined(separator: ", "))"
      }
  }

  private static func words(ofCommit commit: String?) -> String {
    guard let commit else { return "commit not known" }
    return commit.hasSuffix("+")
      ? "commit \(commit.dropLast()) with uncommitted changes" : "commit \(commit)"
  }
}

// MARK: - JSON

extension Encodable {
  /// Returns the value as JSON, with a citation as one more key, `citation`, if there is one.
  ///
  /// A program that reads the value's JSON can read the result, too.
  package func json(citedBy citation: Citation?) throws -> String {
    try citation.map { try Cited(value: self, citation: $0).json() } ?? json()
  }
}

private struct Cited<Value: Encodable>: Encodable {
  let value: Value
  let citation: Citation

  enum CodingKeys: CodingKey {
    case citation
  }

  func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(citation, forKey: .citation)
  }
}
