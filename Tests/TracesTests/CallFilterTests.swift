import Architectures
import Testing

@testable import Traces

/// A recording of calls for a test, which adds each call with the name of the called function.
private struct Script {
  private(set) var recorded = RecordedCalls()
  private(set) var functions: [TracedFunction] = []
  private(set) var lines: [UInt64: Set<Int>] = [:]

  /// Adds a call of a function and returns the index of the call in the recording.
  ///
  /// The argument `file` is `nil` for a function whose source file is not known.
  mutating func call(
    _ name: String, _ file: String?, at line: Int = 1, ran: Set<Int> = [], symbol: String = "",
    source: String? = nil, resumes: Bool = false, isReturnedTo: Bool = false, _ calls: Int...
  ) -> Int {
    let index = recorded.add(symbol: symbol)
    let place = file.map { Disassembly.Place(file: "Sources/\($0)", line: line) }
    functions.append(TracedFunction(symbol: symbol, name: name, place: place, source: source))
    let block = UInt64(recorded.calls.count)
    lines[block] = ran
    return recorded.add(
      RecordedCalls.Call(
        symbol: index, blocks: [block], resumes: resumes || isReturnedTo,
        isReturnedTo: isReturnedTo, suspends: false, calls: calls))
  }

  func shown(_ call: Int, detail: TraceReader.Detail = .written) throws -> [Trace.Call] {
    let mvp = try #require(Architecture.all.first { $0.id == "mvp" })
    let filter = CallFilter(
      recorded: recorded, functions: functions, lines: lines, architecture: mvp, detail: detail)
    var ignored: Set<Int> = []
    return filter.shown([call], caller: .app, via: nil, callersLines: &ignored)
  }
}

@Suite("Filtering calls for a trace")
struct CallFilterTests {
  private static let presenter = "MVP/Greeting/GreetingPresenter.swift"
  private static let view = "MVP/Greeting/GreetingViewController.swift"

  @Test("A call from one role to another names both")
  func roles() throws {
    var script = Script()
    let show = script.call("GreetingViewController.show()", Self.view, at: 30)
    let tap = script.call("GreetingPresenter.tapped()", Self.presenter, at: 12, show)
    let calls = try script.shown(tap)
    #expect(calls.map(\.role) == ["Presenter"])
    #expect(calls.map(\.caller) == ["App"])
    #expect(calls[0].file == "Sources/MVP/Greeting/GreetingPresenter.swift")
    #expect(calls[0].line == 12)
    #expect(calls[0].calls.map(\.caller) == ["Presenter"])
    #expect(calls[0].calls.map(\.role) == ["View"])
  }

  @Test("A call through a protocol names it, and the compiler's witness is left out")
  func witness() throws {
    var script = Script()
    let show = script.call("GreetingViewController.show(_:)", Self.view)
    let witness = script.call(
      "protocol witness for GreetingViewProtocol.show(_:) in conformance GreetingViewController",
      nil, show)
    let tap = script.call("GreetingPresenter.tapped()", Self.presenter, witness)
    let shown = try #require(script.shown(tap).first?.calls.first)
    #expect(shown.function == "GreetingViewController.show(_:)")
    #expect(shown.viaProtocol == "GreetingViewProtocol")
    #expect(shown.caller == "Presenter")
    #expect(shown.calls.isEmpty)
  }

  @Test(
    "Calls inside other modules are left out, down to the calls that they make to the architecture")
  func modules() throws {
    var script = Script()
    let closure = script.call(
      "closure #1 in GreetingViewController.viewDidLoad()", Self.view, at: 27)
    let perform = script.call(
      "UIAction.perform()", "HeadlessUIKit/Controls/UIAction.swift", closure)
    let touch = script.call("UIControl.touch()", "HeadlessUIKit/Controls/UIControl.swift", perform)
    let calls = try script.shown(touch)
    #expect(calls.map(\.function) == ["closure #1 in GreetingViewController.viewDidLoad()"])
    #expect(calls.map(\.caller) == ["HeadlessUIKit"])
    #expect(calls.map(\.isClosure) == [true])
  }

