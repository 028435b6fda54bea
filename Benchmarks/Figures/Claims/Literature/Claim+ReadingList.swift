extension Claim {
  /// Published claims that no figure here decides: no verdict, but a source to read.
  static let readingList: [Claim] = [
    Claim(
      "L-4", "A controller of more than 150 lines is massive.",
      source: "Aljamea and Alkandari, IAENG IJCS 45:3", number: "150 lines"),
    Claim(
      "L-8", "VIPER is the best in coupling and in processor use, MVVM in memory.",
      source: "Sholichin et al., JATIT 97(15), 2019", seen: .abstract,
      contradicts: ["C-11", "L-5", "L-12", "L-14"]),
    Claim(
      "L-10", "MVVM uses less processor time than MVP.", source: jnteti, seen: .abstract,
      number: "8.92% against 11.15%", contradicts: ["L-11"]),
    Claim(
      "L-11", "MVP answers faster than MVVM.", source: jnteti, seen: .abstract,
      number: "236.88 against 252.68 ms", contradicts: ["L-10", "L-13"]),
    Claim(
      "L-12", "Apps in MVP and in MVVM take the same memory.", source: jnteti, seen: .abstract,
      number: "121.48 against 121.55 MB", contradicts: ["C-11", "L-5", "L-8", "L-14"]),
    Claim(
      "L-14", "MVVM with RxSwift takes less processor time and more memory.",
      source: "Indrawan, JIPI 8(1)", seen: .abstract, contradicts: ["L-5", "L-8", "L-12"]),
    Claim(
      "L-15", "MVVM reaches far more of the possible performance than MVC, on .NET.",
      source: "Arcos-Medina et al., KnE, 2018", seen: .abstract, number: "95.1% against 41.6%",
      contradicts: ["L-19"]),
    Claim(
      "L-16", "MVVM bloats as the app grows, VIPER scales.", source: "ESP-JETA 5(3), 2025",
      seen: .abstract, contradicts: ["L-2"]),
    Claim(
      "L-17", "Architectures differ at run time.", source: "yfy/android-architecture-benchmarks",
      seen: .table, number: "3 of 15 comparisons, after a correction for their number"),
    Claim(
      "L-19", "MVC saves energy; the study's own table ranks it fifth of six.",
      source: "Zenodo 18161256", seen: .abstract, number: "coefficients of variation up to 39%",
      contradicts: ["L-15"]),
    Claim(
      "L-21", "MVVM with Rx costs more code than MVP.",
      source: "android/architecture-samples, README at 2e20b4a5", seen: .table,
      number: "3,740 against 3,450 (+8%)", contradicts: ["L-2", "L-22"]),
    Claim(
      "L-22", "Data binding saves code in MVP and needs fewer unit tests.",
      source: "android/architecture-samples, branch todo-databinding", seen: .table,
      number: "3,327 against 3,450 (−4%)", contradicts: ["L-21"]),
    Claim(
      "L-26", "A single store takes much processor time where observable objects do not.",
      source: "ReSwift, issue 496, one user", number: "23–28% against 4–5%"),
    Claim(
      "L-29", "Whether MVC or MVVM makes no difference to how well tests find faults.",
      source: "Andrade et al., SBQS 39015", seen: .abstract, number: "no significant difference",
      contradicts: ["L-5", "L-13"]),
    Claim(
      "L-30", "MVVM cuts bugs by a quarter, and VIPER raises productivity.",
      source: "moldstud, without a source of its own", number: "−25%, +40%"),
    Claim(
      "L-31", "MVC code in practice breaks the rules on the dependencies between its layers.",
      source: "Dobrean and Dioşan, SciTePress 78278, 2019", seen: .abstract),
    Claim(
      "L-32",
      """
      Senior developers change a delegated design faster; juniors and students do far better with \
      centralized control.
      """,
      source: "Arisholm and Sjøberg, TSE 30(8), 2004", seen: .abstract,
      number: "99 professionals, 59 students"),
    Claim(
      "L-33",
      "The size of files and the number of changes explain the effort; code smells do not.",
      source: "Sjøberg et al., TSE, 2013", seen: .abstract, number: "6 developers, 12 smells"),
    Claim(
      "L-34", "The more files a requirement is scattered over, the more defects it has.",
      source: "Eaddy et al., TSE 34(4), 2008", seen: .abstract, number: "3 systems"),
  ]

  private static let jnteti = "JNTETI 14(2), 2025"
}
