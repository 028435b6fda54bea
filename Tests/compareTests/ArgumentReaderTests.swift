import CallTraces
import DispatchCosts
import Testing

@testable import Comparisons
@testable import ScenarioRuns
@testable import compare

private let reader = ArgumentReader(
  architectures: ["mvc", "mvp", "mvvm", "viper"], interactions: ["greeting-tap", "name-saved"],
  scenarios: ["greeting.shown", "profile.loaded"], defaultBaseline: "mvc")

@Suite("Reading the command line")
struct ArgumentReaderTests {
  private static let all = ArchitecturesRequest(
    parts: [.size, .coverage, .dispatch], architectures: ["mvc", "mvp", "mvvm", "viper"],
    baseline: "mvc")

  @Test("Without arguments everything is compared, as text on standard output")
  func nothing() throws {
    #expect(try reader.read([]) == .run(Request(subject: .architectures(Self.all))))
  }

  @Test(
    "A part is measured alone", arguments: Part.allCases.filter { ![.trace, .report].contains($0) })
  func part(part: Part) throws {
    #expect(try request([part.rawValue]).parts == [part])
  }

  @Test("A page shows the whole comparison, of what was asked for beside the baseline")
  func page() throws {
    let request = try request(["report", "--output=f.html", "--architecture=viper", "--quick"])
    #expect(request.parts == Part.ofComparison)
    #expect(request.architectures == ["mvc", "viper"])
    #expect(request.action == .makePage(PageRequest(architectures: ["viper"])))
    #expect(request.effort == .quick)
  }

  @Test("A page can show a comparison that was kept")
  func keptPage() throws {
    let request = try request(["report", "--output=f.html", "--from", "c.json"])
    #expect(request.action == .makePage(PageRequest(file: "c.json")))
  }

