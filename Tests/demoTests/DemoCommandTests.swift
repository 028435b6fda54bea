import Architectures
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

  @Test(
    "Without arguments the demo shows the baseline's profile and keeps it with application data")
  func defaults() throws {
    let command = try command([])
    #expect(command.architecture.id == Architecture.baselineID)
    #expect(command.feature == .profile)
    #expect(command.store == nil)
    #expect(!command.trace)
  }

  @Test("Architecture, feature and store are chosen, in upper or lower case")
  func chosen() throws {
    let command = try command(["--store=a b", "--trace", "VIPER", "Greeting"])
    #expect(command.architecture.id == "viper")
    #expect(command.feature == .greeting)
    #expect(command.store == "a b")
    #expect(command.trace)
  }

  @Test("Wrong arguments are refused with the reason and what to type instead")
  func refused() throws {
    let ids = Architecture.all.map(\.id).joined(separator: ", ")
    func unusable(_ path: String, _ reason: String) -> String {
      "--store: '\(path)' cannot be used as a folder: \(reason).\nGive another folder."
    }
    let endless = "/tmp/" + String(repeating: "x", count: 256)
    let messages: [[String]: String] = [
      ["vipr"]: """
      ARCHITECTURE: there is no architecture 'vipr'.
      Did you mean 'viper'? Known are: \(ids).
      """,
      ["profile"]:
        "ARCHITECTURE: 'profile' is a feature, not an architecture.\nType: demo mvc profile",
      ["mvc", "post"]:
        "FEATURE: there is no feature 'post'.\nKnown are: greeting, profile.",
      ["--store", "/dev/null"]: unusable("/dev/null", "it exists, but is not a folder"),
      ["--store", "/dev/null/store"]: unusable("/dev/null/store", "not a directory"),
      ["--store", endless]: unusable(endless, "file name too long"),
    ]
    for (arguments, message) in messages {
      #expect(throws: UsageError(message)) { try Program.demo.read(arguments) }
    }
  }

  @Test("The help explains the architectures, the commands of a script and the help on the keys")
  func help() throws {
    guard case .print(let text) = try Program.demo.read(["--help"]) else { throw NothingRun() }
    let lines = LineInterface.explanation.split(separator: "\n")
    let missing = (Architecture.all.map { $0.id[...] } + lines + ["? shows a help"])
      .filter { !text.contains($0) }
    #expect(missing == [])
  }
}
