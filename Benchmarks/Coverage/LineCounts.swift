/// A place in a source file from which on another execution count holds, as llvm-cov writes it.
struct CoverageSegment: Equatable {
  /// The line, counted from 1.
  var line: Int
  /// The number of times that the code from here on ran.
  var count: Int
  /// True if the code from here on is counted.
  var hasCount: Bool
  /// True if a region of code begins here; false if a region only ends here.
  var isRegionEntry: Bool
  /// True if only white space between regions follows.
  var isGap: Bool

  /// True if counted code begins here.
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

/// The number of times that each line of a file ran.
///
/// The rules are those of LLVM's `LineCoverageStats`, by which `llvm-cov show` prints its counts.
struct LineCounts: Equatable {
  /// The number of times that each line with code ran, by the number of the line.
  private(set) var counts: [Int: Int] = [:]

  /// Counts the lines of a file.
  ///
  /// - Parameter segments: All segments of the file, in the order of their places.
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

  /// Counts the times that a line ran.
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
