import Architectures

extension Claim {
  /// The claims of a guide to patterns on iOS, from which the kit's first architectures were built.
  static let patternGuide: [Claim] = [
    Claim(
      "C-1", "Cocoa MVC needs the least code of all patterns.", source: guide,
      contradicts: ["L-18"],
      .fewer(nil, .codeLines, in: .mvc, than: Architecture.mvc.others)),
    Claim(
      "C-2",
      "MVP needs about twice the code of MVC, in a small example that is not quite realistic.",
      source: guide, number: "×2", contradicts: ["L-9", "L-18"],
      .about(
        Threshold.twice, .greetingLines, of: .mvp, to: .mvc, beside: .profileLines)),
    Claim(
      "C-3",
      "With Cocoa MVC only the model can be tested; presentation logic needs a view.",
      source: guide, contradicts: ["L-29"],
      .hardlyAnyFound(
        in: .mvc,
        note: """
          This holds partly by construction: all code of this MVC is in view controllers. The \
          models are shared and not counted.
          """)),
    Claim(
      "C-4", "With MVP most of the business logic can be tested without a view.", source: guide,
      contradicts: ["L-29"],
      .mostFound(of: .mvp, in: "the presenter") { $0 == "Presenter" }),
    Claim(
      "C-5",
      """
      Cocoa MVC ties view and controller together; MVP gives most of the responsibility to \
      presenter and model, and leaves a view that decides nothing.
      """,
      source: guide,
      .mostDecisions("MVC ties view and controller", of: .mvc, inViews: true),
      .mostDecisions("MVP decides outside of the view", of: .mvp, inViews: false),
      .dumb("MVP's view decides nothing", role: "View", of: .mvp)),
    Claim(
      "C-6",
      """
      Three separate layers make assembly a problem: MVP and all patterns after it need a place \
      outside of the view that puts the parts together.
      """,
      source: guide, .assemblyIsNeeded),
    Claim(
      "C-16",
      """
      In a supervising controller the responsibilities are not clearly divided, and view and model \
      are tied to each other.
      """,
      source: guide,
      .viewNamesModel("view and model are tied"),
      .cannotBeMeasured(
        "the division is unclear",
        because: """
          Clear is what a reader finds clear. No count of code says where a reader would look for a \
          decision; readers would have to be asked.
          """)),
  ]

  private static let guide = "Orlov, iOS Architecture Patterns, in a Vietnamese translation"
}
