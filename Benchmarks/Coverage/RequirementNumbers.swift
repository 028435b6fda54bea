import Scenarios

/// A reader of the requirement numbers at the start of tests' display names, such as `P-6, P-17:
/// …`.
enum RequirementNumbers {
  /// Returns the requirement numbers before the first colon of a display name.
  ///
  /// The result is empty if there is no colon, or if the text before the colon contains anything
  /// but requirement numbers and commas.
  static func named(by displayName: String) -> [String] {
    guard let colon = displayName.firstIndex(of: ":") else { return [] }
    let numbers = displayName[..<colon].split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingPrefix { $0 == " " } }
    guard numbers.allSatisfy({ $0.wholeMatch(of: /[GP]-[0-9]+/) != nil }) else { return [] }
    return numbers.map(String.init)
  }

  /// Returns the numbers of the requirements that tests prove, in the order of the specification.
  ///
  /// - Throws: ``CoverageError`` when a test names a requirement that is not in the specification.
  static func proved(by tests: [TestResult]) throws -> [String] {
    let specified = Requirement.all.map(\.id)
    var proved: Set<String> = []
    var disproved: Set<String> = []
    for test in tests {
      let numbers = named(by: test.name)
      let unknown = numbers.filter { !specified.contains($0) }
      guard unknown.isEmpty else {
        throw CoverageError.unknownRequirements(test: test.name, numbers: unknown)
      }
      switch test.outcome {
      case .passed: proved.formUnion(numbers)
      case .failed: disproved.formUnion(numbers)
      case .inconclusive: break
      }
    }
    return specified.filter { proved.contains($0) && !disproved.contains($0) }
  }
}
