import Architectures
import Foundation
import Testing

@Suite("The same thing has the same name in every architecture")
struct VocabularyTests {
  @Test("Events have the names of the guide", arguments: Architecture.all)
  nonisolated func events(_ architecture: Architecture) throws {
    let names = try Self.functions(of: architecture).filter {
      $0.contains(/(Tapped|Changed|Ended|Selected|WillAppear|DidAppear)$/)
    }
    let known = try Self.words("events", of: architecture)
    #expect(names.subtracting(known).sorted() == [], "\(Self.advice)")
  }

  @Test("Answers have the names of the guide", arguments: Architecture.all)
  nonisolated func answers(_ architecture: Architecture) throws {
    let names = try Self.functions(of: architecture).filter { $0.contains(/^did[A-Z]/) }
    let known = try Self.words("answers", of: architecture)
      .union(try Self.words("events", of: architecture)).union(["didMove"])
    #expect(names.subtracting(known).sorted() == [], "\(Self.advice)")
  }

  @Test(
    "Requests have the names of the guide",
    arguments: [
      (#"class \w+Model: Model<"#, function), (#"(?:class|struct) \w+Store\b"#, function),
      (#"class \w+LogicController\b"#, function), (#"struct \w+Worker\b"#, function),
      (#"protocol Coordinator\b"#, function),
      (#"protocol \w+(?:Interactor|Router)Input\b"#, function),
      (#"protocol \w+BusinessLogic\b"#, function),
      (#"struct Actions\b"#, #"\n    let (\w+): Action<"#), (#"enum \w+Effect\b"#, enumCase),
    ])
  nonisolated func requests(type: String, member: String) throws {
    try Self.compare(member, of: type) { try Self.words("requests", of: $0) }
  }

  @Test("Messages and actions have the names of the guide's events and answers")
  nonisolated func messages() throws {
    try Self.compare(Self.enumCase, of: #"enum (?:Greeting|Profile)(?:Message|Action)\b"#) {
      try Self.words("events", of: $0).union(Self.words("answers", of: $0))
    }
  }

  @Test("The outputs of views have the names of the guide")
  nonisolated func outputs() throws {
    try Self.compare(Self.function, of: Self.viewProtocol) { try Self.words("outputs", of: $0) }
  }

  @Test(
    "A view that no model tells anything has each of the outputs of the guide",
    arguments: Architecture.all.filter { !$0.roles.map(\.name).contains("Model") })
  nonisolated func allOutputs(_ architecture: Architecture) throws {
    let outputs = try Self.members(Self.function, of: Self.viewProtocol, in: architecture)
    guard !outputs.isEmpty else { return }
    let known = try Self.words("outputs", of: architecture)
    #expect(
      known.subtracting(outputs).sorted() == [],
      "These outputs are missing in the protocols of the views in \(architecture.folder)")
  }

  // MARK: - Names in the sources

  // A function or a case of a type itself; private functions are left out.
  private nonisolated static let function = #"\n  func (\w+)"#
  private nonisolated static let enumCase = #"\n  case (\w+)"#
  private nonisolated static let viewProtocol = #"protocol \w+View(?:Protocol|Input)\b"#

  /// Expects that certain members of certain types have known names in each architecture.
  ///
  /// Some architecture has such a type; otherwise nothing would be compared.
  private nonisolated static func compare(
    _ member: String, of type: String, with known: (Architecture) throws -> Set<String>
  ) throws {
    var isFound = false
    for architecture in Architecture.all {
      let names = try members(member, of: type, in: architecture)
      isFound = isFound || !names.isEmpty
      #expect(
        names.subtracting(try known(architecture)).sorted() == [],
        "In \(architecture.folder). \(advice)")
    }
    #expect(isFound, "No architecture has a type with such a member.")
  }

  /// Returns the names of the members of those types whose declarations match a pattern.
  private nonisolated static func members(
    _ member: String, of type: String, in architecture: Architecture
  ) throws -> Set<String> {
    let declaration = try Regex(type + #"(?s:.*?)\n\}"#)
    let name = try Regex<(Substring, Substring)>(member)
    return Set(
      try sources(of: architecture).flatMap { source in
        source.matches(of: declaration).flatMap { match in
          source[match.range].matches(of: name).map { String($0.output.1) }
        }
      })
  }

  private nonisolated static func functions(of architecture: Architecture) throws -> Set<String> {
    Set(
      try sources(of: architecture).flatMap { source in
        source.matches(of: /\bfunc (\w+)/).map { String($0.output.1) }
      })
  }

  private nonisolated static func sources(of architecture: Architecture) throws -> [String] {
    let folder = package.appending(path: "Sources/\(architecture.module)")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }

  /// Returns the names of one kind that an architecture may use.
  ///
  /// The kind is the title of a row in a table of the guide, such as `events`. This row holds the
  /// names for all architectures. Other rows hold the names for one architecture alone.
  private nonisolated static func words(
    _ kind: String, of architecture: Architecture
  ) throws -> Set<String> {
    let guide = try String(
      contentsOf: package.appending(path: "Tests/Vocabulary.md"),
      encoding: .utf8)
    let rows = guide.split(separator: "\n").filter { row in
      row.hasPrefix("| \(kind) |") || row.hasPrefix("| \(kind) of \(architecture.name) alone |")
    }
    try #require(rows.contains { $0.hasPrefix("| \(kind) |") })
    return Set(rows.flatMap { $0.matches(of: /`(\w+)`/).map { String($0.output.1) } })
  }

  private nonisolated static let advice = """
    Take a name from the table in Tests/Vocabulary.md, or add a verb of the \
    source to a row there
    """

  private nonisolated static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
