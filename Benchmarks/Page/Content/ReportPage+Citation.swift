import Figures
import Reports

extension ReportPage {
  /// The lines that cite the figures of the page, to which the page adds the view that is open.
  var citation: [String] {
    let made = origins.first
    let isMeasuredHere = made?.environment.date == comparison.environment.date
    // A page of a kept comparison has sources and traces of the commit at which it was made.
    let kept = made.map(\.environment).map {
      Citation.Kept(subject: "the page, with sources and traces", date: $0.date, commit: $0.commit)
    }
    // Its findings and verdicts are made by the rules of that commit, too.
    let rules = made.map { Citation.Rules(ofCommit: $0.environment.commit) }
    return Citation(
      command: made?.command ?? "swift run -c release compare report --output FILE.html",
      of: comparison, besides: isMeasuredHere ? [] : [kept].compactMap(\.self),
      rules: isMeasuredHere ? nil : rules
    ).lines
  }
}
