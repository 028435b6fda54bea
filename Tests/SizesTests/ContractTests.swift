import Testing

@testable import Sizes

@Suite("Contracts of a module")
struct ContractTests {
  @Test("Requirements count, and members whose name another file uses, apart from private ones")
  func found() {
    let presenter = """
      import struct Foundation.Date
      final class Presenter: PresenterProtocol {
        private(set) var count = 0
        private var hidden = { 1 }()
        static let title = "a"
        init(count: Int) { self.count = count }
        func load(_ id: Int = 1, then deliver: () -> Void) async throws
          -> Int { let local = 1; return local }
        func saveTapped() {}
        override func viewDidLoad() { func load() {} }
        func unused() {}
        struct Response { let name: String, photo: Int }
      }
      private extension Presenter { func shared() {} }
      enum Action { case start, stop(at: Int) }
      """
    let others = """
      protocol PresenterProtocol: AnyObject {
        associatedtype Item
        var name: String { get }
        func saveTapped()
      }
      func use(_ presenter: Presenter) {
        presenter.load(1) {}; _ = presenter.count; _ = Presenter.title; presenter.hidden
        presenter.shared(); presenter.viewDidLoad(); _ = [Action.stop(at: 1)]; presenter.photo
      }
      """
    #expect(
      contracts(presenter, others) == [
        "Action.stop", "Presenter.Presenter", "Presenter.Response.photo", "Presenter.count",
        "Presenter.load", "Presenter.title", "PresenterProtocol.Item", "PresenterProtocol.name",
        "PresenterProtocol.saveTapped",
      ])
    #expect(contracts(presenter) == [])
  }

  @Test(
    "One that is added, removed or has another signature counts once, and its body does not count",
    arguments: [
      ("func a()\n  func b()", 1), ("func a(_ text: String)", 1), ("", 1), ("func a() throws", 1),
      ("var a: Int { get }", 1), ("func b()", 2), ("// a\n  func  a ( )", 0),
    ])
  func changes(requirements: String, count: Int) {
    let user = "struct User { func use() { value.run() } }"
    let before = ["protocol A {\n  func a()\n}\n", "struct B { func run() { 1 } }", user]
    let after = ["protocol A {\n  \(requirements)\n}\n", "struct B { func run() { 2 } }", user]
    #expect(Contract.changes(from: before.map(lexed), to: after.map(lexed)) == count)
    #expect(Contract.changes(from: after.map(lexed), to: before.map(lexed)) == count)
  }

  @Test(
    "Any bytes can be scanned",
    arguments: ["func", "enum A { case", "}", "{", "protocol A", "init("])
  func anything(text: String) {
    _ = Contract.all(in: [lexed(text), lexed(text)])
  }

  private func contracts(_ texts: String...) -> [String] {
    Contract.all(in: texts.map(lexed)).map { "\($0.type).\($0.name)" }.sorted()
  }

  private func lexed(_ text: String) -> LexedSource { SwiftLexer.lex(Array(text.utf8)) }
}
