import Foundation

extension URL {
  /// The folder of the built programs, in which the tests are, too.
  package static var productsFolder: URL {
    #if os(macOS)
      // Another program has loaded the bundle of the tests.
      return Bundle(for: TemporaryFolder.self).bundleURL.deletingLastPathComponent()
    #else
      return Bundle.main.bundleURL
    #endif
  }
}
