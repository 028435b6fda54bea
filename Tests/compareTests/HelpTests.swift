import Architectures
import Behavior
import Costs
import Interactions
import Testing
import Traces

@testable import Terminal
@testable import compare

@Suite("The help") @MainActor
struct HelpTests {
  @Test(
    "It names the options of each subcommand and no others, within 100 columns",
    arguments: [
      ("", ["architecture", "baseline", "from", "quick", "format", "output", "cite"]),
      ("findings", ["architecture", "baseline", "from", "quick", "format", "output", "cite"]),
      ("size", ["architecture", "baseline", "format", "output", "cite"]),
      ("coverage", ["architecture", "fresh", "format", "output", "cite"]),
      (
        "dispatch",
        [
          "architecture", "baseline", "interaction", "bindings", "controls", "save", "check",
          "explain", "quick", "format", "output", "cite",
        ]
      ),
      ("conformance", ["architecture", "format", "output", "cite"]),
      ("differential", ["architecture", "seed", "sessions", "format", "output", "cite"]),
      (
        "mutation",
        ["architecture", "role", "quick", "kinds", "keep", "format", "output", "cite"]
      ),
      ("where", ["architecture", "format", "output", "cite"]),
      ("trace", ["architecture", "all", "format", "output", "cite"]),
      ("claims", ["from", "quick", "format", "output", "cite"]),
      ("report", ["architecture", "baseline", "from", "quick", "output"]),
    ])
  func options(name: String, options: [String]) throws {
    let text = try Program.compare.printed(["--help"] + (name.isEmpty ? [] : [name]))
    let shown = text.matches(of: /\n {2}--([a-z]+)/).map { String($0.1) }
    #expect(shown == options + ["version", "help"])
    #expect(text.split(separator: "\n").allSatisfy { $0.displayWidth <= 100 })
    #expect(text.contains("Exit code: 0"))
  }

  @Test("It names the subcommands, the architectures and the baseline")
  func values() throws {
    let text = try Program.compare.printed(["--help"])
    for command in Program.compare.subcommands { #expect(text.contains("\n  \(command.name) ")) }
    for architecture in Architecture.all { #expect(text.contains(architecture.id)) }
    #expect(text.contains("(mvc)"))
  }

  @Test(
    "A figure is explained by its id, its label and the title of its column",
    arguments: [
      ("kinds-found", "kinds-found"), ("Found", "kinds-found"), ("lines", "code-lines"),
      ("smallest", "greeting.code-lines"), ("hops", "dynamic-hops"), ("net", "instructions.net"),
      ("instr.", "name-saved.instructions.net"), ("instr.", "instructions"),
      ("share of a frame", "frame-share"), ("files per requirement", "files-per-requirement"),
    ] + Interaction.allCases.map { "\($0.rawValue).instructions.net" }.map { ($0, $0) })
  func figures(word: String, id: String) throws {
    let text = try Program.compare.printed(["help", word])
    #expect("\n\(text)".contains("\n\(id): ") && text.contains("\nUnit: "))
  }

  @Test(
    "A part of a figure's id leads to a figure",
    arguments: [
      ("kinds", "kinds-found"), ("instr", "instructions"),
      ("name-saved", "name-saved.instructions.net"),
    ])
  func part(word: String, id: String) throws {
    let error = try #require(throws: UsageError.self) {
      try Program.compare.printed(["help", word])
    }
    #expect(
      error.description.contains(
        "There is no subcommand and no figure '\(word)'.\nDid you mean '\(id)'?"))
  }

  @Test("It names the interactions, the scenarios and the formats where they can be chosen")
  func choices() throws {
    let dispatch = try Program.compare.printed(["dispatch", "--help"])
    for interaction in Interaction.allCases { #expect(dispatch.contains(interaction.rawValue)) }
    let trace = try Program.compare.printed(["trace", "--help"])
    for scenario in TraceRun.scenarios { #expect(trace.contains(scenario)) }
    #expect(trace.contains("--format text|json|mermaid"))
    let differential = try Program.compare.printed(["differential", "--help"])
    #expect(differential.contains("--format text|json "))
  }
}

@Suite("Subcommands") @MainActor
struct SubcommandTests {
  @Test("An option takes a value in all subcommands that have it, or in none")
  func consistency() {
    let commands = [Program.compare.root] + Program.compare.subcommands
    let parameters = commands.flatMap { $0.init().namedParameters() }
    for (name, same) in Dictionary(grouping: parameters, by: \.spelling) {
      #expect(Set(same.map { $0.placeholder == nil }).count == 1, "\(name)")
    }
  }
}
