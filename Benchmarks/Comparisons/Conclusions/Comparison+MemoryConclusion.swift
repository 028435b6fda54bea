import DispatchCosts
import Terminal

extension Comparison {
  /// The sentence that says how much memory a profile screen keeps, with and without an
  /// architecture; `nil` if this memory was not measured.
  var memoryInUse: String? {
    let interaction = "profile-open"
    let kept = architectures.compactMap { entry in
      (entry.figures(of: interaction)?.counts[.liveBytes]).map { (entry: entry, bytes: $0) }
    }
    let floorFigures = controls.floor?.first { $0.interaction == interaction }
    guard let least = kept.map(\.bytes).min(), let most = kept.map(\.bytes).max(), least > 0,
      let floor = floorFigures?.counts[.liveBytes]
    else { return nil }
    func end(_ bytes: Int) -> String {
      let holders = kept.filter { $0.bytes == bytes }.map(\.entry).listed
      return "\(bytes.grouped) bytes (\(holders))"
    }
    func shares() -> String {
      guard floor <= least else { return "" }
      let ofLeast = percentage(floor, of: least)
      guard least < most else { return ", which is \(ofLeast) of that" }
      return ", which is \(ofLeast) of the least and \(percentage(floor, of: most)) of the most"
    }
    return """
      A profile screen in use keeps \(rangeText(end(least), end(most))); the same screen without an \
      architecture keeps \(floor.grouped) bytes\(shares()).
      """
  }
}
