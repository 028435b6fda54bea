import Terminal

extension FolderSizes {
  /// Returns short headings for paths: the names in which the paths differ, or the path of a single
  /// one.
  ///
  /// A heading that is too long loses its middle. One that stands already gets a number.
  static func headings(of paths: [String]) -> [String] {
    var names = paths.map { path in
      let names = path.printable.split(separator: "/").filter { $0 != "." }
      return names.isEmpty ? [path.printable[...]] : names
    }
    if names.count == 1, paths[0].displayWidth > 20 { names[0] = names[0].suffix(1) }
    func canDrop() -> Bool { names.count > 1 && names.allSatisfy { $0.count > 1 } }
    while canDrop(), Set(names.map(\.last)).count == 1 { names = names.map { $0.dropLast() } }
    while canDrop(), Set(names.map(\.first)).count == 1 {
      names = names.map { Array($0.dropFirst()) }
    }
    return names.enumerated().reduce(into: []) { headings, path in
      let heading = path.element.joined(separator: "/").shortened(to: 20)
      let isUsed = headings.contains(heading)
      headings.append(isUsed ? "\(heading.shortened(to: 15)) (\(path.offset + 1))" : heading)
    }
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
