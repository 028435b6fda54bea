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
    #expect(names.subtracting(known).sorted() == [], Self.advice)
  }

  @Test("Answers have the names of the guide", arguments: Architecture.all)
  nonisolated func answers(_ architecture: Architecture) throws {
    let names = try Self.functions(of: architecture).filter { $0.contains(/^did[A-Z]/) }
    let known = try Self.words("answers", of: architecture)
      .union(try Self.words("events", of: architecture)).union(["didMove"])
    #expect(names.subtracting(known).sorted() == [], Self.advice)
  }

  @Test(
    "Requests have the names of the guide",
    arguments: [
      ("traditional-mvc", #"class \w+Model: Model<"#), ("lighter-mvc", #"class \w+Store\b"#),
      ("logic-controller", #"class \w+LogicController\b"#),
      ("coordinator-mvvm", #"protocol Coordinator\b"#),
      ("viper", #"protocol \w+(?:Interactor|Router)Input\b"#),
      ("clean-swift", #"protocol \w+BusinessLogic\b"#), ("clean-swift", #"class \w+Worker\b"#),
    ])
  nonisolated func requests(id: String, type: String) throws {
    let architecture = try #require(Architecture.all.first { $0.id == id })
    let declaration = try Regex(type + #"(?s:.*?)\n\}"#)
    let names = try Self.sources(of: architecture).flatMap { source in
      source.matches(of: declaration).flatMap { match in
        // Private functions are no requests.
        source[match.range].matches(of: /\n  func (\w+)/).map { String($0.output.1) }
      }
    }
    #expect(!names.isEmpty)
    let known = try Self.words("requests", of: architecture)
    #expect(Set(names).subtracting(known).sorted() == [], Self.advice)
  }

  @Test("The list of actions has the names of the guide")
  nonisolated func actions() throws {
    let architecture = try #require(Architecture.all.first { $0.id == "actions" })
    let names = try Self.sources(of: architecture).flatMap { source in
      source.matches(of: /\n    let (\w+): Action</).map { String($0.output.1) }
    }
    #expect(!names.isEmpty)
    let known = try Self.words("requests", of: architecture)
    #expect(Set(names).subtracting(known).sorted() == [], Self.advice)
  }

  @Test(
    "Messages and actions have the names of the guide's events and answers",
    arguments: [("unidirectional", #"\w+Message"#), ("redux", #"(?:Greeting|Profile)Action"#)])
  nonisolated func messages(id: String, type: String) throws {
    let architecture = try #require(Architecture.all.first { $0.id == id })
    let names = try Self.cases(of: type, in: architecture)
    let known = try Self.words("events", of: architecture)
      .union(try Self.words("answers", of: architecture))
    #expect(!names.isEmpty)
    #expect(names.subtracting(known).sorted() == [], Self.advice)
  }

  @Test("Effects have the names of the guide's requests")
  nonisolated func effects() throws {
    let architecture = try #require(Architecture.all.first { $0.id == "unidirectional" })
    let names = try Self.cases(of: #"\w+Effect"#, in: architecture)
    #expect(!names.isEmpty)
    let known = try Self.words("requests", of: architecture)
    #expect(names.subtracting(known).sorted() == [], Self.advice)
  }

  @Test(
    "A view that is told everything has the outputs of the guide, each of them",
    arguments: ["mvp", "viper"])
  nonisolated func outputs(id: String) throws {
    let architecture = try #require(Architecture.all.first { $0.id == id })
    let (outputs, known) = try (
      Self.outputs(of: architecture), Self.words("outputs", of: architecture)
    )
    #expect(known.subtracting(outputs).sorted() == [], "These outputs are missing.")
    #expect(outputs.subtracting(known).sorted() == [], Self.advice)
  }

  @Test("A view that is told some things has some of the outputs of the guide")
  nonisolated func someOutputs() throws {
    let architecture = try #require(Architecture.all.first { $0.id == "supervising-mvp" })
    let outputs = try Self.outputs(of: architecture)
    #expect(!outputs.isEmpty)
    let known = try Self.words("outputs", of: architecture)
    #expect(outputs.subtracting(known).sorted() == [], Self.advice)
  }

  /// Returns the names of the functions that the protocols of the views declare.
  private nonisolated static func outputs(of architecture: Architecture) throws -> Set<String> {
    let declarations = try sources(of: architecture).flatMap { source in
      source.matches(of: /protocol \w+View(Protocol|Input)\b.*?\n}/.dotMatchesNewlines())
        .map { String($0.output.0) }
    }
    try #require(!declarations.isEmpty)
    return Set(declarations.flatMap(functions))
  }

  /// Returns the names of the cases of the enumerations whose names match a pattern.
  private nonisolated static func cases(
    of name: String, in architecture: Architecture
  ) throws -> Set<String> {
    let declaration = try Regex(#"enum "# + name + #"\b(?s:.*?)\n\}"#)
    return Set(
      try sources(of: architecture).flatMap { source in
        source.matches(of: declaration).flatMap { match in
          source[match.range].matches(of: /\n  case (\w+)/).map { String($0.output.1) }
        }
      })
  }

  private nonisolated static func functions(of architecture: Architecture) throws -> Set<String> {
    Set(try sources(of: architecture).flatMap(functions))
  }

  private nonisolated static func functions(in source: String) -> [String] {
    source.matches(of: /\bfunc (\w+)/).map { String($0.output.1) }
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
      contentsOf: package.appending(path: "Benchmarks/Guides/AddingAnArchitecture.md"),
      encoding: .utf8)
    let rows = guide.split(separator: "\n").filter { row in
      row.hasPrefix("| \(kind) |") || row.hasPrefix("| \(kind) of \(architecture.name) alone |")
    }
    try #require(rows.contains { $0.hasPrefix("| \(kind) |") })
    return Set(rows.flatMap { $0.matches(of: /`(\w+)`/).map { String($0.output.1) } })
  }

  private nonisolated static let advice: Comment =
    "Take a name from the table in AddingAnArchitecture.md, or add a verb of the source to a row there"

  private nonisolated static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
