import Architectures

extension Claim {
  /// The claims on the size of the app for which an architecture suits.
  static let growth: [Claim] = [
    Claim(
      "L-6", "MVC suits small projects, other architectures larger ones.",
      source: "Källström, Umeå University, 2016", seen: .abstract,
      .fewer(
        "MVC takes the least code where little is shown", .greetingLines, in: .mvc,
        than: Architecture.mvc.others),
      .othersPayOff("others take less code where more is shown"),
      .notMeasuredYet("in larger projects", screens)),
    Claim(
      "L-16", "MVVM bloats as the app grows, VIPER scales.", source: "ESP-JETA 5(3), 2025",
      seen: .abstract, contradicts: ["L-2"],
      .largestTypeGrows("from a small screen to a larger one", in: .mvvm, than: .viper),
      .notMeasuredYet("as screens are added", screens)),
  ]

  /// The claims on faults, productivity and rules in the work of teams.
  static let practice: [Claim] = [
    Claim(
      "L-29", "Tests find faults equally well in MVC and in MVVM.",
      source: "Andrade et al., SBQS 39015", seen: .abstract, number: "no significant difference",
      contradicts: ["C-3", "C-4", "L-5", "L-13"],
      .cannotBeMeasured(
        "tests of any kind",
        because: """
          The screens of all architectures are tested by the same scenarios, which find every \
          fault by definition. What differs is which faults are found without a view.
          """),
      .foundEqually("tests without a view", in: .mvvm, and: .mvc)),
    Claim(
      "L-30", "MVVM cuts bugs by a quarter, and VIPER raises productivity.",
      source: "moldstud, without a source of its own", number: "−25%, +40%",
      .cannotBeMeasured(
        "bugs",
        because: """
          Bugs are made by people. The faults here are planted, in equal ways in each architecture.
          """),
      .cannotBeMeasured(
        "productivity",
        because: "No person was observed at work, and the source does not say who was.")),
    Claim(
      "L-31", "MVC code in practice breaks the rules on the dependencies between its layers.",
      source: "Dobrean and Dioşan, SciTePress 78278, 2019", seen: .abstract,
      .notMeasuredYet(
        nil,
        """
        the references between the roles of many apps; this MVC has one role, and tests hold the \
        rules of the architectures here
        """)),
  ]

  private static let screens = """
    the same app with 5, 10 and 20 screens in every architecture, and the size at which code and \
    cost of a change cross
    """
}
