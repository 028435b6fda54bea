import Terminal

/// Short headings for paths, each different from the others.
///
/// ```swift
/// PathHeadings(of: ["App/Sources", "OldApp/Sources"]).headings  // ["App", "OldApp"]
/// ```
struct PathHeadings {
  /// The largest number of columns that a heading takes up.
  static let widest = 20

  let headings: [String]

  /// Creates the headings of different paths, in their order.
  ///
  /// The names in which the paths differ become the headings. The beginning that all names share,
  /// as `App-` in `App-MVC` and `App-MVVM`, is left out. A name that is too long loses its middle.
  init(of paths: [String]) {
    let printable = paths.map(\.printable)
    if printable.count == 1, printable[0].displayWidth <= Self.widest {
      headings = printable
      return
    }
    var names = Self.endings(of: printable)
    let shared = Self.sharedBeginning(of: names)
    names = names.map { String($0.dropFirst(shared)) }
    var used: Set<String> = []
    headings = names.map { name in
      var heading = name.shortened(to: Self.widest)
      var number = 1
      while !used.insert(heading).inserted {
        number += 1
        heading = name.shortened(to: Self.widest - "\(number)".count - 3) + " (\(number))"
      }
      return heading
    }
  }

  /// Returns the last names of each path, as many as make it different from the other paths.
  private static func endings(of paths: [String]) -> [String] {
    var names = paths.map { path in
      let names = path.split(separator: "/").filter { $0 != "." }.map(String.init)
      return names.isEmpty ? [path] : names
    }
    while names.count > 1, names.allSatisfy({ $0.count > 1 }), Set(names.map(\.last)).count == 1 {
      names = names.map { $0.dropLast() }
    }
    var counts = names.map { _ in 1 }
    while true {
      let endings = zip(names, counts).map { $0.suffix($1).joined(separator: "/") }
      let groups = Dictionary(grouping: endings.indices) { endings[$0] }
      let longer = groups.values.filter { $0.count > 1 }.flatMap(\.self)
        .filter { counts[$0] < names[$0].count }
      guard !longer.isEmpty else { return endings }
      for index in longer { counts[index] += 1 }
    }
  }

  /// Returns the number of characters at the beginning of all names up to a character such as `-`.
  private static func sharedBeginning(of names: [String]) -> Int {
    guard names.count > 1, let first = names.first else { return 0 }
    var shared = first[...]
    for name in names {
      shared = shared.prefix(zip(shared, name).prefix { $0 == $1 }.count)
    }
    while let last = shared.last, last.isLetter || last.isNumber { shared.removeLast() }
    return names.contains { $0.count == shared.count } ? 0 : shared.count
  }
}

extension StringProtocol {
  /// Returns the text with an ellipsis in place of its middle, in at most `width` columns.
  func shortened(to width: Int) -> String {
    guard displayWidth > width else { return String(self) }
    let end = String(reversed()).beginning(of: (width - 1) / 2).reversed()
    return beginning(of: width - 1 - (width - 1) / 2) + "…" + String(end)
  }

  private func beginning(of width: Int) -> String {
    var room = width
    return String(
      prefix { character in
        room -= character.displayWidth
        return room >= 0
      })
  }
}
