/// A statement that someone has published about architectures, with the rules that judge it.
///
/// The text is our own summary of the claim.
///
/// ```swift
/// func verdict(on comparison: Comparison) -> String? {
///   let claim = Claim.all.first { $0.id == "C-1" }
///   return claim.map { JudgedClaim($0, in: comparison) }?.judgements.first?.verdict.rawValue
/// }
/// ```
package struct Claim: Identifiable, Sendable {
  /// The part of the source that we have read, or the way in which the number was found.
  package enum Seen: String, Codable, Sendable {
    /// The text that makes the claim.
    case text
    /// Only the abstract or a summary.
    case abstract
    /// A table of figures, without the text around it.
    case table
    /// Nothing: the number was counted in the sources of an app.
    case counted
  }

  /// The id on the command line, such as `L-4`; claims of the kit's source documents begin with C.
  package let id: String
  /// The claim in our own words.
  let text: String
  /// The author and the title of the source, shortened.
  let source: String
  /// The part of the source that we have read.
  let seen: Seen
  /// The number that the source gives; `nil` if it gives none, or none was seen.
  let number: String?
  /// The ids of the claims that favour another architecture in the same respect.
  let contradicts: [String]
  /// The judgements, one for each part of the claim; there is at least one.
  let judgements: [Judgement]

  init(
    _ id: String, _ text: String, source: String, seen: Seen = .text, number: String? = nil,
    contradicts: [String] = [], _ judgements: Judgement...
  ) {
    self.id = id
    self.text = text
    self.source = source
    self.seen = seen
    self.number = number
    self.contradicts = contradicts
    self.judgements = judgements
  }
}
