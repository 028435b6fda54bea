import Behavior
import Figures
import Reports
import Traces

/// The content of the HTML page, in the form that the page's script reads.
///
/// Every figure, share, ratio and mark of a figure is computed here. The script only words and lays
/// out what it finds, and counts calls, files, lines and architectures.
struct PageContent: Encodable {
  /// The id of an architecture, and its name in the charts and menus.
  struct Name: Encodable, Equatable {
    var id: String
    var name: String
  }

  /// The version of the JSON format.
  let schema = 7
  /// The digest of the figures and findings, by which a kept page is found to be outdated.
  let digest: String
  /// The id of the baseline, the architecture that all other architectures are compared with.
  let baseline: String
  let names: [Name]
  /// The result of the comparison as a sentence; `nil` if its figures support none.
  @OrNull var headline: String?
  let findings: [Finding]
  /// The findings on more than two chosen architectures, with tokens for names and figures.
  let differences = Finding.ofDifferences
  /// The findings on each two architectures; the key is their ids in the order of the names, such
  /// as `mvc,mvp`.
  let pairs: [String: [Finding]]
  let figures: [FigureContent]
  /// The ids of the figures of each group of the catalog; the key is the group's title.
  let groups: [String: [String]]
  /// The published claims with their verdicts; those that contradict each other are neighbors.
  let claims: [ClaimResult]
  let roles: [RoleContent]
  /// The mistakes; `nil` if neither they nor the coverage of any architecture are known.
  @OrNull var faults: FaultContent?
  /// The costs of each interaction that was measured.
  let costs: [CostContent]
  /// The results of the scenarios; `nil` if they were not played.
  @OrNull var conformance: Conformance?
  let requirements: [ReportPage.Requirement]
  let architectures: [PageArchitecture]
  /// The requests for changes; `nil` if no change is known to pass.
  @OrNull var changes: ChangeContent?
  /// The lines of each requirement: by architecture, requirement and path.
  let places: [String: [String: [String: [Int]]]]
  /// The recorded calls; `nil` if no calls were recorded.
  @OrNull var traces: TraceArchive?
  let origins: [ReportPage.Origin]
  /// The citation of the page's figures, with line breaks.
  let citation: String
  /// The decision record of two or three architectures, with tokens for them and for limits.
  let record: String
  /// The reasons why parts are missing; the key is the part's name in this content.
  let absences: [String: String]
  let notes: [String]

  init(of page: ReportPage) throws {
    digest = try page.comparison.digest()
    baseline = page.baseline
    names = page.comparison.architectures.map { Name(id: $0.id, name: $0.name) }
    headline = page.comparison.headline
    findings = page.comparison.findings
    pairs = Self.findingsOfPairs(in: page.comparison)
    figures = FigureContent.all(of: page.comparison)
    groups = Dictionary(
      uniqueKeysWithValues: [
        FigureGroup.summary, .firstScreen, .amount, .distribution, .testability,
      ].map {
        ($0.title, $0.figures.map(\.id))
      })
    claims = ClaimsReport(in: page.comparison).claims
    roles = RoleContent.all(of: page)
    faults = FaultContent(of: page)
    costs = CostContent.all(of: page.comparison, baseline: page.baseline)
    conformance = page.conformance
    requirements = page.requirements
    architectures = page.architectures
    changes = page.changes
    places = page.places
    traces = page.traces
    origins = page.origins
    citation = page.citation.lines.joined(separator: "\n")
    record = DecisionRecord(of: page.comparison, citation: page.citation).template
    absences = page.absences
    notes = page.comparison.notes.map(\.line) + (page.conformance?.notes ?? []) + page.notes
  }

  private static func findingsOfPairs(in comparison: Comparison) -> [String: [Finding]] {
    var pairs: [String: [Finding]] = [:]
    let entries = comparison.architectures
    for (index, one) in entries.enumerated() {
      for other in entries[(index + 1)...] {
        var pair = comparison
        pair.architectures = [one, other]
        pairs["\(one.id),\(other.id)"] = pair.findings
      }
    }
    return pairs
  }
}
