import Reports
import Terminal

/// A figure of a folder that may not grow.
///
/// Lines, types, functions and references grow with every feature, so a limit on them would only be
/// in the way. A limit is set to figures that say how the code is built, not how much there is.
struct SizeLimit: Sendable {
  /// The name of the figure, as in tables.
  let figure: String
  /// The difference by which the value may grow nevertheless.
  let allowance: Int
  let text: @Sendable (Int) -> String
  /// Returns the figure of a folder; `nil` if the folder has no such figure.
  let value: @Sendable (MeasuredFolder) -> Int?

  static let all: [SizeLimit] = [
    SizeLimit("largest type") { $0.size.largestTypeLines },
    SizeLimit("function lines, 95th percentile") { $0.size.p95FunctionLines },
    SizeLimit("function lines, longest") { $0.size.longestFunctionLines },
    // Every feature moves the shares of the roles a little, so one percentage point is allowed.
    SizeLimit("largest role's share", allowance: 10, text: { "\($0 / 10).\($0 % 10)%" }) { folder in
      (folder.roles?.largest)
        .flatMap { FigureValue.share($0.codeLines, of: folder.size.codeLines) }
        .map { Int(($0.number * 1000).rounded()) }
    },
    SizeLimit("files without a role") { $0.roles?.filesWithoutRole.count },
    SizeLimit("files with unexpected views") { $0.roles?.filesWithViewImports },
  ]

  private init(
    _ figure: String, allowance: Int = 0,
    text: @escaping @Sendable (Int) -> String = { $0.grouped },
    value: @escaping @Sendable (MeasuredFolder) -> Int?
  ) {
    self.figure = figure
    self.allowance = allowance
    self.text = text
    self.value = value
  }
}
