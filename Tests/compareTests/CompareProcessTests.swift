import Foundation
import Samples
import TestSupport
import Testing
import Traces

@testable import Behavior
@testable import Figures
@testable import Reports
@testable import compare

@Suite("The command, from start to end", .inBackground)
struct CompareProcessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func compare(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> CompareProcess {
    try CompareProcess(arguments, in: folder.url, environment: environment)
  }

  @Test(
    "Help is printed to standard output",
    arguments: [["--help"], ["size", "--help"], ["-h"], ["help"], ["help", "trace"]])
  func help(arguments: [String]) throws {
    let process = try CompareProcess(arguments, in: folder.url)
    #expect(process.exitCode == 0)
    #expect(process.output.contains("Usage:"))
    #expect(process.errorOutput == "")
  }

  @Test("The version is printed to standard output")
  func version() throws {
    let process = try compare("--version")
    #expect(process.exitCode == 0)
    #expect(process.output.hasPrefix("compare 1 "))
    #expect(process.errorOutput == "")
  }

  @Test(
    "A command line that cannot be followed ends with 64 and prints no report",
    arguments: [
      ["--fromat"], ["siez"], ["--architecture", "vipr"], ["--output"], ["size", "nowhere"],
      ["dispatch", "Sources"], ["--save", "f"], ["dispatch", "--check", "f", "--quick"],
      ["dispatch", "--explain", "greeting"], ["dispatch", "--check", "f", "--tolerance", "2"],
      ["dispatch", "--save", "missing/run"], ["dispatch", "--save", "f", "--output", "f"],
      ["dispatch", "--check", "./f", "--output", "f"], ["report"],
      ["report", "--from", "f", "--output", "./f"], ["findings", "--from", "f", "--output", "./f"],
      ["differential", "--architecture", "mvc"],
      ["claims", "C-99"], ["claims", "--from", "f", "--output", "./f"],
      ["differential", "--sessions", "0"], ["--seed", "1"], ["help", "siez"],
    ])
  func usage(arguments: [String]) throws {
    let process = try CompareProcess(arguments, in: folder.url)
    #expect(process.exitCode == 64)
    #expect(process.output == "")
    #expect(process.errorOutput.hasPrefix("compare: "))
    let first = arguments.first { !$0.hasPrefix("-") } ?? ""
    let subcommands = ["findings", "claims", "size", "dispatch", "report", "differential"]
    let name = subcommands.contains(first) && arguments.first == first ? "\(first) " : ""
    #expect(process.errorOutput.hasSuffix("\nSee: swift run -c release compare \(name)--help\n"))
  }

  @Test("An output that cannot be written is noticed before anything is measured")
  func unwritableOutput() throws {
    try folder.write("struct A {}", to: "A.swift")
    for path in ["missing/report", ".", "A.swift/report"] {
      let process = try compare("size", "A.swift", "--output", path)
      #expect(process.exitCode == 64)
      #expect(process.errorOutput.contains("Cannot write to '\(path)'"))
    }
    #expect(try folder.names() == ["A.swift"])
  }

  @Test(
    "A report never replaces a file that it measures", arguments: ["A", "./A", "link", "B.swift"])
  func outputIsInput(path: String) throws {
    for name in ["A", "B.swift"] { try folder.write("struct A {}", to: name) }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "A")
    let process = try compare("size", "A", ".", "--output", path)
    #expect(process.exitCode == 64)
    #expect(process.output == "")
    #expect(process.errorOutput.contains("'\(path == "B.swift" ? path : "A")'"))
    for name in ["A", "B.swift"] { #expect(try folder.text(of: name) == "struct A {}") }
    #expect(try folder.names() == ["A", "B.swift", "link"])
  }

  @Test("An argument that is not text is refused")
  func noText() throws {
    let process = try CompareProcess(
      ["size", "--output"], in: folder.url, script: #"exec "$@" "$(printf 'a\377\033')""#)
    #expect(process.exitCode == 64)
    #expect(process.errorOutput.hasPrefix("compare: 'a\u{FFFD}\u{FFFD}' is not text in UTF-8.\n"))
    #expect(try folder.names() == [])
  }

  @Test("Any folder of Swift sources is measured, and the same twice")
  func folders() throws {
    try folder.write("struct A {\n  var b = 1 // c\n\n}\n", to: "App/A.swift")
    try folder.write("\u{0}", to: "App/image.png")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("App/B.swift"), withDestinationPath: "nowhere")
    try #require(mkfifo(folder.path("App/C.swift"), 0o600) == 0)
    let process = try compare("size", "App")
    #expect(process.exitCode == 0)
    #expect(process.errorOutput == "")
    #expect(process.output.contains("code lines"))
    #expect(process.output.contains("B.swift: skipped, a link that leads nowhere"))
    #expect(process.output.contains("C.swift: skipped, not a regular file"))
    #expect(try compare("size", "App").output == process.output)
  }

  @Test("Where no path can be measured it ends with 1, says why, and prints no report")
  func foreignFile() throws {
    try folder.write("\u{0}", to: "A\u{1B}[31m.swift")
    for paths in [["A\u{1B}[31m.swift"], ["A\u{1B}[31m.swift", "A\u{1B}[31m.swift"]] {
      let process = try CompareProcess(["size"] + paths, in: folder.url)
      #expect(process.exitCode == 1)
      #expect(process.output == "")
      #expect(process.errorOutput.hasSuffix("/A\u{FFFD}[31m.swift cannot be measured: not text.\n"))
    }
  }

  @Test(
    "Figures that leave out source are printed, with a note, a line on standard error, and 1",
    arguments: [
      (Data([0]), "not text"), (Data([0xFF]), "not UTF-8 text"),
      (Data(count: 8 * 1024 * 1024 + 1), "larger than 8 MiB"),
    ])
  func incompleteFolder(data: Data, reason: String) throws {
    try folder.write("a", to: "App/A.swift")
    try data.write(to: folder.url.appending(path: "App/B.swift"))
    try expectIncomplete(compare("size", "App"), because: "B.swift: skipped, \(reason)")
    // The one path that cannot be measured is left out.
    try expectIncomplete(
      compare("size", "App/B.swift", "App/A.swift", "App/B.swift"),
      because: "App/B.swift: skipped, \(reason)")
  }

  @Test("A file that is not Swift source and a folder without any are errors")
  func notSwift() throws {
    try folder.write("# A", to: "README.md")
    try folder.write("# A", to: "Empty/README.md")
    try folder.write("a", to: "A.swift")
    try folder.write("a", to: "A.swiftinterface")
    for (path, reason) in [
      ("README.md", "it is not a Swift file"), ("A.swiftinterface", "it is not a Swift file"),
      ("Empty", "no Swift source was found in it"),
    ] {
      let alone = try compare("size", path)
      #expect(alone.exitCode == 1)
      #expect(alone.output == "")
      #expect(
        alone.errorOutput == """
          compare: '\(path)' cannot be measured: \(reason).
          Give a folder with Swift sources, or a file whose name ends in .swift.

          """)
      try expectIncomplete(
        compare("size", path, "A.swift"), because: "\(path): skipped, \(reason)")
    }
  }

  @Test("Figures that leave out source go to a file as a whole, and end with 1")
  func incompleteOutput() throws {
    try folder.write("a", to: "A.swift")
    try folder.write("\u{0}", to: "B.swift")
    let process = try compare("size", ".", "--output", "report")
    #expect(process.exitCode == 1)
    #expect(process.output == "")
    #expect(process.errorOutput == Self.incomplete)
    #expect(try folder.text(of: "report").contains("B.swift: skipped, not text"))
  }

  @Test(
    "A folder whose name is no text hides source",
    .enabled(if: hasForeignNames, "This file system takes no such name."))
  func foreignName() throws {
    try folder.write("a", to: "App/A.swift")
    let path = undecodablePath(in: folder.url.appending(path: "App"))
    try #require(mkdir(path, 0o700) == 0)
    try expectIncomplete(
      compare("size", "App"), because: "B\u{FFFD}: skipped, its name is not UTF-8")
  }

  @Test(
    "A file or folder without permission to read hides source",
    .enabled(
      if: UserWithoutRights.canRunPrograms, "The program cannot be run as a user without rights."))
  func unreadable() throws {
    try folder.write("a", to: "App/A.swift")
    try folder.write("b", to: "App/B.swift")
    try folder.write("c", to: "App/C/C.swift")
    let closed = ["App/B.swift", "App/C"].map(folder.path)
    for path in closed { try #require(chmod(path, 0) == 0) }
    let process = try CompareProcess(
      ["size", "App"], in: folder.url, script: UserWithoutRights.script)
    try expectIncomplete(
      process, because: "B.swift: skipped, it cannot be opened (Permission denied)")
    #expect(process.output.contains("C: skipped, the folder cannot be read"))
    let alone = try CompareProcess(
      ["size", "App/C"], in: folder.url, script: UserWithoutRights.script)
    #expect(alone.exitCode == 1)
    #expect(alone.output == "")
    #expect(alone.errorOutput.contains("/App/C cannot be measured: "))
    for path in closed { try #require(chmod(path, 0o700) == 0) }
  }

  private static let incomplete = "compare: Not everything could be measured; see the notes.\n"

  private func expectIncomplete(
    _ process: CompareProcess, because note: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(process.exitCode == 1, sourceLocation: sourceLocation)
    #expect(process.errorOutput == Self.incomplete, sourceLocation: sourceLocation)
    #expect(process.output.contains("code lines"), sourceLocation: sourceLocation)
    #expect(process.output.contains(note), sourceLocation: sourceLocation)
  }

  @Test("A report goes to a file as a whole, and nothing to standard output")
  func output() throws {
    try folder.write("struct A {}", to: "A.swift")
    try folder.write("old", to: "report.json")
    let process = try compare("size", "A.swift", "--format=json", "--output=report.json")
    #expect(process.exitCode == 0)
    #expect(process.output == "")
    #expect(try folder.text(of: "report.json").hasPrefix("{\n  \"folders\""))
    #expect(try folder.names() == ["A.swift", "report.json"])
  }

  @Test("A run that fails leaves the file as it was")
  func failureKeepsOutput() throws {
    try folder.write("old", to: "report")
    let process = try compare("dispatch", "--output", "report")
    #expect(process.exitCode == 1)
    #expect(process.errorOutput.contains("swift run -c release compare"))
    #expect(try folder.text(of: "report") == "old")
  }

  @Test("A report that does not fit is a failure")
  func fullOutput() throws {
    #if os(Linux)
      try folder.write("struct A {}", to: "A.swift")
      let process = try compare("size", "A.swift", "--output", "/dev/full")
      #expect(process.exitCode == 1)
      #expect(process.errorOutput.hasPrefix("compare: "))
    #endif
  }

  @Test(
    "A closed standard output is a failure with its reason",
    arguments: [
      ["--help"], ["size", "--architecture", "mvc"],
      ["size", "--architecture", "mvc", "--format", "json"],
    ])
  func closedOutput(arguments: [String]) throws {
    let process = try CompareProcess(arguments, in: folder.url, script: #"exec "$@" >&-"#)
    #expect(process.exitCode == 1)
    #expect(process.errorOutput == "compare: Cannot write: standard output is closed.\n")
  }

  @Test("A report in a file needs no standard output")
  func closedOutputBesideFile() throws {
    let process = try CompareProcess(
      ["size", "--architecture", "mvc", "--output", "report"], in: folder.url,
      script: #"exec "$@" >&-"#)
    #expect(process.exitCode == 0)
    #expect(try folder.text(of: "report").contains("Distribution"))
  }

  @Test("A reader that has enough ends the program without a message")
  func goneReader() throws {
    let process = try CompareProcess(["size"], in: folder.url, script: #""$@" | head -1"#)
    #expect(process.exitCode == 0)
    #expect(process.output.hasPrefix("MVC, "))
    #expect(process.errorOutput == "")
  }

  @Test(
    "A report that is printed piece by piece is the same as the one in a file",
    arguments: ["text", "markdown"])
  func pieces(format: String) throws {
    let arguments = ["size", "--architecture=mvp,viper", "--format", format]
    let printed = try CompareProcess(arguments, in: folder.url)
    #expect(printed.exitCode == 0)
    let written = try CompareProcess(arguments + ["--output", "report"], in: folder.url)
    #expect(written.exitCode == 0)
    // The facts, which contain the time and the load of the machine, are removed before comparing.
    func withoutFacts(_ text: String) -> [Substring] {
      text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains(" · ") }
    }
    #expect(try withoutFacts(printed.output) == withoutFacts(folder.text(of: "report")))
  }

  @Test("The kit's own size is measured from any folder, in every format")
  func architectures() throws {
    let text = try compare("size")
    #expect(text.exitCode == 0)
    #expect(text.output.contains("Distribution"))
    #expect(text.output.contains("not measured in a debug build"))
    let markdown = try compare("size", "--format", "markdown", "--architecture", "mvvm")
    #expect(markdown.output.hasPrefix("# MVC, MVVM\n"))
    let json = try compare("size", "--format", "json", "--baseline=mvvm", "--architecture=mvvm")
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let architectures = object?["architectures"] as? [[String: Any]]
    #expect(architectures?.map { $0["id"] as? String } == ["mvvm"])
  }

  @Test("Conformance plays every scenario and prints the whole matrix")
  func conformance() throws {
    let process = try compare("conformance", "--architecture", "mvp,mvc", "--format", "json")
    #expect(process.exitCode == 0)
    let conformance = try JSONDecoder().decode(
      Conformance.self, from: Data(process.output.utf8))
    #expect(conformance.architectures.map(\.id) == ["mvc", "mvp"])
    #expect(conformance.requirements.allSatisfy { !$0.scenarios.isEmpty })
    for entry in conformance.architectures {
      #expect(Set(entry.requirements.keys) == Set(conformance.requirements.map(\.id)))
      #expect(entry.failures.isEmpty)
    }
    #expect(process.errorOutput == "")
  }

  @Test(
    """
    A page shows a comparison that was kept, with the sources and the conformance, and without traces \
    where there is no toolchain to record them with
    """)
  func page() throws {
    try folder.write(Comparison.kept.json(), to: "kept.json")
    let process = try compare(
      "report", "--from", "kept.json", "--output", "page.html", environment: ["PATH": "/nowhere"])
    #expect(process.exitCode == 0)
    #expect(process.output == "" && process.errorOutput == "")
    let page = try folder.text(of: "page.html")
    let ids = page.matches(of: /"id":"([a-z-]+)","module"/).map { String($0.1) }
    #expect(ids == ["mvp", "viper"])
    for text in [
      "Sources/VIPER/Greeting/GreetingRouter.swift", "\"isMet\":true", "AMD EPYC",
      "The calls were not recorded: There is no program 'swift'",
    ] {
      let isThere = page.contains(text)
      #expect(isThere, "\(text)")
    }
    #expect(try folder.names() == ["kept.json", "page.html"])
  }

  @Test("A page of what a comparison does not hold is refused, and the file is left as it was")
  func pageOfMore() throws {
    try folder.write(Comparison.kept.json(), to: "kept.json")
    try folder.write("old", to: "page.html")
    let process = try compare(
      "report", "--from", "kept.json", "--architecture", "mvvm", "--output", "page.html")
    #expect(process.exitCode == 1)
    #expect(
      process.errorOutput.contains(
        "'kept.json' has no figures of mvvm. The file has those of mvp, viper."))
    #expect(try folder.text(of: "page.html") == "old")
  }

  @Test("Claims are judged by a comparison that was kept, all of them or some, in each format")
  func claims() throws {
    try folder.write(Comparison.kept.json(), to: "kept.json")
    let all = try compare("claims", "--from", "kept.json")
    #expect(all.exitCode == 0 && all.errorOutput == "")
    #expect(all.output.contains("\nC-1   Cocoa MVC needs the least code of all patterns.\n"))
    #expect(all.output.contains("\n    – no figure in this comparison\n"))
    #expect(all.output.contains("\n50 claims: "))
    let some = try compare("claims", "--from", "kept.json", "l-4", "C-8", "--format", "markdown")
    #expect(some.exitCode == 0)
    #expect(some.output.matches(of: /\n\| [CL]-[0-9]+\b/).count == 2)
    let json = try compare("claims", "C-8", "--from=kept.json", "--format=json", "--output=c.json")
    #expect(json.output == "" && json.exitCode == 0)
    #expect(try folder.text(of: "c.json").contains("\"verdict\" : \"not measured yet\""))
    let broken = try compare("claims", "--from", "missing.json")
    #expect(broken.exitCode == 1)
    #expect(broken.errorOutput.contains("compare --format json --output FILE"))
  }

  @Test("The findings of a comparison that was kept are printed in every format")
  func findings() throws {
    try folder.write(Comparison.sample.json(), to: "kept.json")
    let expected = Comparison.sample.findings
    let text = try compare("findings", "--from", "kept.json")
    #expect(text.exitCode == 0 && text.errorOutput == "")
    #expect(text.output.hasPrefix("MVC, MVP\n"))
    #expect(text.output.contains("\n\n1. \(expected[0].text.prefix(40))"))
    let markdown = try compare("findings", "--from", "kept.json", "--format", "markdown")
    #expect(markdown.output.hasPrefix("# MVC, MVP\n"))
    let json = try compare(
      "findings", "--from", "kept.json", "--format", "json", "--output", "findings.json")
    #expect(json.exitCode == 0 && json.output == "")
    struct Content: Decodable {
      let environment: RunEnvironment
      let findings: [Finding]
    }
    let content = try JSONDecoder().decode(
      Content.self, from: Data(folder.text(of: "findings.json").utf8))
    #expect(content.environment == .sample)
    #expect(content.findings == expected)
  }

  @Test("Findings of what a comparison does not hold, and in a debug build, are refused")
  func refusedFindings() throws {
    try folder.write(Comparison.kept.json(), to: "kept.json")
    let missing = try compare("findings", "--from", "kept.json", "--architecture", "mvvm")
    #expect(missing.exitCode == 1 && missing.output == "")
    #expect(missing.errorOutput.contains("'kept.json' has no figures of mvvm."))
    let debug = try compare("findings")
    #expect(debug.exitCode == 1 && debug.output == "")
    #expect(debug.errorOutput.contains("swift run -c release compare"))
  }

  @Test("Random use ends with its totals, from processes of its own, and the same twice")
  func differential() throws {
    let arguments = ["differential", "--seed", "3", "--sessions", "4", "--architecture=mvc,viper"]
    for _ in 1...2 {
      let process = try CompareProcess(arguments, in: folder.url)
      #expect(process.exitCode == 0)
      #expect(process.errorOutput == "")
      #expect(
        process.output.hasSuffix(
          """

          4 sessions from seed 3, 120 steps in each of 2 architectures: 0 differences, 0 leaks, \
          0 crashes, 0 hangs

          """))
    }
    let json = try CompareProcess(arguments + ["--format=json"], in: folder.url)
    #expect(json.exitCode == 0)
    #expect(json.output.contains(#""steps" : 120"#))
    #expect(try folder.names() == [])
  }

  @Test("Facts that the environment lacks are null, with a note")
  func poorEnvironment() throws {
    let process = try compare(
      "size", "--architecture=mvc", "--format=json", environment: ["PATH": "/nowhere"])
    #expect(process.exitCode == 0)
    #expect(process.output.contains(#""swift" : null"#))
    #expect(process.output.contains(#""commit" : null"#))
    #expect(process.output.contains("environment: the commit is not known"))
  }

  @Test("Without a toolchain there is no coverage, and a message says what to install")
  func missingToolchain() throws {
    let process = try compare("coverage", environment: ["PATH": "/nowhere"])
    #expect(process.exitCode == 1)
    #expect(process.output == "")
    #expect(process.errorOutput.contains("no program 'swift' in any folder of PATH (/nowhere)"))
  }

  @Test("A kept run that cannot be read is noticed before anything is measured")
  func damagedBaseline() throws {
    try folder.write("no JSON", to: "kept.json")
    for (path, problem) in [
      ("missing", "no such file"), (".", "is a directory"), ("kept.json", "does not hold JSON"),
    ] {
      let process = try compare("dispatch", "--check", path)
      #expect(process.exitCode == 1)
      #expect(process.output == "")
      #expect(process.errorOutput.contains(problem))
    }
  }

  @Test("A kept run of another toolchain is noticed before anything is measured")
  func otherToolchain() throws {
    try folder.write(Comparison.kept.json(), to: "kept.json")
    let process = try compare(
      "dispatch", "--check", "kept.json", environment: ["PATH": "/nowhere"])
    #expect(process.exitCode == 1)
    #expect(process.errorOutput.contains("Kept run: Swift 6.3.1. This run: an unknown version."))
  }

  @Test("A kept run of an older format is refused, and the message says how to make a new one")
  func olderFormat() throws {
    let current = "\"schema\" : \(Comparison.currentSchema)"
    let kept = try Comparison.kept.json()
    #expect(kept.contains(current))
    try folder.write(kept.replacing(current, with: "\"schema\" : 1"), to: "kept.json")
    for (arguments, advice) in [
      (["dispatch", "--check", "kept.json"], "compare dispatch --save FILE"),
      (
        ["report", "--from", "kept.json", "--output", "page.html"],
        "compare --format json --output FILE"
      ),
    ] {
      let process = try CompareProcess(arguments, in: folder.url)
      #expect(process.exitCode == 1)
      #expect(
        process.errorOutput == """
          compare: 'kept.json' was written in version 1 of the format, but this program reads \
          only version \(Comparison.currentSchema).
          Write the file again: \(advice)

          """)
    }
    #expect(try folder.names() == ["kept.json"])
  }

  @Test("A run that fails is not saved, and leaves the file as it was")
  func failureKeepsBaseline() throws {
    try folder.write("old", to: "kept.json")
    let process = try compare("dispatch", "--save", "kept.json")
    #expect(process.exitCode == 1)
    #expect(try folder.text(of: "kept.json") == "old")
    #expect(try folder.names() == ["kept.json"])
  }
}

/// Returns a path that Foundation cannot open, because its last component is not UTF-8.
private func undecodablePath(in folder: URL) -> [CChar] {
  Array("\(folder.path)/B".utf8CString.dropLast()) + [-1, 0]
}

/// True if the file system allows names that are not UTF-8, as the file systems of Linux do.
private let hasForeignNames: Bool = {
  guard let folder = try? TemporaryFolder() else { return false }
  return mkdir(undecodablePath(in: folder.url), 0o700) == 0
}()

/// A user without special rights: user 65534 if the superuser runs the tests, else the current one.
private enum UserWithoutRights {
  /// The shell script that runs a program as this user.
  static var script: String {
    let change = "setpriv --reuid=65534 --regid=65534 --clear-groups --"
    return "exec \(geteuid() == 0 ? change : "") \"$@\""
  }

  static let canRunPrograms: Bool = {
    guard let folder = try? TemporaryFolder() else { return false }
    let help = try? CompareProcess(["--help"], in: folder.url, script: script)
    return help?.exitCode == 0
  }()
}
