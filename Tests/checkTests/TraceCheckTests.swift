import Architectures
import Testing

@testable import Traces
@testable import check

@Suite("Traces held against the sources")
struct TraceCheckTests {
  private let file = "Sources/MVC/Greeting/GreetingViewController.swift"

  private func problems(of calls: Trace.Call..., in step: String = "tap") -> [String] {
    var check = TraceCheck(architectures: Architecture.all) {
      $0 == file ? ["class A {", "  func show() {", "  }", "}"] : []
    }
    check.check(
      Trace(
        scenario: "s", requirements: [], architecture: "mvc", name: "MVC",
        steps: [Trace.Step(title: step, isExpectation: false, calls: calls)]))
    return check.problems
  }

  private func call(
    _ function: String = "A.show()", role: String = "View controller", line: Int = 2,
    calls: [Trace.Call] = []
  ) -> Trace.Call {
    Trace.Call(
      caller: "HeadlessUIKit", role: role, function: function, file: file, line: line, lines: [],
      isClosure: false, resumes: false, suspends: false, calls: calls)
  }

  @Test("A call whose function begins at its line is right")
  func right() {
    #expect(problems(of: call()) == [])
  }

  @Test("A wrong line, role or caller is reported")
  func wrong() {
    #expect(problems(of: call(line: 5)) == ["mvc, s, tap: A.show(): \(file) has no line 5."])
    #expect(
      problems(of: call(line: 3)) == ["mvc, s, tap: A.show(): \(file):3 reads '  }'."])
    #expect(
      problems(of: call(role: "View")) == [
        "mvc, s, tap: A.show(): \(file) does not play the role View."
      ])
    var inner = call()
    inner.caller = "Presenter"
    #expect(
      problems(of: call(calls: [inner])) == [
        "mvc, s, tap: A.show() of View controller: A.show() is called by Presenter."
      ])
  }

  @Test("A task belongs to a function that was called in the same step")
  func task() {
    var closure = call("closure #1 in A.hide()")
    closure.caller = "Task"
    #expect(
      problems(of: closure) == ["mvc, s, tap: a task of A.hide() runs, which was not called."])
  }

  @Test("The last call after a tap sets the text of the label, and no other call does")
  func tap() {
    let button = "tap greeting.button"
    var setter = call("UILabel.text.setter")
    setter.file = nil
    setter.caller = "View controller"
    let broken = "mvc, s, \(button): the tap does not lead from the button to the label."
    #expect(problems(of: call(calls: [setter]), in: button) == [])
    #expect(problems(of: call(), call(calls: [setter]), in: button) == [])
    #expect(problems(of: call(), in: button) == [broken])
    #expect(problems(of: call(calls: [setter]), call(), in: button) == [broken])
    #expect(problems(of: call(calls: [setter, setter]), in: button) == [broken])
    #expect(problems(of: setter, in: button) == [broken])
  }

  @Test(
    "A function's first line holds its name, unless it is an accessor",
    arguments: [
      ("A.show(_:)", ["show"]), ("A.text.getter", []), ("closure #1 in A.show()", ["{"]),
      ("A.init(_:)", ["init(", "init?(", "init<", "A"]),
    ])
  func beginnings(function: String, words: [String]) {
    #expect(TraceCheck.beginnings(of: function) == words)
  }
}
