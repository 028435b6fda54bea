import Foundation
import TestSupport
import Testing
import Toolchain

@testable import Testability

@Suite("Measuring test targets")
struct TestCodeTests {
  @Test("Lines are those with code, doubles are types that are named so, at every depth")
  func measures() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "// nothing\n\nstruct ViewSpy {}\nenum Outer {\n  class Fake {}\n}\n", to: "a.swift")
    try folder.write(
      """
      protocol ServiceMock {}
      extension ViewSpy {}
      final class SpyGlass {}
      actor ClockStub {}
      enum UserDummy {}
      let spy = ViewSpy()
      """, to: "Profile/b.swift")
    #expect(try TestCode(in: folder.url) == TestCode(codeLines: 4 + 6, doubles: 4))
  }

  @Test("A missing folder has no code")
  func missing() throws {
    let folder = try TemporaryFolder()
    #expect(
      try TestCode(in: folder.url.appending(path: "none")) == TestCode(codeLines: 0, doubles: 0))
  }
}
