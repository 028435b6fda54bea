extension Array {
  /// Returns the index of the first element that fulfils a condition, by a binary search; the number
  /// of elements if none does.
  ///
  /// The elements that fulfil the condition must stand behind those that do not.
  func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