  @Test("A call to another module is shown, and the calls inside that module are not")
  func boundary() throws {
    var script = Script()
    let inner = script.call("UIView.setNeedsLayout()", "HeadlessUIKit/Views/UIView.swift")
    let setter = script.call(
      "UILabel.text.setter", nil, symbol: "$s13HeadlessUIKit7UILabelC", inner)
    let show = script.call("GreetingViewController.show(_:)", Self.view, setter)
    let calls = try #require(script.shown(show).first?.calls)
    #expect(calls.map(\.function) == ["UILabel.text.setter"])
    #expect(calls.map(\.role) == ["HeadlessUIKit"])
    #expect(calls[0].file == nil)
    #expect(calls[0].calls.isEmpty)
  }

  @Test("A stored property is shown if one role reads another's, and not within a role")
  func storedProperties() throws {
    var script = Script()
    let own = script.call(
      "GreetingPresenter.person.getter", nil, symbol: "$s3MVP17GreetingPresenterC")
    let others = script.call(
      "GreetingViewController.greetingView.getter", nil, symbol: "$s3MVP22GreetingViewControllerC")
    let tap = script.call("GreetingPresenter.tapped()", Self.presenter, own, others)
    let calls = try #require(script.shown(tap).first?.calls)
    #expect(calls.map(\.function) == ["GreetingViewController.greetingView.getter"])
  }

  @Test(
    "Code that the compiler made is shown only if all calls are",
    arguments: [
      "outlined copy of User", "default argument 0 of show(_:)", "partial apply for closure #1",
      "implicit closure #1 in show(_:)", "GreetingPresenter.__allocating_init(person:)",
      "GreetingPresenter.__allocating_init<A>(person:)",
      "one-time initialization function for shared", "shared.unsafeMutableAddressor",
    ])
  func compilerMade(name: String) throws {
    var script = Script()
    let made = script.call(name, Self.presenter, at: 5)
    let tap = script.call("GreetingPresenter.tapped()", Self.presenter, made)
    #expect(try script.shown(tap).first?.calls.isEmpty == true)
    #expect(try script.shown(tap, detail: .all).first?.calls.map(\.function) == [name])
  }

