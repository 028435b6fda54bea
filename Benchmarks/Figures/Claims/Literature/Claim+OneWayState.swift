import Architectures

extension Claim {
  /// The claims on one store and on state that flows one way.
  static let oneWayState: [Claim] = [
    Claim(
      "L-23", "A framework for state that flows one way halves the code of MVP.",
      source: "airbnb/mavericks, pull request 16", number: "803 against 1,541 lines",
      contradicts: ["L-24"],
      .halves(.unidirectional, of: .mvp)),
    Claim(
      "L-24", "Redux takes the most code of the variants of one app.",
      source: "brianegan/flutter_architecture_samples, line_count.md", seen: .table,
      number: "1,345 against 837 lines", contradicts: ["L-23", "L-28"],
      .more("with a store of its own", .codeLines, in: .redux, than: Architecture.redux.others),
      .more(
        "with a store from a library", .linesWithoutStore, in: .redux,
        than: Architecture.redux.others,
        note: "The stores of Redux and of Unidirectional are not counted, as a library's are not.")),
    Claim(
      "L-25", "Redux needs the most files and runs the most lines.",
      source: "Szczepanik and Kędziora, SciTePress 94116, 2020", seen: .abstract,
      .more("files", .files, in: .redux, than: Architecture.redux.others),
      .notMeasuredYet(
        "lines run",
        """
        the number of lines that run in each interaction; traces show these lines, and a comparison \
        has no count of them
        """)),
    Claim(
      "L-26", "A single store takes much processor time where observable objects do not.",
      source: "ReSwift, issue 496, one user", number: "23–28% against 4–5%",
      .muchLessNetWork(in: .observationMVVM, than: [.redux])),
    Claim(
      "L-27", "Composed reducers make a message much dearer, or only somewhat, at depth 10.",
      source: "two blog posts that disagree", number: "×50, or ×1.76",
      .messageIsMuchDearer("much dearer, each reducer a switch", .switches),
      .messageIsMuchDearer("much dearer, each reducer a value", .values),
      .messageIsSomewhatDearer("only somewhat dearer, each reducer a switch", .switches),
      .messageIsSomewhatDearer("only somewhat dearer, each reducer a value", .values)),
    Claim(
      "L-28",
      "Code with one-way state takes few more lines, and fewer if the tests are counted.",
      source: "swift-composable-architecture, FAQ", contradicts: ["L-24"],
      .fewMore("code", in: .unidirectional),
      .cannotBeMeasured("code and tests", because: Claim.unequalTests)),
  ]
}
