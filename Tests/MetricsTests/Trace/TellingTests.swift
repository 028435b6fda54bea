import Architectures
import Testing

@testable import Metrics

/// A recording that is made up of calls by name.
private struct Script {
  private(set) var recorded = RecordedCalls()
  private(set) var functions: [TracedFunction] = []
  private(set) var lines: [UInt64: Set<Int>] = [:]

  /// Adds a call of a function, which is written at a line of a file of MVP unless that is `nil`.
  mutating func call(
    _ name: String, _ file: String?, at line: Int = 1, ran: Set<Int> = [], symbol: String = "",
    _ calls: Int...
  ) -> Int {
    let index = recorded.add(symbol: symbol)
    let place = file.map { Disassembly.Place(file: "Sources/\($0)", line: line) }
    functions.append(TracedFunction(symbol: symbol, name: name, place: place))
    let block = UInt64(recorded.calls.count)
    lines[block] = ran
    return recorded.add(
      RecordedCalls.Call(
        symbol: index, blocks: [block], resumes: false, suspends: false, calls: calls))
  }

  func told(_ call: Int, detail: TraceReader.Detail = .written) throws -> [Trace.Call] {
    let mvp = try #require(Architecture.all.first { $0.id == "mvp" })
    let telling = Telling(
      recorded: recorded, functions: functions, lines: lines, architecture: mvp, detail: detail)
    var ignored: Set<Int> = []
    return telling.tell(call, caller: .nobody, via: nil, into: &ignored)
  }
}

@Suite("Which calls are told")
struct TellingTests {
  private static let presenter = "MVP/Greeting/GreetingPresenter.swift"
  private static let view = "MVP/Greeting/GreetingViewController.swift"

  @Test("A call from one role to another names both")
  func roles() throws {
    var script = Script()
    let show = script.call("GreetingViewController.show()", Self.view, at: 30)
    let tap = script.call("GreetingPresenter.tapped()", Self.presenter, at: 12, show)
    let calls = try script.told(tap)
    #expect(calls.map(\.role) == ["Presenter"])
    #expect(calls.map(\.caller) == ["App"])
    #expect(calls[0].file == "Sources/MVP/Greeting/GreetingPresenter.swift")
    #expect(calls[0].line == 12)
    #expect(calls[0].calls.map(\.caller) == ["Presenter"])
    #expect(calls[0].calls.map(\.role) == ["View"])
  }

  @Test("A call through a protocol says so, and the compiler's way there is left out")
  func witness() throws {
    var script = Script()
    let show = script.call("GreetingViewController.show(_:)", Self.view)
    let witness = script.call(
      "protocol witness for GreetingViewProtocol.show(_:) in conformance GreetingViewController",
      nil, show)
    let tap = script.call("GreetingPresenter.tapped()", Self.presenter, witness)
    let shown = try #require(script.told(tap).first?.calls.first)
    #expect(shown.function == "GreetingViewController.show(_:)")
    #expect(shown.viaProtocol == "GreetingViewProtocol")
    #expect(shown.caller == "Presenter")
    #expect(shown.calls.isEmpty)
  }

  @Test(
    "What goes on inside of other modules is left out, down to where they call the architecture")
  func modules() throws {
    var script = Script()
    let closure = script.call(
      "closure #1 in GreetingViewController.viewDidLoad()", Self.view, at: 27)
    let perform = script.call(
      "UIAction.perform()", "HeadlessUIKit/Controls/UIAction.swift", closure)
    let touch = script.call("UIControl.touch()", "HeadlessUIKit/Controls/UIControl.swift", perform)
    let calls = try script.told(touch)
    #expect(calls.map(\.function) == ["closure #1 in GreetingViewController.viewDidLoad()"])
    #expect(calls.map(\.caller) == ["HeadlessUIKit"])
    #expect(calls.map(\.isClosure) == [true])
  }

