import Behavior
import Figures
import Reports
import Terminal
import Traces

/// The content of the HTML page, in the form that the page's script reads.
///
/// Every figure, share, ratio and mark is computed here. The script only lays them out, and joins
/// equal neighbouring calls of a trace into one row, with the number of calls.
struct PageContent: Encodable {
  /// The id of an architecture, and its name in the charts and menus.
  struct Name: Encodable, Equatable {
    var id: String
    var name: String
  }

  /// The version of the JSON format.
  let schema = 4
  /// The id of the baseline, the architecture that all other architectures are compared with.
  let baseline: String
  let names: [Name]
  let overview: OverviewContent
  /// The figures that the page draws against each other and weighs.
  let criteria: [CriterionContent]
  /// The published claims with their verdicts; those that contradict each other are neighbours.
  let claims: [JudgedClaim]
  /// The code sizes; `nil` if they were not measured.
  ///
  /// Each of the other optional properties is also `nil` if its part was not measured.
  @OrNull var size: SizeContent?
  @OrNull var faults: FaultContent?
  @OrNull var costs: CostContent?
  @OrNull var conformance: ConformanceContent?
  let requirements: [ReportPage.Requirement]
  let architectures: [PageArchitecture]
  let sourceSizes: SourceSizes
  @OrNull var traces: TraceArchive?
  /// The number of calls in each step of ``traces``, in the order of the steps.
  let callsInSteps: [Int]
  let words: [ReportPage.Term]
  let origins: [OriginContent]
  /// The citation of the page's figures, with line breaks.
  let citation: String
  /// Notes, such as the reasons why a part of the page is missing.
  let notes: [String]

  init(of page: ReportPage) {
    baseline = page.baseline
    names = page.comparison.architectures.map { Name(id: $0.id, name: $0.name) }
    overview = OverviewContent(of: page)
    criteria = CriterionContent.all(of: page.comparison)
    claims = ClaimsReport(in: page.comparison).claims
    size = SizeContent(of: page)
    faults = FaultContent(of: page)
    costs = CostContent(of: page.comparison, baseline: page.baseline)
    conformance = page.conformance.map { ConformanceContent(of: $0, baseline: page.baseline) }
    requirements = page.requirements
    architectures = page.architectures
    sourceSizes = SourceSizes(of: page.architectures)
    traces = page.traces
    callsInSteps = page.traces?.callsInSteps ?? []
    words = page.words
    origins = page.origins.map(OriginContent.init)
    citation = page.citation.joined(separator: "\n")
    notes = page.comparison.notes + (page.conformance?.notes ?? []) + page.notes
  }
}

/// Returns a number together with its noun, such as `1 file` or `2 files`.
func counted(_ number: Int, _ one: String, _ several: String) -> String {
  "\(number.grouped) \(number == 1 ? one : several)"
}

extension ReportPage {
  /// Returns one table row for each architecture, with the baseline's row marked.
  ///
  /// The function `cells` returns the cells of an architecture's row.
  func rows(_ cells: (Comparison.Entry) -> [String?]) -> [PageTable.Row] {
    comparison.architectures.map { entry in
      PageTable.Row(
        id: entry.id, name: entry.name, isBaseline: entry.id == baseline, cells: cells(entry))
    }
  }

  /// The name of the baseline, the architecture that all other architectures are compared with.
  var baselineName: String {
    comparison.architectures.first { $0.id == baseline }?.name
      ?? architectures.first { $0.id == baseline }?.name ?? baseline
  }
}
