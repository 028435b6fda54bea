import Foundation
import Interactions
import Samples
import Testing

@testable import Costs
@testable import Figures
@testable import Reports
@testable import Terminal

@Suite("The report on dispatch costs")
struct DispatchReportTests {
  private func text(
    of comparison: Comparison, _ parts: DispatchPart..., width: Int = 100
  ) -> String {
    TextRenderer(width: width).text(
      of: DispatchReport(of: comparison, baselineID: comparison.architectures[0].id).report(parts))
  }

  @Test("There is one line for each architecture, in at most 40 lines of 80 columns")
  func short() {
    let lines = text(of: .all, .medians, width: 80).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 40)
    for line in lines { #expect(line.displayWidth <= 80, "\(line)") }
    for entry in Comparison.all.architectures {
      #expect(lines.count { $0.hasPrefix("  \(entry.name)  ") } == 1, "\(entry.name)")
    }
  }

  @Test("Each figure is the median over the interactions in which it was measured")
  func medians() throws {
    var comparison = Comparison.sample
    comparison.architectures[1].dispatch = [:]
    for (index, count) in [3, 10, 1, nil].enumerated() {
      var figures = DispatchFigures.sample(time: 1, ratio: 1 + Double(index))
      figures.counts = Counts(count.map { [.retains: $0] } ?? [:])
      figures.net = Counts(count.map { [.instructions: 1_000 * $0] } ?? [:])
      comparison.architectures[1].dispatch?[Interaction.allCases[index]] = figures
    }
    #expect(
      squeezed(text(of: comparison, .medians)).contains(
        """
        Medians net hops retains weak allocs ratio
         MVC – – – – 4 1.00
         MVP 3,000 – 3 – – 2.50
        """))
  }

  @Test(
    "An interaction has its counts and times, with the floor and the baseline measured again",
    arguments: [
      "Counts  net ±  hops  retains  weak  allocs",
      "  floor           –        –          –       –       0",
      "  MVC             –        –          –       –       4",
      "  MVP     –         –        –     –       5",
      "Other counts  instr.  runtime  releases  bytes",
      "Times      time, ns    interval, ns  ratio  95% interval",
      "  floor        12.0       10.0–14.0   0.10   0.080–0.120",
      "  MVC           120         118–122      1",
      "  MVC again     121         119–123  ≈1.01   0.990–1.030",
      "  MVP           123         121–125  ≈1.02   1.000–1.040",
    ])
  func interaction(row: String) {
    let text = squeezed(text(of: .sample, .interaction(.greetingTap)))
    #expect(text.contains("\n" + squeezed(row) + "\n"))
  }

  @Test("Net instructions that two authors could differ by are marked, even if they are not equal")
  func sameNet() {
    var comparison = Comparison.all
    for (index, net) in [1_000, 2_400, 2_401, 1_000].enumerated() {
      comparison.architectures[index].dispatch?[.nameSaved]?.net = Counts([.instructions: net])
      comparison.architectures[index].dispatch?[.nameSaved]?.instructionsInLayouts = nil
    }
    let text = squeezed(text(of: comparison, .interaction(.nameSaved)))
    #expect(text.contains("2,400 ≈+1,400 ") && text.contains("2,401 +1,401 "))
    #expect(text.contains("1,000 = ") && text.contains(" ≈: the same as MVC, in net instructions"))
  }

  @Test("At 80 columns no line is wider, and each name is on one line")
  func width() {
    let text = text(of: .all, .interaction(.nameSaved), .bindings, .controls, width: 80)
    for line in text.split(separator: "\n") { #expect(line.displayWidth <= 80, "\(line)") }
    for entry in Comparison.all.architectures {
      #expect(text.contains("\n  \(entry.name)  "), "\(entry.name)")
    }
  }

  @Test("A time that two authors of one architecture could not differ by is not taken for equal")
  func unequalTime() {
    #expect(
      squeezed(text(of: .sample, .interaction(.nameRefused)))
        .contains("MVP 15,200 15,198–15,202 10.00 9.980–10.020"))
  }

  @Test("The models' share stands below the floor, with the instructions that net leaves out")
  func modelsShare() throws {
    var comparison = Comparison.sample
    comparison.controls.floor?[.greetingTap]?.counts[.instructions] = 1_002
    var models = DispatchFigures()
    models.counts = Counts([.instructions: 21_500, .retains: 40])
    comparison.controls.models = [.greetingTap: models]
    #expect(
      squeezed(text(of: comparison, .interaction(.greetingTap)))
        .contains("\n floor 1,002 – – – 0\n models' share 21,500 – 40 – –\n MVC – "))
    #expect(
      squeezed(text(of: comparison, .controls))
        .contains("\n greeting-tap 1,002 21,500 ≈1.01 0.990–1.030\n"))
  }

  @Test("Only an interaction that opens a screen has live bytes")
  func liveBytes() {
    var comparison = Comparison.sample
    #expect(!text(of: comparison, .interaction(.greetingTap)).contains("live bytes"))
    comparison.architectures[0].dispatch?[.greetingTap]?.counts[.liveBytes] = 1_097
    let opened = squeezed(text(of: comparison, .interaction(.greetingTap)))
    #expect(opened.contains("Other counts instr. runtime releases bytes live bytes\n"))
    #expect(opened.contains(" MVC – – – – 1,097\n"))
  }

  @Test("The ways to deliver a text have their times and counts, with their meanings")
  func bindings() {
    let text = squeezed(text(of: .sample, .bindings))
    #expect(
      text.contains(
        """
        Bindings time, ns ratio 95% interval instr. net hops retains weak allocs
         a stored closure 50.0 1 – – – – – 0
         1 observer 100 2.00 1.980–2.020 – – – – – 0
        """))
    #expect(text.contains("\n Bindings: "))
  }

  @Test(
    "The controls say if 5% more work was noticed",
    arguments: [(nil, "so the 5% was noticed."), (0.93, "so the 5% was not noticed, nor would")]
      as [(Double?, String)])
  func slowed(low: Double?, verdict: String) {
    var comparison = Comparison.sample
    if let low {
      comparison.controls.again?[.greetingTap]?.ratio = Estimate(value: 1.01, low: low, high: 1.08)
    }
    let text = text(of: comparison, .controls).replacing("\n", with: " ")
    #expect(text.contains("Measured ratio: ×1.050 (1.030–1.070), \(verdict)"))
  }

  @Test("Every word of a table is explained")
  func legend() {
    let text = text(of: .sample, .interaction(.greetingTap), .bindings, .controls)
    for term in [
      "±", "floor", "models' share", "net", "weak", "allocs", "bytes", "ratio", "≈", "–",
    ] {
      #expect(text.contains("\n  \(term): "), "\(term)")
    }
  }
}
