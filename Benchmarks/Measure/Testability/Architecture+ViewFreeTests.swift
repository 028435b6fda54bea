import Architectures
import Foundation

extension Architecture {
  /// Returns the names of the test targets with view-free tests in a package, in the order of the
  /// architectures.
  static func testTargets(in packageRoot: URL) -> [String] {
    all.map(\.testTarget).filter {
      FileManager.default.fileExists(atPath: packageRoot.appending(path: "Tests/\($0)").path)
    }
  }
}
