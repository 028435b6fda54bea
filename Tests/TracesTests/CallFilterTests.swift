import Architectures
import Testing

@testable import Traces

/// A recording of calls for a test, which adds each call with the name of the called function.
private struct Script {
  private var recorded = RecordedCalls()
  private var functions: [TracedFunction] = []
  private var lines: [UInt64: Set<Int>] = [:]

  /// Adds a call of a function and returns the index of the call in the recording.
  ///
  /// The argument `file` is `nil` for a function whose source file is not known.
  mutating func call(
    _ name: String, _ file: String?, at line: Int = 1, ran: Set<Int> = [], symbol: String = "",
    source: String? = nil, resumes: Bool = false, isReturnedTo: Bool = false, _ calls: Int...
  ) -> Int {
    recorded.symbols.append(symbol)
    let place = file.map { Disassembly.Place(file: "Sources/\($0)", line: line) }
    functions.append(TracedFunction(symbol: symbol, name: name, place: place, source: source))
    let index = recorded.calls.count
    lines[UInt64(index)] = ran
    recorded.calls.append(
      RecordedCalls.Call(
        symbol: index, blocks: [UInt64(index)], resumes: resumes || isReturnedTo,
        isReturnedTo: isReturnedTo, suspends: false, calls: calls))
    return index
  }

  func calls(_ call: Int, detail: TraceReader.Detail = .written) throws -> [Trace.Call] {
    let mvp = try #require(Architecture.all.first { $0.id == "mvp" })
    let filter = CallFilter(
      recorded: recorded, functions: functions, lines: lines, architecture: mvp, detail: detail)
    var ignored: Set<Int> = []
    return filter.shown([call], caller: .app, via: nil, callersLines: &ignored)
  }

  /// Returns the shown calls as text, such as `App→View f() [View→Presenter g()]`.
  func shown(_ call: Int, detail: TraceReader.Detail = .written) throws -> String {
    Self.text(try calls(call, detail: detail))
  }

  private static func text(_ calls: [Trace.Call]) -> String {
    calls.map {
      "\($0.caller)→\($0.role) \($0.words)" + ($0.calls.isEmpty ? "" : " [\(text($0.calls))]")
    }.joined(separator: ", ")
  }
}

@Suite("Filtering calls for a trace")
struct CallFilterTests {
  private static let presenter = "MVP/Greeting/GreetingPresenter.swift"
  private static let view = "MVP/Greeting/GreetingViewController.swift"
  private var script = Script()

  @Test("A call from one role to another names both")
  mutating func roles() throws {
    let show = script.call("V.show()", Self.view, at: 30)
    let tap = script.call("P.tapped()", Self.presenter, at: 12, show)
    #expect(try script.shown(tap) == "App→Presenter P.tapped() [Presenter→View V.show()]")
    let call = try #require(script.calls(tap).first)
    #expect(call.file == "Sources/MVP/Greeting/GreetingPresenter.swift" && call.line == 12)
  }

