import Figures
import Foundation
import Samples
import TestSupport
import Testing

@testable import Reports
@testable import Toolchain

@Suite("The option --cite", .inBackground)
struct CitationProcessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func compare(_ arguments: String...) throws -> CompareProcess {
    let process = try CompareProcess(arguments, in: folder.url)
    #expect(process.exitCode == 0, "\(process.errorOutput)")
    return process
  }

  @Test("Below the report stands a citation, and the report itself stays as it is")
  func below() throws {
    let arguments = ["--architecture=MVP", "--baseline", "mvp"]
    let process = try CompareProcess(["size"] + arguments + ["--cite"], in: folder.url)
    let plain = try CompareProcess(["size"] + arguments, in: folder.url)
    let parts = process.output.components(separatedBy: "\nCitation\n")
    try #require(parts.count == 2)
    func withoutFacts(_ text: String) -> [Substring] {
      text.split(whereSeparator: \.isNewline).filter { !$0.contains(" · ") }
    }
    #expect(withoutFacts(parts[0]) == withoutFacts(plain.output))
    #expect(parts[1].hasPrefix("ArchitectureComparisonKit \(Citation.kitVersion), commit "))
    #expect(
      parts[1].contains(
        "\nCommand: swift run compare size --architecture MVP --baseline mvp --cite\n"))
  }

  @Test("The citation of sources elsewhere names their own commit")
  func ownSources() throws {
    try folder.write("struct A {}\n", to: "App/A.swift")
    try folder.write("struct B {}\n", to: "B.swift")
    try git("init", "--quiet")
    try git("add", "App")
    try git("-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "-m", "A")
    let commit = try #require(
      Tool.answer(of: ["git", "rev-parse", "--short", "HEAD"], in: folder.url))
    let clean = try compare("size", "App", "B.swift", "--cite").output
    #expect(clean.contains("\nSources: App, commit \(commit)\n"))
    #expect(clean.hasSuffix("\nSources: B.swift, commit not known\n"))
    try folder.write("struct C {}\n", to: "App/C.swift")
    let changed = try compare("size", "App", "App/A.swift", "--cite").output
    #expect(changed.contains("\nSources: App, commit \(commit) with uncommitted changes\n"))
    #expect(changed.hasSuffix("\nSources: App/A.swift, commit \(commit)\n"))
  }

  @Test("Judgments of a kept run name its commit and that of the kit that judges")
  func kept() throws {
    try folder.write(Comparison.sample.json(), to: "kept.json")
    let start = "\nCitation\nArchitectureComparisonKit 1, measured at commit 1a2b3c4 with "
    for command in ["findings", "claims"] {
      let output = try compare(command, "--from", "kept.json", "--cite").output
      let lines = output.components(separatedBy: start)
      #expect(lines.count == 2)
      #expect(lines.last?.hasPrefix("uncommitted changes, judged at commit ") == true)
      #expect(output.contains("\nCommand: swift run compare \(command) --from kept.json --cite\n"))
      let date = Comparison.sample.environment.date
      #expect(output.contains("\nDate: \(date)\n"))
    }
  }

  private func git(_ arguments: String...) throws {
    try #require(Tool.answer(of: ["git"] + arguments, in: folder.url) != nil)
  }

  @Test(
    "Other formats have it, too",
    arguments: [
      (["size", "A.swift", "--format", "markdown"], "## Citation\n\n```text\nArchitecture"),
      (["size", "A.swift", "--format", "json"], #""citation" : {"#),
      (["conformance", "--architecture=mvc", "--format=json"], #""citation" : {"#),
      (["conformance", "--architecture=mvc"], "\nCitation\nArchitectureComparisonKit"),
      (["differential", "--sessions=1"], "\nCitation\nArchitectureComparisonKit"),
    ])
  func formats(arguments: [String], part: String) throws {
    try folder.write("struct A {}\n", to: "A.swift")
    let output = try CompareProcess(arguments + ["--cite"], in: folder.url).output
    #expect(output.contains(part))
    #expect(output.contains("compare \(arguments[0]) "))
  }
}
