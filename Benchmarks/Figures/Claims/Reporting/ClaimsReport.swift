import Reports

/// Claims with the verdicts that follow from a comparison.
package struct ClaimsReport: Codable, Equatable, Sendable {
  /// The version of the JSON format.
  package var schema = 1
  /// The machine and the tools with which the comparison was measured.
  package var environment: RunEnvironment
  /// The claims; those that contradict each other stand beside each other.
  package var claims: [JudgedClaim]

  /// Judges claims by the figures of a comparison.
  package init(of claims: [Claim] = Claim.all, in comparison: Comparison) {
    environment = comparison.environment
    self.claims = Self.neighbouring(claims).map { JudgedClaim($0, in: comparison) }
  }

  /// The number of judgements with each verdict that occurs, in the order of the verdicts.
  package var counts: [(verdict: ClaimVerdict, count: Int)] {
    let verdicts = claims.flatMap(\.judgements).map(\.verdict)
    return ClaimVerdict.allCases.compactMap { verdict in
      let count = verdicts.count { $0 == verdict }
      return count > 0 ? (verdict, count) : nil
    }
  }

  /// The numbers of claims, judgements and verdicts, in one sentence.
  package var summary: String {
    let judgements = claims.reduce(0) { $0 + $1.judgements.count }
    let verdicts = counts.map { "\($0.count) \($0.verdict.rawValue)" }.joined(separator: ", ")
    return """
      \(claims.count) \(claims.count == 1 ? "claim" : "claims"), \(judgements) \
      \(judgements == 1 ? "judgement" : "judgements"): \(verdicts).
      """
  }

  /// Returns claims in such an order that those which contradict each other stand together.
  ///
  /// Otherwise the order stays as it is.
  static func neighbouring(_ claims: [Claim]) -> [Claim] {
    var ordered: [Claim] = []
    var waiting = claims
    func take(_ claim: Claim) {
      guard let index = waiting.firstIndex(where: { $0.id == claim.id }) else { return }
      ordered.append(waiting.remove(at: index))
      for other in claims where claim.contradicts.contains(other.id) { take(other) }
    }
    claims.forEach(take)
    return ordered
  }
}

/// A claim with its judgements on a comparison, in the form that reports and JSON show.
package struct JudgedClaim: Codable, Equatable, Identifiable, Sendable {
  /// The verdict on a claim or on a part of it.
  package struct JudgedPart: Codable, Equatable, Sendable {
    /// The part of the claim; `nil` for the whole claim.
    @OrNull package var part: String?
    /// Our figure as text; `nil` if the verdict has none.
    @OrNull package var figure: String?
    package var verdict: ClaimVerdict
    /// The condition of the verdict, or the reason why there is no figure.
    package var reason: String
  }

  package var id: String
  /// The claim in our own words.
  package var text: String
  /// The author and the title of the source, shortened.
  package var source: String
  /// The number that the source gives; `nil` if it gives none, or none was seen.
  @OrNull package var number: String?
  /// The part of the source that we have read.
  package var seen: Claim.Seen
  /// The ids of the claims that favour another architecture in the same respect.
  package var contradicts: [String]
  package var judgements: [JudgedPart]

  /// Judges a claim by the figures of a comparison.
  package init(_ claim: Claim, in comparison: Comparison) {
    id = claim.id
    text = claim.text
    source = claim.source
    number = claim.number
    seen = claim.seen
    contradicts = claim.contradicts
    judgements = claim.judgements.map { judgement in
      let ruling = judgement.ruling(in: comparison)
      return JudgedPart(
        part: judgement.part, figure: ruling.figure, verdict: ruling.verdict,
        reason: ruling.reason ?? judgement.reason)
    }
  }
}