  @Test("A call through a protocol names it, and the compiler's witness is left out")
  mutating func witness() throws {
    let show = script.call("V.show(_:)", Self.view)
    let witness = script.call(
      "protocol witness for GreetingViewProtocol.show(_:) in conformance V", nil, show)
    let tap = script.call("P.tapped()", Self.presenter, witness)
    #expect(
      try script.shown(tap)
        == "App→Presenter P.tapped() [Presenter→View V.show(_:) ‹GreetingViewProtocol›]")
  }

  @Test(
    "Calls inside other modules are left out, down to the calls that they make to the architecture")
  mutating func modules() throws {
    let closure = script.call("closure #1 in V.viewDidLoad()", Self.view, at: 27)
    let perform = script.call(
      "UIAction.perform()", "HeadlessUIKit/Controls/UIAction.swift", closure)
    let touch = script.call("UIControl.touch()", "HeadlessUIKit/Controls/UIControl.swift", perform)
    #expect(try script.shown(touch) == "HeadlessUIKit→View closure #1 in V.viewDidLoad()")
    #expect(try script.calls(touch).map(\.isClosure) == [true])
  }

  @Test("A call to another module is shown, and the calls inside that module are not")
  mutating func boundary() throws {
    let inner = script.call("UIView.setNeedsLayout()", "HeadlessUIKit/Views/UIView.swift")
    let setter = script.call(
      "UILabel.text.setter", nil, symbol: "$s13HeadlessUIKit7UILabelC", inner)
    let show = script.call("V.show(_:)", Self.view, setter)
    #expect(
      try script.shown(show) == "App→View V.show(_:) [View→HeadlessUIKit UILabel.text.setter]")
    #expect(try script.calls(show).first?.calls.first?.file == nil)
  }

  @Test("A stored property is shown if one role reads another's, and not within a role")
  mutating func storedProperties() throws {
    let own = script.call("P.person.getter", nil, symbol: "$s3MVP17GreetingPresenterC")
    let others = script.call("V.label.getter", nil, symbol: "$s3MVP22GreetingViewControllerC")
    let tap = script.call("P.tapped()", Self.presenter, own, others)
    #expect(try script.shown(tap) == "App→Presenter P.tapped() [Presenter→View V.label.getter]")
  }

  @Test(
    "Code that the compiler made is shown only if all calls are",
    arguments: [
      "outlined copy of User", "default argument 0 of show(_:)", "partial apply for closure #1",
      "implicit closure #1 in show(_:)", "P.__allocating_init(person:)",
      "P.__allocating_init<A>(person:)", "one-time initialization function for shared",
      "shared.unsafeMutableAddressor",
    ])
  func compilerMade(name: String) throws {
    var script = Script()
    let made = script.call(name, Self.presenter, at: 5)
    let tap = script.call("P.tapped()", Self.presenter, made)
    #expect(try script.shown(tap) == "App→Presenter P.tapped()")
    #expect(try script.calls(tap, detail: .all).first?.calls.map(\.function) == [name])
  }

  @Test("A derived function is shown between two roles, or if it makes shown calls")
  mutating func derived() throws {
    let type = "struct Row {"
    let own = script.call("P.Row.init()", Self.presenter, at: 5, source: type)
    let other = script.call("V.Row.init()", Self.view, at: 5, source: type)
    let helper = script.call("P.help()", Self.presenter, at: 30)
    let leading = script.call("P.Box.init()", Self.presenter, at: 7, source: type, helper)
    let tap = script.call("P.tapped()", Self.presenter, at: 12, own, other, leading)
    #expect(
      try script.shown(tap) == """
        App→Presenter P.tapped() [Presenter→View V.Row.init(), \
        Presenter→Presenter P.Box.init() [Presenter→Presenter P.help()]]
        """)
  }

  @Test("An initializer in the sources is shown, and a convenience initializer as well")
  mutating func initializers() throws {
    let source = "  init(person: Person) {"
    let designated = script.call("P.init(person:)", Self.presenter, at: 8, source: source)
    let allocating = script.call(
      "P.__allocating_init(person:)", Self.presenter, at: 8, source: source, designated)
    let convenience = script.call(
      "P.__allocating_init()", Self.presenter, at: 6, source: "  convenience init() {", allocating)
    #expect(
      try script.shown(convenience)
        == "App→Presenter P.init() [Presenter→Presenter P.init(person:)]")
  }

  @Test("A deinitializer is shown if it is in the sources")
  mutating func deinitializers() throws {
    let derived = script.call("P.deinit", Self.presenter, source: "final class P {")
    let written = script.call("P.deinit", Self.presenter, at: 9, source: "  deinit {")
    let back = script.call("V.leave()", Self.view, at: 12, derived, written)
    #expect(try script.calls(back).first?.calls.map(\.line) == [9])
  }

  @Test("A change in place is shown once, with the calls that follow from it")
  mutating func modify() throws {
    let begin = script.call("A.user.modify", Self.presenter, at: 4, symbol: "$s3MVP1SvM")
    let observer = script.call("A.user.didset", Self.presenter, at: 5)
    let end = script.call(
      "A.user.modify", Self.presenter, at: 4, symbol: "$s3MVP1SvM.resume.0", observer)
    let change = script.call("V.change()", Self.view, at: 12, begin, end)
    #expect(
      try script.shown(change) == """
        App→View V.change() [View→Presenter A.user.modify [Presenter→Presenter A.user.didSet]]
        """)
  }

  @Test("A function that waited is called by the function it waited for, which continues first")
  mutating func returning() throws {
    let service = script.call(
      "ScenarioService.logOut()", "Scenarios/Service/ScenarioService.swift", resumes: true)
    let inner = script.call("P.load()", Self.presenter, isReturnedTo: true)
    let outer = script.call("V.load()", Self.view, isReturnedTo: true)
    let drain = script.call("static MainLoop.drain()", "Jobs/MainLoop.swift", service, inner, outer)
    #expect(
      try script.shown(drain) == """
        Task→Services ScenarioService.logOut() (goes on), Services→Presenter P.load() (goes on), \
        Presenter→View V.load() (goes on)
        """)
  }

  @Test("Calls inside the services are left out")
  mutating func insideServices() throws {
    let file = "Scenarios/Service/ScenarioService.swift"
    let inner = script.call("ScenarioService.answer()", file, resumes: true)
    let outer = script.call("ScenarioService.logOut()", file, isReturnedTo: true)
    let thunk = script.call("partial apply for closure #1", nil, isReturnedTo: true)
    let own = script.call("P.load()", Self.presenter, isReturnedTo: true)
    let drain = script.call(
      "static MainLoop.drain()", "Jobs/MainLoop.swift", inner, outer, thunk, own)
    #expect(
      try script.shown(drain) == """
        Task→Services ScenarioService.logOut() (goes on), Services→Presenter P.load() (goes on)
        """)
  }

  @Test("Lines that ran in code that the compiler made from a function belong to that function")
  mutating func lines() throws {
    let implicit = script.call("implicit closure #1 in tapped()", Self.presenter, at: 14, ran: [14])
    let elsewhere = script.call("implicit closure #1 in show()", Self.view, at: 40, ran: [40])
    let tap = script.call(
      "P.tapped()", Self.presenter, at: 12, ran: [12, 13, 16], implicit, elsewhere)
    #expect(try script.calls(tap).first?.lines == [12...14, 16...16])
  }

  @Test("Tasks, services and the code that makes the screen have names of their own")
  mutating func surroundings() throws {
    let service = script.call(
      "ScenarioService.currentUser()", "Scenarios/Service/ScenarioService.swift")
    let closure = script.call(
      "closure #1 in P.load()", "MVP/Profile/ProfilePresenter.swift", service)
    let drain = script.call("static MainLoop.drain()", "Jobs/MainLoop.swift", closure)
    #expect(
      try script.shown(drain) == """
        Task→Presenter closure #1 in P.load() [Presenter→Services ScenarioService.currentUser()]
        """)
    let make = script.call(
      "static ProfileAssembly.makeScreen()", "MVP/Profile/ProfileAssembly.swift")
    let list = script.call("closure in all", "Architectures/Architecture+All.swift", make)
    #expect(try script.calls(list).map(\.caller) == ["App"])
  }
}
