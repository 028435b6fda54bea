import Foundation
import TestSupport
import Testing

@testable import Terminal
@testable import Toolchain
@testable import appsize

@Suite("The program for an app") @MainActor
struct AppSizeCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("import UIKit\nclass A {\n  var b = C()\n}\n", to: "App/FirstView.swift")
    try folder.write("class C {}\n", to: "App/Core/CModel.swift")
    try folder.write("View = View, uses views\nModel = Model\n", to: "roles.txt")
    try folder.write("old", to: "old")
  }

  /// Runs a command line in this process, and returns its exit code and what it printed.
  ///
  /// In the line, `@` stands for the folder. The report goes to a file.
  private func run(_ line: String) -> (code: ExitCode, message: String, report: String) {
    let report = folder.path("report")
    let output = line.contains("--output") ? "" : " --output \(report)"
    var message = ""
    let code = Program.appsize.run(
      (line + output).split(separator: " ").map {
        String($0).replacing("@", with: folder.url.path).replacing("_", with: " ")
      }, notText: nil, output: { _ in }, errorOutput: { message += $0 })
    return (code, message, (try? folder.text(of: "report")) ?? "")
  }

  private func expectSuccess(
    of line: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> String {
    let (code, message, report) = run(line)
    #expect(code == .success && message == "", sourceLocation: sourceLocation)
    return report
  }

  @Test("Sizes are kept, pass the check, and fail it at the line of a forbidden use")
  func check() throws {
    try folder.write(
      "View = View, uses views\nModel = Model\nModel must not use View", to: "roles.txt")
    let size = "@/App --roles @/roles.txt"
    #expect(
      expectSuccess(of: "\(size) --save @/sizes.json").contains(
        // A long path begins a line of its own.
        /Largest types\n  3 lines: A,\s+\S+FirstView\.swift:2\n/))
    #expect(expectSuccess(of: "\(size) --check @/sizes.json") == "No warnings; 2 known.\n")
    #expect(
      expectSuccess(of: "\(size) --uses View,Model").hasSuffix(
        "FirstView.swift:3: View names C of Model\n"))

    try folder.write("class C {\n  var a: A?\n}\n", to: "App/Core/CModel.swift")
    let (code, message, report) = run("\(size) --check @/sizes.json")
    #expect(code == .failure && message == "")
    let path = folder.path("App/Core/CModel.swift")
    #expect(report.hasPrefix("\(path):2: warning: Model must not use View, but names A\n"))
    let saving = "appsize \(size) --save @/sizes.json".replacing("@", with: folder.url.path)
    #expect(report.contains("\nTo accept all warnings: \(saving)\n"))
    for (format, text) in [("json", #""kind" : "forbiddenUse""#), ("markdown", "## Warnings")] {
      #expect(run("\(size) --check @/sizes.json --format \(format)").report.contains(text))
    }
    // The limits that were edited in the file stay, also those of an older version.
    let sizes = try folder.text(of: "sizes.json").replacing(": 400", with: ": 2")
      .replacing("\"schema\" : 4", with: "\"schema\" : 3")
    try folder.write(sizes, to: "sizes.json")
    _ = expectSuccess(of: "\(size) --save @/sizes.json")
    #expect(try folder.text(of: "sizes.json").contains("\"A\" : [\n        3\n"))
    #expect(expectSuccess(of: "\(size) --check @/sizes.json").hasPrefix("No warnings; "))
  }

  @Test("Suggested roles can be read, and without any the exit code is 1")
  func suggestedRoles() throws {
    try folder.write("b", to: "App/SomeView.swift")
    try folder.write(expectSuccess(of: "@/App --suggest-roles"), to: "roles.txt")
    #expect(expectSuccess(of: "@/App --roles @/roles.txt").contains("  View "))
    let (code, message, _) = run("@/App/Core --suggest-roles")
    #expect(
      code == .failure
        && message == "appsize: No two files share an ending, and none is that of a role.\n")
  }

  @Test(
    "What cannot be asked is refused with what to type instead",
    arguments: [
      ("", "appsize: There is no path.\n"), ("@/none", "There is no file or folder at '@/none'."),
      ("@/App --save=f --check=f", "--save and --check exclude each other."),
      ("@/App --suggest-roles --roles=f", "--suggest-roles and --roles exclude each other."),
      ("@/App --uses View,Model", "--uses needs two roles, and the file of the roles."),
      ("@/App --roles @/roles.txt --uses View,Modl", "The roles are: View, Model"),
      ("@/App --save @/none/f", "Cannot write to '@/none/f'"),
      ("@/App --output @/none/f", "Cannot write to '@/none/f'"),
      ("@/old --output @/./old", "would replace"),
      ("@/App --save @/App/FirstView.swift", "Swift source"),
      ("@/App --save @/new --output @/./new", "would replace"),
      ("@/App --roles @/old --save @/./old", "would replace"),
      ("@/App --roles @/old --output @/old", "would replace"),
      ("@/App --check @/old --output @/old", "would replace"),
    ])
  func refused(line: String, message: String) throws {
    let result = run(line)
    #expect(result.code == .usage)
    #expect(result.message.contains(message.replacing("@", with: folder.url.path)))
    #expect(try folder.names() == ["App", "old", "roles.txt"])
  }

  @Test(
    "What cannot be read is a failure, and no file is written",
    arguments: [
      ("@/App --roles @/old", "appsize: '@/old', line 1: "),
      ("@/App --roles @/none", "appsize: Cannot read '@/none': no such file or directory."),
      ("@/App --check @/old", "To write it anew: appsize @/App --save @/old\n"),
      ("@/old", "appsize: '@/old' cannot be measured: it is not a Swift file."),
      ("@/Empty", "'@/Empty' cannot be measured: no Swift source was found in it."),
      ("@/pipe", "appsize: '@/pipe' cannot be measured: it is not a Swift file."),
      ("@/pipe.swift", "/pipe.swift cannot be measured: not a regular file."),
      ("@/App --roles @/pipe", "'@/pipe': it is a named pipe, to which no program may ever write"),
    ])
  func unreadable(line: String, message: String) throws {
    try folder.write("", to: "Empty/README.md")
    for name in ["pipe", "pipe.swift"] { #expect(mkfifo(folder.path(name), 0o600) == 0) }
    let result = run(line)
    #expect(result.code == .failure)
    #expect(result.message.contains(message.replacing("@", with: folder.url.path)))
    #expect(try folder.text(of: "old") == "old" && !folder.names().contains("report"))
  }

  @Test("Figures that leave out source are shown with a note, end with 1, and are not saved")
  func incomplete() throws {
    try folder.write(Data([0xFF]), to: "App/B.swift")
    let (code, message, report) = run("@/App --save @/sizes.json")
    #expect(code == .failure)
    #expect(
      message == "appsize: Nothing was saved. Not everything could be measured; see the notes.\n")
    #expect(report.contains("B.swift: skipped, not UTF-8 text"))
    #expect(try !folder.names().contains("sizes.json"))
  }

  @Test("The citation of sources names the command and their own commit")
  func citation() throws {
    func git(_ arguments: String...) throws -> String {
      try #require(Tool.answer(of: ["git"] + arguments, in: folder.url))
    }
    _ = try git("init", "--quiet")
    _ = try git("add", "App")
    _ = try git(
      "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "-m", "A")
    let commit = try git("rev-parse", "--short", "HEAD")
    let text = expectSuccess(of: "@/App --cite")
    #expect(text.contains("\nCommand: swift run appsize \(folder.path("App")) "))
    #expect(text.contains("\nSources: \(folder.path("App")), commit \(commit)\n"))
  }

  @Test("The program prints to standard output, and a file without permission to read hides source")
  func process() throws {
    let change = "setpriv --reuid=65534 --regid=65534 --clear-groups --"
    let program = URL.productsFolder.appending(component: "appsize").path
    let script = "exec \(geteuid() == 0 ? change : "") \(program) App"
    let closed = folder.path("App/Core")
    #expect(chmod(closed, 0) == 0 && chmod(folder.url.path, 0o755) == 0)
    let result = try ChildProcess.run(
      URL(filePath: "/bin/sh"), ["-c", script], in: folder.url,
      environment: ["LLVM_PROFILE_FILE": "/dev/null"], errors: .apart)
    #expect(chmod(closed, 0o700) == 0)
    #expect(result.output.contains("Core: skipped, the folder cannot be read"))
    #expect(result.errorOutput == "appsize: Not everything could be measured; see the notes.\n")
  }
}
