import Foundation

/// The program into which SwiftPM builds all tests of the package.
///
/// The program can be started without SwiftPM, which takes less time than `swift test`.
package enum TestProgram {
  /// The arguments with which the program runs the tests of Swift Testing.
  ///
  /// Other arguments, such as a filter, come after these arguments.
  package static let arguments = ["--testing-library", "swift-testing"]

  /// The exit status when no test matches the filter.
  ///
  /// Source: sysexits(3), `EX_UNAVAILABLE`, as Swift Testing uses it.
  package static let noTestsStatus: Int32 = 69

  /// Returns the location of the program in the folder of a build.
  package static func location(in scratch: URL) -> URL {
    scratch.appending(path: "debug/ArchitectureComparisonKitPackageTests.xctest")
  }

  /// Returns the regular expression that matches the tests of a module and no others.
  package static func filter(testsOf module: String) -> String { #"^\#(module)Tests\."# }
}
