import Testing

@testable import Comparisons
@testable import Page
@testable import Tables
@testable import compare

@Suite("The commands on the page")
struct PageCommandsTests {
  @Test("They say all that was asked for, each as far as it means something for its part")
  func options() {
    let compared = ArchitecturesRequest(
      parts: Part.ofComparison, architectures: ["mvp", "mvvm"], baseline: "mvp", isQuick: true)
    let commands = commands(PageRequest(architectures: ["mvvm"]), compared, baseline: "mvp")
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
  func kept() {
    let compared = ArchitecturesRequest(
      parts: Part.ofComparison, architectures: ["mvc"], baseline: "mvc")
    let plain = commands(PageRequest(file: "/home/somebody/kept.json"), compared, baseline: "mvvm")
    #expect(
      plain["this page"]
        == "swift run -c release compare report --from kept.json --output FILE.html")
    let odd = commands(PageRequest(file: "a b's.json"), compared, baseline: "mvc")
    #expect(odd["this page"]?.contains(#"--from 'a b'\''s.json' "#) == true)
  }

  private func commands(
    _ request: PageRequest, _ compared: ArchitecturesRequest, baseline: String
  ) -> [String: String] {
    let environment = RunEnvironment(
      swift: nil, platform: "here", processor: nil, cores: 1, load: nil, date: "now", commit: nil)
    var entry = Comparison.Entry(id: "mvvm", name: "MVVM")
    entry.dispatch = []
    let comparison = Comparison(
      environment: environment, shared: .init(), controls: .init(), architectures: [entry],
      notes: [])
    let page = ReportPage(of: comparison, baseline: baseline, architectures: [])
    let origins = PageCommands(request, compared, baseline: baseline)
      .origins(of: page, environment: environment)
    return Dictionary(uniqueKeysWithValues: origins.map { ($0.subject, $0.command) })
  }
}
