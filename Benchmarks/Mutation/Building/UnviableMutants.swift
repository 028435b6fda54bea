import Foundation

/// The search for the mutants that do not compile.
///
/// The search compares the place of each compiler error with the places of the mutants. In the
/// rewritten sources, comments such as `/*<12*/` and `/*12>*/` stand around the code of each
/// mutant.
struct UnviableMutants {
  /// A place that the compiler reports an error for.
  struct Place: Hashable {
    let file: String
    /// The line, counted from 1.
    let line: Int
    /// The column, counted in bytes from 1.
    let column: Int
  }

  /// Returns the places of all errors in the output of a build.
  static func places(in output: String) -> Set<Place> {
    Set(
      output.matches(of: #/(?m)^(/.+?\.swift):(\d+):(\d+): error: /#).compactMap { match in
        guard let line = Int(match.output.2), let column = Int(match.output.3) else { return nil }
        return Place(file: String(match.output.1), line: line, column: column)
      })
  }

  /// Returns the mutants that can be the cause of a compiler's error.
  ///
  /// - Parameters:
  ///   - line: The line of the error in the source, counted from 1.
  ///   - column: The column of the error, counted in bytes from 1.
  ///   - source: The rewritten source.
  /// - Returns: The innermost mutant around the place of the error. If no mutant is around this
  ///   place, the result is all mutants that begin on the line. The reason is that the compiler may
  ///   report the error at the start of an expression, although the mutant that causes the error
  ///   stands further right in this expression.
  static func mutants(at line: Int, _ column: Int, in source: String) -> [Int] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return [] }
    let row = lines[line - 1]
    let offset = lines[..<(line - 1)].reduce(0) { $0 + $1.utf8.count + 1 } + column - 1
    var open: [Int] = []
    for mark in marks(in: source) where mark.offset <= offset {
      if mark.isStart { open.append(mark.id) } else if open.last == mark.id { open.removeLast() }
    }
    if let innermost = open.last { return [innermost] }
    return marks(in: String(row)).filter(\.isStart).map(\.id)
  }

  private static func marks(in source: String) -> [(offset: Int, id: Int, isStart: Bool)] {
    source.matches(of: #//\*(?:<(\d+)|(\d+)>)\*//#).compactMap { match in
      let offset = source.utf8.distance(from: source.startIndex, to: match.range.lowerBound)
      if let start = match.output.1.flatMap({ Int($0) }) { return (offset, start, true) }
      return match.output.2.flatMap { Int($0) }.map { (offset, $0, false) }
    }
  }
}