  @Test("Conformance plays the scenarios on what was asked for, without a baseline")
  func conformance() throws {
    let request = try request(["conformance", "--architecture", "viper"])
    #expect(request.action == .playScenarios)
    #expect(request.architectures == ["viper"])
    #expect(throws: UsageError.optionDoesNotApply(.baseline, .conformance)) {
      try reader.read(["conformance", "--baseline", "mvc"])
    }
  }

  @Test("Random use takes a seed and a number of sessions, and has both without being told")
  func differential() throws {
    #expect(try request(["differential"]).action == .useAtRandom(seed: 1, sessions: 1_000))
    let request = try request([
      "differential", "--seed", "18446744073709551615", "--sessions=20000",
      "--architecture=viper,mvc",
    ])
    #expect(request.action == .useAtRandom(seed: .max, sessions: 20_000))
    #expect(request.architectures == ["mvc", "viper"])
    #expect(throws: UsageError.optionNeedsPart(.seed, .differential)) {
      try reader.read(["--seed", "1"])
    }
    #expect(throws: UsageError.unknownFormat("markdown", .differential)) {
      try reader.read(["differential", "--format=markdown"])
    }
    #expect(throws: UsageError.nothingToCompareWith(.differential, known: reader.architectures)) {
      try reader.read(["differential", "--architecture", "viper"])
    }
  }

  @Test(
    "What is no whole number in range is refused",
    arguments: ["-1", "+1", "1.5", "1e3", "0x10", "١", " 1", "18446744073709551616", "many"])
  func numbers(text: String) {
    #expect(throws: UsageError.unreadableNumber(text, .seed, 0...UInt64.max)) {
      try reader.read(["differential", "--seed=\(text)"])
    }
    #expect(throws: UsageError.unreadableNumber("0", .sessions, 1...10_000_000)) {
      try reader.read(["differential", "--sessions=0"])
    }
  }

  @Test("A trace takes a scenario, tells what is written, and all if asked to")
  func trace() throws {
    let request = try request(["trace", "greeting.shown", "--architecture", "viper,mvp"])
    #expect(request.action == .trace(scenario: "greeting.shown", detail: .written))
    #expect(request.architectures == ["mvp", "viper"])
    let all = try self.request(["--all", "trace", "profile.loaded"])
    #expect(all.action == .trace(scenario: "profile.loaded", detail: .all))
    #expect(all.architectures == ["mvc", "mvp", "mvvm", "viper"])
  }

  @Test("A sequence diagram is drawn of one architecture's trace, and of nothing else")
  func diagram() throws {
    let trace = ["trace", "greeting.shown", "--format", "mermaid"]
    #expect(throws: UsageError.oneDiagramOnly(known: ["mvc", "mvp", "mvvm", "viper"])) {
      try reader.read(trace)
    }
    #expect(try request(trace + ["--architecture=mvp"]).architectures == ["mvp"])
    #expect(throws: UsageError.unknownFormat("mermaid", .size)) {
      try reader.read(["size", "--format=mermaid"])
    }
    #expect(throws: UsageError.unknownFormat("markdown", .trace)) {
      try reader.read(["trace", "greeting.shown", "--format=markdown"])
    }
  }

  @Test("Size measures any folders", arguments: [["A", "B"], ["-", "-x"]])
  func folders(paths: [String]) throws {
    let invocation = try reader.read(["size", "--"] + paths)
    #expect(invocation == .run(Request(subject: .folders(paths))))
  }

  @Test(
    "Options stand before or after the part, with their value behind a space or an equals sign",
    arguments: [
      ["size", "--format", "json", "--output", "a=b"],
      ["--format=json", "size", "--output=a=b"], ["--format", "json", "--output=a=b", "size"],
      ["--format", "text", "size", "--format=json", "--output", "c", "--output", "a=b"],
    ])
  func options(arguments: [String]) throws {
    guard case .run(let request) = try reader.read(arguments) else {
      Issue.record("No run was asked for.")
      return
    }
    #expect(request.format == .json)
    #expect(request.output == "a=b")
  }

  @Test(
    "Architectures are chosen by commas or repetition, and shown in the kit's order",
    arguments: [
      ["--architecture", "viper,mvc"], ["--architecture=viper", "--architecture=mvc"],
      ["--architecture=viper,viper"],
    ])
  func architectures(arguments: [String]) throws {
    #expect(try request(arguments).architectures == ["mvc", "viper"])
  }

  @Test("The baseline is compared with the others, asked for or not")
  func baseline() throws {
    let request = try request(["--architecture=viper", "--baseline", "mvvm"])
    #expect(request.architectures == ["mvvm", "viper"])
    #expect(request.baseline == "mvvm")
  }

  @Test("Coverage has no ratios, and so no baseline is added")
  func coverageAlone() throws {
    #expect(try request(["coverage", "--architecture=mvp"]).architectures == ["mvp"])
  }

  @Test("Quick is for dispatch", arguments: [["--quick"], ["dispatch", "--quick"]])
  func quick(arguments: [String]) throws {
    #expect(try request(arguments).isQuick)
  }

  @Test("A run is kept in a file, besides being reported", arguments: [[], ["--quick"]])
  func save(more: [String]) throws {
    let request = try request(["dispatch", "--save", "a=b"] + more)
    #expect(request.action == .measure(save: "a=b"))
    #expect(request.effort == (more.isEmpty ? .full : .quick))
    #expect(try self.request(["dispatch"] + more).action == .measure(save: nil))
  }

  @Test(
    "A check takes a file and a tolerance, and measures no times",
    arguments: [
      (["--check", "f"], Tolerance.standard), (["--check=e", "--check=f"], .standard),
      (["--check=f", "--tolerance", "2.5"], .percent("2.5")),
      (["--tolerance=0", "--check=f"], .percent("0")),
      (["--check=f", "--tolerance=7", "--tolerance=2.5%"], .percent("2.5")),
    ])
  func check(arguments: [String], tolerance: Tolerance) throws {
    let request = try request(["dispatch"] + arguments)
    #expect(request.action == .check(CheckRequest(file: "f", tolerance: tolerance)))
    #expect(request.effort == .countsOnly)
  }

  @Test("A check compares what was asked for, and the baseline is measured all the same")
  func checkedArchitectures() throws {
    let request = try request(["dispatch", "--check=f", "--architecture=viper,mvp"])
    #expect(request.action == .check(CheckRequest(file: "f", architectures: ["mvp", "viper"])))
    #expect(request.architectures == ["mvc", "mvp", "viper"])
  }

  @Test("An interaction is explained")
  func explain() throws {
    let request = try request(["dispatch", "--explain", "greeting-tap", "--explain=name-saved"])
    #expect(request.action == .explain(interaction: "name-saved"))
    let one = try self.request(["dispatch", "--explain=name-saved", "--architecture=mvp"])
    #expect(one.architectures == ["mvp"], "Nothing is compared with the baseline.")
    #expect(request.effort == .countsOnly)
  }

  @Test(
    "Whoever asks for help gets it, for the part in question",
    arguments: [
      (["--help"], nil), (["-h"], nil), (["size", "--help"], .size), (["--help", "size"], .size),
      (["dispatch", "--wrong", "--help"], .dispatch), (["--output", "--help"], nil),
      (["coverage", "-h", "x"], .coverage),
    ] as [([String], Part?)])
  func help(arguments: [String], part: Part?) throws {
    #expect(try reader.read(arguments) == .help(part))
  }

  @Test("After two dashes nothing is an option")
  func terminator() throws {
    #expect(
      try reader.read(["size", "--", "--help"]) == .run(Request(subject: .folders(["--help"]))))
  }

  private func request(_ arguments: [String]) throws -> ArchitecturesRequest {
    guard case .run(let request) = try reader.read(arguments),
      case .architectures(let architectures) = request.subject
    else {
      Issue.record("No comparison of architectures was asked for.")
      return Self.all
    }
    return architectures
  }
}

