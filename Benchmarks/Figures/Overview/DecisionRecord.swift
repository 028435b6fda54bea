import Reports

/// A record of the choice between two or three architectures, with all that is known filled in.
///
/// What a team has to add stays in braces.
package struct DecisionRecord {
  private let comparison: Comparison
  private let citation: Citation?

  /// Creates the record.
  ///
  /// - Parameters:
  ///   - comparison: The comparison with the figures.
  ///   - citation: The citation of these figures; without one, a team adds it.
  package init(of comparison: Comparison, citation: Citation?) {
    self.comparison = comparison
    self.citation = citation
  }

  /// The record in Markdown with a token in place of what depends on the chosen architectures.
  ///
  /// `[[names]]` stands for their names, `[[limits]]` for limits, `[[out]]` and `[[close]]` for the
  /// architectures that miss these clearly or hardly, and the id of a figure, such as
  /// `[[code-lines]]`, for `MVP 481, VIPER 657: not the same`.
  package var template: String {
    let source = citation?.lines.joined(separator: "; ") ?? "{what --cite prints}"
    let kinds = comparison.kinds.isEmpty ? "{…}" : "\(comparison.kinds.count)"
    return """
      # {number}: {architecture} for {app}

      Status: proposed, {date}, {owner}

      - **Context:** {team size, experience, age of the app, screens, the next six months}
      - **Limits:** [[limits]]; set before the figures were seen: {yes or no}
      - **Candidates:** [[names]]; out by the limits: [[out]]; too close to tell: [[close]]
      - **Testability:** of \(kinds) kinds of mistakes, tests find without a screen: [[\(EntryFigure.kindsFound.id)]]
      - **Boilerplate:** \(Self.token(.codeLines)); \(Self.token(.smallestScreen))
      - **Changes, the median of six requests:** \(Self.token(.changedFiles)); \(Self.token(.linesToOpen))
      - **Where requirements live:** \(Self.token(.filesPerRequirement))
      - **Speed:** \(Self.token(.addedInstructions)); \(Self.token(.frameShare))
      - **Our changes:** {the three likeliest, the requests that are like them, and their files in both}
      - **Not measured, we judge:** {learning, juniors, fit with SwiftUI, libraries, consistency across teams, migration one screen at a time, compile time}
      - **Our own trial:** {one screen in each, their lines by `appsize`, what surprised us}
      - **Decision:** {architecture}, because {at most three of the lines above}; we accept {what is worse}
      - **Enforced by:** {`appsize --check` in CI, a review rule}; revisit when {trigger}
      - **Source:** \(source). Two screens, no UIKit: a hint and no proof.

      """
  }

  private static func token(_ figure: EntryFigure) -> String {
    "\(figure.label): [[\(figure.id)]]"
  }

  /// The record of all architectures of the comparison; `nil` if these are not two or three.
  package var text: String? {
    let entries = comparison.architectures
    guard (2...3).contains(entries.count) else { return nil }
    return template.replacing(/\[\[([a-z.-]+)\]\]/) { token in
      switch token.1 {
      case "names": return entries.listed
      case "limits": return "lines ≤ {a}, kinds ≥ {b}, files ≤ {c}"
      case "out": return "{others, with the reason}"
      case "close": return "{others}"
      default:
        guard let figure = FigureGroup.record.figures.first(where: { $0.id == token.1 }) else {
          return "{…}"
        }
        let values = entries.map { "\($0.name) \(figure.text(of: $0) ?? "{…}")" }
        return "\(values.joined(separator: ", ")): \(sameness(in: figure))"
      }
    }
  }

  private func sameness(in figure: EntryFigure) -> String {
    let values = comparison.architectures.compactMap(figure.value)
    guard values.count == comparison.architectures.count else { return "{the same, or not}" }
    let areSame = values.allSatisfy { one in
      values.allSatisfy { figure.sameness.areSame(one, $0) }
    }
    return areSame ? "the same" : "not the same"
  }
}
