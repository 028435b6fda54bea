import Foundation
import Terminal
import TestSupport
import Toolchain

/// A command that measures how the time of `compare size` grows with the length of a file.
struct CheckGrowth: Command {
  static let name = "growth"
  static let abstract = "Measures how the time of 'compare size' grows with the file."
  static let discussion = """
    The file is ordinary source, or source on which the lexer or the structure scan searches long. \
    Each piece of source is repeated to 1, 2, 4 and 8 MB. It is a problem if 8 MB take more than \
    32 times as long as 1 MB; growth with the square would take 64 times.
    """

  func run() throws -> ExitCode {
    let package = try Check.packageFolder()
    let sources = [try RepeatedSource.lexer(in: package)] + RepeatedSource.hardPieces
    let compare = try CompareProgram(in: package)
    let folder = try TemporaryFolder()
    let start = try Self.seconds(of: Data(), in: folder, with: compare)
    try StandardStreams().write(Growth.header + "\n")
    var problems: [String] = []
    for source in sources {
      let growth = Growth(
        seconds: try Growth.megabytes.map {
          try Self.seconds(of: source.bytes($0 * 1_000_000), in: folder, with: compare)
        }, start: start)
      try StandardStreams().write(growth.row(named: source.name) + "\n")
      if let problem = growth.problem(named: source.name) { problems.append(problem) }
    }
    return try Check.result(
      of: problems, checked: "the growth with \(sources.count) pieces of source")
  }

  /// Returns the processor time, in seconds, of one run of `compare size` with a file.
  ///
  /// The time includes the start of the program.
  private static func seconds(
    of source: Data, in folder: TemporaryFolder, with compare: CompareProgram
  ) throws -> Double {
    try folder.write(source, to: "repeated.swift")
    let run = try compare.size([folder.path("repeated.swift")], in: folder.url)
    if let failure = run.result.failure {
      throw ToolError.failed(tool: "compare size", reason: failure, output: run.result.tail)
    }
    return run.processorTime.total
  }
}
