import Testing

@testable import Terminal

@Suite("Reading a command line") @MainActor
struct ReadingTests {
  private func read<Read: Command>(
    _ arguments: [String], of program: Program = sample, as type: Read.Type
  ) throws -> Read {
    guard case .run(let command) = try program.read(arguments) else {
      throw UsageError("Nothing would be run.")
    }
    return try #require(command as? Read)
  }

  @Test("A line without words runs the root with its defaults")
  func defaults() throws {
    let weigh = try read([], as: Weigh.self)
    #expect(weigh.animals.chosen.animal == [])
    #expect(weigh.animals.baseline.id == "ant")
    #expect(weigh.report.format == .text)
    #expect(weigh.report.output == nil)
    #expect(!weigh.quick)
  }

  @Test(
    "Options stand before or after the subcommand, with a value behind a space or an equals sign",
    arguments: [
      ["folders", "--format", "json", "--output", "a=b"],
      ["--format=json", "folders", "--output=a=b"],
      ["--format", "text", "folders", "--format=JSON", "--output", "c", "--output", "a=b"],
      ["--output", "play", "folders", "--format=json", "--output=a=b"],
    ])
  func options(arguments: [String]) throws {
    let folders = try read(arguments, as: Folders.self)
    #expect(folders.report.format == .json)
    #expect(folders.report.output == "a=b")
  }

  @Test("An option of one subcommand may stand before its name, in upper or lower case")
  func optionBeforeSubcommand() throws {
    #expect(try read(["--seed", "3", "Play"], as: Play.self).seed == 3)
    #expect(try read(["--all", "draw", "song.number-1"], as: Draw.self).all)
  }

  @Test(
    "Several values are separated by commas or by repeating the option, in upper or lower case",
    arguments: [
      ["--animal", "bee,WASP"], ["--animal=Bee", "--animal=wasp"],
    ])
  func lists(arguments: [String]) throws {
    #expect(try read(arguments, as: Weigh.self).animals.chosen.animal.map(\.id) == ["bee", "Wasp"])
  }

  @Test("An argument may be a list, in which commas mean nothing")
  func paths() throws {
    #expect(try read(["folders", "a,b", "-", ""], as: Folders.self).path == ["a,b", "-", ""])
  }

  @Test("Words after two dashes are no options")
  func terminator() throws {
    #expect(
      try read(["folders", "--", "--help", "--"], as: Folders.self).path == ["--help", "--"])
    #expect(try read(["--", "folders", "-h"], as: Folders.self).path == ["-h"])
  }

  @Test("Arguments are told apart by their position, and each has its default")
  func positions() throws {
    #expect(try read([], of: small, as: Show.self).animal.id == "bee")
    let show = try read(["Ant", "json"], of: small, as: Show.self)
    #expect(show.animal.id == "ant")
    #expect(show.format == .json)
  }

  @Test("A value of another type is read by a reader of its own")
  func ownReader() throws {
    let check = try read(["check", "--check=f", "--tolerance", "7%"], as: Check.self)
    #expect(check.tolerance == Percentage(value: 7))
    #expect(check.check == "f")
    #expect(check.$check.isGiven && !check.$save.isGiven)
  }

  @Test("Whole numbers are read up to the limits of their range")
  func numbers() throws {
    let play = try read(
      ["play", "--seed=18446744073709551615", "--sessions", "10000", "--tone", "-20"],
      as: Play.self)
    #expect(play.seed == .max)
    #expect(play.sessions == 10_000)
    #expect(play.tone == -20)
  }

  @Test("Each line is read into a command of its own")
  func fresh() throws {
    #expect(try read(["--quick"], as: Weigh.self).quick)
    #expect(try !read([], as: Weigh.self).quick)
  }
}
