import Architectures
import CodeSizes
import Foundation
import Testing

@testable import Comparisons

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
}

/// The root folder of the package, found from the path of this source file.
private var packageFolder: URL {
  URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
