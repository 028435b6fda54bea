import DispatchCosts

extension Comparison {
  /// The sentences that give the common work as a share of the instructions of `name-saved`; `nil`
  /// if the instructions were not counted.
  ///
  /// The interaction `name-saved` saves a name. The common work is the work of the models and the
  /// work of the floor. The floor is the screen without an architecture. The share is that of the
  /// architecture that adds the most instructions to the common work.
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
      \(subject), \(share) of the instructions that save a name do the common work. The models \
      and the screen need this work even without an architecture.
      """
  }
}
