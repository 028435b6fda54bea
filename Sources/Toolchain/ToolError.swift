/// The reason why a tool or a file of the toolchain cannot be used.
package enum ToolError: Error, Equatable, CustomStringConvertible {
  /// No folder in which programs are looked for has a `swift`.
  case swiftMissing(searchPath: String)
  /// A program, file or folder cannot be run, read or written.
  case unusable(path: String, reason: String)

  package var description: String {
    switch self {
    case .swiftMissing(let searchPath):
      """
      There is no swift in any folder of PATH (\(searchPath)). Install the Swift toolchain, or add \
      its folder to PATH.
      """
    case .unusable(let path, let reason): "\(path) cannot be used: \(reason)"
    }
  }
}
