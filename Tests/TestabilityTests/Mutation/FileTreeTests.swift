import Foundation
import TestSupport
import Testing

@testable import Testability

@Suite("A copy of files")
struct FileTreeTests {
  private let source: TemporaryFolder
  private let copy: TemporaryFolder

  init() throws {
    source = try TemporaryFolder()
    copy = try TemporaryFolder()
    try source.write("one", to: "Sources/MVC/One.swift")
    try source.write("two", to: "Sources/MVC/Deep/Two.swift")
    try source.write("manifest", to: "Package.swift")
    try source.write("left out", to: "Other/Three.swift")
  }

  @Test("The copy has the chosen files and folders, and what vanishes there vanishes in the copy")
  func chosen() throws {
    try copy.write("old", to: "Sources/MVC/Old.swift")
    try tree().write(to: copy.url)
    #expect(try copy.text(of: "Sources/MVC/One.swift") == "one")
    #expect(try copy.text(of: "Sources/MVC/Deep/Two.swift") == "two")
    #expect(try copy.text(of: "Package.swift") == "manifest")
    #expect(try copy.names() == ["Package.swift", "Sources"])
    #expect(!FileManager.default.fileExists(atPath: copy.path("Sources/MVC/Old.swift")))
  }

  @Test("A folder that vanishes vanishes in the copy, and so does one that was always empty there")
  func vanishedFolder() throws {
    try tree().write(to: copy.url)
    try copy.write("old", to: "Sources/Old/Deep/Old.swift")
    try FileManager.default.createDirectory(
      at: copy.url.appending(path: "Sources/Empty"), withIntermediateDirectories: true)
    try FileManager.default.removeItem(at: source.url.appending(path: "Sources/MVC/Deep"))
    try tree().write(to: copy.url)
    #expect(try subpaths() == ["Package.swift", "Sources", "Sources/MVC", "Sources/MVC/One.swift"])
  }

  @Test("A file can take the place of a folder, and a folder that of a file")
  func changedKind() throws {
    try copy.write("a folder before", to: "Sources/MVC/One.swift/Inner.swift")
    try copy.write("a file before", to: "Sources/MVC/Deep")
    try tree().write(to: copy.url)
    #expect(try copy.text(of: "Sources/MVC/One.swift") == "one")
    #expect(try copy.text(of: "Sources/MVC/Deep/Two.swift") == "two")
  }

  @Test("What a build in the copy has made stays")
  func build() throws {
    try copy.write("object", to: ".build/debug/One.o")
    try tree().write(to: copy.url)
    #expect(try copy.text(of: ".build/debug/One.o") == "object")
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

  @Test("Files of another folder take the place of those of a folder")
  func replaced() throws {
    try source.write("mutated", to: "Rewritten/One.swift")
    var tree = try tree()
    try tree.replace("Sources/MVC", by: source.url.appending(path: "Rewritten"))
    try tree.write(to: copy.url)
    #expect(try copy.text(of: "Sources/MVC/One.swift") == "mutated")
    #expect(!FileManager.default.fileExists(atPath: copy.path("Sources/MVC/Deep/Two.swift")))
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