  @Test("What the architecture asks of another module is told, and not how that does it")
  func boundary() throws {
    var script = Script()
    let inner = script.call("UIView.setNeedsLayout()", "HeadlessUIKit/Views/UIView.swift")
    let setter = script.call(
      "UILabel.text.setter", nil, symbol: "$s13HeadlessUIKit7UILabelC", inner)
    let show = script.call("GreetingViewController.show(_:)", Self.view, setter)
    let calls = try #require(script.told(show).first?.calls)
    #expect(calls.map(\.function) == ["UILabel.text.setter"])
    #expect(calls.map(\.role) == ["HeadlessUIKit"])
    #expect(calls[0].file == nil)
    #expect(calls[0].calls.isEmpty)
  }

  @Test("A stored property is told where one role reads another's, and not within a role")
  func storedProperties() throws {
    var script = Script()
    let own = script.call(
      "GreetingPresenter.person.getter", nil, symbol: "$s3MVP17GreetingPresenterC")
    let others = script.call(
      "GreetingViewController.greetingView.getter", nil, symbol: "$s3MVP22GreetingViewControllerC")
    let tap = script.call("GreetingPresenter.tapped()", Self.presenter, own, others)
    let calls = try #require(script.told(tap).first?.calls)
    #expect(calls.map(\.function) == ["GreetingViewController.greetingView.getter"])
  }

  @Test(
    "What the compiler has made is told only if everything is",
    arguments: [
      "outlined copy of User", "default argument 0 of show(_:)", "partial apply for closure #1",
      "implicit closure #1 in show(_:)", "GreetingPresenter.__allocating_init(person:)",
      "one-time initialization function for shared", "shared.unsafeMutableAddressor",
    ])
  func compilerMade(name: String) throws {
    var script = Script()
    let made = script.call(name, Self.presenter, at: 5)
    let tap = script.call("GreetingPresenter.tapped()", Self.presenter, made)
    #expect(try script.told(tap).first?.calls.isEmpty == true)
    #expect(try script.told(tap, detail: .all).first?.calls.map(\.function) == [name])
  }

  @Test("An initialiser is told where somebody has written it")
  func derived() {
    let name = "GreetingPresenter.init(person:)"
    let place = Disassembly.Place(file: "Sources/\(Self.presenter)", line: 5)
    let sources = ["  init(person: Person) {", "struct Request {}", "final class Greeting {"]
    let made = sources.map {
      TracedFunction(symbol: "", name: name, place: place, source: $0).isCompilerMade
    }
    #expect(made == [false, true, true])
    let closure = TracedFunction(
      symbol: "", name: "closure #1 in \(name)", place: place, source: "    x.map {")
    #expect(!closure.isCompilerMade)
  }

  @Test("Lines that ran in what the compiler made of a function belong to that function")
  func lines() throws {
    var script = Script()
    let implicit = script.call("implicit closure #1 in tapped()", Self.presenter, at: 14, ran: [14])
    let elsewhere = script.call("implicit closure #1 in show()", Self.view, at: 40, ran: [40])
    let tap = script.call(
      "GreetingPresenter.tapped()", Self.presenter, at: 12, ran: [12, 13, 16], implicit, elsewhere)
    #expect(try script.told(tap).first?.lines == [12...14, 16...16])
  }

  @Test("Tasks, services and whoever made the screen have names of their own")
  func surroundings() throws {
    var script = Script()
    let service = script.call(
      "ScenarioService.currentUser()", "Scenarios/Service/ScenarioService.swift")
    let closure = script.call(
      "closure #1 in ProfilePresenter.load()", "MVP/Profile/ProfilePresenter.swift", service)
    let drain = script.call("static MainLoop.drain()", "Scenarios/MainLoop/MainLoop.swift", closure)
    let make = script.call(
      "static ProfileAssembly.makeScreen()", "MVP/Profile/ProfileAssembly.swift")
    let list = script.call("closure in all", "Architectures/Architecture+All.swift", make)
    #expect(try script.told(drain).map(\.caller) == ["Task"])
    #expect(try script.told(drain).first?.calls.map(\.role) == ["Services"])
    #expect(try script.told(list).map(\.caller) == ["App"])
  }
}
