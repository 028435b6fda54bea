import Foundation

extension Encodable {
  /// The value as JSON for people and for programs: indented, its keys always in the same order,
  /// with a line break at the end.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
