/// A position in a source file at which the execution count changes, in the form that llvm-cov
/// writes.
struct CoverageSegment: Equatable {
  /// The number of the line, counted from 1.
  var line: Int
  /// The number of times that the code between this position and the next segment was executed.
  var count: Int
  /// True if the code after this position has an execution count.
  ///
  /// For example, code in functions has an execution count, but a comment between functions has
  /// none.
  var hasCount: Bool
  /// True if a region of code begins at this position; false if a region only ends here.
  var isRegionEntry: Bool
  /// True if the text after this position is only the white space between two regions of code.
  var isGap: Bool

  /// True if code with an execution count begins at this position.
  var startsCode: Bool { hasCount && isRegionEntry && !isGap }
}

extension CoverageSegment: Decodable {
  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    line = try values.decode(Int.self)
    _ = try values.decode(Int.self)
    count = try values.decode(Int.self)
    hasCount = try values.decode(Bool.self)
    isRegionEntry = try values.decode(Bool.self)
    isGap = try values.decode(Bool.self)
  }
}

/// The execution counts of the lines of a file: how many times each line was executed.
///
/// The counts follow the rules of LLVM's `LineCoverageStats`, with which `llvm-cov show` computes
/// the counts that it prints.
struct LineCounts: Equatable {
  /// The execution count of each line with code; the key is the number of the line.
  private(set) var counts: [Int: Int] = [:]

  /// Computes how many times each line of a file was executed.
  ///
  /// - Parameter segments: All segments of the file, in the order of their positions.
  init(segments: [CoverageSegment]) {
    guard let first = segments.first, let last = segments.last else { return }
    var rest = segments[...]
    var wrapped: CoverageSegment?
    for line in first.line...last.line {
      let here = rest.prefix { $0.line == line }
      counts[line] = Self.count(of: here, wrapped: wrapped)
      rest = rest.dropFirst(here.count)
      wrapped = here.last ?? wrapped
    }
  }

  /// Returns the number of times that a line was executed.
  ///
  /// - Parameters:
  ///   - here: The segments on the line.
  ///   - wrapped: The last segment before the line; `nil` if there is none.
  /// - Returns: The number of times; `nil` if the line holds no code.
  private static func count(
    of here: ArraySlice<CoverageSegment>, wrapped: CoverageSegment?
  ) -> Int? {
    let startsSkipped = here.first.map { !$0.hasCount && $0.isRegionEntry } ?? false
    let continuesCode = wrapped?.hasCount ?? false
    let isMapped =
      (continuesCode && !startsSkipped) || here.contains { $0.hasCount && $0.isRegionEntry }
    guard isMapped else { return nil }
    return here.filter(\.startsCode).map(\.count).reduce(wrapped?.count ?? 0, max)
  }
}
