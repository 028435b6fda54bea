import Architectures
import Samples
import Testing

@testable import Figures
@testable import Reports

@Suite("What the figures say")
struct FindingRuleTests {
  /// Returns outcomes of 20 kinds, of which the first ones are found, then some in part.
  private func kinds(_ found: Int, _ inPart: Int = 0) -> String {
    String(repeating: "f", count: found) + String(repeating: "p", count: inPart)
      + String(repeating: "s", count: 20 - found - inPart)
  }

  private var several: [Comparison.Entry] {
    [
      entry("MVC", id: "mvc").with(lines: 300).with(kinds: kinds(0)),
      entry("Lighter").with(lines: 400).with(kinds: kinds(5, 2), bare: "ffss"),
      entry("MVP").with(lines: 480).with(kinds: kinds(12, 3), bare: "fffs"),
      entry("MVVM").with(lines: 430).with(kinds: kinds(13), bare: "fffs"),
      entry("VIPER").with(lines: 660).with(kinds: kinds(13), bare: "ffff"),
    ]
  }

  @Test("The largest group that finds the same kinds is named first, then the others")
  func sameMistakes() throws {
    let found = try #require(finding("same-mistakes", of: several))
    #expect(
      found.statement.hasPrefix(
        """
        Three of 5 architectures find about the same mistakes without a screen: 12 to 13 of 20 \
        kinds. Lighter finds 5 and MVC none. Without forgotten lines, Lighter comes close: 2 of 4, \
        the three 3 to 4. So let
        """))
    #expect(found.advice == "So let another column decide among those that find the same.")
    var near = several
    near[1] = near[1].with(kinds: kinds(6, 2))
    let text = finding("same-mistakes", of: near)?.text
    #expect(
      text?.contains("finds 6 (the same as the lowest of these) and MVC none.") == true,
      "\(text ?? "")")
  }

  @Test("Of many others, those are named that are the same as the lowest of the group")
  func sameAsLowest() {
    let found = [
      ("A", 12), ("B", 13), ("C", 14), ("X", 14), ("Y", 15), ("Z", 15), ("D", 8), ("E", 2),
      ("F", 1), ("G", 0),
    ].map {
      entry($0.0).with(lines: 400, greeting: 40).with(kinds: kinds($0.1))
    }
    let text = finding("same-mistakes", of: found)?.text
    #expect(
      text?.contains("The other four find 0 to 8; D is the same as the lowest of these.") == true,
      "\(text ?? "")")
  }

  @Test("The headline tells who finds the same, and by how much their code differs if it does")
  func headline() {
    #expect(
      comparison(of: several).headline == """
        Three of 5 architectures find about the same mistakes without a screen; the code of \
        these three differs by a factor of up to 1.5.
        """)
    let same = several.map { $0.with(lines: 300) }
    #expect(
      comparison(of: same).headline
        == "Three of 5 architectures find about the same mistakes without a screen.")
    #expect(comparison(of: [entry("A")]).headline == nil)
  }

  @Test("Architectures that find as many, but other kinds, do not find the same mistakes")
  func otherMistakes() throws {
    var entries = several
    entries[2] = entries[2].with(kinds: String(kinds(12).reversed()), bare: "ssss")
    let found = try #require(finding("same-mistakes", of: entries))
    #expect(
      found.statement.hasPrefix(
        "Three of 5 architectures find about as many kinds of mistakes without a screen"))
  }

  @Test("Two are no group, and nothing found is no finding")
  func noGroup() {
    #expect(finding("same-mistakes", of: Array(several[2...3])) == nil)
    let none = ["A", "B", "C"].map { entry($0).with(kinds: kinds(0)) }
    #expect(finding("same-mistakes", of: none) == nil)
  }

  @Test("Kinds that need a screen everywhere are counted only if all architectures are compared")
  func screenNeeded() throws {
    let all = Architecture.all.map { entry($0.name, id: $0.id).with(kinds: "fss") }
    let found = try #require(finding("screen-needed", of: all))
    #expect(found.title == "Two kinds, such as mistake 1, need a screen in all \(all.count).")
    #expect(finding("screen-needed", of: Array(all.dropLast())) == nil)
    #expect(
      finding("screen-needed", of: all.map { $0.with(kinds: "ff") }) == nil)
    let unnamed = finding("screen-needed", of: all.map { $0.with(kinds: "ffs") })
    #expect(unnamed?.title == "One kind needs a screen in all \(all.count).")
  }

  @Test("More code that finds no more kinds is named with its ends, and MVC's beside it")
  func moreCode() throws {
    let found = try #require(finding("more-code", of: several))
    #expect(
      found.title == "Among these three architectures, more code found no more kinds:"
        && found.text == "they take 430 to 660 lines, MVC 300.")
    let equal = several.map { $0.with(lines: 400) }
    #expect(finding("more-code", of: equal) == nil)
  }

  @Test("Two architectures are told what more kinds cost")
  func moreKinds() throws {
    let found = try #require(finding("more-kinds", of: [several[1], several[4]]))
    #expect(found.title == "VIPER finds 8 kinds more than Lighter, with ×1.6 the code.")
    #expect(finding("more-kinds", of: [several[2], several[4]]) == nil)
  }

  @Test("All architectures that are the same as an end are named")
  func smallScreens() throws {
    let entries = [("A", 31), ("B", 34), ("C", 60), ("D", 89)].map {
      entry($0.0).with(lines: 300, greeting: $0.1)
    }
    let found = try #require(finding("small-screens", of: entries))
    #expect(found.title == "A screen with a label and a button takes 31 to 89 lines:")
    #expect(found.text == "31–34 in A and B, 89 in D.")
    #expect(finding("small-screens", of: Array(entries.prefix(2))) == nil)
  }

  @Test("The files of a requirement are told of the two ends, if these are more than 1 apart")
  func requirementFiles() throws {
    func found(_ files: [Double]) -> Finding? {
      finding(
        "requirement-files",
        of: zip(["A", "B", "C", "D", "E"], files).map { entry($0).with(files: $1) })
    }
    let pair = try #require(found([3.42, 1.25]))
    #expect(
      pair.statement == """
        A requirement lives in 1.2 files in B, in 3.4 in A. So expect to read that many.
        """)
    #expect(found([1.2, 2.2]) == nil)
    // B is the same as both ends.
    #expect(
      found([1, 1.9, 2.8])?.title == "A requirement lives in 1.0 files in A, in 2.8 in C.")
    #expect(
      found([4, 1, 1.5, 1.2, 1.4])?.title
        == "A requirement lives in 1.0–1.5 files in four architectures, in 4.0 in A.")
    #expect(
      finding(
        "requirement-files", of: [entry("A"), entry("B").with(files: 4), entry("C").with(files: 1)])
        == nil)
  }

  @Test("The files of a change are told of the two ends, with the lines to open if these differ")
  func changes() throws {
    let entries = [
      entry("A").with(changes: [1, 2, 1], lines: 100),
      entry("B").with(changes: [4, 4, 5], lines: 110),
      entry("C").with(changes: [7, 5, 6], lines: 300),
    ]
    let found = try #require(finding("changes", of: entries))
    #expect(found.title == "A change touches 1 files in A and 6 in C,")
    #expect(
      found.text == """
        the median of three requests. For it you open existing files with 100 lines in A, with 300 \
        in C.
        """)
    let pair = try #require(finding("changes", of: Array(entries.prefix(2))))
    #expect(pair.text == "the median of three requests.")
    #expect(finding("changes", of: [entries[0], entry("D")]) == nil)
  }

  @Test("The files of a change are not told if the ends are close, or if one request turns them")
  func closeChanges() {
    let few = entry("A").with(changes: [1, 1, 9])
    #expect(finding("changes", of: [few, entry("B").with(changes: [2, 2, 9])]) == nil)
    // Without the first request, the medians are 5 and 3.
    #expect(finding("changes", of: [few, entry("B").with(changes: [4, 4, 2])]) == nil)
  }

  @Test("The request that turns the files round the most is told with them")
  func turnedChange() throws {
    let found = try #require(
      finding(
        "changes",
        of: [
          entry("A").with(changes: [1, 1, 1, 5, 9]), entry("B").with(changes: [4, 4, 4, 3, 4]),
        ]))
    #expect(
      found.text == """
        the median of five requests. “Ask 5” turns this round: 9 files in A, 4 in B.
        """)
  }

  @Test("Times are told as a share of a frame, rounded up, and only below 1%")
  func speed() throws {
    let entries = [entry("A").with(time: 20_000, high: 21_000), entry("B").with(time: 1, high: 2)]
    let found = try #require(finding("speed", of: entries))
    #expect(
      found.text == """
        None of 1 interactions takes more than 0.3% of a frame at 120 Hz (AMD EPYC), drawing and \
        network aside.
        """)
    #expect(finding("speed", of: [entry("A").with(time: 400_000, high: 450_000)]) == nil)
  }

  @Test("Architectures that are the same in what was measured are told so")
  func fewDifferences() throws {
    let pair = [
      entry("A").with(lines: 400, greeting: 40).with(kinds: kinds(10)),
      entry("B").with(lines: 410, greeting: 42).with(kinds: kinds(11)),
    ]
    let found = try #require(finding("few-differences", of: pair))
    #expect(found.statement.hasPrefix("In the table, nothing separates A and B. Not measured: "))
    let longer = [pair[0], pair[1].with(lines: 600, greeting: 41)]
    let different = try #require(finding("few-differences", of: longer))
    #expect(
      different.statement.hasPrefix(
        "In the table, nothing but code lines (A 400, B 600) separates A and B."))
    let third = try #require(finding("few-differences", of: longer + [pair[1]]))
    #expect(
      third.title == "In the table, nothing but code lines separates A, B and B."
        && third.text.isEmpty)
    let screen = finding("few-differences", of: [pair[0], pair[1].with(lines: 410, greeting: 60)])
    #expect(
      screen?.title == "In the table, nothing but smallest screen (A 40, B 60) separates A and B.")
  }

  @Test("What separates architectures is told if it is much, too, but not if all are compared")
  func severalDifferences() throws {
    let pair = [
      entry("A").with(lines: 300, greeting: 30).with(kinds: kinds(0)),
      entry("B").with(lines: 700, greeting: 90).with(kinds: kinds(15)),
    ]
    let found = try #require(finding("several-differences", of: pair))
    #expect(
      found.statement.hasPrefix(
        """
        Code lines, smallest screen and kinds of mistakes found separate A and B. Values: code lines \
        (A 300, B 700), 
        """))
    #expect(finding("few-differences", of: pair) == nil)
    let more = try #require(finding("several-differences", of: pair + pair))
    #expect(
      more.title == """
        Code lines, smallest screen and kinds of mistakes found separate these 4 architectures.
        """)
    #expect(more.text.isEmpty)
    let all = Architecture.all.map { Comparison.Entry(id: $0.id, name: $0.name) }
    #expect(finding("few-differences", of: all.map { $0.with(lines: 300, greeting: 30) }) == nil)
  }

  @Test("Without code lines or kinds, what separates architectures is not told")
  func unmeasuredDifferences() {
    let names = ["A", "B"]
    #expect(finding("few-differences", of: names.map { entry($0).with(lines: 400) }) == nil)
    #expect(finding("few-differences", of: names.map { entry($0).with(kinds: kinds(9)) }) == nil)
  }

  @Test("Without figures there is no finding")
  func bounds() {
    #expect(comparison(of: [entry("A"), entry("B")]).findings.isEmpty)
  }

  @Test("An architecture without times leaves speed out")
  func unknownTime() {
    let entries = [entry("A").with(time: 20_000, high: 21_000), entry("B")]
    #expect(finding("speed", of: entries) == nil)
  }

  @Test("Of three, what more kinds cost is told only of clear ends")
  func clearEnds() {
    #expect(finding("more-kinds", of: [several[1], several[2], several[4]]) == nil)
  }

  @Test("Each rule has an id of its own, words and an advice that begins with So")
  func rules() {
    let rules = FindingRule.all
    #expect(Set(rules.map(\.id)).count == rules.count)
    for rule in rules {
      #expect(rule.advice.hasPrefix("So "), "\(rule.id)")
    }
  }
}