  @Test("A derived function is shown between two roles, or if it makes shown calls")
  func derived() throws {
    var script = Script()
    let type = "struct Row {"
    let own = script.call("GreetingPresenter.Row.init()", Self.presenter, at: 5, source: type)
    let other = script.call("GreetingViewController.Row.init()", Self.view, at: 5, source: type)
    let helper = script.call("GreetingPresenter.help()", Self.presenter, at: 30)
    let leading = script.call(
      "GreetingPresenter.Box.init()", Self.presenter, at: 7, source: type, helper)
    let tap = script.call("GreetingPresenter.tapped()", Self.presenter, at: 12, own, other, leading)
    let calls = try #require(script.shown(tap).first?.calls)
    #expect(
      calls.map(\.function) == [
        "GreetingViewController.Row.init()", "GreetingPresenter.Box.init()",
      ])
    #expect(calls.last?.calls.map(\.function) == ["GreetingPresenter.help()"])
  }

  @Test("An initializer in the sources is shown, and a convenience initializer as well")
  func initializers() throws {
    var script = Script()
    let designated = script.call(
      "GreetingPresenter.init(person:)", Self.presenter, at: 8, source: "  init(person: Person) {")
    let allocating = script.call(
      "GreetingPresenter.__allocating_init(person:)", Self.presenter, at: 8,
      source: "  init(person: Person) {", designated)
    let convenience = script.call(
      "GreetingPresenter.__allocating_init()", Self.presenter, at: 6,
      source: "  convenience init() {", allocating)
    let calls = try script.shown(convenience)
    #expect(calls.map(\.function) == ["GreetingPresenter.init()"])
    #expect(calls.first?.calls.map(\.function) == ["GreetingPresenter.init(person:)"])
  }

  @Test("A deinitializer is shown if it is in the sources")
  func deinitializers() throws {
    var script = Script()
    let derived = script.call("GreetingPresenter.deinit", Self.presenter, source: "final class P {")
    let written = script.call(
      "GreetingPresenter.deinit", Self.presenter, at: 9, source: "  deinit {")
    let back = script.call("GreetingViewController.leave()", Self.view, at: 12, derived, written)
    #expect(try script.shown(back).first?.calls.map(\.line) == [9])
  }

  @Test("A change in place is shown once, with the calls that follow from it")
  func modify() throws {
    var script = Script()
    let begin = script.call("Shared.user.modify", Self.presenter, at: 4, symbol: "$s3MVP1SvM")
    let observer = script.call("Shared.user.didset", Self.presenter, at: 5)
    let end = script.call(
      "Shared.user.modify", Self.presenter, at: 4, symbol: "$s3MVP1SvM.resume.0", observer)
    let change = script.call("GreetingViewController.change()", Self.view, at: 12, begin, end)
    let calls = try #require(script.shown(change).first?.calls)
    #expect(calls.map(\.function) == ["Shared.user.modify"])
    #expect(calls.first?.calls.map(\.function) == ["Shared.user.didSet"])
  }

  @Test("A function that waited is called by the function it waited for, which continues first")
  func returning() throws {
    var script = Script()
    let service = script.call(
      "ScenarioService.logOut()", "Scenarios/Service/ScenarioService.swift", resumes: true)
    let inner = script.call("GreetingPresenter.load()", Self.presenter, isReturnedTo: true)
    let outer = script.call("GreetingViewController.load()", Self.view, isReturnedTo: true)
    let drain = script.call(
      "static MainLoop.drain()", "Jobs/MainLoop.swift", service, inner, outer)
    let calls = try script.shown(drain)
    #expect(calls.map(\.role) == ["Services", "Presenter", "View"])
    #expect(calls.map(\.caller) == ["Task", "Services", "Presenter"])
  }

  @Test("Calls inside the services are left out")
  func insideServices() throws {
    var script = Script()
    let file = "Scenarios/Service/ScenarioService.swift"
    let inner = script.call("ScenarioService.answer()", file, resumes: true)
    let outer = script.call("ScenarioService.logOut()", file, isReturnedTo: true)
    let thunk = script.call("partial apply for closure #1", nil, isReturnedTo: true)
    let own = script.call("GreetingPresenter.load()", Self.presenter, isReturnedTo: true)
    let drain = script.call(
      "static MainLoop.drain()", "Jobs/MainLoop.swift", inner, outer, thunk, own)
    let calls = try script.shown(drain)
    #expect(calls.map(\.function) == ["ScenarioService.logOut()", "GreetingPresenter.load()"])
    #expect(calls.map(\.caller) == ["Task", "Services"])
  }

  @Test("Lines that ran in code that the compiler made from a function belong to that function")
  func lines() throws {
    var script = Script()
    let implicit = script.call("implicit closure #1 in tapped()", Self.presenter, at: 14, ran: [14])
    let elsewhere = script.call("implicit closure #1 in show()", Self.view, at: 40, ran: [40])
    let tap = script.call(
      "GreetingPresenter.tapped()", Self.presenter, at: 12, ran: [12, 13, 16], implicit, elsewhere)
    #expect(try script.shown(tap).first?.lines == [12...14, 16...16])
  }

  @Test("Tasks, services and the code that makes the screen have names of their own")
  func surroundings() throws {
    var script = Script()
    let service = script.call(
      "ScenarioService.currentUser()", "Scenarios/Service/ScenarioService.swift")
    let closure = script.call(
      "closure #1 in ProfilePresenter.load()", "MVP/Profile/ProfilePresenter.swift", service)
    let drain = script.call("static MainLoop.drain()", "Jobs/MainLoop.swift", closure)
    let make = script.call(
      "static ProfileAssembly.makeScreen()", "MVP/Profile/ProfileAssembly.swift")
    let list = script.call("closure in all", "Architectures/Architecture+All.swift", make)
    #expect(try script.shown(drain).map(\.caller) == ["Task"])
    #expect(try script.shown(drain).first?.calls.map(\.role) == ["Services"])
    #expect(try script.shown(list).map(\.caller) == ["App"])
  }
}
