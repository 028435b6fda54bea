import Foundation
import TestSupport
import Testing

@testable import Terminal
@testable import compare

@Suite("The size of an app, from start to end", .inBackground)
struct SizeOfAppTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("import UIKit\nclass A {\n  var b = C()\n}\n", to: "App/AView.swift")
    try folder.write("class C {}\n", to: "App/Core/CModel.swift")
    try folder.write("View = View, uses views\nModel = Model\n", to: "roles.txt")
  }

  private func compare(_ arguments: String...) throws -> CompareProcess {
    try CompareProcess(["size"] + arguments, in: folder.url)
  }

  @Test("Sizes are saved, pass the check, and fail it after a limited figure grew")
  func saveAndCheck() throws {
    let saved = try compare("App", "--roles", "roles.txt", "--save", "sizes.json")
    #expect(saved.exitCode == 0 && saved.errorOutput == "")
    #expect(saved.output.contains("Model 1 behavior"))
    let json = try compare("App", "--roles", "roles.txt", "--format", "json")
    #expect(try folder.text(of: "sizes.json") == json.output)

    let passing = try compare("App", "--roles", "roles.txt", "--check", "sizes.json")
    #expect(passing.exitCode == 0 && passing.errorOutput == "")
    #expect(passing.output.hasSuffix("\n7 figures compared, none grew.\n"))

    try folder.write("class C {\n  var a: A?\n}\n", to: "App/Core/CModel.swift")
    let failing = try compare("App", "--roles", "roles.txt", "--check", "sizes.json")
    #expect(failing.exitCode == 1 && failing.errorOutput == "")
    #expect(failing.output.contains("behavior named by Model: View     0    1\n"))
    #expect(
      failing.output.contains("compare size App --roles roles.txt --save sizes.json\n"))
    #expect(try compare("App", "--roles", "roles.txt", "--save", "sizes.json").exitCode == 0)
    #expect(
      try compare("App", "--roles", "roles.txt", "--check", "sizes.json", "--format", "markdown")
        .exitCode == 0)
  }

  @Test("Incomplete sizes are not saved")
  func incomplete() throws {
    try folder.write("\u{0}", to: "App/B.swift")
    let process = try compare("App", "--save", "sizes.json")
    #expect(process.exitCode == 1)
    #expect(
      process.errorOutput
        == "compare: Nothing was saved. Not everything could be measured; see the notes.\n")
    #expect(try folder.names() == ["App", "roles.txt"])
  }

  @Test("A file that cannot be used ends with 1, says why, and prints no report")
  func unusableFile() throws {
    try folder.write("View = View, uses view\n", to: "wrong.txt")
    for (option, path, message) in [
      ("--roles", "wrong.txt", "'wrong.txt', line 1: 'uses view' is not known."),
      ("--roles", "none.txt", "Cannot read 'none.txt': no such file or directory."),
      ("--check", "roles.txt", "'roles.txt' does not hold JSON"),
    ] {
      let process = try compare("App", option, path)
      #expect(process.exitCode == 1 && process.output == "")
      #expect(process.errorOutput.hasPrefix("compare: \(message)"))
    }
  }

  @Test("Neither a report nor saved sizes replace a file that is read")
  func replacedInput() throws {
    for arguments in [
      ["--roles", "roles.txt", "--save", "./roles.txt"],
      ["--roles", "roles.txt", "--output", "roles.txt"],
      ["--check", "roles.txt", "--output", "roles.txt"],
      ["--save", "a", "--output", "./a"], ["--save", "App/AView.swift"],
    ] {
      let process = try CompareProcess(["size", "App"] + arguments, in: folder.url)
      #expect(process.exitCode == 64 && process.output == "")
    }
    #expect(try folder.text(of: "roles.txt").hasPrefix("View = "))
    #expect(try folder.names() == ["App", "roles.txt"])
  }

  @Test(
    "The options for an app need a path", arguments: ["--roles", "--save", "--check"])
  @MainActor func withoutPath(option: String) {
    let error = #expect(throws: UsageError.self) {
      try Program.compare.read(["size", option, "file"])
    }
    #expect(
      error?.description == """
        \(option) is for the sources at a PATH, not for the architectures of the kit.
        Give the path of Swift sources: compare size PATH \(option) FILE
        """)
  }
}
