import Architectures
import Browsing
import Foundation
import Reports
import Samples
import TestSupport
import Testing

@testable import Behavior
@testable import Costs
@testable import Figures
@testable import Page
@testable import Sizes
@testable import Traces

@Suite("The page in a browser", .inBackground, .ifBrowserIsInstalled)
struct PageBrowserTests {
  @Test("It opens with both architectures, silently and without the network")
  func opening() throws {
    struct Findings: Decodable {
      let title, text: String
      let findings, certainties, sections, sizes, faults: [String]
    }
    let visit: Browser.Visit<Findings> = try visit(
      withClaims: true,
      doing: """
        return {
          title: text(one("h1")), text: text(one("#overview-text")), sections: texts("nav a"),
          findings: all("#findings li").map((item) => item.firstChild.textContent.trim()),
          certainties: texts("#findings li small"),
          sizes: texts("#size-chart .bars li"), faults: texts("#fault-chart .value"),
        };
        """)
    #expect(visit.console.isEmpty)
    #expect(visit.requests.isEmpty)
    let found = visit.findings
    #expect(found.title == "One app, 2 architectures")
    #expect(found.text.contains("32 requirements"))
    let findings = Comparison.sample.findings(baseline: "mvc")
    #expect(found.findings == findings.map(\.text))
    #expect(found.certainties == findings.map(\.certainty))
    #expect(
      found.sections == [
        "Overview", "Claims", "Trade-off", "Weighing", "Figures", "Faults", "Side by side",
        "Traces", "Conformance", "Method",
      ])
    #expect(found.sizes.count == 2)
    #expect(found.sizes[0].hasPrefix("MVCbaseline"))
    #expect(found.sizes[1].contains("Presenter") && found.sizes[1].contains("1,400"))
    #expect(found.faults.suffix(2) == ["200of 200, 100.0%", "120of 300, 40.0%"])
  }

  @Test("The faults of a requirement are shown as changes, beside the tests that missed them")
  func faults() throws {
    struct Findings: Decodable {
      let remark, fragment, captions, before, after: String
      let tests, none: [String]
    }
    let found: Findings = try visit(
      doing: """
        pick("#fault-architecture", "mvp");
        pick("#fault-requirement", "P-6");
        const finding = {
          remark: text(one("#faults-body .remark")), fragment: location.hash,
          captions: text(one("#faults-body figcaption")), before: text(one("#faults-body del")),
          after: text(one("#faults-body ins")), tests: texts("#faults-body .tests li"),
        };
        all("#fault-chart .baseline .square")[0].click();
        finding.none = texts("#faults-body .missing");
        return finding;
        """
    ).findings
    #expect(found.remark == "Tests without a view find 180 of 300 faults.")
    #expect(found.fragment == "#faults/mvp/P-6")
    #expect(found.captions == "a.swift:1, noticed by profile.name-saved")
    #expect(found.before == "true" && found.after == "!(true)")
    #expect(found.tests == ["P-6, P-7: saves"])
    #expect(found.none == ["Tests without a view notice all of these faults."])
  }

  @Test("Side by side are the files of a feature, with roles, line numbers and colours")
  func sideBySide() throws {
    struct Findings: Decodable {
      let left, right, numbers, keywords, profile: [String]
      let empty, fragment: String
    }
    let found: Findings = try visit(
      doing: """
        pick("#sources-left", "mvp");
        pick("#sources-right", "mvc");
        const left = texts("#sources-pair .left .file-block .file-title");
        const right = texts("#sources-pair .right .file-block .file-title");
        const numbers = texts("#sources-pair .right .number");
        const keywords = texts("#sources-pair .right .code-keyword");
        pick("#feature", "Profile");
        return {
          left, right, numbers, keywords, profile: texts("#sources-pair .right .line code"),
          empty: text(one("#sources-pair .left .missing")), fragment: location.hash,
        };
        """
    ).findings
    #expect(
      found.left == [
        "ViewGreetingViewController.swift10 lines", "PresenterGreetingPresenter.swift7 lines",
      ])
    #expect(found.right == ["View controllerGreetingViewController.swift9 lines"])
    #expect(found.numbers == (1...9).map(String.init))
    #expect(found.keywords.starts(with: ["final class", "override func", "weak self"]))
    #expect(found.profile == ["let count = 42"])
    #expect(found.empty == "MVP has no files of its own in Profile.")
    #expect(found.fragment == "#sources/mvp/mvc/Profile")
  }

  @Test("A trace is stepped through by buttons and keys, with the lines that ran marked")
  func stepping() throws {
    struct Findings: Decodable, Equatable {
      let position, left, right: String
      let ran: [String]
      let step: String
    }
    let found: [Findings] = try visit(
      fragment: "traces/greeting.shown/mvc/mvp/1",
      doing: """
        const finding = () => ({
          position: text(one(".position")), left: text(one("#traces .left .now-text")),
          right: text(one("#traces .right .now-text")),
          ran: texts("#traces .right .line.ran .number"), step: text(one("[aria-current=step]")),
        });
        const findings = [finding()];
        one("[aria-label='Next step']").click();
        findings.push(finding());
        one("[aria-label='Next call']").click();
        findings.push(finding());
        press(one(".player"), "ArrowRight");
        press(one(".player"), "ArrowRight");
        findings.push(finding());
        press(one("#traces .diagram"), "ArrowDown");
        findings.push(finding());
        press(one("#traces .diagram"), "ArrowDown");
        findings.push(finding());
        return findings;
        """
    ).findings
    let shows = "showGreetingTapped()"
    #expect(
      found.map(\.position) == [
        "call 1 of 1", "call 1 of 4", "call 2 of 4", "call 4 of 4", "no calls", "no calls",
      ])
    #expect(found[0].left == "1 of 1View controllerviewDidLoad()called by HeadlessUIKit")
    #expect(found[0].ran == ["2", "3", "4"])
    #expect(found[1].right == "1 of 4HeadlessUIKitsendActions(for:)called by Scenarios")
    #expect(found[2].left == "2 of 2View controller\(shows)called by HeadlessUIKit — a closure")
    #expect(found[2].ran == ["3"])
    #expect(found[3].left == "Done after 2 calls.")
    #expect(
      found[3].right == "4 of 4ViewsetGreeting(_:)called by Presenter — through a protocol")
    #expect(found[3].ran == ["7", "8", "9"])
    #expect(found[4].step == "must holdsees greeting.label “Hello David Blaine”")
    #expect(found[4].right == "This step calls nothing.")
    #expect(found[5] == found[4])
  }

  @Test("The diagram has a lifeline for each role and an arrow for each call")
  func diagram() throws {
    struct Findings: Decodable {
      let roles, calls: [String]
      let protocols, closures: Int
      let clicked, fragment: String
    }
    let found: Findings = try visit(
      fragment: "traces/greeting.shown/mvp/mvc/2",
      doing: """
        const names = texts("#traces .left .heads text > title");
        const calls = all("#traces .left .call text")
          .map((label) => label.childNodes[1].textContent);
        const count = (kind) => all(`#traces .left .call.${kind} .arrow`).length;
        const protocols = count("protocol");
        const closures = count("closure");
        all("#traces .left .call")[2].dispatchEvent(new MouseEvent("click", { bubbles: true }));
        return {
          roles: names, calls, protocols, closures, fragment: location.hash,
          clicked: text(one("#traces .left .call.now text > title")),
        };
        """
    ).findings
    #expect(found.roles == ["HeadlessUIKit", "View", "Presenter", "Scenarios"])
    #expect(
      found.calls == [
        "sendActions(for:)", "closure in viewDidLoad()", "showGreetingTapped()", "setGreeting(_:)",
      ])
    #expect(found.protocols == 1 && found.closures == 1)
    #expect(found.clicked == "Presenter: showGreetingTapped()")
    #expect(found.fragment == "#traces/greeting.shown/mvp/mvc/2/3")
  }

  @Test("An address leads to what it names, and one that names nothing does no harm")
  func fragments() throws {
    struct Findings: Decodable {
      let left, right, feature, interaction, position: String
    }
    let found: [Findings] = try visit(
      fragment: "sources/mvp/mvp/Profile",
      doing: """
        const finding = () => ({
          left: one("#sources-left").value, right: one("#sources-right").value,
          feature: one("#feature").value, interaction: one("#interaction").value,
          position: text(one(".position")),
        });
        const findings = [finding()];
        for (const fragment of [
          "figures/name-refused/time", "traces/greeting.shown/mvc/mvp/99",
          "traces/nothing/%E0%A4%A/<b>/-1", "no-section/x",
          "sources/__proto__/constructor/toString",
        ]) {
          location.hash = fragment;
          await turn();
          findings.push(finding());
        }
        return findings;
        """
    ).findings
    #expect(found[0].left == "mvp" && found[0].right == "mvp" && found[0].feature == "Profile")
    #expect(found[1].interaction == "name-refused")
    #expect(found[2].left == "mvc" && found[2].position == "no calls")
    for later in found[3...] {
      #expect(later.left == "mvc" && later.right == "mvp" && later.position == "no calls")
    }
  }

  @Test("The cost of another interaction is shown with its interval, its ratio and its table")
  func costs() throws {
    struct Findings: Decodable {
      let values, allocations, head, cells: [String]
      let intervals: Int
    }
    let found: Findings = try visit(
      doing: """
        pick("#interaction", "name-refused");
        pick("#measure", "time");
        const values = texts("#cost-chart .value");
        const intervals = all("#cost-chart .interval").length;
        const head = texts("#cost-chart thead th");
        const cells = texts("#cost-chart tbody tr:last-child > *");
        pick("#interaction", "greeting-tap");
        pick("#measure", "allocations");
        return { values, intervals, head, cells, allocations: texts("#cost-chart .value") };
        """
    ).findings
    #expect(found.values == ["1,520 ns ×1", "15,200 ns ×10.00"])
    #expect(found.intervals == 2)
    #expect(found.head.first == "Architecture" && found.cells.first == "MVP")
    #expect(found.head.suffix(4) == ["time, ns", "interval, ns", "ratio", "95% interval"])
    #expect(found.cells.suffix(4) == ["15,200", "15,198–15,202", "×10.00", "9.980–10.020"])
    #expect(found.allocations == ["4 allocations", "5 allocations +1"])
  }

  @Test("The best bar has a mark in words, and a measure that was not made says so above the table")
  func marks() throws {
    struct Findings: Decodable {
      let interaction, measure, message: String
      let best, rows: [String]
    }
    let visit: Browser.Visit<Findings> = try visit(
      doing: """
        const found = {
          interaction: one("#interaction").value, measure: one("#measure").value,
          best: texts("#cost-chart li .name").filter((name) => name.endsWith("best")),
        };
        pick("#interaction", "name-refused");
        return {
          ...found, message: text(one("#cost-chart .missing")), rows: texts("#cost-chart tbody th"),
        };
        """)
    #expect(visit.console.isEmpty)
    let found = visit.findings
    #expect(found.interaction == "greeting-tap" && found.measure == "allocations")
    #expect(found.best == ["MVCbaselinebest"])
    #expect(found.message == "This figure is measured only for greeting-tap.")
    #expect(found.rows == ["MVCbaseline", "MVP"])
  }

  @Test("An architecture that saves something has no bar, and a count that is not known no figure")
  func negativeCost() throws {
    var page = ReportPage.sample
    page.comparison.architectures[1].dispatch?[0].net = Counts([.instructions: -12])
    struct Findings: Decodable {
      let values: [String]
      let width: Double
    }
    let found: Findings = try visit(
      page, fragment: "figures/greeting-tap/net",
      doing: """
        return {
          values: texts("#cost-chart .value"), width: one("#cost-chart .stack").offsetWidth,
        };
        """
    ).findings
    #expect(found.values == ["–", "-12 instructions"])
    #expect(found.width == 0)
  }

  @Test("Light becomes dark and type becomes large by a switch that says so")
  func switches() throws {
    struct Findings: Decodable {
      let pressed, paper: String
      let type: Double
    }
    let found: [Findings] = try visit(
      doing: """
        const finding = () => ({
          pressed: one("#dark").getAttribute("aria-pressed"),
          paper: getComputedStyle(document.body).backgroundColor,
          type: parseFloat(getComputedStyle(document.documentElement).fontSize),
        });
        const findings = [finding()];
        one("#dark").click();
        one("#large-type").click();
        findings.push(finding());
        one("#dark").click();
        one("#large-type").click();
        findings.push(finding());
        return findings;
        """
    ).findings
    #expect(found.map(\.pressed) == ["false", "true", "false"])
    #expect(found[0].paper != found[1].paper && found[0].paper == found[2].paper)
    #expect(found[1].type > found[0].type * 1.15 && found[2].type == found[0].type)
  }

  @Test(
    "On a phone nothing moves sideways, and two buttons choose the side", arguments: [390, 1024])
  func narrow(width: Int) throws {
    struct Findings: Decodable {
      let overflow: Double
      let shown: [[Bool]]
    }
    let found: Findings = try visit(
      width: width,
      withClaims: true,
      doing: """
        for (const details of all("details")) details.open = true;
        const shown = () => ["left", "right"].map(
          (side) => one(`#sources-pair .${side}`).getClientRects().length > 0);
        const before = shown();
        all("#sources-pair .tab")[1].click();
        return {
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          shown: [before, shown()],
        };
        """
    ).findings
    #expect(found.overflow == 0)
    let isPhone = width < 760
    #expect(found.shown == [[true, !isPhone], [!isPhone, true]])
  }

  @Test("Every control is one that the keyboard reaches, and has a name")
  func controls() throws {
    struct Findings: Decodable {
      let nameless, unreachable, twice: [String]
      let first: String
    }
    let found: Findings = try visit(
      withClaims: true,
      doing: """
        const named = (control) => control.getAttribute("aria-label")
          || text(control.labels?.[0] ?? control);
        const ids = all("[id]").map((node) => node.id);
        const reachable = all("a[href], button, select, summary, [tabindex='0']");
        const scrolls = all("body *").filter((node) => node.scrollHeight > node.clientHeight + 1
          && /auto|scroll/.test(getComputedStyle(node).overflowY));
        return {
          nameless: reachable.filter((control) => !named(control)).map((node) => node.outerHTML),
          twice: ids.filter((id, index) => ids.indexOf(id) !== index),
          unreachable: scrolls.filter((node) => node.tabIndex !== 0).map((node) => node.className),
          first: text(reachable[0]),
        };
        """
    ).findings
    #expect(found.nameless == [])
    #expect(found.unreachable == [])
    #expect(found.twice == [])
    #expect(found.first == "Skip to the content")
  }

  @Test("Hostile text stays text, wherever it comes from")
  func hostile() throws {
    let text = "</script><img src=x onerror=\"document.title='lost'\"><b>\u{202E}\u{1B}[31m"
    var page = ReportPage.sample
    page.notes = [text]
    page.words = [.init(term: text, meaning: text)]
    page.comparison.notes = [text]
    page.origins[0].environment.commit = text
    page.origins[0].command = text
    page.comparison.architectures[1].name = text
    page.comparison.architectures[1].size?.roles[text] = RoleSize(
      size: CodeSize(lines: 9), uses: [:])
    page.conformance?.architectures[1].name = text
    page.conformance?.architectures[1].failures = [.init(scenario: text, messages: [text])]
    page.requirements[0].text = text
    page.architectures[1].name = text
    page.architectures[1].files[0] = .init("MVP/Greeting/\(text).swift", role: text, "// \(text)")
    page.traces?.scenarios[0].steps[0].title = text
    page.traces?.scenarios[0].requirements = [text]
    page.traces?.roles[1] = text
    page.traces?.functions[3].name = text
    page.traces?.command = text
    struct Findings: Decodable {
      let title, step, source, note: String
      let strangers, hidden: Int
    }
    let visit: Browser.Visit<Findings> = try visit(
      page,
      withClaims: true,
      doing: """
        await turn();
        return {
          title: document.title, step: text(one(".step")),
          source: text(one("#sources-pair .right code")),
          note: text(one("#notes li")), strangers: all("img, main script, b b, [onerror]").length,
          hidden: (one("main").textContent.match(/[\\u202e\\u001b]/g) ?? []).length,
        };
        """)
    #expect(visit.console.isEmpty)
    #expect(visit.requests.isEmpty)
    let found = visit.findings
    let shown = text.replacing("\u{202E}", with: "\u{FFFD}").replacing("\u{1B}", with: "\u{FFFD}")
    #expect(found.title == "Architecture comparison")
    #expect(found.step == "step 1" + shown)
    #expect(found.source == "// " + shown)
    #expect(found.note == shown)
    #expect(found.strangers == 0 && found.hidden == 0)
  }

  @Test("What was not measured is said, and the rest is shown")
  func nothingMeasured() throws {
    var comparison = Comparison.sample
    for index in comparison.architectures.indices {
      comparison.architectures[index].size = nil
      comparison.architectures[index].coverage = nil
      comparison.architectures[index].mutation = nil
      comparison.architectures[index].dispatch = nil
    }
    comparison.controls = .init()
    let page = ReportPage(
      of: comparison, baseline: "mvc", architectures: [.mvc, .mvp],
      notes: ["traces: not on this machine.", "conformance: not on this machine."])
    let visit: Browser.Visit<[String]> = try visit(
      page, withClaims: true, doing: "return texts('.missing');")
    #expect(visit.console.isEmpty)
    #expect(
      visit.findings == [
        "Code or faults were not measured for this page.",
        "Nothing that can be weighed was measured for this page.",
        "Code size was not measured for this page.",
        "What tests find was not measured for this page.",
        "What interactions cost was not measured for this page.",
        "What tests find was not measured for this page.",
        "traces: not on this machine.",
        "conformance: not on this machine.",
      ])
  }

  @Test("Under a call of a shared module stands the source that has led to it")
  func sourceAround() throws {
    struct Findings: Decodable {
      let now, ran: String
    }
    var page = ReportPage.sample
    page.traces?.functions.append(.init(name: "UILabel.text.setter", role: 3, file: -1, line: 0))
    page.traces?.calls.append(.init(function: 7, callerRole: 1, flags: [], lineSet: -1, calls: []))
    page.traces?.calls[4].calls = [8]
    let visit: Browser.Visit<Findings> = try visit(
      page, fragment: "traces/greeting.shown/mvc/mvp/2/5",
      doing: """
        return {
          now: text(one("#traces .right .now-text b")),
          ran: texts("#traces .right .line.ran .number").join(" "),
        };
        """)
    #expect(visit.findings.now == "UILabel.text.setter")
    #expect(visit.findings.ran == "7 8 9")
  }

  @Test("A damaged archive of traces does no harm")
  func damagedTraces() throws {
    var page = ReportPage.sample
    page.traces?.calls[4].calls = [5, 5, 999, -1]
    page.traces?.calls[6].function = 999
    page.traces?.calls[1].lineSet = 999
    page.traces?.plays["mvc"] = ["greeting.shown": [1, 77]]
    let visit: Browser.Visit<[String]> = try visit(
      page, fragment: "traces/greeting.shown/mvc/mvp/2", doing: "return texts('.now-text');")
    #expect(visit.console.isEmpty)
    #expect(visit.findings.count == 2)
  }

  @Test("Another architecture is shown at the same step, at a call that it makes")
  func sameStep() throws {
    struct Findings: Decodable, Equatable {
      let step, position, fragment: String
    }
    let found: [Findings] = try visit(
      fragment: "traces/greeting.shown/mvp/mvp/2/4",
      doing: """
        const finding = () => ({
          step: text(one("[aria-current=step]")), position: text(one(".position")),
          fragment: location.hash,
        });
        const findings = [finding()];
        pick("#traces-left", "mvc");
        findings.push(finding());
        pick("#traces-right", "mvc");
        findings.push(finding());
        location.hash = "traces/greeting.shown/mvc/mvc/7/99";
        await turn();
        findings.push(finding());
        return findings;
        """
    ).findings
    let fragment = "#traces/greeting.shown"
    #expect(found.map(\.position) == ["call 4 of 4", "call 4 of 4", "call 2 of 2", "no calls"])
    #expect(
      found.map(\.fragment) == [
        "\(fragment)/mvp/mvp/2/4", "\(fragment)/mvc/mvp/2/4", "\(fragment)/mvc/mvc/2/2",
        "\(fragment)/mvc/mvc/3/1",
      ])
    #expect(found[1].step == found[0].step && found[2].step == found[0].step)
  }

  @Test("The keys step from wherever a person has just been in the traces")
  func keysAfterClicks() throws {
    struct Findings: Decodable {
      let focus: [String]
      let fragments: [String]
      let taken: [Bool]
    }
    let found: Findings = try visit(
      fragment: "traces/greeting.shown/mvc/mvp/2/1",
      doing: """
        const focus = [];
        const fragments = [];
        const taken = [];
        const key = (key, more = {}) => {
          const held = document.activeElement;
          focus.push(held.id || held.classList[0] || held.tagName);
          const event = new KeyboardEvent("keydown",
            { key, bubbles: true, cancelable: true, ...more });
          held.dispatchEvent(event);
          taken.push(event.defaultPrevented);
          fragments.push(location.hash.split("/").slice(4).join("/"));
        };
        const use = (node, kind) => {
          node.dispatchEvent(new PointerEvent(kind, { bubbles: true }));
          node.focus();
        };
        key("ArrowRight");
        key("PageDown");
        key("ArrowRight", { shiftKey: true });
        one(".step").focus();
        one(".step").click();
        key("ArrowDown");
        key("PageDown");
        use(one("#traces-left"), "pointerdown");
        pick("#traces-left", "mvp");
        key("ArrowRight");
        use(one("#traces-left"), "pointerdown");
        key("Tab");
        pick("#traces-left", "mvc");
        key("ArrowRight");
        one("#traces").focus();
        key("ArrowRight");
        one(".matrix summary").click();
        one(".matrix summary").focus();
        one(".matrix a").click();
        key("ArrowRight");
        return { focus, fragments, taken };
        """
    ).findings
    #expect(
      found.focus == [
        "player", "player", "player", "step", "step", "player", "traces-left", "traces-left",
        "traces", "player",
      ])
    #expect(
      found.fragments == [
        "2/2", "2/3", "2/3", "2/1", "2/1", "2/2", "2/2", "2/2", "2/3", "2/1",
      ])
    #expect(
      found.taken == [true, true, false, true, false, true, false, false, true, true])
  }

  @Test(
    "The traces fit the screen, with legend, diagram and source in sight", arguments: [1280, 1920])
  func fitting(width: Int) throws {
    struct Findings: Decodable {
      let top, legend, diagram, source, bottom, screen, bar: Double
      let key: String
    }
    let found: Findings = try visit(
      fragment: "traces/greeting.shown/mvc/mvp/2/2", width: width,
      doing: """
        const edge = (selector, name) => one(selector).getBoundingClientRect()[name];
        return {
          top: edge("#traces .controls", "top"), legend: edge("#traces .legend", "bottom"),
          diagram: edge("#traces .diagram", "top"), source: edge("#traces .code-panel", "top"),
          bottom: edge("#traces .code-panel", "bottom"), screen: innerHeight,
          bar: edge(".bar", "bottom"), key: text(one("#traces .legend")),
        };
        """
    ).findings
    #expect(found.top >= found.bar && found.bottom <= found.screen)
    #expect(found.legend <= found.diagram && found.diagram + 100 < found.source)
    #expect(found.source + 60 < found.bottom)
    #expect(found.key.contains("suspends") && found.key.contains("resumes"))
  }

  @Test("Where a side is done, its last source is shown, but nothing of it runs")
  func doneSide() throws {
    let visit: Browser.Visit<[String]> = try visit(
      fragment: "traces/greeting.shown/mvc/mvp/2/4",
      doing: """
        const finding = () => text(one("#traces .left .file-title b")) + ", "
          + all("#traces .left .ran").length;
        const done = finding();
        one("[aria-label='Previous step']").click();
        one("[aria-label='Next call']").click();
        return [done, finding()];
        """)
    #expect(
      visit.findings == ["GreetingViewController.swift, 0", "GreetingViewController.swift, 3"])
  }

  @Test("A step has lifelines for the roles that it touches, whose names are whole")
  func heads() throws {
    struct Findings: Decodable {
      let names: [String]
      let lines: [[String]]
    }
    var page = ReportPage.sample
    page.traces?.roles[2] = "Long-winded presenter"
    page.architectures[1].roles[1].name = "Long-winded presenter"
    let found: [Findings] = try visit(
      page, fragment: "traces/greeting.shown/mvp/mvc/1/1",
      doing: """
        const finding = () => ({
          names: texts("#traces .left .heads text > title"),
          lines: all("#traces .left .heads text").map(
            (head) => [...head.querySelectorAll("tspan")].map(text)),
        });
        const first = finding();
        one("[aria-label='Next step']").click();
        return [first, finding()];
        """
    ).findings
    #expect(found[0].names == ["HeadlessUIKit", "View"])
    #expect(found[1].names == ["HeadlessUIKit", "View", "Long-winded presenter", "Scenarios"])
    #expect(found[0].lines == [["HeadlessUIKit"], ["View"]])
    #expect(found[1].lines[2] == ["Long-winded", "presenter"])
  }

  @Test("The same call again and again is one, which says how often, and counts as often")
  func foldedCalls() throws {
    struct Findings: Decodable {
      let position, now: String
      let labels, list: [String]
    }
    var page = ReportPage.sample
    page.traces?.calls[7].calls = [6, 6, 6]
    page.traces?.calls[5].calls = [4, 4]
    let found: Findings = try visit(
      page, fragment: "traces/greeting.shown/mvp/mvc/2/2",
      doing: """
        const position = text(one(".position"));
        const now = text(one("#traces .left .now-text"));
        const labels = all("#traces .left .call .times").map(text);
        const list = texts("#traces .left .call-list li");
        return { position, now, labels, list };
        """
    ).findings
    #expect(found.position == "call 2 of 4")
    #expect(found.now.contains("× 3") && found.now.hasSuffix("13 calls in this step"))
    #expect(found.labels == ["× 3", "× 2"])
    #expect(found.list.map { $0.contains("×") } == [false, true, false, true])
  }

  @Test("The next call is that of the next step that calls something")
  func skipping() throws {
    var page = ReportPage.sample
    page.traces?.plays = [
      "mvc": ["greeting.shown": [1, 0, 2]], "mvp": ["greeting.shown": [3, 0, 4]],
    ]
    let visit: Browser.Visit<[String]> = try visit(
      page, fragment: "traces/greeting.shown/mvc/mvp/1/1",
      doing: """
        const findings = [];
        for (const name of ["Next call", "Previous call", "Next step", "Previous call"]) {
          one(`[aria-label='${name}']`).click();
          findings.push(location.hash.split("/").slice(4).join("/"));
        }
        return findings;
        """)
    #expect(visit.findings == ["3/1", "1/1", "2/1", "1/1"])
  }

  @Test("Each part of the page says with which command, when, from what and where it was made")
  func origins() throws {
    var page = ReportPage.sample
    page.origins[1].environment.date = "2027-01-02T03:04:05Z"
    page.origins[1].environment.commit = nil
    page.origins[1].environment.processor = "Another"
    struct Findings: Decodable {
      let head, first, second, words: [String]
    }
    let found: Findings = try visit(
      page,
      doing: """
        return {
          head: texts("#origins thead th"), first: texts("#origins tbody tr:first-child > *"),
          second: texts("#origins tbody tr:last-child > *"), words: texts("#words dt"),
        };
        """
    ).findings
    #expect(found.head == ["What", "Command", "Date", "Commit", "Swift", "Machine"])
    #expect(found.first.prefix(2) == ["this page", "compare report"])
    #expect(found.second.prefix(2) == ["traces", "compare trace"])
    #expect(found.second[2] == "2027-01-02T03:04:05Z" && found.second[3] == "not known")
    #expect(found.second[5].contains("Another") && found.first != found.second)
    #expect(found.words.contains("complexity"))
    #expect(Set(found.words).count == found.words.count)
  }

  @Test("The cost chart says what it shows, in which unit, and the words are those of the page")
  func units() throws {
    var page = ReportPage.sample
    page.comparison.architectures[0].dispatch?[0].net = Counts([.instructions: 12])
    struct Findings: Decodable {
      let captions, values, words, meanings: [String]
    }
    let found: Findings = try visit(
      page, fragment: "figures/greeting-tap/time",
      doing: """
        const captions = [text(one(".chart-caption"))];
        const values = [text(one("#cost-chart .value"))];
        for (const measure of ["allocations", "net"]) {
          pick("#measure", measure);
          captions.push(text(one(".chart-caption")));
          values.push(text(one("#cost-chart .value")));
        }
        return { captions, values, words: texts("#words dt"), meanings: texts("#words dd") };
        """
    ).findings
    #expect(
      found.captions == [
        "greeting-tap: time, ns", "greeting-tap: allocations", "greeting-tap: net instructions",
      ])
    #expect(found.values[0].contains(" ns ×1"))
    #expect(found.values.suffix(2) == ["4 allocations", "12 instructions"])
    let words = Set(found.words)
    #expect(words.isSuperset(of: ["instructions", "weak loads", "allocations"]))
    #expect(words.isSuperset(of: ["price of the pattern", "best", "difference"]))
    #expect(words.isDisjoint(with: ["instr.", "weak", "allocs", "price", "*", "±"]))
    #expect(!found.meanings.contains { $0.contains("* marks") })
  }

  @Test("On paper are the chosen sources and all calls of the scenario, and the heads of charts")
  func paper() throws {
    struct Findings: Decodable {
      let hidden, sources, steps, calls, left: [String]
      let tables: Int
      let notes: [String]
    }
    let found: Findings = try visit(
      withClaims: true,
      doing: """
        dispatchEvent(new Event("beforeprint"));
        const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
          .filter((rule) => rule.media?.mediaText === "print")
          .flatMap((rule) => [...rule.cssRules]).filter((rule) => rule.style?.display === "none");
        const hides = (selector) => all(selector).some((node) =>
          rules.some((rule) => node.closest(rule.selectorText)));
        const seen = ["#sources .line", "#traces .on-paper .call-list li", ".axis-row .axis",
          ".chart-caption", "#size-chart .part-names"];
        const found = {
          hidden: seen.filter(hides), sources: texts("#sources .file-block b"),
          steps: texts(".traces-on-paper h3"), calls: texts(".traces-on-paper .call-list li"),
          notes: texts("p.on-paper, .on-paper > p"), tables: all(".chart details[open]").length,
        };
        dispatchEvent(new Event("afterprint"));
        return { ...found, left: texts(".on-paper") };
        """
    ).findings
    #expect(found.hidden == [])
    #expect(found.sources.count == 3)
    #expect(found.steps.count == 3 && found.steps[0].hasPrefix("1. "))
    #expect(found.calls.count == 8)
    #expect(found.calls.contains("Presenter showGreetingTapped()"))
    #expect(found.notes.count == 2 && found.notes[0].hasPrefix("Greeting in MVC and MVP."))
    #expect(found.tables == 6)
    #expect(found.left == [])
  }

  @Test("Beneath a bar stand its roles with their lines", arguments: [1280, 390])
  func roleNames(width: Int) throws {
    struct Findings: Decodable {
      let names: [String]
      let height: Double
    }
    let found: Findings = try visit(
      width: width,
      doing: """
        return {
          names: texts("#size-chart li:last-child .part-names > span"),
          height: one("#size-chart li:last-child .part-names").clientHeight,
        };
        """
    ).findings
    #expect(found.names.count > 1)
    #expect(found.names.allSatisfy { $0.contains(/^[A-Z][A-Za-z ]+ [0-9,]+$/) })
    #expect(found.height > 0)
  }

  @Test("Text on the colours of roles can be read, light and dark")
  func contrast() throws {
    let found: [Double] = try visit(
      doing: """
        const light = (colour) => {
          const [red, green, blue] = [1, 3, 5].map((start) => {
            const part = parseInt(colour.slice(start, start + 2), 16) / 255;
            return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const colour = (name) =>
          getComputedStyle(document.documentElement).getPropertyValue(name).trim();
        const contrasts = () => ["views", "free"].flatMap((kind) => ["", "-2", "-3"].map((tint) => {
          const pair = [light(colour(`--${kind}${tint}`)), light(colour(`--${kind}-ink`))];
          return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
        }));
        const found = contrasts();
        one("#dark").click();
        return [...found, ...contrasts()];
        """
    ).findings
    #expect(found.count == 12)
    #expect(found.allSatisfy { $0 >= 4.5 }, "\(found)")
  }

  @Test("On a phone the bar shows where one is, and the matrix most of the architectures")
  func phone() throws {
    var page = ReportPage.sample
    let entry = try #require(page.conformance?.architectures.first)
    page.conformance?.architectures = Array(repeating: entry, count: 10)
    struct Findings: Decodable {
      let current: String
      let isInSight: Bool
      let columns: Int
    }
    let found: Findings = try visit(
      page, fragment: "conformance", width: 390,
      doing: """
        for (let wait = 0; wait < 10 && text(one("nav [aria-current]")) !== "Conformance"; wait += 1) {
          await turn();
        }
        const inside = (outer, node) => node.getBoundingClientRect().right
          <= outer.getBoundingClientRect().right + 1 && node.getBoundingClientRect().left
          >= outer.getBoundingClientRect().left - 1;
        const current = one("nav [aria-current]");
        return {
          current: text(current), isInSight: inside(one(".bar nav"), current),
          columns: all(".matrix tbody tr:first-child td:not(.slim)")
            .filter((cell) => inside(one(".matrix"), cell)).length,
        };
        """
    ).findings
    #expect(found.current == "Conformance" && found.isInSight)
    #expect(found.columns >= 8)
  }

  @Test("A button above the sources leads to its file, and a scenario's link to its trace")
  func leading() throws {
    struct Findings: Decodable {
      let before, after: Double
      let scenario, fragment, position, first: String
    }
    let found: Findings = try visit(
      doing: """
        const panel = one("#sources .right .code-panel");
        panel.style.maxHeight = "6rem";
        const block = all("#sources .right .file-block")[1];
        const distance = () => block.getBoundingClientRect().top - panel.getBoundingClientRect().top;
        const before = distance();
        all("#sources .right .jump")[1].click();
        const first = text(one(".position"));
        one("[aria-label='Next step']").click();
        one("#conformance details").open = true;
        one("#conformance a").click();
        return {
          before, after: distance(), scenario: one("#scenario").value, first,
          fragment: location.hash, position: text(one(".position")),
        };
        """
    ).findings
    #expect(found.before > 50 && abs(found.after) < 3)
    #expect(found.scenario == "greeting.shown" && found.position == found.first)
    #expect(found.fragment.hasPrefix("#traces/greeting.shown/mvc/mvp/"))
  }

  @Test("The call that is shown is in sight after each step")
  func nowInSight() throws {
    var page = ReportPage.sample
    page.traces?.calls[4].calls = (0..<60).map { $0.isMultiple(of: 2) ? 0 : 3 }
    struct Findings: Decodable {
      let looked, lost: Int
    }
    let found: Findings = try visit(
      page,
      doing: """
        const diagram = one("#traces .right .diagram");
        one("[aria-label='Next step']").click();
        let looked = 0;
        let lost = 0;
        for (let call = 0; call < 40; call += 1) {
          const now = one("#traces .right .call.now .arrow");
          if (now) {
            const inner = now.getBoundingClientRect();
            const outer = diagram.getBoundingClientRect();
            looked += 1;
            if (inner.top < outer.top || inner.bottom > outer.bottom) lost += 1;
          }
          one("[aria-label='Next call']").click();
        }
        return { looked, lost };
        """
    ).findings
    #expect(found.looked > 3 && found.lost == 0)
  }

  private func visit<Findings: Decodable>(
    _ page: ReportPage = .sample, fragment: String = "", width: Int = 1280,
    withClaims: Bool = false, doing script: String
  ) throws -> Browser.Visit<Findings> {
    try #require(Browser.installed).visit(
      page, fragment: fragment, width: width, withClaims: withClaims, doing: script)
  }
}
