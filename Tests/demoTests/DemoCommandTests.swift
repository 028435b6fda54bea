import Architectures
import Foundation
import TestSupport
import Testing

@testable import Terminal
@testable import demo

@Suite("The command line of the demo")
struct DemoCommandTests {
  private func command(_ arguments: [String]) throws -> DemoCommand {
    guard case .run(let command) = try Program.demo.read(arguments) else { throw NothingRun() }
    return try #require(command as? DemoCommand)
  }

  private struct NothingRun: Error {}

  private func printed(_ arguments: [String]) throws -> String {
    guard case .print(let text) = try Program.demo.read(arguments) else { throw NothingRun() }
    return text
  }

  @Test(
    "Without arguments the demo shows the baseline's profile and keeps it with application data")
  func defaults() throws {
    let command = try command([])
    #expect(command.architecture.id == Architecture.baselineID)
    #expect(command.feature == .profile)
    #expect(command.store == nil)
    #expect(!command.trace)
  }

  @Test(
    "Architecture, feature and store are chosen, in upper or lower case, the store in any place",
    arguments: [
      ["viper", "greeting", "--store", "a b"], ["--store=a b", "--trace", "VIPER", "Greeting"],
    ])
  func chosen(arguments: [String]) throws {
    let command = try command(arguments)
    #expect(command.architecture.id == "viper")
    #expect(command.feature == .greeting)
    #expect(command.store == "a b")
    #expect(command.trace == arguments.contains("--trace"))
  }

  @Test("Wrong arguments are refused with the reason and what to type instead")
  func refused() throws {
    let ids = Architecture.all.map(\.id).joined(separator: ", ")
    let messages: [[String]: String] = [
      ["vipr"]: """
      ARCHITECTURE: there is no architecture 'vipr'.
      Did you mean 'viper'? Known are: \(ids).
      """,
      ["profile"]:
        "ARCHITECTURE: 'profile' is a feature, not an architecture.\nType: demo mvc profile",
      ["mvc", "post"]:
        "FEATURE: there is no feature 'post'.\nKnown are: greeting, profile.",
      ["mvc", "profile", "x"]: """
      'demo' has no use for 'x'.
      Type: demo [ARCHITECTURE] [FEATURE] [OPTIONS]
      """,
      ["--stor"]: """
      There is no option '--stor'.
      Did you mean '--store'? Known are: --store, --trace, --version, --help.
      Put two dashes before an argument that begins with a dash: -- ARCHITECTURE
      """,
      ["--store"]: "--store needs a value: --store DIR",
      ["--store", ""]: "--store needs a value: --store DIR",
      ["--store", "/dev/null"]: """
      --store: '/dev/null' cannot be used as a folder: it exists, but is not a folder.
      Give another folder.
      """,
    ]
    for (arguments, message) in messages {
      #expect(throws: UsageError(message)) { try Program.demo.read(arguments) }
    }
  }

  @Test("A path that cannot be a folder is refused before a screen is shown")
  func places() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: folder.url.appending(path: "file"))
    for (link, target) in [("loop", "loop"), ("lost", "nowhere")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: link).path, withDestinationPath: target)
    }
    for (name, reason) in [
      ("loop", "too many levels of symbolic links"), ("lost", "it is a link that leads nowhere"),
      ("file/store", "not a directory"),
      (String(repeating: "x", count: 256), "file name too long"),
    ] {
      let path = folder.url.appending(path: name).path
      let message =
        "--store: '\(path)' cannot be used as a folder: \(reason).\nGive another folder."
      #expect(throws: UsageError(message)) { try Program.demo.read(["--store", path]) }
    }
  }

  @Test(
    "Messages about long or hostile arguments are short and cannot control the terminal",
    arguments: [
      String(repeating: "x", count: 100_000), String(repeating: "\u{1B}[2J\n", count: 1_000),
      "e" + String(repeating: "\u{301}", count: 100_000), "\u{202E}\u{9B}31m\u{2028}\u{7F}",
    ])
  func hostile(text: String) throws {
    for arguments in [
      [text], ["mvc", text], ["mvc", "profile", text], ["--\(text)"],
      ["--store", "/dev/null/\(text)"],
    ] {
      let error = try #require(throws: UsageError.self) { try Program.demo.read(arguments) }
      let message = error.description
      #expect(message.utf8.count < 4_000)
      let isPlain = message.unicodeScalars.allSatisfy {
        $0 == "\n" || ![.control, .format, .lineSeparator].contains($0.properties.generalCategory)
      }
      #expect(isPlain, "\(message)")
    }
  }

  @Test(
    "Help is shown even if other arguments are wrong",
    arguments: [["--help"], ["-h"], ["help"], ["vipr", "--help"]])
  func help(arguments: [String]) throws {
    let text = try printed(arguments)
    #expect(text.split(separator: "\n").allSatisfy { $0.displayWidth <= 100 })
    for architecture in Architecture.all { #expect(text.contains(architecture.id)) }
    for line in LineCommand.explanation.split(separator: "\n") { #expect(text.contains(line)) }
    #expect(text.contains("? shows a help"))
  }

  @Test("The version is shown")
  func version() throws {
    #expect(try printed(["--version"]) == "demo 1\n")
  }
}
