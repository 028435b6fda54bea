/// A statement that someone has published about architectures, with the parts that figures decide.
///
/// A claim without parts belongs to the reading list: it has a source and a number, and no verdict.
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

  /// A part of a claim that gets a verdict of its own.
  struct Part: Sendable {
    /// The name of the part; `nil` for the whole claim.
    let label: String?
    let statement: Statement
    /// Sentences on what the verdict does not cover.
    let note: String?

    init(_ label: String?, _ statement: Statement, note: String? = nil) {
      self.label = label
      self.statement = statement
      self.note = note
    }

    /// Creates the only part of a claim.
    init(_ statement: Statement, note: String? = nil) {
      self.init(nil, statement, note: note)
    }
  }

  /// The id on the command line, such as `L-4`; claims of the kit's source documents begin with C.
  package let id: String
  /// The claim in our own words.
  let text: String
  /// The author and the title of the source, shortened.
  let source: String
  let seen: Seen
  /// The number that the source gives; `nil` if it gives none, or none was seen.
  let number: String?
  /// The ids of the claims that favor another architecture in the same respect.
  let contradicts: [String]
  let parts: [Part]

  init(
    _ id: String, _ text: String, source: String, seen: Seen = .text, number: String? = nil,
    contradicts: [String] = [], _ parts: Part...
  ) {
    self.id = id
    self.text = text
    self.source = source
    self.seen = seen
    self.number = number
    self.contradicts = contradicts
    self.parts = parts
  }

  /// All claims: those with verdicts in the order of their ids, then the reading list.
  package static let all = articles + published + readingList
}
