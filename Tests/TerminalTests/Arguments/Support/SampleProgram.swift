import Terminal

/// A sample program whose commands have every kind of parameter.
@MainActor let sample = Program(
  Weigh.self, subcommands: [Folders.self, Check.self, Play.self, Draw.self, Page.self],
  invocation: "swift run weigh", version: "weigh 2.1")

/// A program without subcommands.
@MainActor let small = Program(Show.self, invocation: "swift run show", version: "show 1")

enum Format: String, CaseIterable {
  case text, json
}

enum DrawingFormat: String, CaseIterable {
  case text, mermaid
}

struct Animal: Equatable {
  let id: String

  static let all = ["ant", "bee", "Wasp"].map(Animal.init)
}

struct Percentage: Equatable {
  let value: Int
}

extension ValueReader where Value == Animal {
  static var animal: ValueReader {
    .oneOf(Animal.all, kind: "animal", placeholder: "ID", name: \.id)
  }
}

extension ValueReader where Value == Percentage {
  static var percentage: ValueReader {
    ValueReader("PERCENT", name: { "\($0.value)%" }) { text throws(UsageError) in
      guard let value = Int(text.hasSuffix("%") ? text.dropLast() : text[...]) else {
        throw UsageError("\(text.quoted) is not a percentage.\nGive a number: 2 or 2%.")
      }
      return Percentage(value: value)
    }
  }
}

extension ValueReader where Value == String {
  static var song: ValueReader {
    let names = (1...90).map { "song.number-\($0)" }
    return .oneOf(names, kind: "song", placeholder: "SONG", name: \.self)
  }
}

struct Animals: OptionGroup {
  @Option("weigh only these", .animal) var animal: [Animal]
}

struct ComparedAnimals: OptionGroup {
  let chosen = Animals()
  @Option("the animal that the others are compared with", .animal) var baseline = Animal.all[0]
}

struct ReportOptions<ReportFormat: CaseIterable & RawRepresentable<String>>: OptionGroup {
  @Option var format: ReportFormat
  @Option("write to this file", .file) var output: String?

  init(format: ReportFormat) {
    _format = Option(wrappedValue: format, "how the report is written", .oneOf("format"))
  }
}

struct Weigh: Command {
  static let name = "weigh"
  static let abstract = "Weighs animals."

  let animals = ComparedAnimals()
  @Flag("weigh less often") var quick: Bool
  let report = ReportOptions(format: Format.text)

  func run() throws -> ExitCode { .success }
}

struct Folders: Command {
  static let name = "folders"
  static let abstract = "Weighs files."

  @Argument("a file to weigh instead of the animals", .file) var path: [String]
  let animals = ComparedAnimals()
  let report = ReportOptions(format: Format.text)

  func validate() throws(UsageError) {
    try $path.excludes(
      animals.chosen.$animal, animals.$baseline,
      because: "Files are weighed on their own, not beside animals.")
  }

  func run() throws -> ExitCode { .failure }
}

struct Check: Command {
  static let name = "check"
  static let abstract = "Weighs animals again."
  static let discussion = """
    It compares the weights with those that were saved, and says which have changed since then, in a \
    sentence that is longer than a line.

      An indented line stays as it is.
    """
  static let usage = ["[--save FILE] [OPTIONS]", "--check FILE [OPTIONS]"]
  static let footer = "Exit code: 1 if a weight has changed."

  @Option("keep the weights in this file", .file) var save: String?
  @Option("compare with the weights in this file", .file) var check: String?
  @Option("the change that is no difference", .percentage) var tolerance = Percentage(value: 2)
  @Flag("weigh less often") var quick: Bool

  func validate() throws(UsageError) {
    try $save.excludes($check)
    try $quick.excludes($check, because: "--quick weighs less often, and --check weighs once.")
  }

  func run() throws -> ExitCode {
    if check == "damaged" { throw Damage() }
    if check == "missing" { throw UsageError("There is no file 'missing'.\nGive another.") }
    return .success
  }
}

struct Damage: Error, CustomStringConvertible {
  let description = "The file is damaged."
}

struct Play: Command {
  static let name = "play"
  static let abstract = "Plays sessions."

  @Option("the seed of the first session", .number(in: 0...UInt64.max)) var seed = 1
  @Option("the number of sessions", .number(in: 1...10_000)) var sessions = 1_000
  @Option("the lowest tone", .number(in: -20...20)) var tone = 0

  func run() throws -> ExitCode { .success }
}

struct Draw: Command {
  static let name = "draw"
  static let abstract = "Draws a song."

  @Argument("the song to draw", .song) var song: String
  @Flag("draw the pauses, too") var all: Bool
  let report = ReportOptions(format: DrawingFormat.text)

  func run() throws -> ExitCode { .success }
}

struct Page: Command {
  static let name = "page"
  static let abstract = "Makes a page."

  @Option("the file of the page", .file) var output: String
  @Flag("weigh less often") var quick: Bool

  func run() throws -> ExitCode { .success }
}

struct Show: Command {
  static let name = "show"
  static let abstract = "Shows an animal."

  @Argument("the animal", .animal) var animal = Animal.all[1]
  @Argument("the format", .oneOf("format")) var format = Format.text

  func run() throws -> ExitCode { .success }
}
