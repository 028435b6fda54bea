import DispatchCosts
import Tables

extension Comparison {
  /// Explains the words of the dispatch tables, and those of the further figures if they are shown.
  func dispatchExplanations(baseline: Entry, isComplete: Bool) -> [Report.Explanation] {
    let name = baseline.name
    let words = [
      ("time, ns", "Median time of one interaction."),
      (
        "ratio",
        """
        Time compared with \(name), round by round; ≈ where the difference is within noise, \
        which is what \(name) differs from itself.
        """
      ),
      (
        "95% interval",
        """
        Bootstrapped over rounds and launches to hold the true value in 95 of 100 cases; in fewer where \
        launches differ much, since there are only a handful.
        """
      ),
      ("floor", "The same control, whose action sets the views directly: no architecture."),
      ("\(name) again", "The baseline measured a second time: it should be ≈1."),
    ]
    let interval = [("interval, ns", "The 95% interval of the time.")]
    let counters =
      CounterColumn.columns(.besideTimes) + (isComplete ? CounterColumn.columns(.further) : [])
    let bindings = (
      "Bindings",
      """
      MVVM's: one text on its way to the labels that are bound to it, compared with a property that \
      calls one stored closure.
      """
    )
    let known = interactions.compactMap { id in
      Self.interactionMeanings[id].map { (id, $0) }
    }
    var all = known + words
    if isComplete { all += interval }
    all += counters.map { ($0.title, $0.meaning) }
    if controls.bindings != nil { all.append(bindings) }
    return all.map { Report.Explanation(term: $0.0, meaning: $0.1) }
  }

  package static let interactionMeanings = [
    "greeting-build": "Building a greeting screen with its view.",
    "greeting-tap": "Tapping the button, up to the greeting on the screen.",
    "greeting-drop": "Dropping a greeting screen that was used.",
    "profile-build": "Building a profile screen with its view.",
    "profile-cached": "Showing a cached profile on a screen that is built already.",
    "profile-failed": "The service's failure to load the profile, up to the error on the screen.",
    "profile-retried": "Tapping to try again, up to the profile on the screen.",
    "name-refused": "Ending editing with a name that is refused, up to the reason on the screen.",
    "name-saved":
      "Ending editing with a new name, up to the saved name on the screen; the service answers at once.",
    "profile-drop": "Dropping a profile screen that was used.",
  ]
}
