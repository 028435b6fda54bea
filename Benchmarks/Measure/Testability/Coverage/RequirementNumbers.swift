import Scenarios

/// A reader of the requirement numbers at the start of tests' display names, such as `P-6, P-17:
/// …`.
package enum RequirementNumbers {
  /// Returns the requirement numbers before the first colon of a display name.
  ///
  /// The result is empty if there is no colon, or if the text before the colon contains anything
  /// but requirement numbers and commas.
  package static func named(by displayName: String) -> [String] {
    guard let colon = displayName.firstIndex(of: ":") else { return [] }
    let numbers = displayName[..<colon].split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingPrefix { $0 == " " } }
    guard numbers.allSatisfy({ $0.wholeMatch(of: /[GP]-[0-9]+/) != nil }) else { return [] }
    return numbers.map(String.init)
  }

  /// Throws an error if a test's name begins with a requirement number that does not exist.
  static func requireSpecified(in tests: [String]) throws(CoverageError) {
    let specified = Set(Requirement.all.map(\.id))
    for test in tests {
      let unknown = named(by: test).filter { !specified.contains($0) }
      guard unknown.isEmpty else {
        throw .unknownRequirements(test: test, numbers: unknown)
      }
    }
  }
}
