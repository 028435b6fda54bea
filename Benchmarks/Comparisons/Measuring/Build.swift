import Foundation

/// The build that this program comes from.
package struct Build: Sendable {
  package let isDebug: Bool
  /// The folder of the executable, in which the objects of every module lie, too.
  package let productsFolder: URL?

  /// The build of the running program.
  package static var current: Build {
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

  /// The folder of a release build's objects; `nil` in a debug build.
  var releaseObjectsFolder: URL? {
    isDebug ? nil : productsFolder
  }
}
