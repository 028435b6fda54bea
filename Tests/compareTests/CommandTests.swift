import Architectures
import Costs
import Interactions
import Testing

@testable import Figures
@testable import Reports
@testable import Terminal
@testable import compare

@Suite("Reading the command line") @MainActor
struct CommandTests {
  private let compare = Program.compare

  @Test("Without arguments all architectures are compared, as text on standard output")
  func nothing() throws {
    let command = try compare.command([], as: CompareCommand.self)
    #expect(command.source.options.compared.map(\.id) == Architecture.all.map(\.id))
    #expect(command.source.options.baseline.id == "mvc" && !command.source.quick)
    #expect(command.report.format == .text && command.report.output == nil)
  }

  @Test(
    "Architectures are shown in their order, in whichever they are named",
    arguments: [["--architecture", "viper,mvc"], ["--architecture=VIPER", "--architecture=Mvc"]])
  func architectures(arguments: [String]) throws {
    let command = try compare.command(arguments, as: CompareCommand.self)
    #expect(command.source.options.compared.map(\.id) == ["mvc", "viper"])
  }

  @Test(
    "The baseline is compared with the others, asked for or not",
    arguments: [[], ["findings"], ["size"], ["dispatch"], ["report", "--output=f.html"]])
  func baseline(subcommand: [String]) throws {
    let arguments = subcommand + ["--architecture=viper", "--baseline", "MVVM"]
    let command: any Command = try compare.command(arguments)
    let groups = Mirror(reflecting: command).children.compactMap {
      $0.value as? BaselineOptions ?? ($0.value as? ComparisonOptions)?.options
    }
    let options = try #require(groups.first)
    #expect(options.compared.map(\.id) == ["mvvm", "viper"])
    #expect(options.baseline.id == "mvvm")
    #expect(options.architectures.asked?.map(\.id) == ["viper"])
  }

  @Test("A requirement is found in upper and lower case")
  func requirement() throws {
    #expect(try compare.command(["where", "p-7"], as: WhereCommand.self).requirement == "P-7")
  }

  @Test("Coverage, conformance, random use, places and traces have no baseline that would be added")
  func withoutBaseline() throws {
    let asked = ["--architecture=viper,mvp"]
    let chosen = [
      try compare.command(["coverage"] + asked, as: CoverageCommand.self).architectures,
      try compare.command(["conformance"] + asked, as: ConformanceCommand.self).architectures,
      try compare.command(["differential"] + asked, as: DifferentialCommand.self).architectures,
      try compare.command(["where", "P-7"] + asked, as: WhereCommand.self).architectures,
      try compare.command(["trace", "greeting.shown"] + asked, as: TraceCommand.self)
        .architectures,
    ].map { $0.chosen.map(\.id) }
    #expect(chosen == Array(repeating: ["mvp", "viper"], count: 5))
  }

  @Test("Dispatch shows medians, or the parts that were asked for")
  func parts() throws {
    let short = try compare.command(["dispatch"], as: DispatchCommand.self)
    #expect(short.parts == [.medians])
    let command: DispatchCommand = try compare.command([
      "dispatch", "--controls", "--bindings", "--interaction", "name-saved",
    ])
    #expect(command.parts == [.interaction(.nameSaved), .bindings, .controls])
  }

  @Test("One request for a change is shown at a time, and several are judged")
  func requests() throws {
    #expect(throws: UsageError.self) {
      _ = try compare.command(["change", "analytics", "open-link"]) as any Command
    }
    let asked = ["analytics", "open-link"]
    #expect(
      try compare.command(["change", "--fresh"] + asked, as: ChangeCommand.self).request == asked)
  }

  @Test("The version is printed, with that of the format of kept comparisons")
  func version() throws {
    #expect(
      try compare.printed(["--version"])
        .contains("compare 2 (format of kept comparisons: \(Comparison.currentSchema))"))
  }
}
