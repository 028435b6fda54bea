import Comparisons
import JSON
import ScenarioRuns
import Tables
import Terminal

/// The content of the page in the form in which its script shows it.
///
/// Every figure, share, ratio and mark is computed here. The script lays them out, and folds equal
/// neighbouring calls into one, with their number.
struct PageContent: Encodable {
  /// The id of an architecture, and its name in the charts and menus.
  struct Name: Encodable, Equatable {
    var id: String
    var name: String
  }

  /// The version of the JSON format.
  let schema = 2
  /// The id of the architecture that the others are compared with.
  let baseline: String
  let names: [Name]
  let overview: OverviewContent
  /// The code sizes; `nil` if they were not measured, like the other optional parts below.
  @OrNull var size: SizeContent?
  @OrNull var proofs: ProofContent?
  @OrNull var costs: CostContent?
  @OrNull var conformance: ConformanceContent?
  let requirements: [ReportPage.Requirement]
  let architectures: [PageArchitecture]
  let sourceSizes: SourceSizes
  @OrNull var traces: TraceArchive?
  /// The numbers of calls, one for each step of ``traces``.
  let callsInSteps: [Int]
  let words: [ReportPage.Term]
  let origins: [OriginContent]
  /// Notes, such as the reasons why a part of the page is missing.
  let notes: [String]

  init(of page: ReportPage) {
    baseline = page.baseline
    names = page.comparison.architectures.map { Name(id: $0.id, name: $0.name) }
    overview = OverviewContent(of: page)
    size = SizeContent(of: page)
    proofs = ProofContent(of: page)
    costs = CostContent(of: page.comparison, baseline: page.baseline)
    conformance = page.conformance.map { ConformanceContent(of: $0, baseline: page.baseline) }
    requirements = page.requirements
    architectures = page.architectures
    sourceSizes = SourceSizes(of: page.architectures)
    traces = page.traces
    callsInSteps = page.traces?.callsInSteps ?? []
    words = page.words
    origins = page.origins.map(OriginContent.init)
    notes = page.comparison.notes + (page.conformance?.notes ?? []) + page.notes
  }
}

/// Returns a number together with its noun, in the singular or plural.
func counted(_ number: Int, _ one: String, _ several: String) -> String {
  "\(number.grouped) \(number == 1 ? one : several)"
}

extension ReportPage {
  /// Returns a row of a table for each architecture, with the baseline marked.
  func rows(_ cells: (Comparison.Entry) -> [String?]) -> [PageTable.Row] {
    comparison.architectures.map { entry in
      PageTable.Row(name: entry.name, isBaseline: entry.id == baseline, cells: cells(entry))
    }
  }

  /// The name of the architecture that the others are compared with.
  var baselineName: String {
    comparison.architectures.first { $0.id == baseline }?.name
      ?? architectures.first { $0.id == baseline }?.name ?? baseline
  }
}
