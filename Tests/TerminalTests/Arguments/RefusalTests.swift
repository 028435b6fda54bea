import Testing

@testable import Terminal

@Suite("Refusing a command line") @MainActor
struct RefusalTests {
  @Test(
    "A message says what is wrong and what to type instead",
    arguments: [
      (
        ["--fromat", "json"],
        """
        There is no option '--fromat'.
        Did you mean '--format'? Known are: --animal, --baseline, --quick, --format, --output, \
        --version, --help.
        """
      ),
      (
        ["folders", "-x=1"],
        """
        There is no option '-x'.
        Known are: --animal, --baseline, --format, --output, --version, --help.
        Put two dashes before an argument that begins with a dash: -- PATH
        """
      ),
      (
        ["chekc"],
        """
        There is no subcommand 'chekc'.
        Did you mean 'check'? Known are: folders, check, play, draw, page, help.
        """
      ),
      (
        ["--animal", "ant", "bee"],
        """
        There is no subcommand 'bee'.
        Known are: folders, check, play, draw, page, help.
        Separate several values of --animal by commas: --animal ID,…
        """
      ),
      (
        ["help", "pages"],
        """
        There is no subcommand 'pages'.
        Did you mean 'page'? Known are: folders, check, play, draw, page, help.
        """
      ),
      (
        ["--version", "extra"],
        "'weigh --version' has no use for 'extra'.\nType: weigh --version"
      ),
      (
        ["draw", "song.number-1", "x"],
        """
        'weigh draw' has no use for 'x'.
        Type: weigh draw SONG [OPTIONS]
        """
      ),
      (
        ["check", "--all"],
        """
        --all is not for 'weigh check', only for 'weigh draw'.
        Leave it out, or type: weigh draw SONG --all
        """
      ),
      (
        ["play", "--quick"],
        """
        --quick is not for 'weigh play', only for 'weigh', 'weigh check', 'weigh page'.
        Leave it out, or type: weigh --quick
        """
      ),
      (["--format="], "--format needs a value: --format text|json"),
      (["--output", "--quick"], "--output needs a value: --output FILE"),
      (["--animal", "ant,,bee"], "--animal needs a value: --animal ID,…"),
      (["--help=yes"], "--help takes no value.\nType --help without a value."),
      (["--format", "md"], "--format: there is no format 'md'.\nKnown are: text, json."),
      (
        ["draw", "song.number-1", "--format", "json"],
        "--format: there is no format 'json'.\nKnown are: text, mermaid."
      ),
      (
        ["--animal", "ant,wap"],
        """
        --animal: there is no animal 'wap'.
        Did you mean 'Wasp'? Known are: ant, bee, Wasp.
        """
      ),
      (
        ["draw", "song.numer-7"],
        """
        SONG: there is no song 'song.numer-7'.
        Did you mean 'song.number-7'? The help lists all names.
        """
      ),
      (
        ["draw"],
        """
        'weigh draw' needs SONG, such as song.number-1.
        Type: weigh draw SONG
        """
      ),
      (
        ["play", "--sessions", "-1"],
        "--sessions: '-1' is too small.\nGive a whole number from 1 to 10000."
      ),
      (
        ["check", "--check=f", "--tolerance", "x", "--tolerance=2"],
        "--tolerance: 'x' is not a percentage.\nGive a number: 2 or 2%."
      ),
      (
        ["check", "--save=f", "--check=f"],
        "--save and --check exclude each other.\nLeave out --save or --check."
      ),
      (
        ["check", "--check=f", "--quick"],
        """
        --quick weighs less often, and --check weighs once.
        Leave out --quick or --check.
        """
      ),
      (
        ["folders", "a", "--baseline=bee"],
        """
        Files are weighed on their own, not beside animals.
        Leave out PATH or --baseline.
        """
      ),
    ])
  func messages(arguments: [String], message: String) {
    #expect(throws: UsageError(message)) { try sample.read(arguments) }
  }

  @Test("A program without subcommands refuses words by its own arguments")
  func smallProgram() {
    let messages = [
      ["ant", "text", "x"]: "'show' has no use for 'x'.\nType: show [ANIMAL] [FORMAT] [OPTIONS]",
      ["aunt"]: """
      ANIMAL: there is no animal 'aunt'.
      Did you mean 'ant'? Known are: ant, bee, Wasp.
      """,
    ]
    for (arguments, message) in messages {
      #expect(throws: UsageError(message)) { try small.read(arguments) }
    }
  }

  @Test(
    "A number outside of its range, or not written in digits, is refused with the reason",
    arguments: [
      ("0", "too small"), ("-1", "too small"), ("-99999999999999999999", "too small"),
      ("10001", "too large"), ("99999999999999999999", "too large"),
    ]
      + ["+1", "1.5", "1e3", "0x10", "١", " 1", "many", "-", "1\n"].map {
        ($0, "not a whole number in digits")
      })
  func numbers(text: String, problem: String) throws {
    let error = try #require(throws: UsageError.self) {
      try sample.read(["play", "--sessions=\(text)"])
    }
    #expect(error.description.contains(" is \(problem).\nGive a whole number from 1 to 10000."))
  }

  @Test(
    "The message about a long or hostile argument is short and cannot control the terminal",
    arguments: [
      String(repeating: "\u{1B}[2J\n", count: 20_000),
      // Just more bytes than a message may have, as Swift compares such texts slowly.
      "e" + String(repeating: "\u{301}", count: 4_100), "\u{202E}\u{9B}31m\u{2028}\0",
      String(repeating: "9", count: 5_000),
    ])
  func hostile(text: String) throws {
    for arguments in [
      [text], ["--\(text)"], ["--animal", text], ["--baseline=\(text)"], ["--format", text],
      ["draw", text], ["check", text], ["play", "--seed=-\(text)"], ["help", text],
      ["folders", "-x\(text)"],
    ] {
      let error = try #require(throws: UsageError.self) { try sample.read(arguments) }
      let message = error.description
      #expect(message.utf8.count < 8_000)
      let isPlain = message.unicodeScalars.allSatisfy {
        $0 == "\n" || ![.control, .format, .lineSeparator].contains($0.properties.generalCategory)
      }
      #expect(isPlain, "\(message)")
    }
  }

  @Test(
    "The nearest word is suggested if half of it is there",
    arguments: [
      ("siez", "size"), ("Size", "size"), ("sizes", "size"), ("covrage", "Coverage"), ("x", nil),
      ("", nil), ("format", nil),
    ])
  func suggestions(text: String, word: String?) {
    #expect(nearest(to: text, among: ["size", "Coverage", "dispatch"]) == word)
  }
}
