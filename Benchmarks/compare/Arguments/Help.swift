import Comparisons
import Tables
import Terminal

/// What `--help` prints.
struct Help {
  let part: Part?
  /// The ids of the architectures, and the one that is the baseline unless told otherwise.
  let architectures: [String]
  let defaultBaseline: String
  /// The names of the interactions.
  let interactions: [String]
  /// The names of the scenarios.
  let scenarios: [String]

  /// The whole text, in lines of at most 100 columns.
  var text: String {
    """
    \(overview)

    Usage:
    \(usage.map { "  swift run -c release compare" + $0 }.joined(separator: "\n"))

    \(parts)Options:
    \(options)

    Exit code: 0 when all was measured, 64 for a command line that cannot be followed, 1 for a
    measurement that failed. Then the reason is on standard error and nothing is written.
    \(foldersExitCode)\(checkExitCode)\(differentialExitCode)
    """
  }

  private var differentialExitCode: String {
    guard part == .differential else { return "" }
    return """
      What is found ends with 1 as well, and its report is written.

      """
  }

  private var foldersExitCode: String {
    guard part == nil || part == .size else { return "" }
    return """
      Figures of PATHs that leave out source which could not be measured end with 1 as well. They are
      written, their notes say what is missing, and standard error says to look there.

      """
  }

  private var checkExitCode: String {
    guard Option.check.applies(to: part) else { return "" }
    return """
      A check that does not hold ends with 1 as well, and its report is written.

      """
  }

  private var overview: String {
    switch part {
    case nil:
      """
      Compares the architectures of this kit by the code that is in it: its size, what its tests
      reach and prove, and what its interactions cost.
      """
    case .size:
      """
      Measures code size: lines, tokens, declarations, complexity and machine code, by module,
      feature and role. Given paths, it measures the Swift sources there instead, without machine
      code and roles.
      """
    case .coverage:
      """
      Runs each architecture's own tests and reports which requirements they prove without a view,
      what they reach, and how much test code that takes.
      """
    case .dispatch:
      """
      Measures what one interaction costs on its way from the control through the roles back to the
      view. It needs a release build and, to give steady figures, a machine with nothing else to do.
      """
    case .conformance:
      """
      Plays every scenario of the specification on every architecture, as `swift test` does, and prints
      which requirements they prove. It fails if a scenario does not hold.
      """
    case .differential:
      """
      Uses every architecture alike, at random: the same touches and the same answers, late, in another
      order or never, in sessions of 30 steps that follow from a seed. It fails if they are not the same
      after each step, if one crashes or hangs, or if something of a screen lives on, and prints the
      shortest session that shows it as a scenario to paste into Sources/Scenarios/Scenarios, with the
      requirement to fill in. What all have in common is not found: that takes a scenario.
      """
    case .trace:
      """
      Records what one scenario calls, step by step: which role calls which function of which role, and
      where it is written. The recording takes place in a build of its own, which the first call makes.

      Scenarios:
      \(scenarios.joined(separator: ", ").wrapped(to: reportWidth - 2).map { "  " + $0 }
        .joined(separator: "\n"))
      """
    case .report:
      """
      Makes one HTML page for a training session: the whole comparison as charts and tables, the
      sources side by side, the traces of every scenario and the conformance, in a
      file that needs no network. For the traces it builds a second time, which takes minutes at the
      first call.
      """
    }
  }

  private var usage: [String] {
    switch part {
    case nil:
      [
        " [OPTIONS]", " size|coverage|dispatch|conformance|differential [OPTIONS]",
        " size PATH… [OPTIONS]", " trace SCENARIO [OPTIONS]",
        " report --output FILE.html [OPTIONS]",
      ]
    case .size: [" size [OPTIONS]", " size PATH… [OPTIONS]"]
    case .coverage: [" coverage [OPTIONS]"]
    case .conformance: [" conformance [OPTIONS]"]
    case .differential: [" differential [--seed NUMBER] [--sessions NUMBER] [OPTIONS]"]
    case .trace: [" trace SCENARIO [OPTIONS]"]
    case .report:
      [" report --output FILE.html [OPTIONS]", " report --from FILE.json --output FILE.html"]
    case .dispatch:
      [
        " dispatch [--save FILE] [OPTIONS]", " dispatch --check FILE [OPTIONS]",
        " dispatch --explain INTERACTION [OPTIONS]",
      ]
    }
  }

  private var parts: String {
    guard part == nil else { return "" }
    return """
      Parts, each with its own --help:
        size          how much code there is; with paths, in any folder of Swift sources
        coverage      what tests can prove and reach without a view
        dispatch      what an interaction costs
        conformance   which requirements each architecture meets, in a real run
        differential  whether all are the same under random use
        trace         which functions a scenario calls, from role to role
        report        all of it as one page that a browser shows


      """
  }

  private var options: String {
    let known = Option.allCases.filter { $0.applies(to: part) }
    let terms = known.map { option in
      option.name + (option.valueName(for: part).map { " " + $0 } ?? "")
    }
    let width = terms.map(\.displayWidth).max() ?? 0
    return zip(known, terms).flatMap { option, term in
      let room = reportWidth - width - 4
      return meaning(of: option).flatMap { $0.wrapped(to: room) }.enumerated().map { index, line in
        let start = index == 0 ? term : ""
        let padding = String(repeating: " ", count: width + 2 - start.displayWidth)
        return "  " + start + padding + line
      }
    }.joined(separator: "\n")
  }

  private func meaning(of option: Option) -> [String] {
    switch option {
    case .architecture:
      ["compare only these, separated by commas or the option repeated;"]
        + (Option.baseline.applies(to: part)
          ? ["the baseline is always among them:"] : ["known are:"])
        + [architectures.joined(separator: ", ")]
    case .baseline: ["what the others are compared with (\(defaultBaseline))"]
    case .save: ["keep the run in this file, whole or not at all, for a later --check"]
    case .check:
      [
        "compare the exact counters with the run kept in this file, and fail if one grew; no times",
        "are measured, and of the architectures all in the file are compared, or those asked for",
      ]
    case .tolerance:
      [
        "by how much a counter may grow before --check fails (\(Tolerance.standard)),",
        "\(Tolerance.exceptionsOfCounters) at least, since they move with a build's addresses",
      ]
    case .explain:
      ["list the functions that this interaction enters, in order; known are:"]
        + [interactions.joined(separator: ", ")]
    case .all: ["tell what the compiler has made, too, and what goes on in other modules"]
    case .from:
      [
        "show the comparison kept in this file, which --format json --output FILE",
        "has written, instead of measuring one; its own baseline stays",
      ]
    case .seed:
      ["what the first session follows from; each further one has the next (\(RandomUse.seed))"]
    case .sessions: ["how many sessions are played (\(RandomUse.sessions))"]
    case .quick: ["measure dispatch in fewer rounds; the intervals become wider"]
    case .format: ["how the report is written (text)"]
    case .output: ["write to this file, whole or not at all"]
    case .help: ["print this"]
    }
  }
}
