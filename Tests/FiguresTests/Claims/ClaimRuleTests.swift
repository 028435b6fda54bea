import Architectures
import Costs
import Samples
import Testability
import Testing

@testable import Figures

/// A made-up comparison, with the verdict that it gives on one judgement.
struct RuleExample: Sendable, CustomTestStringConvertible {
  let claim: String
  let judgement: Int
  let verdict: ClaimVerdict
  let change: @Sendable (inout Comparison) -> Void

  init(
    _ claim: String, _ judgement: Int, _ verdict: ClaimVerdict,
    _ change: @escaping @Sendable (inout Comparison) -> Void = { _ in }
  ) {
    self.claim = claim
    self.judgement = judgement
    self.verdict = verdict
    self.change = change
  }

  /// Creates an example of a claim's first judgement.
  init(
    _ claim: String, _ verdict: ClaimVerdict,
    _ change: @escaping @Sendable (inout Comparison) -> Void = { _ in }
  ) {
    self.init(claim, 0, verdict, change)
  }

  var testDescription: String { "\(claim), judgement \(judgement + 1): \(verdict.rawValue)" }

  /// Returns the judgement of the made-up comparison.
  func judged() throws -> JudgedClaim.JudgedPart {
    var comparison = Comparison.even
    change(&comparison)
    let judged = try #require(Claim.all.first { $0.id == claim })
    return JudgedClaim(judged, in: comparison).judgements[judgement]
  }
}

@Suite("The rules of the claims")
struct ClaimRuleTests {
  @Test(
    "A comparison in which a claim holds confirms it, and the opposite contradicts it",
    arguments: RuleExample.all)
  func verdicts(example: RuleExample) throws {
    let judged = try example.judged()
    #expect(judged.verdict == example.verdict)
    #expect(judged.reason != "")
  }

  @Test("Each judgement that figures decide has examples of opposite verdicts")
  func examplesAreComplete() {
    let examples = RuleExample.all
    for claim in Claim.all {
      for (index, judgement) in claim.judgements.enumerated() {
        let verdict = judgement.ruling(in: .even).verdict
        guard verdict != .notMeasuredYet, verdict != .cannotBeMeasured else { continue }
        let found = Set(
          examples.filter { $0.claim == claim.id && $0.judgement == index }.map(\.verdict))
        #expect(found.isSuperset(of: [.confirmed, .contradicted]), "\(claim.id) \(index + 1)")
      }
    }
  }

  @Test("Without figures no claim is confirmed, contradicted or left undecided")
  func noFigures() {
    let bare = Comparison(
      environment: .sample, shared: .init(), controls: .init(),
      architectures: Architecture.all.map { .init(id: $0.id, name: $0.name) }, notes: [])
    let none = Comparison(
      environment: .sample, shared: .init(), controls: .init(), architectures: [], notes: [])
    let withoutFigures: Set<ClaimVerdict> = [.notMeasuredYet, .cannotBeMeasured, .noFigure]
    for comparison in [bare, none] {
      for judged in ClaimsReport(in: comparison).claims.flatMap(\.judgements) {
        #expect(withoutFigures.contains(judged.verdict))
        #expect(judged.figure == nil)
        #expect(judged.reason != "")
      }
    }
  }

  @Test("The reason names the figure that is missing")
  func missing() throws {
    var comparison = Comparison.even
    comparison[.mvp].mutation = nil
    comparison.architectures.removeAll { $0.id == "viper" }
    comparison[.mvvm].setCount(nil, of: .liveBytes)
    func reason(_ id: String, _ index: Int = 0) throws -> String {
      let claim = try #require(Claim.all.first { $0.id == id })
      let judged = JudgedClaim(claim, in: comparison).judgements[index]
      #expect(judged.verdict == .noFigure)
      return judged.reason
    }
    #expect(try reason("C-1") == "The comparison does not have VIPER.")
    #expect(
      try reason("C-4") == "No result on the faults in MVP is kept for these sources.")
    #expect(try reason("C-11") == "The liveBytes of MVVM in profile-open were not counted.")
  }

  @Test(
    "A claim on an architecture that the comparison lacks gets no verdict",
    arguments: [
      ("L-23", Architecture.unidirectional), ("L-24", .redux), ("L-25", .redux), ("L-26", .redux),
      ("L-26", .observationMVVM), ("L-28", .unidirectional),
    ])
  func missingArchitecture(id: String, pattern: Architecture) throws {
    var comparison = Comparison.even
    comparison.architectures.removeAll { $0.id == pattern.id }
    let claim = try #require(Claim.all.first { $0.id == id })
    let judged = try #require(JudgedClaim(claim, in: comparison).judgements.first)
    #expect(judged.verdict == .noFigure)
    #expect(judged.figure == nil)
    #expect(judged.reason == "The comparison does not have \(pattern.name).")
  }

  @Test("Without the cost of a message at both depths, the claim on nesting is not measured yet")
  func messages() throws {
    let claim = try #require(Claim.all.first { $0.id == "L-27" })
    var comparison = Comparison.even
    comparison.setMessages(atDepth1: 100, atDepth10: nil)
    for judged in JudgedClaim(claim, in: comparison).judgements {
      #expect(judged.verdict == .notMeasuredYet)
      #expect(judged.figure == nil)
    }
    comparison.setMessages(atDepth1: 100, atDepth10: 200)
    let judgements = JudgedClaim(claim, in: comparison).judgements
    #expect(judgements.map { $0.verdict == .notMeasuredYet } == [false, true, false, true])
    #expect(
      judgements[2].figure
        == "one message takes 100 instructions at depth 1, and 200 (×2.00) at depth 10")
  }

  @Test("The figure names both architectures and their ratio")
  func figure() throws {
    let example = RuleExample("C-2", .confirmed) {
      $0[.mvc].setLines(31, in: "Greeting")
      $0[.mvp].setLines(62, in: "Greeting")
    }
    #expect(
      try example.judged().figure == """
        MVP 62 (×2.00), MVC 31 code lines of the greeting screen; MVP 350 (×1.00), MVC 350 code \
        lines of the profile screen
        """)
  }

  @Test("One role has no coupling between roles, so it is not praised for that")
  func oneRole() throws {
    let judged = try RuleExample("L-5", 1, .cannotBeMeasured).judged()
    #expect(judged.verdict == .cannotBeMeasured)
    #expect(judged.figure == nil)
    #expect(judged.reason.contains("one role"))
  }
}
