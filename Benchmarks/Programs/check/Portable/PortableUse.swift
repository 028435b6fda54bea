import Toolchain

/// A use of a program on a system without the parts for Linux, and what must come of it.
struct PortableUse {
  let program: String
  let arguments: [String]
  /// True if the program must do its work; false if it must refuse.
  private let works: Bool
  /// The texts that the program must print, to standard output if it works, or else to standard
  /// error.
  private let texts: [String]

  private init(_ command: String, prints texts: String..., works: Bool = true) {
    let words = command.split(separator: " ").map(String.init)
    program = words[0]
    arguments = Array(words.dropFirst())
    self.works = works
    self.texts = texts
  }

  private init(_ command: String, refuses reason: String) {
    self.init(command, prints: reason, works: false)
  }

  private static let refusal = "The screens cannot run on this system"
  private static let counting = "Instructions can only be counted on Linux on x86-64"
  private static let keptRun = "--from Benchmarks/kept-run.json"

  static let inDebug = [
    PortableUse(
      "compare size --architecture mvp",
      prints: "Distribution", "Code lines of modules that all architectures share"),
    PortableUse(
      "appsize Sources --format json --cite",
      prints: #""codeLines" : "#, #""machineCodeBytes" : null"#, #""citation" : {"#),
    PortableUse(
      "compare findings \(keptRun)", prints: "takes more than", "of a frame at 120 Hz"),
    PortableUse("compare claims C-1 \(keptRun)", prints: "no figure in this comparison"),
    PortableUse("compare report --output .build/page.html \(keptRun)"),
    PortableUse("compare conformance", refuses: refusal),
    PortableUse("compare coverage", refuses: refusal),
    PortableUse("compare differential --sessions 1", refuses: refusal),
    PortableUse("compare mutation", refuses: refusal),
    PortableUse("compare trace greeting.shown", refuses: refusal),
    PortableUse("demo mvp", refuses: refusal),
  ]

  static let inRelease = [
    PortableUse(
      "compare --quick --architecture mvp",
      prints: "One app, 1 architectures", "The scenarios were not played. \(refusal)"),
    PortableUse("compare dispatch --check Benchmarks/kept-run.json", refuses: counting),
    PortableUse("compare dispatch --explain greeting-tap", refuses: counting),
  ]

  /// Returns the problems of a run: another ending, or texts that it does not print.
  func problems(of result: ProcessResult) -> [String] {
    let words = ([program] + arguments).joined(separator: " ")
    let expected: ProcessResult.Ending = .exit(works ? 0 : 1)
    guard result.ending == expected else {
      return ["\(words): \(result.failure ?? "it works"), not \(expected):\n\(result.tail)"]
    }
    // A text can be broken into several lines.
    let printed = (works ? result.output : result.errorOutput)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return texts.filter { !printed.contains($0) }.map { "\(words) does not print: \($0)" }
  }
}
