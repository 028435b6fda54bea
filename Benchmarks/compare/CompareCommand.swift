import Architectures
import Foundation
import Metrics

/// The command: from the arguments to the exit code.
@MainActor struct CompareCommand {
  /// How the process ends.
  ///
  /// Source for 64: sysexits(3), `EX_USAGE`.
  enum ExitCode: Int32 {
    case success = 0
    case failure = 1
    case usage = 64
  }

  private let terminal = Terminal()
  private let progress: ProgressLine

  /// Creates a command on this process's standard streams.
  init() {
    let terminal = terminal
    progress = ProgressLine(isShown: terminal.errorIsTerminal, write: terminal.writeError)
  }

  /// Does what the arguments ask for.
  func run(_ arguments: [String]) -> ExitCode {
    do {
      switch try Self.reader.read(arguments) {
      case .help(let part):
        let help = Help(
          part: part, architectures: Self.reader.architectures,
          defaultBaseline: Self.reader.defaultBaseline, interactions: Self.reader.interactions)
        try terminal.write(help.text)
      case .run(let request): try run(request)
      }
      return .success
    } catch let error as UsageError {
      progress.erase()
      terminal.writeError("compare: \(error)\nSee: swift run -c release compare --help\n")
      return .usage
    } catch {
      progress.erase()
      terminal.writeError("compare: \(Self.message(of: error))\n")
      return .failure
    }
  }

  private static let reader = ArgumentReader(
    architectures: Architecture.all.map(\.id), interactions: DispatchRun.interactions,
    defaultBaseline: Architecture.baselineID)

  private func run(_ request: Request) throws {
    let file = try request.output.map { path throws(UsageError) in try ReportFile(path) }
    let style: TextStyle = file == nil && terminal.welcomesColor ? .colored : .plain
    let text =
      switch request.subject {
      case .folders(let paths): try measure(paths, request.format, style)
      case .architectures(let architectures): try measure(architectures, request.format, style)
      }
    progress.erase()
    if let file { try file.write(text) } else { try terminal.write(text) }
  }

  private func measure(
    _ paths: [String], _ format: ReportFormat, _ style: TextStyle
  ) throws -> String {
    let sizes = try FoldersRun(paths).run(progress: progress.show)
    return try format.text(of: sizes, report: sizes.report, style: style)
  }

  private func measure(
    _ request: ArchitecturesRequest, _ format: ReportFormat, _ style: TextStyle
  ) throws -> String {
    let build = Build.current
    let here = URL(filePath: FileManager.default.currentDirectoryPath)
    let comparison = try ComparisonRun(
      request, build: build,
      packageFolder: PackageFolder.find(from: [build.productsFolder, here].compactMap { $0 }),
      progress: progress.show
    ).run()
    return try format.text(
      of: comparison, report: comparison.report(baselineID: request.baseline), style: style)
  }

  private static func message(of error: any Error) -> String {
    (error as? any LocalizedError)?.errorDescription ?? "\(error)"
  }
}

extension ReportFormat {
  /// A measurement written down in this format.
  fileprivate func text(
    of value: some Encodable, report: @autoclosure () -> Report, style: TextStyle
  ) throws -> String {
    switch self {
    case .text: TextRenderer(style: style).text(of: report())
    case .markdown: MarkdownRenderer().text(of: report())
    case .json: try value.json()
    }
  }
}
