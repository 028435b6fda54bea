import Architectures
import Foundation
import Sizes
import TestSupport
import Testing

@testable import Figures

@Suite("Measuring the sizes of this package's modules")
struct SizeMeasurementTests {
  /// The ids of the architectures whose view controllers an app creates directly.
  private static let directlyCreated: Set = ["mvc"]

  @Test(
    "Lines of assembly are found in each architecture that puts its screens together in a function",
    arguments: Architecture.all)
  func assemblyLines(architecture: Architecture) throws {
    var notes: [String] = []
    let size = try SizeMeasurement(packageFolder: packageFolder, objectsFolder: nil)
      .measure(architecture, notes: &notes)
    #expect((size.assemblyLines == 0) == Self.directlyCreated.contains(architecture.id))
    #expect(notes.isEmpty)
  }

  @Test(
    "A function counts as assembly by its name, in an app's class as in an assembly of its own",
    arguments: [
      ("makeScreen", 3), ("makeModule", 3), ("makeGreetingScreen", 3), ("makeProfileScreen", 3),
      ("makeStore", 0),
    ])
  func assemblyLines(of function: String, lines: Int) throws {
    let architecture = try #require(Architecture.all.first { $0.id == "redux" })
    let folder = try TemporaryFolder()
    try folder.write(
      """
      final class ReduxApp {
        func \(function)() {
          a()
        }
      }
      """, to: "Sources/Redux/Shared/ReduxApp.swift")
    var notes: [String] = []
    let size = try SizeMeasurement(packageFolder: folder.url, objectsFolder: nil)
      .measure(architecture, notes: &notes)
    #expect(size.assemblyLines == lines)
    #expect(notes.isEmpty)
  }
}

/// The root folder of the package, found from the path of this source file.
private var packageFolder: URL {
  URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
