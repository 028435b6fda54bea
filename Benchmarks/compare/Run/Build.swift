import Foundation

/// How this program was built, and where it lies.
struct Build {
  let isDebug: Bool
  /// The folder of the executable, beside which the objects of every module lie.
  let productsFolder: URL?

  /// The running program.
  static var current: Build {
    #if DEBUG
      let isDebug = true
    #else
      let isDebug = false
    #endif
    return Build(
      isDebug: isDebug,
      productsFolder: Bundle.main.executableURL?.resolvingSymlinksInPath()
        .deletingLastPathComponent())
  }

  /// Where the objects of a release build lie; `nil` if this is none.
  var releaseObjectsFolder: URL? {
    isDebug ? nil : productsFolder
  }
}
