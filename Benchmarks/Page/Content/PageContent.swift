import Behavior
import Figures
import Reports
import Terminal
import Traces

/// The content of the HTML page, in the form that the page's script reads.
///
/// Every figure, share, ratio and mark is computed here. The script only lays them out, and joins
/// equal neighboring calls of a trace into one row, with the number of calls.
struct PageContent: Encodable {
  /// The id of an architecture, and its name in the charts and menus.
  struct Name: Encodable, Equatable {
    var id: String
    var name: String
  }

  /// The version of the JSON format.
  let schema = 4
  /// The digest of the figures and findings, by which a kept page is found to be outdated.
  let digest: String
  /// The id of the baseline, the architecture that all other architectures are compared with.
  let baseline: String
  let names: [Name]
  let overview: OverviewContent
  let figures: [FigureContent]
  /// The published claims with their verdicts; those that contradict each other are neighbors.
  let claims: [ClaimResult]
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
  /// The short names of the functions of ``traces``, in the order of the functions.
  let shortNames: [String]
  let scenarioGroups: [ScenarioGroup]
  let words: [ReportPage.Term]
  let origins: [OriginContent]
  /// The citation of the page's figures, with line breaks.
  let citation: String
  /// The reasons why parts are missing; the key is the part's name in this content.
  let absences: [String: String]
  let notes: [String]

  init(of page: ReportPage) throws {
    digest = try page.comparison.digest()
    baseline = page.baseline
    names = page.comparison.architectures.map { Name(id: $0.id, name: $0.name) }
    overview = OverviewContent(of: page)
    figures = FigureContent.all(of: page.comparison)
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
    let roles = page.architectures.flatMap(\.roles).map(\.name)
    shortNames = page.traces?.shortNames(ofRoles: Set(roles)) ?? []
    scenarioGroups = page.traces?.scenarioGroups ?? []
    words = page.words
    origins = page.origins.map(OriginContent.init)
    citation = page.citation.joined(separator: "\n")
    absences = page.absences
    notes = page.comparison.notes.map(\.line) + (page.conformance?.notes ?? []) + page.notes
  }
}

/// Returns a number together with its noun, such as `1 file` or `2 files`.
func counted(_ number: Int, _ one: String, _ several: String) -> String {
  "\(number.grouped) \(number == 1 ? one : several)"
}

extension ReportPage {
  /// The name of the baseline, the architecture that all other architectures are compared with.
  var baselineName: String {
    comparison.architectures.first { $0.id == baseline }?.name
      ?? architectures.first { $0.id == baseline }?.name ?? baseline
  }
}
