import Architectures
import Foundation
import Sizes
import TestSupport
import Testing
import Toolchain

@testable import Figures

@Suite("Measuring the sizes of this package's modules")
struct SizeMeasurementTests {
  @Test(
    "Lines of assembly are found in each architecture that puts a screen together from several roles",
    arguments: Architecture.all)
  func assemblyLines(architecture: Architecture) throws {
    var notes: [String] = []
    let package = try PackageFolder.find(from: [URL(filePath: #filePath)])
    let size = try SizeMeasurement(packageFolder: package, objectsFolder: nil)
      .measure(architecture, notes: &notes)
    let assembling: Set = ["Assembly", "Configurator", "Coordinator", "Router"]
    #expect(
      (size.assemblyLines > 0) == architecture.roles.contains { assembling.contains($0.name) },
      """
      \(architecture.folder) needs a role for the function that puts a screen together: \
      makeScreen, makeModule or start, or makeGreetingScreen and makeProfileScreen
      """)
    #expect(notes.isEmpty)
  }

  @Test(
    "A function counts as assembly by its name, in an app's class as in an assembly of its own",
    arguments: [
      ("makeScreen", 3), ("makeModule", 3), ("makeGreetingScreen", 3), ("makeProfileScreen", 3),
      ("start", 3),
      ("makeStore", 0),
    ])
  func assemblyLines(of function: String, lines: Int) throws {
    let architecture = try #require(Architecture.all.first { $0.id == "mvp" })
    let folder = try TemporaryFolder()
    try folder.write(
      """
      enum ProfileAssembly {
        func \(function)() {
          a()
        }
      }
      """, to: "Sources/MVP/Profile/ProfileAssembly.swift")
    var notes: [String] = []
    let size = try SizeMeasurement(packageFolder: folder.url, objectsFolder: nil)
      .measure(architecture, notes: &notes)
    #expect(size.assemblyLines == lines)
    #expect(notes.isEmpty)
  }
}
