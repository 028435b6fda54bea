import Toolchain

/// A use of a program on a system without the parts for Linux, and what must come of it.
struct PortableUse {
  let program: String
  let arguments: [String]
  /// True if the program must do its work; false if it must refuse.
  let works: Bool
  /// The texts that the program must print, to standard output if it works, or else to standard
  /// error.
  let texts: [String]

  private static let refusal = "The screens cannot run on this system"
  private static let keptRun = ["--from", "Benchmarks/kept-run.json"]

  static let inDebug = [
    PortableUse(
      program: "compare", arguments: ["size", "--architecture", "mvp"], works: true,
      texts: ["Distribution", "Code lines of modules that all architectures share"]),
    PortableUse(
      program: "compare", arguments: ["size", "Sources", "--format", "json", "--cite"],
      works: true, texts: [#""codeLines" : "#, #""machineCodeBytes" : null"#, #""citation" : {"#]),
    PortableUse(
      program: "compare", arguments: ["findings"] + keptRun, works: true,
      texts: ["takes more than", "of a frame at 120 Hz"]),
    PortableUse(
      program: "compare", arguments: ["claims", "C-1"] + keptRun, works: true,
      texts: ["no figure in this comparison"]),
    PortableUse(
      program: "compare", arguments: ["report", "--output", ".build/page.html"] + keptRun,
      works: true, texts: []),
    PortableUse(program: "compare", arguments: ["conformance"], works: false, texts: [refusal]),
    PortableUse(program: "compare", arguments: ["coverage"], works: false, texts: [refusal]),
    PortableUse(
      program: "compare", arguments: ["differential", "--sessions", "1"], works: false,
      texts: [refusal]),
    PortableUse(program: "compare", arguments: ["mutation"], works: false, texts: [refusal]),
    PortableUse(
      program: "compare", arguments: ["trace", "greeting.shown"], works: false, texts: [refusal]),
    PortableUse(program: "demo", arguments: ["mvp"], works: false, texts: [refusal]),
  ]

  static let inRelease = [
    PortableUse(
      program: "compare", arguments: ["--quick", "--architecture", "mvp"], works: true,
      texts: [
        "One app, 1 architectures", "The scenarios were not played. \(refusal)",
      ]),
    PortableUse(
      program: "compare", arguments: ["dispatch", "--check", "Benchmarks/kept-run.json"],
      works: false, texts: ["Instructions can only be counted on Linux on x86-64"]),
    PortableUse(
      program: "compare", arguments: ["dispatch", "--explain", "greeting-tap"], works: false,
      texts: ["Instructions can only be counted on Linux on x86-64"]),
  ]

  /// Returns the problems of a run: another ending, or texts that it does not print.
  func problems(of result: ProcessResult) -> [String] {
    let words = ([program] + arguments).joined(separator: " ")
    let expected: ProcessResult.Ending = .exit(works ? 0 : 1)
    guard result.ending == expected else {
      return ["\(words): \(result.failure ?? "it works"), not \(expected):\n\(result.tail)"]
    }
    // A text can be broken into several lines.
    let printed = Self.flowed(works ? result.output : result.errorOutput)
    return texts.filter { !printed.contains($0) }.map { "\(words) does not print: \($0)" }
  }

  private static func flowed(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
