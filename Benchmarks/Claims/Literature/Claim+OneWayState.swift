extension Claim {
  /// The claims on one store and on state that flows one way.
  static let oneWayState: [Claim] = [
    Claim(
      "L-23", "A framework for state that flows one way halves the code of MVP.",
      source: "airbnb/mavericks, pull request 16", number: "803 against 1,541 lines",
      contradicts: ["L-24"],
      .notMeasuredYet(
        nil, "\(unidirectional), and its code lines beside MVP's with and without its store")),
    Claim(
      "L-24", "Redux takes the most code of the variants of one app.",
      source: "brianegan/flutter_architecture_samples, line_count.md", seen: .table,
      number: "1,345 against 837 lines", contradicts: ["L-23", "L-28"],
      .notMeasuredYet(nil, "\(redux), and its code lines beside those of the others")),
    Claim(
      "L-25", "Redux needs the most files and runs the most lines.",
      source: "Szczepanik and Kędziora, SciTePress 94116, 2020", seen: .abstract,
      .notMeasuredYet("files", "\(redux), and the number of its files"),
      .notMeasuredYet("lines run", "\(redux), and the lines that its traces record")),
    Claim(
      "L-26", "A single store takes much processor time where observable objects do not.",
      source: "ReSwift, issue 496, one user", number: "23–28% against 4–5%",
      .notMeasuredYet(
        nil,
        "\(redux) and one with observable objects, and the instructions of both per interaction")),
    Claim(
      "L-27", "Composed reducers make a message much dearer, or only somewhat, at depth 10.",
      source: "two blog posts that disagree", number: "×50, or ×1.76",
      .notMeasuredYet(
        nil, "\(redux), and the instructions of one message at nesting depth 1 and 10")),
    Claim(
      "L-28",
      "Code with one-way state takes few more lines, and fewer if the tests are counted.",
      source: "swift-composable-architecture, FAQ", contradicts: ["L-24"],
      .notMeasuredYet("code", "\(unidirectional), and its code lines beside those of the others"),
      .notMeasuredYet(
        "code and tests",
        "\(unidirectional), and tests of it that find every fault, as the other suites do")),
  ]

  private static let redux = "an architecture with one store among those compared"
  private static let unidirectional = "an architecture with one-way state among those compared"
}
