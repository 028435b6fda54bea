import Foundation

/// The build that made the program: its kind (debug or release) and its folder.
package struct Build: Sendable {
  let isDebug: Bool
  /// The folder of the executable, which also holds the object files of every module; `nil` if this
  /// folder is unknown.
  let productsFolder: URL?

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

  /// The folder with the object files of every module in a release build; `nil` in a debug build.
  var releaseObjectsFolder: URL? {
    isDebug ? nil : productsFolder
  }
}
