import Traces

extension TraceArchive {
  /// The number of calls in each of the ``steps``, including the calls that other calls make.
  ///
  /// In a damaged archive, a call can lead to itself or to a call that does not exist. Such a call
  /// is not counted.
  var callsInSteps: [Int] {
    var known: [Int: Int] = [:]
    var open: Set<Int> = []
    func count(_ place: Int) -> Int {
      if let count = known[place] { return count }
      guard calls.indices.contains(place), functions.indices.contains(calls[place].function),
        open.insert(place).inserted
      else { return 0 }
      let total = calls[place].calls.reduce(1) { sum, inner in sum + count(inner) }
      open.remove(place)
      known[place] = total
      return total
    }
    return steps.map { $0.reduce(0) { sum, place in sum + count(place) } }
  }
}
