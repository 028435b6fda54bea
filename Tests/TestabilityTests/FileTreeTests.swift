import Foundation
import TestSupport
import Testing

@testable import Testability

@Suite("A copy of files")
struct FileTreeTests {
  private let source: TemporaryFolder
  private let copy: TemporaryFolder
  private let whole = [
    "Package.swift", "Sources", "Sources/MVC", "Sources/MVC/Deep", "Sources/MVC/Deep/Two.swift",
    "Sources/MVC/One.swift",
  ]

  init() throws {
    source = try TemporaryFolder()
    copy = try TemporaryFolder()
    try source.write("one", to: "Sources/MVC/One.swift")
    try source.write("two", to: "Sources/MVC/Deep/Two.swift")
    try source.write("manifest", to: "Package.swift")
    try source.write("left out", to: "Other/Three.swift")
  }

  @Test("It has the chosen files and folders and nothing else, whatever was in their place")
  func chosen() throws {
    try copy.write("old", to: "Sources/MVC/Old.swift")
    try copy.write("old", to: "Sources/Old/Deep/Old.swift")
    try copy.write("a folder before", to: "Sources/MVC/One.swift/Inner.swift")
    try copy.write("a file before", to: "Sources/MVC/Deep")
    try FileManager.default.createDirectory(
      at: copy.url.appending(path: "Sources/Empty"), withIntermediateDirectories: true)
    try tree().write(to: copy.url)
    #expect(try subpaths() == whole)
    #expect(
      try whole.filter { $0.hasSuffix("swift") }.map(copy.text(of:)) == ["manifest", "two", "one"])
    try FileManager.default.removeItem(at: source.url.appending(path: "Sources/MVC/Deep"))
    try tree().write(to: copy.url)
    #expect(try subpaths() == whole.filter { !$0.contains("Deep") })
  }

  @Test("A file with the same content is not written again, and a changed one is")
  func unchanged() throws {
    try tree().write(to: copy.url)
    let old = Date(timeIntervalSince1970: 1_000)
    for name in ["Sources/MVC/One.swift", "Package.swift"] {
      try FileManager.default.setAttributes(
        [.modificationDate: old], ofItemAtPath: copy.path(name))
    }
    try source.write("changed", to: "Package.swift")
    try tree().write(to: copy.url)
    #expect(try date(of: "Sources/MVC/One.swift") == old)
    #expect(try date(of: "Package.swift") != old)
    #expect(try copy.text(of: "Package.swift") == "changed")
  }

  private func tree() throws -> FileTree {
    try FileTree(of: source.url, folders: ["Package.swift", "Sources", "Missing"])
  }

  private func subpaths() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: copy.url.path).sorted()
  }

  private func date(of name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: copy.path(name))[.modificationDate] as? Date
  }
}
