import Architectures
import Foundation
import TestSupport
import Testing

@testable import Toolchain

@Suite("Finding the package")
struct PackageFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "my kit/Package.swift")
    try folder.write("", to: "my kit/Sources/Specification/Scenarios/Scenario.swift")
    try folder.write("", to: "my kit/.build/x86_64/release/compare")
    try folder.write("", to: "other/Package.swift")
    try folder.write("", to: "other/Sources/App/main.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "my kit/.build/release").path,
      withDestinationPath: "x86_64/release")
  }

  @Test(
    "It is the start of the search, or above it",
    arguments: [
      "my kit", "my kit/Sources/Specification", "my kit/.build/x86_64/release",
      "my kit/.build/release",
    ])
  func found(start: String) throws {
    let found = try PackageFolder.find(from: [folder.url.appending(path: start)])
    #expect(found.path == folder.url.appending(path: "my kit").path)
  }

  @Test("The first start with a package at or above it counts")
  func order() throws {
    let starts = ["other/Sources", "nowhere", "my kit/Sources"].map {
      folder.url.appending(path: $0)
    }
    #expect(try PackageFolder.find(from: starts).path == folder.url.appending(path: "my kit").path)
  }

  @Test("Another package does not count, and the message says which folder to go to")
  func notFound() {
    let start = folder.url.appending(path: "other/Sources")
    #expect(throws: PackageFolder.NotFound(searched: [start.path])) {
      try PackageFolder.find(from: [start])
    }
    let message = PackageFolder.NotFound(searched: ["/a", "/b"]).description
    #expect(message.contains("/a or /b"))
    #expect(message.contains("swift run -c release compare"))
  }
}
