import Architectures
import Foundation
import Testing

@Suite("The list of architectures and the folders agree")
struct ArchitecturesTests {
  @Test("Every folder in Sources is a listed architecture or serves all of them")
  func foldersAreListed() throws {
    let others: Set = [
      "Architectures", "Arguments", "CCallRecorder", "CMainLoop", "CProcess", "CallTraces",
      "HeadlessUIKit", "Jobs", "Models", "Scenarios", "Store", "Terminal", "Toolchain", "Views",
      "demo",
    ]
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path)
    #expect(
      Set(folders).subtracting(others) == Set(Architecture.all.map(\.module)),
      """
      A folder of an architecture needs an entry in Architecture+All.swift, another folder a name \
      in this test: see AddingAnArchitecture.md
      """)
  }

  @Test("No two architectures share an identifier, a name or a module")
  func identityIsUnique() {
    #expect(Set(Architecture.all.map(\.id)).count == Architecture.all.count)
    #expect(Set(Architecture.all.map(\.name)).count == Architecture.all.count)
    #expect(Set(Architecture.all.map(\.module)).count == Architecture.all.count)
  }

  @Test("An identifier is the name in lower case, with dashes", arguments: Architecture.all)
  nonisolated func identityFollowsName(_ architecture: Architecture) {
    #expect(architecture.id == architecture.name.lowercased().replacing(" ", with: "-"))
  }

  @Test("The baseline is one of the listed architectures")
  func baselineIsListed() {
    #expect(Architecture.all.contains { $0.id == Architecture.baseline.id })
  }

  @Test("Every architecture has tests of its own", arguments: Architecture.all)
  nonisolated func testsExist(_ architecture: Architecture) {
    let tests = Self.sources.deletingLastPathComponent()
      .appending(path: "Tests/\(architecture.module)Tests")
    #expect(FileManager.default.fileExists(atPath: tests.path))
  }

  @Test("Every architecture has a row in the guide to the patterns", arguments: Architecture.all)
  nonisolated func patternIsListed(_ architecture: Architecture) throws {
    let guide = try String(
      contentsOf: Self.sources.deletingLastPathComponent()
        .appending(path: "Benchmarks/Guides/Patterns.md"),
      encoding: .utf8)
    #expect(
      guide.contains("\n| \(architecture.name) |") || guide.contains("\n| [\(architecture.name)]("),
      "The table in Benchmarks/Guides/Patterns.md needs a row for \(architecture.name)")
  }

  @Test("Every file plays exactly one role, and every role has a file", arguments: Architecture.all)
  nonisolated func filesPlayRoles(_ architecture: Architecture) throws {
    let files = try Self.files(of: architecture)
    for file in files {
      let claims = architecture.roles.filter { role in
        role.fileNameEndings.contains { file.lastPathComponent.hasSuffix("\($0).swift") }
      }
      #expect(claims.count == 1, "\(file.lastPathComponent) plays \(claims.map(\.name))")
    }
    for role in architecture.roles {
      #expect(
        files.contains { architecture.role(ofFile: $0.lastPathComponent) == role },
        "No file plays \(role.name)")
    }
  }

  @Test("Only roles that use views import them", arguments: Architecture.all)
  nonisolated func importsFollowRoles(_ architecture: Architecture) throws {
    for file in try Self.files(of: architecture) {
      let views = try Self.imports(of: file).intersection(["HeadlessUIKit", "Views"])
      let role = try #require(architecture.role(ofFile: file.lastPathComponent))
      #expect(
        role.usesViews || views.isEmpty,
        "\(file.lastPathComponent), a \(role.name), imports \(views.sorted())")
    }
  }

  @Test(
    "An architecture imports neither another one nor the kit's tooling", arguments: Architecture.all
  )
  nonisolated func importsStayInside(_ architecture: Architecture) throws {
    for file in try Self.files(of: architecture) {
      let imports = try Self.imports(of: file)
      #expect(
        imports.isSubset(of: ["Foundation", "HeadlessUIKit", "Models", "Observation", "Views"]),
        "\(file.lastPathComponent)")
    }
  }

  @Test(
    "Presenters, view models, interactors and reducers use no views",
    arguments: Architecture.all.flatMap(\.roles))
  nonisolated func presentationRolesAreViewFree(_ role: Role) {
    if ["Presenter", "View model", "Interactor", "Reducer"].contains(role.name) {
      #expect(!role.usesViews)
    }
  }

  private nonisolated static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources")

  private nonisolated static func files(of architecture: Architecture) throws -> [URL] {
    let folder = sources.appending(path: architecture.module)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { folder.appending(path: $0) }
  }

  private nonisolated static let accessLevels: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  private nonisolated static func imports(of file: URL) throws -> Set<String> {
    let source = try String(contentsOf: file, encoding: .utf8)
    return Set(
      source.split(whereSeparator: { $0.isNewline || $0 == ";" }).compactMap { line in
        let words = line.split(separator: " ")
        guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.endIndex,
          words[..<keyword].allSatisfy({ $0.hasPrefix("@") || Self.accessLevels.contains($0) })
        else { return nil }
        return String(words[words.endIndex - 1])
      })
  }
}
