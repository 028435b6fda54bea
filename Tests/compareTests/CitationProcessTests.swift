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

  @Test(
    "What is said of a kept run names its commit, and that of the rules by which it was read",
    arguments: [
      ("findings", "text", "\nCitation\n"), ("claims", "markdown", "\n## Citation\n\n```text\n"),
    ])
  func kept(command: String, format: String, title: String) throws {
    try folder.write(Comparison.sample.json(), to: "kept.json")
    let output = try compare(command, "--from", "kept.json", "--format", format, "--cite")
    let lines = output.components(
      separatedBy: title + "ArchitectureComparisonKit 2, measured at commit 1a2b3c4 with ")
    #expect(lines.count == 2)
    #expect(lines.last?.hasPrefix("uncommitted changes, read by the rules of commit ") == true)
    #expect(
      output.contains(
        "\nCommand: swift run compare \(command) --from kept.json --format \(format) --cite\n"))
    #expect(output.contains("\nDate: \(Comparison.sample.environment.date)\n"))
  }
}
