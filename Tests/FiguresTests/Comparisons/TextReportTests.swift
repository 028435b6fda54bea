import Foundation
import Samples
import Testing

@testable import Costs
@testable import Figures
@testable import Reports
@testable import Sizes
@testable import Terminal

@Suite("A comparison as text")
struct TextReportTests {
  @Test("The report begins with what was compared, when, where and on which commit")
  func header() {
    let lines = text(of: .sample).split(separator: "\n")
    #expect(lines[0] == "MVC, MVP")
    #expect(
      lines[1] == "2026-03-01T09:30:00Z · Swift 6.3.1 (swift-6.3.1-RELEASE) · commit 1a2b3c4+")
    #expect(
      lines[2] == "Debian GNU/Linux 12 (bookworm) x86_64 · AMD EPYC · 2 cores · load 0.25")
  }

  @Test("The groups follow each other")
  func groups() {
    let lines = text(of: .sample).split(separator: "\n").map(String.init)
    let groups = [
      "Distribution", "Ease of use", "Dispatch counts", "Dispatch times", "Testability",
      "What the figures say", "Summary", "What the rows mean", "Notes",
    ]
    #expect(lines.compactMap { line in groups.first { line.hasPrefix($0) } } == groups)
  }

  @Test(
    "Figures stand in columns, the best of a row marked",
    arguments: [
      "  largest role's share of the code   100.0%    64.3% *",
      "  roles                                   1        3",
      "  references to values                    0        1",
      "  references to behaviour                 0       16",
      "  lines of assembly                       0       24",
      "  mutable stored properties               5 *     28",
      "  function lines, median                  5        5",
      "  function lines, 95th percentile        12       12",
      "  function lines, longest                16       16",
      "  faults                                200      300",
      "  faults that need a view            200 (100.0%)  120 (40.0%)",
      "  faults of people that need a view    3 of 3  1 of 3",
      "  lines needing a view                  240        1 *",
      "  lines reached by view-free tests     0.0%    99.9% *",
      "  lines reached by scenarios         100.0%   100.0%",
      "  view-free tests                         0       52",
      "  test doubles                            0 *      4",
      "  code lines                            250 *  1,400",
      "  code lines, Greeting                   30 *     60",
      "  Greeting, times MVC's               ×1.00 *  ×2.00",
      "  types                                   2        2",
      "  machine code, bytes                25,000 * 140,000",
    ])
  func rows(row: String) {
    #expect(squeezed(text(of: .sample)).contains(squeezed(row + "\n")))
  }

  @Test("Columns are aligned to the right, with room for the marks")
  func alignment() {
    let report = Report.figures([("lines", "1", false), ("share", "22", true)])
    #expect(
      TextRenderer().text(of: report) == """
        Sample

                 MVC
          lines    1
          share   22 *

        """)
  }

  @Test(
    "Dispatch has a row for the floor, each architecture and the baseline again",
    arguments: [
      "Dispatch counts  net  price ±  hops ±  retains ±  weak ±  allocs   ±",
      "greeting-tap",
      "  floor             –             –          –       –       0",
      "  MVC (baseline)    –      –      –          –       –       4 *",
      "  MVP               –      –      –          –       –       5   +1",
      "Dispatch times    time, ns    interval, ns  ratio  95% interval",
      "  floor               12.0       10.0–14.0   0.10   0.080–0.120",
      "  MVC (baseline)       120         118–122      1",
      "  MVC again            121         119–123  ≈1.01   0.990–1.030",
      "  MVP                  123         121–125  ≈1.02   1.000–1.040",
      "name-refused",
      "  MVC (baseline)     1,520 *   1,518–1,522      1",
      "  MVP               15,200   15,198–15,202  10.00  9.980–10.020",
      "Bindings  time, ns  ratio  95% interval  instr.  net  hops  retains  weak  allocs",
      "  a stored closure  50.0  1               –       –    –     –        –     0",
      "  1 observer         100  2.00 1.980–2.020 –      –    –     –        –     0",
      """
      The interaction greeting-tap of MVC was measured once more, with 5% more work, to check that the
      times show such a difference. Expected ratio: about ×1.05. Measured ratio: ×1.050 (1.030–1.070), so
      the 5% was noticed.
      """,
    ])
  func dispatch(row: String) {
    #expect(squeezed(text(of: .sample)).contains("\n" + squeezed(row) + "\n"))
  }

  @Test("Counts of one architecture fit beside each other, with differences to the baseline")
  func widestCounts() throws {
    var comparison = Comparison.sample
    for index in comparison.architectures.indices {
      var figures = DispatchFigures(interaction: "profile-build")
      figures.counts = Counts([
        .instructions: 107_300, .dynamicHops: 149, .retains: 305 + 113 * index, .weakLoads: 101,
        .allocations: 65 + 112 * index,
      ])
      figures.net = Counts([.instructions: 10_878 + 45_964 * index])
      figures.price = Counts([.instructions: 45_964 * index])
      comparison.architectures[index].dispatch = [figures]
    }
    comparison.architectures[1].name = "Logic controller"
    let lines = text(of: comparison).split(separator: "\n")
    let row = try #require(lines.first { $0.hasPrefix("  Logic controller  ") })
    let cells = "56,842 45,964 +45,964 149 = 418 +113 101 = 177 +112"
    #expect(squeezed(String(row)) == " Logic controller \(cells)")
    #expect(row.displayWidth <= 100)
  }

  @Test("The models' share stands below the floor, with the instructions that net leaves out")
  func modelsShare() throws {
    var comparison = Comparison.sample
    comparison.controls.floor?[0].counts[.instructions] = 1_002
    var models = DispatchFigures(interaction: "greeting-tap")
    models.counts = Counts([.instructions: 21_500, .retains: 40])
    comparison.controls.models = [models]
    let text = squeezed(text(of: comparison))
    #expect(
      text.contains("\n floor 1,002 – – – 0\n models' share 21,500 – 40 – –\n MVC (baseline) "))
    #expect(text.split(separator: "\n").count { $0.hasPrefix(" models' share ") } == 1)
  }

  @Test("A time is only best if the others are slower for sure")
  func undecidedTimes() {
    var comparison = Comparison.sample
    comparison.architectures[1].dispatch?[1] = .sample("name-refused", time: 1522, ratio: 1.001)
    let text = squeezed(text(of: comparison))
    #expect(text.contains("MVC (baseline) 1,520 1,518–1,522 1\n"))
    #expect(text.contains("MVP 1,522 1,520–1,524 ≈1.00"))
  }

  @Test("The baseline that differs from itself is not taken for equal")
  func unequalBaseline() {
    var comparison = Comparison.sample
    comparison.controls.again?[0].ratio = Ratio(value: 1.06, low: 1.05, high: 1.07)
    #expect(squeezed(text(of: comparison)).contains("MVC again 121 119–123 1.06 1.050–1.070"))
  }

  @Test("A twentieth that was not seen is said to be so")
  func blindClock() {
    var comparison = Comparison.sample
    comparison.controls.again?[0].ratio = Ratio(value: 1.01, low: 0.93, high: 1.08)
    let text = squeezed(text(of: comparison))
    #expect(
      text.replacing("\n", with: " ").contains("×1.050 (1.030–1.070), so the 5% was not noticed"))
  }

  @Test("Who asks for dispatch alone sees what else was counted")
  func furtherCounts() {
    var comparison = Comparison.sample
    for index in comparison.architectures.indices {
      comparison.architectures[index].size = nil
      comparison.architectures[index].coverage = nil
      comparison.architectures[index].mutation = nil
    }
    comparison.architectures[1].dispatch?[0].counts[.releases] = 81
    let alone = squeezed(text(of: comparison))
    #expect(alone.contains("Dispatch, the rest instr. runtime releases bytes\n"))
    #expect(alone.contains("MVP – – 81 –\n"))
    #expect(alone.contains("releases: "))
    #expect(!squeezed(text(of: .sample)).contains("releases"))
  }

  @Test("The memory of open screens has a table of its own, between counts and times")
  func memory() {
    var comparison = Comparison.sample
    #expect(!text(of: comparison).contains("Memory"))
    func opened(_ screen: String, _ bytes: Int) -> DispatchFigures {
      var figures = DispatchFigures(interaction: "\(screen)-open")
      figures.counts = Counts([.liveBytes: bytes])
      return figures
    }
    comparison.controls.floor? += [opened("greeting", 1_041), opened("profile", 4_048)]
    comparison.architectures[0].dispatch? += [opened("greeting", 1_097), opened("profile", 4_759)]
    comparison.architectures[1].dispatch? += [opened("greeting", 1_097), opened("profile", 9_199)]
    let printed = squeezed(text(of: comparison))
    #expect(
      printed.contains(
        """

         greeting, profile,
        Memory live bytes ± live bytes ±
         floor 1,041 −56 4,048 −711
         MVC (baseline) 1,097 4,759 *
         MVP 1,097 = 9,199 +4,440

        Dispatch times
        """))
    #expect(printed.contains(" Memory: The live bytes"))
    #expect(printed.contains(" live bytes: "))
  }

  @Test("What was not measured is a dash, which is explained")
  func gaps() {
    var comparison = Comparison.sample
    comparison.architectures[0].size?.total.machineCodeBytes = nil
    let text = squeezed(text(of: comparison))
    #expect(text.contains("machine code, bytes – 140,000\n"))
    #expect(text.contains("–: This figure was not measured; a note says why."))
    #expect(text.contains("Notes\n instructions are null: they are not counted yet.\n"))
  }

  @Test("Every row is explained")
  func legend() {
    let text = text(of: .sample)
    for term in [
      "*: The best", "faults that need a view: The faults that", "tokens: ",
      "ratio: The time divided by", "MVC again: ", "floor: ", "allocs: ", "name-refused: ",
      "net: ", "price: ", "±: ", "models' share: ", "Bindings: ", "instr.: ",
    ] {
      #expect(text.contains("  \(term)"))
    }
  }

  @Test("Each section is the same while later parts are not measured yet")
  func sections() {
    let report = Comparison.sample.report(baselineID: "mvc", findings: ["A."])
    var growing = Comparison.sample
    let parts = ComparisonPart.inOrder
    var rest = report.sections
    for part in parts.reversed() {
      let sections = growing.sections(
        of: part, among: parts, baselineID: "mvc", findings: ["A."])
      #expect(Array(rest.suffix(sections.count)) == sections)
      rest.removeLast(min(sections.count, rest.count))
      for index in growing.architectures.indices {
        switch part {
        case .size: growing.architectures[index].size = nil
        case .coverage:
          growing.architectures[index].coverage = nil
          growing.architectures[index].mutation = nil
        case .dispatch: growing.architectures[index].dispatch = nil
        }
      }
    }
    #expect(rest.isEmpty)
    let renderer = TextRenderer()
    #expect(
      renderer.heading(of: growing.report(baselineID: "mvc")) == renderer.heading(of: report))
  }

  @Test("Parts that were not measured have no tables")
  func parts() {
    var size = Comparison.sample
    var coverage = Comparison.sample
    for index in size.architectures.indices {
      size.architectures[index].coverage = nil
      size.architectures[index].mutation = nil
      size.architectures[index].dispatch = nil
      coverage.architectures[index].size = nil
      coverage.architectures[index].dispatch = nil
    }
    #expect(!text(of: size).contains("Testability"))
    #expect(!text(of: size).contains("Dispatch counts"))
    #expect(!text(of: coverage).contains("Distribution"))
    #expect(!text(of: coverage).contains("Ease of use"))
    #expect(text(of: coverage).contains("Testability"))
  }

  @Test("A whole run without kept results has its summary all the same")
  func withoutKeptResults() {
    var comparison = Comparison.sample
    for index in comparison.architectures.indices {
      comparison.architectures[index].coverage = nil
      comparison.architectures[index].mutation = nil
    }
    let text = text(of: comparison)
    #expect(text.contains("Testability") && text.contains("Summary"))
  }

  @Test("The size alone comes with its roles, the largest first")
  func roles() throws {
    var comparison = Comparison.sample
    for index in comparison.architectures.indices {
      comparison.architectures[index].coverage = nil
      comparison.architectures[index].mutation = nil
      comparison.architectures[index].dispatch = nil
    }
    let text = text(of: comparison)
    let start = try #require(text.range(of: "mutable\nRoles ")?.lowerBound)
    #expect(
      text[start...].hasPrefix(
        """
        mutable
        Roles              code lines   share  complexity    properties  names types of
        MVC
          View controller         250  100.0%          62             5

        MVP
          Presenter               900   64.3%         225            18  View protocol 12 behaviour
          View                    400   28.6%         100             8  View protocol 1 value, 2 behaviour;
                                                                         Presenter 2 behaviour
          View protocol           100    7.1%          25             2

        Code lines of modules that all architectures share: Models 287, HeadlessUIKit 1,816, Views 87.

        """))
  }

  @Test("No line is wider than 100 columns or ends with a space", arguments: [2, 3, 4, 7, 14, 25])
  func width(count: Int) {
    var comparison = Comparison.sample(of: count)
    comparison.notes.append(String(repeating: "long", count: 60))
    comparison.environment.processor = String(repeating: "処理装置 ", count: 30)
    for line in text(of: comparison).split(separator: "\n") {
      #expect(line.displayWidth <= 100, "\(line)")
      #expect(!line.hasSuffix(" "), "\(line)")
    }
  }

  @Test("Where the columns do not fit, each architecture gets a row, with all figures")
  func manyColumns() throws {
    let lines = text(of: .sample(of: 14)).split(separator: "\n").map { squeezed(String($0)) }
    let distribution = try #require(lines.firstIndex { $0.hasPrefix("Distribution ") })
    #expect(lines[distribution + 1] == " MVC 100.0% 1 0")
    #expect(lines[distribution + 2] == " MVP 64.3% * 3 1")
    #expect(lines[distribution + 14] == " MVC with lighter view controllers 13 64.3% * 3 1")
    #expect(lines.contains { $0.hasSuffix(" tokens") || $0.contains(" tokens ") })
  }

  @Test("With all architectures each has a row with its name in full, and the best are marked")
  func allArchitectures() throws {
    let comparison = Comparison.all
    let lines = text(of: comparison).split(separator: "\n").map(String.init)
    for line in lines { #expect(line.displayWidth <= 100, "\(line)") }
    let names = comparison.architectures.map(\.name)
    for title in ["Distribution", "Testability", "Summary", "greeting-tap"] {
      let start = try #require(lines.firstIndex { $0.hasPrefix(title) }, "\(title)")
      let labels = lines[start...].dropFirst().prefix(names.count + 8)
      for name in names {
        #expect(labels.contains { $0.hasPrefix("  \(name) ") }, "\(title): \(name)")
      }
    }
    let summary = lines.drop { !$0.hasPrefix("Summary") }
    #expect(summary.contains { $0.hasPrefix("  \(names[0]) ") && squeezed($0).contains(" 287 *") })
    #expect(summary.contains { $0.hasPrefix("  \(names[1]) ") && squeezed($0).contains(" 320 ") })
  }

  @Test("Columns that still do not fit follow below, in blocks of about the same width")
  func blocks() {
    let columns = (1...40).map { Table.Column(title: "P-\($0)") }
    let cells = (1...40).map { Table.Cell(text: "\($0)") }
    let report = Report(
      title: "Sample",
      tables: [
        Table(
          title: "Profile", columns: columns,
          sections: [.init(rows: [.init(label: "MVC", cells: cells)])],
          overflow: .divide)
      ])
    let rows = TextRenderer().text(of: report).split(separator: "\n").filter { $0.contains("MVC") }
    #expect(rows.map { $0.split(separator: " ").count - 1 } == [13, 13, 14])
  }

  @Test("A column that is attached stands close to the one on its left")
  func attachedColumn() {
    let report = Report(
      title: "Sample",
      tables: [
        Table(
          columns: [
            Table.Column(title: "hops"), Table.Column(title: "±", isAttached: true),
            Table.Column(title: "weak"),
          ],
          sections: [
            .init(rows: [
              .init(label: "MVP", cells: ["8", "+4", "2"].map { Table.Cell(text: $0) })
            ])
          ])
      ])
    #expect(
      TextRenderer().text(of: report) == """
        Sample

               hops  ±  weak
          MVP     8 +4     2

        """)
  }

  @Test("Remarks with a title are a list")
  func titledRemarks() {
    let section = Report.Section(remarksTitle: "What the figures say", remarks: ["A.", "B."])
    #expect(
      TextRenderer().text(of: section) == """

        What the figures say
          A.
          B.

        """)
    #expect(TextRenderer().text(of: Report.Section(remarksTitle: "Nothing")) == "")
  }

  @Test("Colour adds nothing but colour")
  func color() {
    let report = Comparison.sample.report(baselineID: "mvc", findings: ["A costs more."])
    let colored = TextRenderer(style: .colored).text(of: report)
    #expect(colored.contains("\u{1B}["))
    #expect(colored.replacing(#/\u{1B}\[[0-9]+m/#, with: "") == text(of: .sample))
  }

  @Test("What could move the cursor is shown as a mark")
  func controlCharacters() {
    var report = Report.figures([("lines", "1", false)])
    report.notes = ["a\u{1B}[2Jb\nc\u{202E}d"]
    #expect(TextRenderer().text(of: report).hasSuffix("  a\u{FFFD}[2Jb\u{FFFD}c\u{FFFD}d\n"))
  }

  private func text(of comparison: Comparison) -> String {
    TextRenderer().text(of: comparison.report(baselineID: "mvc", findings: ["A costs more."]))
  }

  /// Returns the text with single spaces instead of several, and without spaces at the ends of
  /// lines.
  private func squeezed(_ text: String) -> String {
    text.replacing(#/ +/#, with: " ").replacing(" \n", with: "\n")
  }
}
