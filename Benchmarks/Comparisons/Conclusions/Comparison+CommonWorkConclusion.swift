import DispatchCosts

extension Comparison {
  /// The sentence on the share of common work in the instructions of the interaction `name-saved`;
  /// `nil` if the instructions were not counted.
  ///
  /// The common work is that of the floor, the screen without an architecture, and that of the
  /// models. The sentence gives the share in the architecture with the most work of its own.
  var commonWork: String? {
    let counted = architectures.compactMap { entry -> (entry: Entry, all: Int, net: Int)? in
      let figures = entry.figures(of: "name-saved")
      guard let all = figures?.counts[.instructions], let net = figures?.net?[.instructions] else {
        return nil
      }
      return (entry: entry, all: all, net: net)
    }
    let highest = counted.filter { $0.net == counted.map(\.net).max() }
    guard let figures = highest.first, figures.all > 0, (0...figures.all).contains(figures.net)
    else { return nil }
    let share = percentage(figures.all - figures.net, of: figures.all)
    let names = highest.map(\.entry).listed
    let subject =
      highest.count == counted.count
      ? "In \(names)"
      : "Every pattern needs the common work: even in \(names), which "
        + "\(highest.count == 1 ? "adds" : "add") the most instructions"
    return """
      \(subject), the models and the screen without an architecture take \(share) of the \
      instructions for saving a name.
      """
  }
}
