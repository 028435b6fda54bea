import Foundation
import Samples
import Testability
import Testing

@testable import Figures
@testable import Reports

@Suite("A citation")
struct CitationTests {
  private let command = "swift run -c release compare size --architecture mvp"

  @Test("It names version, commit, command, date, tools, machine and kept results")
  func lines() {
    #expect(
      Citation(command: command, of: .sample).lines == [
        "ArchitectureComparisonKit 2, commit 1a2b3c4 with uncommitted changes",
        "Command: swift run -c release compare size --architecture mvp",
        "Date: 2026-03-01T09:30:00Z", "Swift: 6.3.1 (swift-6.3.1-RELEASE)",
        "Machine: Debian GNU/Linux 12 (bookworm) x86_64, AMD EPYC",
        "Kept result: mistakes of MVC, MVP, 2026-03-01T08:00:00Z, commit 1a2b3c4",
      ])
    let all = Citation(command: command, of: .all).lines
    #expect(
      all.contains {
        $0.hasPrefix("Kept result: mistakes of all \(Comparison.all.architectures.count),")
      })
  }

  @Test("Costs of a kept run have their processor")
  func processor() {
    let shown = Comparison.sample.withDispatch(of: .sample)
    #expect(
      Citation(command: command, of: shown).lines.contains(
        "Kept result: cost of interactions, 2026-03-01T09:30:00Z, commit 1a2b3c4 with uncommitted "
          + "changes, AMD EPYC"))
  }

  @Test("Results of several runs are named apart, and an architecture without any is left out")
  func keptRuns() {
    var comparison = Comparison.sample(of: 3)
    comparison.architectures[1].mutation?.kept.commit = nil
    comparison.architectures[2].mutation = nil
    #expect(
      Citation(command: command, of: comparison).lines.suffix(2) == [
        "Kept result: mistakes of MVC, 2026-03-01T08:00:00Z, commit 1a2b3c4",
        "Kept result: mistakes of MVP, 2026-03-01T08:00:00Z, commit not known",
      ])
  }

  @Test("What is not known is said, and foreign sources have a commit of their own")
  func unknown() {
    var environment = RunEnvironment.sample
    environment.commit = nil
    environment.swift = nil
    environment.processor = nil
    let citation = Citation(
      command: command, environment: environment,
      sources: [.init(path: "App", commit: "5e6f7a8"), .init(path: "Core", commit: nil)])
    #expect(
      citation.lines == [
        "ArchitectureComparisonKit 2, commit not known", "Command: \(command)",
        "Date: 2026-03-01T09:30:00Z", "Swift: not known",
        "Machine: Debian GNU/Linux 12 (bookworm) x86_64, processor not known",
        "Sources: App, commit 5e6f7a8", "Sources: Core, commit not known",
      ])
  }

  @Test("Figures of an earlier run are measured at one commit and read by the rules of another")
  func rules() throws {
    let cited = Citation(command: command, of: .sample, rules: .init(ofCommit: "9a8b7c6"))
    #expect(
      cited.lines[0] == """
        ArchitectureComparisonKit 2, measured at commit 1a2b3c4 with uncommitted changes, read by \
        the rules of commit 9a8b7c6
        """)
    #expect(cited.lines.dropFirst() == Citation(command: command, of: .sample).lines.dropFirst())
    let unknown = Citation(command: command, of: .sample, rules: .init(ofCommit: nil))
    #expect(unknown.lines[0].hasSuffix(", read by the rules of commit not known"))
    #expect(try cited.json().contains(#""rules" : {"#))
    #expect(try !Citation(command: command, of: .sample).json().contains("rules"))
  }

  @Test("As text no line of it is broken, and a control character becomes visible")
  func text() {
    let path = String(repeating: "long/", count: 30) + "\u{1B}[31m"
    let citation = Citation(command: "compare size \(path)", environment: .sample)
    let text = TextRenderer().text(of: citation)
    #expect(text.hasPrefix("\nCitation\nArchitectureComparisonKit 2, commit"))
    #expect(text.contains("\nCommand: compare size \(path.dropLast(5))\u{FFFD}[31m\n"))
  }

  @Test("In Markdown it is a box, which no backticks in a path can close")
  func markdown() {
    let plain = MarkdownRenderer().text(of: Citation(command: command, environment: .sample))
    #expect(plain.hasPrefix("\n## Citation\n\n```text\nArchitectureComparisonKit 2, "))
    #expect(plain.hasSuffix("AMD EPYC\n```\n"))
    let hostile = MarkdownRenderer()
      .text(of: Citation(command: "compare size '````'", environment: .sample))
    #expect(hostile.contains("`````text\n") && hostile.hasSuffix("\n`````\n"))
  }

  @Test("In JSON it is one more key, and the comparison can still be read")
  func json() throws {
    let citation = Citation(command: command, of: .sample)
    let json = try Comparison.sample.json(citedBy: citation)
    #expect(try JSONDecoder().decode(Comparison.self, from: Data(json.utf8)) == .sample)
    struct Cited: Decodable { let citation: Citation }
    #expect(try JSONDecoder().decode(Cited.self, from: Data(json.utf8)).citation == citation)
    #expect(try Comparison.sample.json(citedBy: nil) == Comparison.sample.json())
  }
}
