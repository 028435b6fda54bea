/// Returns the end of an error message about a mistyped word.
///
/// The returned text suggests a known word if one is similar to the mistyped word. The returned
/// text also lists all known words if they fit on two lines.
func suggestion(for text: String, from words: [String]) -> String {
  let all = words.joined(separator: ", ")
  return (nearest(to: text, among: words).map { "Did you mean '\($0)'? " } ?? "")
    + (all.displayWidth <= 2 * reportWidth ? "Known are: \(all)." : "The help lists all names.")
}

/// Returns the shortest word that contains the text, or else the one with the smallest edit distance
/// from it, ignoring upper and lower case.
///
/// A text of less than three characters is in too many words. The edit distance is the number of characters to insert, delete or replace to turn the text into
/// the word. The result is `nil` if every word's distance is more than half of the word's length.
func nearest(to text: String, among words: [String]) -> String? {
  let length = text.count
  let longer = words.filter { length > 2 && $0.lowercased().contains(text.lowercased()) }
  if let word = longer.min(by: { $0.count < $1.count }) { return word }
  // Words of a very different length cannot match, and a very long text would take long to compare.
  let candidates = words.filter { abs(length - $0.count) <= $0.count / 2 }.map { word in
    (word: word, changes: editDistance(text.lowercased(), word.lowercased()))
  }
  return candidates.min { $0.changes < $1.changes }
    .flatMap { $0.changes <= $0.word.count / 2 ? $0.word : nil }
}

/// Returns the number of characters to insert, delete or replace to turn one text into the other.
///
/// Source: V. I. Levenshtein, 1966. The table of distances is computed row by row.
private func editDistance(_ left: String, _ right: String) -> Int {
  var row = Array(0...right.count)
  for (i, a) in left.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, b) in right.enumerated() {
      let replaced = diagonal + (a == b ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
    }
  }
  return row[right.count]
}
