/// The reason why a tool, a file or another process cannot be used.
package enum ToolError: Error, Equatable, CustomStringConvertible {
  /// No folder of the search path contains a program `swift`.
  case swiftMissing(searchPath: String)
  /// A program of the toolchain, such as `llvm-cov`, is not in the compiler's folder.
  case missing(tool: String)
  /// A program, file or folder cannot be run, read or written.
  case unusable(path: String, reason: String)
  /// The package does not build; the case holds the end of the compiler's output.
  case buildFailed(purpose: String, output: String)
  /// A tool failed; the case holds the reason and the end of the tool's output.
  case failed(tool: String, reason: String, output: String)
  /// A worker, a process that does a job for this process, returned no result.
  case workerFailed(kind: String, reason: String)

  package var description: String {
    switch self {
    case .swiftMissing(let searchPath):
      """
      There is no program 'swift' in any folder of PATH (\(searchPath)). Install the Swift \
      toolchain, or add its folder to PATH.
      """
    case .missing(let tool):
      """
      \(tool), a part of the Swift toolchain, is not beside the compiler. Install the whole \
      toolchain from swift.org.
      """
    case .unusable(let path, let reason): "\(path) cannot be used: \(reason)"
    case .buildFailed(let purpose, let output):
      "The package does not build for \(purpose):\n\(output)"
    case .failed(let tool, let reason, let output): "\(tool) failed (\(reason)):\n\(output)"
    case .workerFailed(let kind, let reason): "The worker process for \(kind) \(reason)"
    }
  }
}
