import Architectures
import Foundation
import Testing

@Suite("The list of architectures and the folders agree")
struct ArchitecturesTests {
  @Test("Every folder in Sources is a listed architecture or serves all of them")
  func foldersAreListed() throws {
    let folders = Set(
      try FileManager.default.contentsOfDirectory(
        atPath: Self.package.appending(path: "Sources").path)
    ).subtracting(["Common", "Screens", "Specification"])
    #expect(
      folders.subtracting(Architecture.all.map(\.module)).sorted() == [],
      """
      Each of these folders of Sources needs its name in the list architectures of Package.swift, \
      and an entry: a file in Sources/Specification/Architectures/Entries, and its name in \
      Sources/Specification/Architectures/Architecture+All.swift
      """)
  }

  @Test("No two architectures share a name or a module, and identifiers follow the names")
  func identity() {
    #expect(Set(Architecture.all.map(\.name)).count == Architecture.all.count)
    #expect(Set(Architecture.all.map(\.module)).count == Architecture.all.count)
    #expect(
      Architecture.all.map(\.id)
        == Architecture.all.map { $0.name.lowercased().replacing(" ", with: "-") })
  }

  @Test(
    "An architecture has view-free tests if one of its roles uses no view",
    arguments: Architecture.all)
  nonisolated func testsExist(_ architecture: Architecture) throws {
    let manifest = try String(
      contentsOf: Self.package.appending(path: "Package.swift"), encoding: .utf8)
    let exempt = try #require(manifest.firstMatch(of: /withoutViewFreeTests: Set = \[(.*)\]/)).1
    let isExempt = exempt.contains("\"\(architecture.module)\"")
    let roles = architecture.roles.filter { !$0.usesViews }.map(\.name)
    let folder = "Tests/\(architecture.testTarget)"
    if FileManager.default.fileExists(atPath: Self.package.appending(path: folder).path) {
      #expect(
        !isExempt,
        """
        The tests in \(folder) do not run: take \(architecture.module) out of \
        withoutViewFreeTests in Package.swift
        """)
    } else {
      #expect(
        roles == [],
        """
        \(architecture.name) has no folder \(folder), but these of its roles use no view: add \
        view-free tests there, and take \(architecture.module) out of withoutViewFreeTests in \
        Package.swift
        """)
    }
  }

  @Test("Every architecture has a row in the guide to the patterns", arguments: Architecture.all)
  nonisolated func patternIsListed(_ architecture: Architecture) throws {
    let guide = try String(
      contentsOf: Self.package.appending(path: "Benchmarks/Guides/Patterns.md"), encoding: .utf8)
    #expect(
      guide.contains("\n| \(architecture.name) |") || guide.contains("\n| [\(architecture.name)]("),
      "The table in Benchmarks/Guides/Patterns.md needs a row: | \(architecture.name) | … |")
  }

  @Test("Every file plays exactly one role, and every role has a file", arguments: Architecture.all)
  nonisolated func filesPlayRoles(_ architecture: Architecture) throws {
    let files = try Self.files(of: architecture)
    for file in files {
      let claims = architecture.roles.filter { role in
        role.fileNameEndings.contains { file.lastPathComponent.hasSuffix("\($0).swift") }
      }
      #expect(
        claims.count == 1,
        """
        \(architecture.folder), \(file.lastPathComponent): exactly one role in the entry of \
        \(architecture.name) in Sources/Specification/Architectures/Entries has to name its ending
        """)
    }
    for role in architecture.roles {
      #expect(
        files.contains { architecture.role(ofFile: $0.lastPathComponent) == role },
        """
        No file in \(architecture.folder) has an ending of the role \(role.name): \
        \(role.fileNameEndings.joined(separator: ", "))
        """)
    }
  }

  @Test("Only roles that use views import them", arguments: Architecture.all)
  nonisolated func importsFollowRoles(_ architecture: Architecture) throws {
    for file in try Self.files(of: architecture) {
      let views = try Self.imports(of: file).intersection(["PortableUIKit", "Views"])
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
        imports.isSubset(of: ["Foundation", "Models", "Observation", "PortableUIKit", "Views"]),
        "\(file.lastPathComponent)")
    }
  }

  @Test(
    "A role uses views in all architectures that have it, or in none", arguments: Architecture.all)
  nonisolated func rolesAgree(_ architecture: Architecture) {
    for role in architecture.roles {
      let others = Architecture.all.filter { other in
        other.roles.contains { $0.name == role.name && $0.usesViews != role.usesViews }
      }
      #expect(
        others.map(\.name) == [],
        """
        usesViews of \(architecture.name)'s role \(role.name) is \(role.usesViews), and in these \
        architectures it is not: see Sources/Specification/Architectures/Entries
        """)
    }
  }

  private nonisolated static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private nonisolated static func files(of architecture: Architecture) throws -> [URL] {
    let folder = package.appending(path: architecture.folder)
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

@Suite("The part that a source file plays")
struct ArchitecturePartTests {
  private let mvp: Architecture

  init() throws {
    mvp = try #require(Architecture.all.first { $0.id == "mvp" })
  }

  @Test(
    "A file of the architecture plays its role, and a shared file a shared part or its module",
    arguments: [
      ("Sources/MVP/Greeting/GreetingPresenter.swift", "Presenter"),
      ("Sources/MVP/Profile/ProfileViewController.swift", "View"),
      ("Sources/Common/Jobs/MainLoop.swift", "Task"),
      ("Sources/Specification/Scenarios/Service/ScenarioService.swift", "Services"),
      ("Sources/Specification/Scenarios/Service/ScenarioPhotoLibrary.swift", "Services"),
      ("Sources/Specification/Scenarios/Driver/Stage.swift", "App"),
      ("Benchmarks/Programs/demo/Main.swift", "App"),
      ("Sources/Common/HeadlessUIKit/Controls/UIButton.swift", "HeadlessUIKit"),
      ("Sources/VIPER/Greeting/GreetingPresenter.swift", "VIPER"),
      ("Sources/MVP/Greeting/Other.swift", nil), ("Package.swift", nil), ("", nil),
    ])
  func path(_ path: String, part: String?) {
    #expect(mvp.part(ofFile: path) == part)
  }

  @Test("Code of a module without a known file plays the part of the module")
  func module() {
    #expect(mvp.part(ofFile: nil, inModule: "Models") == "Models")
    #expect(mvp.part(ofFile: nil, inModule: "Scenarios") == "App")
    #expect(mvp.part(ofFile: nil, inModule: "MVP") == nil)
  }
}
