import Architectures
import Testing

@testable import Figures
@testable import Terminal
@testable import compare

@Suite("Reading the command line") @MainActor
struct CommandTests {
  private let compare = Program.compare
  private let all = Architecture.all.map(\.id)

  @Test("Without arguments all architectures are compared, as text on standard output")
  func nothing() throws {
    let command = try compare.command([], as: CompareCommand.self)
    #expect(command.source.options.compared.map(\.id) == all)
    #expect(command.source.options.baseline.id == "mvc")
    #expect(!command.source.quick)
    #expect(command.report.format == .text)
    #expect(command.report.output == nil)
  }

  @Test(
    "Architectures are chosen by commas or repetition, in upper or lower case, and shown in order",
    arguments: [
      ["--architecture", "viper,mvc"], ["--architecture=VIPER", "--architecture=Mvc"],
      ["--architecture=viper,viper"],
    ])
  func architectures(arguments: [String]) throws {
    let command = try compare.command(arguments, as: CompareCommand.self)
    #expect(command.source.options.compared.map(\.id) == ["mvc", "viper"])
  }

  @Test(
    "The baseline is compared with the others, asked for or not",
    arguments: [[], ["findings"], ["size"], ["dispatch"], ["report", "--output=f.html"]])
  func baseline(subcommand: [String]) throws {
    let arguments = subcommand + ["--architecture=viper", "--baseline", "MVVM"]
    guard case .run(let command) = try compare.read(arguments) else { throw NothingRun() }
    let groups = Mirror(reflecting: command).children.compactMap {
      $0.value as? BaselineOptions ?? ($0.value as? ComparisonOptions)?.options
    }
    let options = try #require(groups.first)
    #expect(options.compared.map(\.id) == ["mvvm", "viper"])
    #expect(options.baseline.id == "mvvm")
    #expect(options.architectures.asked?.map(\.id) == ["viper"])
  }

  private struct NothingRun: Error {}

  @Test("Coverage, conformance, random use and traces have no baseline that would be added")
  func withoutBaseline() throws {
    let asked = ["--architecture=viper,mvp"]
    let chosen = [
      try compare.command(["coverage"] + asked, as: CoverageCommand.self).architectures,
      try compare.command(["conformance"] + asked, as: ConformanceCommand.self).architectures,
      try compare.command(["differential"] + asked, as: DifferentialCommand.self).architectures,
      try compare.command(["trace", "greeting.shown"] + asked, as: TraceCommand.self)
        .architectures,
    ].map { $0.chosen.map(\.id) }
    #expect(chosen == Array(repeating: ["mvp", "viper"], count: 4))
  }

  @Test("Size measures any paths", arguments: [["/", "."], ["--", "/", "."]])
  func paths(arguments: [String]) throws {
    #expect(try compare.command(["size"] + arguments, as: SizeCommand.self).path == ["/", "."])
  }

  @Test("Dispatch is quick or not, and is kept in a file")
  func dispatch() throws {
    let command = try compare.command(["dispatch", "--save", "a=b", "--quick"]) as DispatchCommand
    #expect(command.save == "a=b" && command.quick)
    #expect(command.check == nil && command.explain == nil)
    #expect(try !compare.command(["dispatch"], as: DispatchCommand.self).quick)
  }

  @Test("Dispatch shows medians, or the parts that were asked for")
  func parts() throws {
    let short = try compare.command(["dispatch"], as: DispatchCommand.self)
    #expect(short.parts == [.medians])
    let command: DispatchCommand = try compare.command([
      "dispatch", "--controls", "--bindings", "--interaction", "name-saved",
    ])
    #expect(command.parts == [.interaction("name-saved"), .bindings, .controls])
  }

  @Test(
    "A check takes a file, the last one",
    arguments: [["--check", "f"], ["--check=e", "--check=f"]])
  func check(arguments: [String]) throws {
    let command = try compare.command(["dispatch"] + arguments, as: DispatchCommand.self)
    #expect(command.check == "f")
  }

  @Test("An interaction is explained on the chosen architectures alone")
  func explain() throws {
    let arguments = ["--explain", "greeting-tap", "--explain=name-saved", "--architecture=mvp"]
    let command = try compare.command(["dispatch"] + arguments, as: DispatchCommand.self)
    #expect(command.explain == "name-saved")
    #expect(command.options.architectures.chosen.map(\.id) == ["mvp"])
  }

  @Test("Random use takes a seed and a number of sessions, and has defaults for both")
  func differential() throws {
    let standard = try compare.command(["differential"], as: DifferentialCommand.self)
    #expect(standard.seed == 1 && standard.sessions == 1_000)
    let command: DifferentialCommand = try compare.command([
      "differential", "--seed", "18446744073709551615", "--sessions=20000",
    ])
    #expect(command.seed == .max && command.sessions == 20_000)
    #expect(command.report.format == .text)
  }

  @Test("A trace takes a scenario, in upper or lower case, and shows more if asked to")
  func trace() throws {
    let command = try compare.command(["trace", "Greeting.Shown"], as: TraceCommand.self)
    #expect(command.scenario == "greeting.shown" && !command.all)
    #expect(command.architectures.chosen.map(\.id) == all)
    #expect(try compare.command(["--all", "trace", "profile.loaded"], as: TraceCommand.self).all)
  }

  @Test("A sequence diagram is drawn of one architecture")
  func diagram() throws {
    let arguments = ["trace", "greeting.shown", "--format", "mermaid", "--architecture=mvp"]
    #expect(try compare.command(arguments, as: TraceCommand.self).report.format == .mermaid)
  }

  @Test("A page shows a new comparison or one that was kept")
  func page() throws {
    let new = try compare.command(["report", "--output=f.html", "--quick"], as: ReportCommand.self)
    #expect(new.source.from == nil && new.source.quick && new.output == "f.html")
    let kept: ReportCommand = try compare.command([
      "report", "--output=f.html", "--from", "c.json", "--architecture=mvvm",
    ])
    #expect(kept.source.from == "c.json")
    #expect(kept.source.options.architectures.asked?.map(\.id) == ["mvvm"])
  }

  @Test("Findings are those of a new comparison or of one that was kept")
  func findings() throws {
    let new = try compare.command(["findings", "--quick"], as: FindingsCommand.self)
    #expect(new.source.from == nil && new.source.quick && new.report.format == .text)
    let kept: FindingsCommand = try compare.command(["findings", "--from", "c.json"])
    #expect(kept.source.from == "c.json")
    #expect(kept.source.options.architectures.asked == nil)
  }

  @Test("The version is printed, with that of the format of kept comparisons")
  func version() throws {
    #expect(
      try compare.printed(["--version"])
        .contains("compare 1 (format of kept comparisons: \(Comparison.currentSchema))"))
  }
}
