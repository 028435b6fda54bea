import Foundation
import TestSupport
import Testing

@testable import Sizes

@Suite("Measuring a module")
struct ModuleMeasurerTests {
  private typealias References = RoleSize.References

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      protocol ProfileOutput { func show(_ name: Profile.Name) }
      struct Profile { struct Name {} }
      """, to: "Shared/ProfileContract.swift")
    try folder.write(
      """
      // ProfileOutput
      final class ProfilePresenter {
        var output: ProfileOutput?
        func show(_ name: Profile.Name) { output?.show(Profile.Name()) }
      }
      struct State {}
      """, to: "Profile/ProfilePresenter.swift")
    try folder.write(
      """
      final class ProfileView: ProfileOutput {
        let presenter: `ProfilePresenter`
        struct State {}
        let text = "ProfilePresenter \\(ProfilePresenter.self)"
        func show(_ name: Profile.Name) { if true { } }
      }
      struct State {}
      """, to: "Profile/ProfileView.swift")
    try folder.write(
      """
      enum Assembly {
        static func assemble() {
          a
        }
        func other() {}
      }
      """, to: "Greeting/Assembly.swift")
  }

  private func role(of name: String) -> String? {
    switch name {
    case "ProfileContract.swift": "Contract"
    case "ProfilePresenter.swift": "Presenter"
    case "ProfileView.swift": "View"
    default: nil
    }
  }

  private func measure(objects: URL? = nil) throws -> (size: ModuleSize, notes: [String]) {
    try ModuleMeasurer(
      moduleFolder: folder.url, roleOfFile: role, assemblyFunctions: ["assemble"],
      objectsFolder: objects
    ).measure()
  }

  @Test("The features add up to the module, with the files beside them under the empty name")
  func features() throws {
    try folder.write("a", to: "Rest.swift")
    let size = try measure().size
    #expect(size.features.mapValues(\.files) == ["": 1, "Greeting": 1, "Profile": 2, "Shared": 1])
    #expect(size.features.values.reduce(0) { $0 + $1.codeLines } == size.total.codeLines)
    #expect(size.features["Greeting"]?.functions == 2)
  }

  @Test("Each role has the size of its files; files without a role are in none")
  func roles() throws {
    let roles = try measure().size.roles
    #expect(roles.mapValues(\.size.complexity) == ["Contract": 0, "Presenter": 1, "View": 2])
    #expect(roles["Contract"]?.size.protocols == 1)
  }

  @Test("Lines of assembly are those of the functions with one of the given names")
  func assembly() throws {
    #expect(try measure().size.assemblyLines == 3)
    #expect(try ModuleMeasurer(moduleFolder: folder.url).measure().size.assemblyLines == 0)
  }

  @Test("References are counted for the types of other roles, values apart from behavior")
  func uses() throws {
    let roles = try measure().size.roles
    #expect(roles["Contract"]?.uses == [:])
    #expect(roles["Presenter"]?.uses == ["Contract": References(values: 2, behavior: 1)])
    #expect(
      roles["View"]?.uses == [
        "Contract": References(values: 1, behavior: 1), "Presenter": References(behavior: 2),
      ])
  }

  @Test(
    "A path is one reference to the last type that it names",
    arguments: [
      ("let a: Profile.Name", 1, 0), ("let a = Profile.Name.self", 1, 0),
      ("let a: Profile.Missing", 1, 0), ("let a = Profile.Kind.large", 1, 0),
      ("let a: Profile.Loader", 0, 1), ("let a: Profile.Worker", 0, 1),
      ("let a: any Profile.Output", 0, 1), ("let a: [Profile.Name: Profile.Loader]", 1, 1),
      ("extension Profile.Loader { let a: Name }", 1, 1),
      ("struct B { struct Profile {}\n let a: Profile }", 0, 0),
      ("let a: Module.Profile", 0, 0), ("let a: Name", 0, 0), ("a.Profile", 0, 0),
    ])
  func paths(source: String, values: Int, behavior: Int) {
    let types = """
      enum Profile { struct Name {} }
      extension Profile { enum Kind { case large }; class Loader {}; actor Worker {} }
      extension Profile { protocol Output {} }
      """
    let uses = RoleSize.uses(in: ["Types": [file(types)], "Code": [file(source)]])
    var expected: [String: [String: References]] = ["Types": [:], "Code": [:]]
    if values + behavior > 0 {
      expected["Code"] = ["Types": References(values: values, behavior: behavior)]
    }
    #expect(uses == expected)
  }

  @Test("A type that the own role declares is the own one; one of several roles counts for each")
  func sharedNames() {
    let uses = RoleSize.uses(in: [
      "A": [file("struct Row {}")], "B": [file("class Row {}")],
      "C": [file("struct Row {}\nlet a: Row")], "D": [file("let a: Row")],
    ])
    #expect(uses["C"] == [:])
    #expect(
      uses["D"] == [
        "A": References(values: 1), "B": References(behavior: 1), "C": References(values: 1),
      ])
  }

  private func file(_ text: String) -> SourceFile {
    SourceFile(name: "File.swift", source: SwiftLexer.lex(Array(text.utf8)))
  }

  @Test("A module is written with its own figures beside features and roles")
  func coding() throws {
    let original = try measure().size
    let data = try JSONEncoder().encode(original)
    #expect(try JSONDecoder().decode(ModuleSize.self, from: data) == original)
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    #expect(object?["files"] as? Int == 4)
    let roles = object?["roles"] as? [String: [String: Any]]
    #expect(object?["assemblyLines"] as? Int == 3)
    #expect(
      roles?["View"]?["uses"] as? [String: [String: Int]] == [
        "Contract": ["values": 1, "behaviour": 1], "Presenter": ["values": 0, "behaviour": 2],
      ])
    #expect(roles?["View"]?["machineCodeBytes"] is NSNull)
  }

  @Test("Machine code is summed over the module's objects, by source file")
  func machineCode() throws {
    let objects = try TemporaryFolder()
    let names = ["ProfileContract", "ProfilePresenter", "ProfileView", "Assembly"]
    for (index, name) in names.enumerated() {
      let object = SyntheticObject(sections: [.code(16 * (index + 1)), .constants(index)])
      try objects.write(Data(object.bytes), to: "\(name).swift.o")
    }
    let found = try measure(objects: objects.url)
    #expect(found.notes.isEmpty)
    #expect(found.size.total.machineCodeBytes == 160)
    #expect(found.size.total.metadataBytes == 6)
    #expect(found.size.features["Profile"]?.machineCodeBytes == 80)
    #expect(found.size.roles["View"]?.size.machineCodeBytes == 48)
    #expect(found.size.roles["View"]?.size.metadataBytes == 2)
  }

  @Test("Without all objects, or with others than ELF, machine code is null and a note says why")
  func unmeasuredMachineCode() throws {
    let objects = try TemporaryFolder()
    let missing = try measure(objects: objects.url)
    #expect(missing.size.total.machineCodeBytes == nil)
    #expect(missing.notes.count == 1)
    for name in ["ProfileContract", "ProfilePresenter", "ProfileView", "Assembly"] {
      try objects.write(Data([0xCF, 0xFA, 0xED, 0xFE]), to: "\(name).swift.o")
    }
    let foreign = try measure(objects: objects.url)
    #expect(foreign.size.roles["View"]?.size.metadataBytes == nil)
    #expect(foreign.notes.first?.hasSuffix("is not an ELF object") == true)
  }
}
