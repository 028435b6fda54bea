import Costs
import Testing

@testable import Figures
@testable import Page
@testable import Reports
@testable import Terminal
@testable import compare

@Suite("The commands on the page") @MainActor
struct PageCommandsTests {
  @Test("They have the options that were given, each only where its subcommand takes it")
  func options() throws {
    let commands = try commands(
      PageSource(architectures: ["mvvm"], baseline: "mvp", isQuick: true), baseline: "mvp")
    let start = "swift run -c release compare "
    #expect(
      commands == [
        "this page": start
          + "report --output FILE.html --architecture mvvm --baseline mvp --quick",
        "cost of an interaction": start
          + "dispatch --architecture mvvm --baseline mvp --quick",
      ])
  }

  @Test("A page of a kept comparison names its file, without the folders of this machine")
  func kept() throws {
    let plain = try commands(
      PageSource(file: "/home/person/kept.json", baseline: "mvc"), baseline: "mvvm")
    #expect(
      plain["this page"]
        == "swift run -c release compare report --from kept.json --output FILE.html")
    let odd = try commands(PageSource(file: "a b's.json", baseline: "mvc"), baseline: "mvc")
    #expect(odd["this page"]?.contains(#"--from 'a b'\''s.json' "#) == true)
  }

  /// Returns the commands that a page shows.
  ///
  /// Each key names a part of the page. Its value is the command that makes this part.
  ///
  /// Each command is also read as a command line of `compare`, so that a wrong command fails the
  /// test. Commands with quotation marks are not read.
  private func commands(_ source: PageSource, baseline: String) throws -> [String: String] {
    let environment = RunEnvironment(
      swift: nil, platform: "here", processor: nil, cores: 1, load: nil, date: "now", commit: nil)
    var entry = Comparison.Entry(id: "mvvm", name: "MVVM")
    entry.dispatch = [:]
    let comparison = Comparison(
      environment: environment, shared: .init(), controls: .init(), architectures: [entry],
      notes: [])
    let page = ReportPage(of: comparison, baseline: baseline, architectures: [])
    let origins = source.origins(of: page, environment: environment)
    for origin in origins {
      let words = origin.command.split(separator: " ").map(String.init)
      if !origin.command.contains("'") { _ = try Program.compare.read(Array(words.dropFirst(5))) }
    }
    return Dictionary(uniqueKeysWithValues: origins.map { ($0.subject, $0.command) })
  }
}
