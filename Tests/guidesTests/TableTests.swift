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
    let summary = try #require(shown.blocks["table summary"])
    #expect(summary[0].hasPrefix("| Architecture | "))
    #expect(summary[2].hasPrefix("| **MVC** | 250 | 30 |"))
    #expect(shown.blocks["table costs"]?[2].hasPrefix("| MVC | ") == true)
    #expect(shown.blocks["table bindings"]?[2].hasPrefix("| a stored closure | ") == true)
    #expect(
      shown.blocks["origin"] == [
        """
        Instructions and times: kept run of 2026-03-01, AMD EPYC, Swift 6.3.1, commit 1a2b3c4+. Kinds: \
        set of
        """,
        "2026-03-01.",
      ])
    #expect(shown.blocks["finding small-screens"]?.first?.hasPrefix("**A screen with") == true)
  }

  @Test(
    "A figure is that of an architecture, or a count",
    arguments: [("mvp.code-lines", "1,400"), ("architectures", "14"), ("interactions", "4")]
      + [("same.code-lines", "within 13%"), ("same.test-coverage", nil)]
      + [("mvp.lines", nil), ("mvx.code-lines", nil), ("nothing", nil)] as [(String, String?)])
  func figures(name: String, text: String?) {
    #expect(ShownComparison(now: .sample, kept: .all).figure(name) == text)
  }

  @Test("The picture has a dot for each architecture, and labels for the best known and the others")
  func picture() throws {
    let picture = try #require(ShownComparison(now: .all, kept: .all).picture)
    #expect(picture.svg.matches(of: /<circle/).count == 14 && picture.svg.contains(">VIPER</text>"))
    #expect(picture.alternative.hasPrefix("Code lines against kinds of mistakes found: "))
    #expect(ShownComparison(now: .kept, kept: .all).picture == nil)
  }

  @Test("With another compiler only the tables of the kept run are known")
  func otherCompiler() {
    var kept = Comparison.all
    kept.environment.swift = "6.4"
    #expect(
      Set(ShownComparison(now: .sample, kept: kept).blocks.keys) == [
        "allowance", "origin", "sameness", "table bindings", "table costs",
      ])
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
