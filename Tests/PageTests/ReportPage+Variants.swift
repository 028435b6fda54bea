import Figures
import Interactions
import Reports
import Samples
import Sizes
import Traces

@testable import Behavior
@testable import Costs
@testable import Page
@testable import Testability

extension ReportPage {
  /// A page of five architectures, made by hand, with the figures that the tests plot.
  static var several: ReportPage {
    var page = sample
    page.comparison = .sample(of: 5)
    let figures: [(name: String, lines: Int, found: Int, tests: Int)] = [
      ("MVC", 250, 0, 500), ("MVP", 500, 60, 800), ("Lean", 400, 60, 700), ("Large", 900, 50, 900),
      ("Thorough", 1_000, 90, 600),
    ]
    for (index, figure) in figures.enumerated() {
      var entry = page.comparison.architectures[index]
      entry.name = figure.name
      entry.size?.total.codeLines = figure.lines
      entry.mutation?.figures.faults = 100
      entry.mutation?.figures.faultsThatNeedView = 100 - figure.found
      entry.coverage?.testCodeLines = figure.tests
      let found = figure.found / 4
      entry.mutation?.kinds = .init(
        set: "2026-03-01T08:30:00Z",
        counts: KindCounts(
          (0..<30).map { $0 < found ? .found : $0 < found + 3 ? .inPart : .onlyWithScreen }),
        withoutForgottenLines: KindCounts([]))
      page.comparison.architectures[index] = entry
    }
    return page
  }

  /// The page of several architectures, with figures that were not measured, requirements that are
  /// not met, and a part from another machine.
  static var withGaps: ReportPage {
    var page = several
    page.comparison.architectures[1].size = nil
    page.comparison.architectures[2].mutation = nil
    let outcomes: [[KindOutcome]] = [[.onlyWithScreen], [.inPart], [], [], [.found]]
    for (index, outcomes) in outcomes.enumerated() where !outcomes.isEmpty {
      page.comparison.architectures[index].mutation?.kinds = .init(
        set: "2026-03-01T08:30:00Z", counts: KindCounts(outcomes),
        withoutForgottenLines: KindCounts([]))
    }
    page.conformance?.requirements[1].scenarios = ["greeting.shown", "profile.cached"]
    let id = page.requirements[2].id
    page.conformance?.architectures[1].requirements[id] = .init(held: 1, scenarios: 2)
    let next = page.requirements[3].id
    page.conformance?.architectures[1].requirements[next] = .init(held: 0, scenarios: 0)
    page.origins[1].environment.date = "2027-01-02T03:04:05Z"
    page.origins[1].environment.commit = nil
    page.origins[1].environment.processor = "Another"
    return page
  }

  /// The sample, in which MVP takes fewer instructions than the floor, and MVC has a time of its own.
  static var withSavings: ReportPage {
    var page = sample
    page.comparison.architectures[0].dispatch?[.greetingTap]?.net = Counts([.instructions: 12])
    page.comparison.architectures[1].dispatch?[.greetingTap]?.net = Counts([.instructions: -12])
    page.comparison.architectures[0].dispatch?[.profileBuild] = .sample(time: 9, ratio: 1)
    return page
  }

  /// A page of all architectures, made by hand, whose scenarios all hold.
  static var all: ReportPage {
    var page = sample
    page.comparison = .all
    page.playScenarios()
    return page
  }

  /// A page of all architectures, most of which have nearly the same figures.
  static var near: ReportPage {
    var page = all
    for index in page.comparison.architectures.indices.dropFirst() {
      page.comparison.architectures[index].size?.total.codeLines = 500 + index
      page.comparison.architectures[index].mutation?.figures.faultsThatNeedView = 120 + index % 3
    }
    return page
  }

  /// The sample with a text wherever one can come from outside, which markup would run.
  static var hostile: ReportPage {
    let text = "</script><img src=x onerror=\"document.title='lost'\"><b>\u{202E}\u{1B}[31m"
    var page = sample
    page.notes = [text]
    page.comparison.notes = [.init(nil, text)]
    page.origins[0].environment.commit = text
    page.origins[0].command = text
    page.comparison.architectures[1].name = text
    page.comparison.architectures[1].size?.roles[text] = RoleSize(
      size: CodeSize(lines: 9), uses: [:])
    page.conformance?.architectures[1].name = text
    page.conformance?.architectures[1].failures = [.init(scenario: text, messages: [text])]
    page.requirements[0].text = text
    page.architectures[1].name = text
    page.architectures[1].files[0] = .init("MVP/Greeting/\(text).swift", role: text, "// \(text)")
    page.traces?.scenarios[0].steps[0].title = text
    page.traces?.scenarios[0].requirements = [text]
    page.traces?.roles[1] = text
    page.traces?.functions[3].name = text
    page.traces?.command = text
    return page
  }

  /// A page without any figure, trace or result of a scenario.
  static var unmeasured: ReportPage {
    var comparison = Comparison.sample
    for index in comparison.architectures.indices {
      let entry = comparison.architectures[index]
      comparison.architectures[index] = .init(id: entry.id, name: entry.name)
    }
    comparison.controls = .init()
    var page = ReportPage(of: comparison, baseline: "mvc", architectures: [.mvc, .mvp])
    page.absences = [
      "traces": "The calls were not recorded: not on this machine.",
      "conformance": "The scenarios were not played: not on this machine.",
    ]
    return page
  }
}
