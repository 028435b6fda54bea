import Reports

/// A rule that gives no finding, with the reason.
struct LeftOutFinding: Encodable, Equatable, Sendable, Identifiable {
  /// The id of the rule, such as `small-screen`.
  let id: String
  /// The kind of figures that the comparison lacks; `nil` if its figures support no statement.
  @OrNull var missing: String?
}

extension Comparison {
  /// Returns the rules that give no finding, in the order of the rules.
  func leftOutFindings(besides findings: [Finding]) -> [LeftOutFinding] {
    FindingRule.all.filter { rule in !findings.contains { $0.id == rule.id } }.map { rule in
      LeftOutFinding(id: rule.id, missing: has(rule.needs) ? nil : rule.needs.rawValue)
    }
  }
}

extension [LeftOutFinding] {
  /// The sentences that name the rules without a finding, one for each reason, and the commands
  /// that measure what is missing.
  var remarks: [String] {
    var reasons: [String?] = []
    for finding in self where !reasons.contains(finding.missing) { reasons.append(finding.missing) }
    let sentences = reasons.map { missing in
      let ids = filter { $0.missing == missing }.map(\.id).joined(separator: ", ")
      guard let missing else {
        return "Left out, because the figures do not support a statement: \(ids)."
      }
      return "Left out, because this comparison has no \(missing): \(ids)."
    }
    guard contains(where: { $0.missing != nil }) else { return sentences }
    return sentences + [Comparison.wholeRun(thenCalling: "findings")]
  }
}
