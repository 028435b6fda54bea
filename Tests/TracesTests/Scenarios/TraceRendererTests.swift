import Samples
import Testing

@testable import Terminal
@testable import Traces

private func call(
  _ caller: String, _ role: String, _ function: String, _ calls: Trace.Call...,
  via: String? = nil, resumes: Bool = false, suspends: Bool = false
) -> Trace.Call {
  Trace.Call(
    caller: caller, role: role, function: function, file: "Sources/MVP/A/\(role).swift", line: 7,
    lines: [], viaProtocol: via, isClosure: false, resumes: resumes, suspends: suspends,
    calls: calls)
}

private func trace(_ name: String, title: String = "tap it", _ calls: Trace.Call...) -> Trace {
  Trace(
    scenario: "a.tapped", requirements: ["G-1", "G-2"], architecture: name.lowercased(), name: name,
    steps: [
      .init(title: title, isExpectation: false, calls: calls),
      .init(title: "label shows it", isExpectation: true, calls: []),
    ])
}

private func text(_ traces: Trace..., width: Int = 100) -> [String] {
  ScenarioTraceRenderer(width: width)
    .text(
      of: TracedScenario(
        environment: .sample, traces: traces)
    )
    .split(separator: "\n").map(String.init)
}

@Suite("Traces as text")
struct TraceTextTests {
  @Test("A call is indented below its caller, with its roles, its marks and its place")
  func tree() {
    let show = call("Presenter", "View", "V.show()", via: "Viewing")
    let typed = call("Presenter", "Presenter", "P.typed()", call("Presenter", "View", "V.mark()"))
    let lines = text(
      trace(
        "MVP", call("HeadlessUIKit", "Presenter", "P.tapped()", show, typed, typed, typed),
        call("Task", "Presenter", "P.load()", suspends: true),
        call("Task", "Presenter", "P.load()", resumes: true)))
    #expect(lines.count { $0.displayWidth == 100 && $0.hasSuffix(" Presenter.swift:7") } == 4)
    #expect(
      lines.suffix(8).map { $0.replacing(#/ +\w+\.swift:7$/#, with: "") } == [
        "▸ tap it",
        "    HeadlessUIKit → Presenter  P.tapped()",
        "    Presenter → View             V.show() ‹Viewing›",
        "    Presenter                    P.typed() ×3",
        "    Presenter → View               V.mark()",
        "    Task → Presenter           P.load() (waits)",
        "    Task → Presenter           P.load() (goes on)",
        "✓ label shows it",
      ])
  }

  @Test(
    "Two traces are beside each other, step by step, if there is room", arguments: [100, 160])
  func beside(width: Int) {
    let first = trace("MVC", call("HeadlessUIKit", "View controller", "V.tapped()"))
    let second = trace("MVP", call("HeadlessUIKit", "View", "V.tapped()"))
    let titles = text(first, second, width: width).filter { $0.contains("▸ tap it") }
    #expect(titles.count == (width == 100 ? 2 : 1))
  }

  @Test("No line is wider than the terminal", arguments: [40, 80, 100, 145])
  func width(width: Int) {
    var deep = call("Supervising controller", "HeadlessUIKit", "UITableView.dataSource.setter")
    for depth in 0..<15 {
      deep = call(
        "Interactor", "Supervising controller",
        "P.didChange\(depth)(\(String(repeating: "argument:", count: 30)))", deep, suspends: true)
    }
    let lines = text(
      trace("VIPER", title: String(repeating: "long ", count: 60), deep), trace("MVP", deep),
      width: width)
    #expect(lines.filter { $0.displayWidth > width } == [])
  }

  @Test("A title cannot control the terminal")
  func hostile() {
    let lines = text(trace("MVP", title: "type \u{1B}[2J\u{202E}x"))
    #expect(!lines.joined().unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }
}

@Suite("Traces as sequence diagrams")
struct TraceMermaidTests {
  private func diagram(_ trace: Trace) -> [String] {
    TraceMermaidRenderer().text(of: trace).split(separator: "\n").map(String.init)
  }

  @Test("Roles are in the order of their first calls, and each call is an arrow")
  func arrows() {
    let show = call("Presenter", "View", "V.show()")
    let lines = diagram(
      trace(
        "MVP", call("HeadlessUIKit", "Presenter", "P.tapped()", show),
        call("Task", "Presenter", "P.load()", resumes: true)))
    #expect(lines.prefix(4) == ["---", "title: \"MVP: a.tapped\"", "---", "sequenceDiagram"])
    #expect(
      lines.filter { $0.contains("participant") } == [
        "  participant r0 as HeadlessUIKit", "  participant r1 as Presenter",
        "  participant r2 as View", "  participant r3 as Task",
      ])
    #expect(
      lines.filter { $0.contains(">") || $0.contains("-)") } == [
        "  r0->>r1: P.tapped()", "  r1->>r2: V.show()", "  r3-)r1: P.load() (goes on)",
      ])
  }

  @Test("Repetition is a loop")
  func loop() {
    let typed = call("HeadlessUIKit", "View", "V.nameChanged()")
    let lines = diagram(trace("MVP", typed, typed))
    #expect(lines.contains("  loop 2 times"))
    #expect(lines.count { $0.contains("V.nameChanged()") } == 1)
  }

  @Test("Characters with a meaning in a diagram are written as numbers")
  func escaping() {
    let lines = diagram(trace("MVP", title: "a;b:c\n<end>", call("View", "View", "closure #1")))
    #expect(lines.contains { $0.hasSuffix(": a#59;b#58;c\u{FFFD}#60;end#62;") })
    #expect(lines.contains { $0.hasSuffix(": closure #35;1") })
  }

  @Test("A scenario without calls has a diagram")
  func empty() {
    #expect(diagram(trace("MVP")).last == "sequenceDiagram")
  }
}
