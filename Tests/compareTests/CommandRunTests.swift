import Foundation
import Samples
import TestSupport
import Testing

@testable import Figures
@testable import Reports
@testable import Terminal
@testable import compare

@Suite("What the commands write and refuse") @MainActor
struct CommandRunTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("struct A {}\n", to: "A.swift")
    try folder.write(Comparison.kept.json(), to: "kept.json")
    try folder.write("old", to: "old")
  }

  /// Runs a command line in this process, and returns its exit code and its message.
  ///
  /// In the line, `@` stands for the folder. A report would go to the standard output of the tests.
  private func run(_ line: String) -> (code: ExitCode, message: String) {
    var message = ""
    let code = Program.compare.run(
      line.split(separator: " ").map { String($0).replacing("@", with: folder.url.path) },
      notText: nil, output: { _ in }, errorOutput: { message += $0 })
    return (code, message)
  }

  private func expectSuccess(
    of line: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (code, message) = run(line)
    #expect(code == .success && message == "", sourceLocation: sourceLocation)
  }

  @Test(
    "A file that cannot be written is noticed before anything is measured",
    arguments: [
      "--output", "findings --output", "claims --output", "size --output", "coverage --output",
      "dispatch --output", "dispatch --save",
      "conformance --output", "differential --output", "mutation --output",
      "where P-7 --output", "trace greeting.shown --output", "report --output", "change --output",
    ])
  func unwritable(command: String) {
    let (code, message) = run("\(command) @/missing/file")
    #expect(code == .usage)
    #expect(message.hasPrefix("compare: Cannot write to '\(folder.path("missing/file"))'"))
  }

  @Test(
    "A report never replaces a file that the command reads or writes",
    arguments: [
      "size --output @/A.swift", "report --from @/old --output @/link",
      "dispatch --save @/new --output @/new",
      "dispatch --check @/old --output @/./old", "report --from @/old --output @/./old",
      "findings --from @/old --output @/./old", "claims --from @/old --output @/./old",
    ])
  func replaced(line: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "old")
    let (code, message) = run(line)
    #expect(code == .usage)
    #expect(message.contains(line.hasSuffix(".swift") ? "it is Swift source" : " would replace '"))
    #expect(try folder.text(of: "A.swift") == "struct A {}\n")
    #expect(try folder.text(of: "old") == "old")
    #expect(try folder.names() == ["A.swift", "kept.json", "link", "old"])
  }

  @Test("A report replaces its file as a whole")
  func output() throws {
    expectSuccess(of: "findings --from @/kept.json --format=json --output=@/old")
    #expect(try folder.text(of: "old").hasPrefix("{\n  \""))
    #expect(try folder.names() == ["A.swift", "kept.json", "old"])
  }

  @Test("A report that does not fit is a failure", .onLinux)
  func fullOutput() {
    let (code, message) = run("findings --from @/kept.json --output /dev/full")
    #expect(code == .failure && message.hasPrefix("compare: "))
  }

  @Test(
    "A run that fails leaves its files as they were",
    arguments: [
      ("dispatch --save @/old --output @/new", "swift run -c release compare"),
      ("findings --output @/old", "swift run -c release compare"),
      (
        "findings --from @/kept.json --architecture mvvm --output @/old",
        "has no figures of mvvm. The file has those of mvp, viper."
      ),
      (
        "report --from @/kept.json --architecture mvvm --output @/old",
        "has no figures of mvvm. The file has those of mvp, viper."
      ),
      ("dispatch --check @/old --output @/new", "'@/old' does not hold JSON"),
      ("claims --from @/missing --output @/old", "compare --format json --output FILE"),
    ])
  func failure(line: String, reason: String) throws {
    let (code, message) = run(line)
    #expect(code == .failure)
    #expect(message.contains(reason.replacing("@", with: folder.url.path)))
    #expect(try folder.text(of: "old") == "old")
    #expect(try folder.names() == ["A.swift", "kept.json", "old"])
  }

  @Test("Claims are decided by a comparison that was kept, all of them or some")
  func claims() throws {
    expectSuccess(of: "claims --from @/kept.json --output @/all")
    let all = try folder.text(of: "all")
    #expect(all.contains("\nC-1   Cocoa MVC needs the least code of all patterns.\n"))
    #expect(all.contains("\n50 claims: "))
    expectSuccess(of: "claims --from @/kept.json l-4 C-8 --format markdown --output @/some")
    #expect(try folder.text(of: "some").matches(of: /\n\| [CL]-[0-9]+\b/).count == 2)
  }

  @Test("Findings are those of a comparison that was kept")
  func findings() throws {
    try folder.write(Comparison.sample.json(), to: "kept.json")
    expectSuccess(of: "findings --from @/kept.json --output @/text")
    let text = try folder.text(of: "text")
    #expect(text.hasPrefix("MVC, MVP\n"))
    #expect(text.contains("\n\n1. \(Comparison.sample.findings[0].title.prefix(40))"))
  }
}