extension Tolerance {
  fileprivate static func percent(_ text: String) -> Tolerance {
    guard let tolerance = Tolerance(text) else { preconditionFailure("No percentage: \(text)") }
    return tolerance
  }
}

@Suite("Mistakes on the command line")
struct UsageErrorTests {
  private static let known = ["mvc", "mvp", "mvvm", "viper"]

  @Test(
    "Each mistake is told apart",
    arguments: [
      (["--fromat"], .unknownOption("--fromat", nil)), (["-x"], .unknownOption("-x", nil)),
      (["size", "--fast=1"], .unknownOption("--fast", .size)),
      (["--format"], .missingValue(.format)), (["--format="], .missingValue(.format)),
      (["--output", "--quick"], .missingValue(.output)),
      (["--architecture", "mvc,,mvp"], .missingValue(.architecture)),
      (["--quick=yes"], .unwantedValue(.quick)), (["--help=yes"], .unwantedValue(.help)),
      (["--format", "yaml"], .unknownFormat("yaml", nil)),
      (
        ["--architecture", "mvc,vipr"],
        .unknownArchitecture("vipr", option: .architecture, known: known)
      ),
      (["--baseline=MVC"], .unknownArchitecture("MVC", option: .baseline, known: known)),
      (["siez"], .unknownPart("siez")), ([""], .unknownPart("")),
      (["coverage", "Sources"], .unwantedArgument("Sources", .coverage)),
      (["trace"], .missingScenario), (["trace", "a", "b"], .unwantedArgument("b", .trace)),
      (
        ["trace", "greeting.show"],
        .unknownScenario("greeting.show", known: ["greeting.shown", "profile.loaded"])
      ),
      (["--all"], .optionNeedsPart(.all, .trace)),
      (["size", "--all"], .optionDoesNotApply(.all, .size)),
      (["size", "--quick"], .optionDoesNotApply(.quick, .size)),
      (["coverage", "--baseline", "mvp"], .optionDoesNotApply(.baseline, .coverage)),
      (["size", "App", "--baseline", "mvp"], .foldersAndOption(.baseline)),
      (["--check", "f"], .optionNeedsPart(.check, .dispatch)),
      (["--quick", "--explain=greeting-tap"], .optionNeedsPart(.explain, .dispatch)),
      (["size", "--save", "f"], .optionDoesNotApply(.save, .size)),
      (["coverage", "--tolerance=2"], .optionDoesNotApply(.tolerance, .coverage)),
      (["dispatch", "--save"], .missingValue(.save)),
      (["dispatch", "--save="], .missingValue(.save)),
      (["dispatch", "--check", "--tolerance", "2"], .missingValue(.check)),
      (["dispatch", "--check", "f", "--tolerance", "-1"], .missingValue(.tolerance)),
      (["dispatch", "--check=f", "--tolerance=-1"], .unreadableTolerance("-1")),
      (["dispatch", "--check=f", "--tolerance=x", "--tolerance=2"], .unreadableTolerance("x")),
      (["dispatch", "--tolerance", "2"], .optionNeedsOption(.tolerance, .check)),
      (["dispatch", "--save=f", "--tolerance=2"], .optionNeedsOption(.tolerance, .check)),
      (["dispatch", "--check=f", "--save=f"], .exclusiveOptions(.save, .check)),
      (["dispatch", "--save=f", "--explain=greeting-tap"], .exclusiveOptions(.save, .explain)),
      (["dispatch", "--explain=greeting-tap", "--check=f"], .exclusiveOptions(.check, .explain)),
      (
        ["dispatch", "--explain=greeting-tap", "--baseline=mvp"],
        .exclusiveOptions(.explain, .baseline)
      ),
      (["dispatch", "--quick", "--check=f"], .nothingIsTimed(.check)),
      (["report"], .partNeedsOption(.report, .output)),
      (["report", "--from=f"], .partNeedsOption(.report, .output)),
      (["report", "--output=f", "--format=json"], .optionDoesNotApply(.format, .report)),
      (["report", "--output=f", "--from=c", "--quick"], .nothingIsTimed(.from)),
      (
        ["report", "--output=f", "--from=c", "--baseline=mvp"], .exclusiveOptions(.from, .baseline)
      ),
      (["--from=c"], .optionNeedsPart(.from, .report)),
      (["dispatch", "--explain=greeting-tap", "--quick"], .nothingIsTimed(.explain)),
      (
        ["dispatch", "--explain=greting-tap"],
        .unknownInteraction("greting-tap", known: ["greeting-tap", "name-saved"])
      ),
    ] as [([String], UsageError)])
  func errors(arguments: [String], error: UsageError) {
    #expect(throws: error) { try reader.read(arguments) }
  }

