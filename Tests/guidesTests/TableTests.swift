import Figures
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
      modules.table.markdown == [
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

  @Test("The ways to deliver a text stand with their names and counts, if they were measured")
  func bindings() {
    var comparison = Comparison.sample
    #expect(
      bindingsTable(of: comparison)?.markdown == [
        "| Delivery | instructions | hops | retains | releases | weak loads | allocations |",
        "| :-- | --: | --: | --: | --: | --: | --: |",
        "| a stored closure | – | – | – | – | – | 0 |", "| 1 observer | – | – | – | – | – | 0 |",
      ])
    comparison.controls.bindings = nil
    #expect(bindingsTable(of: comparison) == nil)
  }

  @Test("The dispatch costs of the README are those of the kept run, the controls included")
  func keptDispatch() {
    let shown = Comparison.sample.withDispatch(of: .kept)
    #expect(shown.firstID == "mvc")
    #expect(shown.architectures.map { $0.dispatch != nil } == [false, true])
    #expect(shown.controls == Comparison.kept.controls)
    #expect(shown.architectures.map(\.size) == Comparison.sample.architectures.map(\.size))
  }

  @Test("The change that brought posts is read from its data")
  func postsChange() throws {
    let data = """
      architecture,source_files_touched,source_files_new,lines_added,lines_removed,types_added,\
      view_controller_added,view_controller_removed,test_files_changed,changed_tests_added,\
      changed_tests_removed,test_files_new,new_tests_added
      MVC,1,2,3,4,5,6,7,8,9,10,11,12
      """
    #expect(
      try postsChangeTable(of: data).markdown.last
        == "| MVC | 1 | 2 | 3 | 4 | 5 | +6 −7 | 8 (+9 −10) | 11 (+12) |")
    #expect(throws: PostsChangeError.self) { try postsChangeTable(of: "architecture\nMVC") }
  }

  private func messages(of modules: [PackageModule]) -> [String] {
    PackageModules(modules: modules).problems.map(\.message)
  }
}
