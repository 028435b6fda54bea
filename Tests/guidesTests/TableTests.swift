import Figures
import Reports
import Samples
import Testing

@testable import guides

@Suite("The tables of the guides")
struct TableTests {
  private let sizes = PackageModule(
    name: "Sizes", folder: "Benchmarks/Sizes", dependencies: ["Text"], imports: ["Text"])
  private let text = PackageModule(
    name: "Text", folder: "Sources/Text", dependencies: [], imports: [])

  @Test("Modules stand with their folder and imports")
  func modules() {
    let modules = PackageModules(modules: [text, sizes])
    #expect(modules.problems == [])
    #expect(
      modules.table == [
        "| Module | Folder | Imports |", "| :-- | :-- | :-- |", "| Text | Sources/Text | – |",
        "| Sizes | Benchmarks/Sizes | Text |",
      ])
  }

  @Test("Nothing in Sources depends on a module that measures")
  func direction() {
    var text = text
    text.dependencies = ["Sizes"]
    text.imports = ["Sizes"]
    #expect(messages(of: [text, sizes]) == ["depends on Sizes, which measures."])
  }

  @Test("Imports are the dependencies of the manifest")
  func imports() {
    var text = text
    text.dependencies = ["A"]
    text.imports = ["B"]
    #expect(
      messages(of: [text]) == [
        "imports B, which is no dependency of it in Package.swift.",
        "does not import A; remove the dependency from Package.swift.",
      ])
    // The headers of a module in C are not read.
    text.imports = nil
    #expect(messages(of: [text]) == [])
    #expect(
      PackageModule.imports(
        of: "import A\n@testable import B\nimport struct C.D\npackage import E\n// import F"
      ) == ["A", "B", "C", "E"])
  }

  @Test("Tables of a run have its sizes and the costs of the kept run, the controls included")
  func tables() throws {
    let shown = ShownComparison(now: .sample, kept: .all)
    #expect(shown.comparison.controls == Comparison.all.controls)
    #expect(shown.comparison.dispatchEnvironment == .sample)
    let summary = try #require(shown.tables["summary"])
    #expect(summary[0].hasPrefix("| Architecture | "))
    #expect(summary[2].hasPrefix("| MVC | 250 | 30 |"))
    #expect(shown.tables["memory"]?[2] == "| floor | – | 5,184 |")
    #expect(shown.tables["bindings"]?[2].hasPrefix("| a stored closure | ") == true)
  }

  @Test("With another compiler only the tables of the kept run are known")
  func otherCompiler() {
    var kept = Comparison.all
    kept.environment.swift = "6.4"
    #expect(
      Set(ShownComparison(now: .sample, kept: kept).tables.keys)
        == ["bindings", "dispatch", "memory"])
  }

  @Test("Figures of two runs have the notes of both, without those on parts that one run lacks")
  func notes() {
    var (sizes, costs) = (Comparison.sample, Comparison.kept)
    sizes.notes = [.init(nil, "a"), .init(.dispatch, "not measured", kind: .notMeasured)]
    costs.notes = [.init(.size, "not measured", kind: .notMeasured), .init(.dispatch, "b")]
    #expect(sizes.withDispatch(of: costs).notes.map(\.text) == ["a", "b"])
  }

  private func messages(of modules: [PackageModule]) -> [String] {
    PackageModules(modules: modules).problems.map(\.message)
  }
}