  @Test(
    "A percentage is written in plain digits",
    arguments: [
      " ", "1e9", "0x10", "٢", "２", "½", "+2", "2.", ".5", "2,5", "2.5.1", "2%%", "NaN", "inf",
      "9999999999", "2\0", "2\n", "\u{1B}[2J", String(repeating: "9", count: 100_000),
    ])
  func tolerance(text: String) {
    #expect(throws: UsageError.unreadableTolerance(text)) {
      try reader.read(["dispatch", "--check=f", "--tolerance=\(text)"])
    }
  }

  @Test(
    "However long and whatever an argument is, the message is short and controls nothing",
    arguments: [
      String(repeating: "x", count: 100_000), String(repeating: "\u{1B}[2J\n", count: 1_000),
      "e" + String(repeating: "\u{301}", count: 100_000), "\u{202E}\u{9B}31m\u{2028}\0",
    ])
  func hostileArguments(text: String) throws {
    for arguments in [
      [text], ["--\(text)"], ["--architecture", text], ["--baseline", text], ["--format", text],
      ["trace", text], ["coverage", text], ["dispatch", "--explain", text],
      ["dispatch", "--check=f", "--tolerance=\(text)"],
    ] {
      let error = try #require(throws: UsageError.self) { try reader.read(arguments) }
      let message = error.description
      #expect(message.utf8.count < 4_000)
      let isPlain = message.unicodeScalars.allSatisfy {
        $0 == "\n" || ![.control, .format, .lineSeparator].contains($0.properties.generalCategory)
      }
      #expect(isPlain, "\(message)")
    }
  }

  @Test(
    "A message says what is wrong and what to type instead",
    arguments: [
      (
        .unknownOption("--fromat", .size),
        """
        There is no option '--fromat'.
        Did you mean '--format'? Known are: --architecture, --baseline, --format, --output, --help.
        """
      ),
      (.missingValue(.format), "--format needs a value: --format text|markdown|json"),
      (.unwantedValue(.quick), "--quick takes no value. Type --quick alone."),
      (
        .unreadableNumber("many", .sessions, 1...10),
        """
        --sessions: 'many' is no number that it takes.
        Give a whole number from 1 to 10.
        """
      ),
      (
        .unknownFormat("md", nil), "There is no format 'md'.\nKnown are: text, markdown, json."
      ),
      (
        .unknownArchitecture("vipr", option: .baseline, known: known),
        """
        --baseline: there is no architecture 'vipr'.
        Did you mean 'viper'? Known are: mvc, mvp, mvvm, viper.
        """
      ),
      (
        .unknownPart("siez"),
        """
        There is nothing called 'siez' to compare.
        Did you mean 'size'? Known are: size, coverage, dispatch, conformance, differential, \
        trace, report.
        Several architectures are separated by commas: --architecture mvc,mvp
        """
      ),
      (
        .noSuchFolder("a\u{1B}b"),
        "There is no file or folder at 'a\u{FFFD}b'.\nGive the path of Swift sources."
      ),
      (
        .unwritableOutput("/x/y", option: .save, reason: "no such file or directory"),
        """
        Cannot write to '/x/y': no such file or directory.
        Give --save a file in a folder that exists and can be written to.
        """
      ),
      (
        .outputReplaces("a\nb", .check),
        """
        The report would replace 'a\u{FFFD}b', the file of --check.
        Give --output another file.
        """
      ),
      (
        .optionNeedsPart(.check, .dispatch),
        """
        --check is only for 'compare dispatch'.
        Type: compare dispatch --check FILE
        """
      ),
      (
        .optionNeedsOption(.tolerance, .check),
        """
        --tolerance means nothing without --check.
        Add --check FILE, or leave --tolerance out.
        """
      ),
      (.partNeedsOption(.report, .output), "'compare report' needs --output FILE."),
      (
        .exclusiveOptions(.save, .check),
        "--save and --check exclude each other.\nLeave one of them out."
      ),
      (
        .nothingIsTimed(.check),
        "--quick makes timing shorter, and --check times nothing.\nLeave --quick out."
      ),
      (
        .unreadableTolerance("2\u{1B}"),
        """
        --tolerance: '2\u{FFFD}' is no percentage.
        Give a number from 0 with at most nine digits before and after the point: 2, 2.5 or 2%.
        """
      ),
      (
        .unknownInteraction("greting-tap", known: ["greeting-tap", "name-saved"]),
        """
        --explain: there is no interaction 'greting-tap'.
        Did you mean 'greeting-tap'? Known are: greeting-tap, name-saved.
        """
      ),
    ] as [(UsageError, String)])
  func messages(error: UsageError, message: String) {
    #expect(error.description == message)
  }

  @Test(
    "The nearest word is meant if half of it is there",
    arguments: [
      ("siez", "size"), ("Size", "size"), ("sizes", "size"), ("covrage", "coverage"), ("x", nil),
      ("", nil), ("format", nil),
    ])
  func suggestions(text: String, word: String?) {
    #expect(nearest(to: text, among: ["size", "coverage", "dispatch"]) == word)
  }
}
