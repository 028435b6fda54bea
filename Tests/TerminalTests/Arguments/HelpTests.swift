import Testing

@testable import Terminal

@Suite("The help") @MainActor
struct HelpTests {
  private func printed(_ arguments: [String], by program: Program = sample) throws -> String {
    guard case .print(let text) = try program.read(arguments) else {
      throw UsageError("Nothing would be printed.")
    }
    return text
  }

  @Test("It shows the root with its subcommands and options")
  func root() throws {
    #expect(
      try printed(["--help"]) == """
        Weighs animals.

        Usage:
          swift run weigh [OPTIONS]
          swift run weigh SUBCOMMAND [OPTIONS]

        Subcommands:
          folders [PATH…]     Weighs files.
          check               Weighs animals again.
          play                Plays sessions.
          draw SONG           Draws a song.
          page --output FILE  Makes a page.
          help SUBCOMMAND     Prints the options of a subcommand.

        Options:
          --animal ID,…       weigh only these, separated by commas or with the option repeated; known are:
                              ant, bee, Wasp
          --baseline ID       the animal that the others are compared with (ant)
          --quick             weigh less often
          --format text|json  how the report is written (text)
          --output FILE       write to this file
          --version           print the version
          --help              print this

        """)
  }

  @Test("It shows a subcommand with its own usage and paragraphs")
  func subcommand() throws {
    #expect(
      try printed(["help", "check"]) == """
        Weighs animals again.

        It compares the weights with those that were saved, and says which have changed since then, in a
        sentence that is longer than a line.

          An indented line stays as it is.

        Usage:
          swift run weigh check [--save FILE] [OPTIONS]
          swift run weigh check --check FILE [OPTIONS]

        Options:
          --save FILE          keep the weights in this file
          --check FILE         compare with the weights in this file
          --tolerance PERCENT  the change that is no difference (2%)
          --quick              weigh less often
          --version            print the version
          --help               print this

        Exit code: 1 if a weight has changed.

        """)
  }

  @Test("It explains arguments, and shows in the usage which are required")
  func arguments() throws {
    let draw = try printed(["draw", "-h"])
    #expect(draw.contains("  swift run weigh draw SONG [OPTIONS]\n\nArguments:\n  SONG  the song"))
    #expect(draw.contains("song.number-1, ") && draw.contains("song.number-90\n"))
    #expect(try printed(["help"], by: small).contains("swift run show [ANIMAL] [FORMAT]"))
  }

  @Test(
    "It is printed for the command in question, even if the line is faulty",
    arguments: [
      (["-h"], "["), (["help"], "["), (["help", "help"], "["), (["help", "Page", "x"], "page --o"),
      (["page", "--help"], "page --o"), (["--help", "page"], "page --o"),
      (["--wrong", "check", "-h"], "check ["),
      (["--output", "--help"], "["), (["play", "-h", "x"], "play ["), (["wrong", "--help"], "["),
      (["help", "check", "--version"], "check ["),
    ])
  func commands(arguments: [String], name: String) throws {
    #expect(try printed(arguments).contains("\n  swift run weigh \(name)"))
  }

  @Test("The version is printed, also after a subcommand")
  func version() throws {
    #expect(try printed(["page", "--version"]) == "weigh 2.1\n")
    #expect(try printed(["--version"], by: small) == "show 1\n")
  }
}
