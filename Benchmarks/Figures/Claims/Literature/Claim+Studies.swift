import Architectures

extension Claim {
  /// The claims of studies that compare several qualities at once.
  static let studies: [Claim] = [
    Claim(
      "L-5",
      """
      MVP and MVVM beat MVC in testability, coupling and memory; MVP is the easiest to modify, MVVM \
      the easiest to test.
      """,
      source: "Lou, Aalto University, 2016", seen: .abstract,
      contradicts: ["C-11", "L-8", "L-12", "L-13", "L-14", "L-29"],
      .foundMore("testability", in: .mvp, .mvvm, than: [.mvc]),
      .lessCoupled("coupling", in: .mvp, .mvvm, than: [.mvc]),
      .fewer("memory", .liveBytes, in: .mvp, .mvvm, than: [.mvc]),
      .notMeasuredYet("MVP is the easiest to modify", changes),
      .foundMore("MVVM is the easiest to test", in: .mvvm, than: [.mvc, .mvp])),
    Claim(
      "L-7", "VIPER performs better than MVP.", source: "Humeniuk, Linnaeus University, 2018",
      seen: .abstract,
      .lessWork("instructions", in: .viper, than: [.mvp]),
      .lessTime("time", in: .viper, than: [.mvp])),
    Claim(
      "L-8", "VIPER is the best in coupling and in processor use, MVVM in memory.",
      source: "Sholichin et al., JATIT 97(15), 2019", seen: .abstract,
      contradicts: ["C-11", "L-5", "L-12", "L-14"],
      .lessCoupled("VIPER in coupling", in: .viper, than: [.mvc, .mvp, .mvvm]),
      .lessWork("VIPER in processor use", in: .viper, than: [.mvc, .mvp, .mvvm]),
      .fewer("MVVM in memory", .liveBytes, in: .mvvm, than: [.mvc, .mvp, .viper])),
    Claim(
      "L-13", "MVVM beats MVP in modifiability, testability and performance.",
      source: "Audu, Zenodo 5805197, 2021", seen: .abstract,
      contradicts: ["L-5", "L-11", "L-29"],
      .notMeasuredYet("modifiability", changes),
      .foundMore("testability", in: .mvvm, than: [.mvp]),
      .lessWork("performance: instructions", in: .mvvm, than: [.mvp]),
      .lessTime("performance: time", in: .mvvm, than: [.mvp])),
    Claim(
      "L-15", "MVVM reaches far more of the possible performance than MVC, on .NET.",
      source: "Arcos-Medina et al., KnE, 2018", seen: .abstract, number: "95.1% against 41.6%",
      contradicts: ["L-19"],
      .cannotBeMeasured(
        because: """
          The percentages are composites of unlike figures. A kit that weighs nothing has no such \
          figure, and another platform would have another one.
          """)),
  ]

  private static let changes = """
    several kinds of changes made in every architecture, with the files and lines counted that each \
    of them touches; the one change in Cost of a change is not enough
    """
}
