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

  private func compare(_ arguments: String...) throws -> String {
    let process = try CompareProcess(arguments, in: folder.url)
    #expect(process.exitCode == 0, "\(process.errorOutput)")
    return process.output
  }

  @Test("Below the report stands a citation with the command")
  func below() throws {
    let output = try compare("size", "--architecture=MVP", "--baseline", "mvp", "--cite")
    let parts = output.components(separatedBy: "\nCitation\n")
    try #require(parts.count == 2)
    #expect(parts[0].contains("Distribution"))
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
    let commit = try git("rev-parse", "--short", "HEAD")
    let clean = try compare("size", "App", "B.swift", "--cite")
    #expect(clean.contains("code lines"))
    #expect(clean.contains("\nSources: App, commit \(commit)\n"))
    #expect(clean.hasSuffix("\nSources: B.swift, commit not known\n"))
    try folder.write("struct C {}\n", to: "App/C.swift")
    let changed = try compare("size", "App", "App/A.swift", "--cite")
    #expect(changed.contains("\nSources: App, commit \(commit) with uncommitted changes\n"))
    #expect(changed.hasSuffix("\nSources: App/A.swift, commit \(commit)\n"))
  }

  @discardableResult
  private func git(_ arguments: String...) throws -> String {
    try #require(Tool.answer(of: ["git"] + arguments, in: folder.url))
  }

  @Test(
    "Judgments of a kept run name its commit and that of the kit that judges",
    arguments: [
      ("findings", "text", "\nCitation\n"), ("claims", "markdown", "\n## Citation\n\n```text\n"),
    ])
  func kept(command: String, format: String, title: String) throws {
    try folder.write(Comparison.sample.json(), to: "kept.json")
    let output = try compare(command, "--from", "kept.json", "--format", format, "--cite")
    let lines = output.components(
      separatedBy: title + "ArchitectureComparisonKit 1, measured at commit 1a2b3c4 with ")
    #expect(lines.count == 2)
    #expect(lines.last?.hasPrefix("uncommitted changes, judged at commit ") == true)
    #expect(
      output.contains(
        "\nCommand: swift run compare \(command) --from kept.json --format \(format) --cite\n"))
    #expect(output.contains("\nDate: \(Comparison.sample.environment.date)\n"))
  }
}
