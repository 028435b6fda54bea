import Terminal

/// A table as lines of text, in which spaces align the columns.
struct TextTable {
  private static let indentation = "  "
  private static let widestLabel = 40
  private static let narrowestLabel = 12

  private let table: Table
  private let width: Int
  private let style: TextStyle
  private let labelWidth: Int
  private let columns: [ColumnLayout]

  init(_ table: Table, width: Int, style: TextStyle) {
    self.table = table
    self.width = width
    self.style = style
    let rows = table.sections.flatMap(\.rows)
    columns = table.columns.enumerated().map { index, column in
      ColumnLayout(index, column, cells: rows.map { $0.cells[index] })
    }
    let labels = rows.map { Self.indentation + $0.label.printable } + [table.title?.printable ?? ""]
    // No word of a label is cut to make room for one more column.
    let words = rows.flatMap { $0.label.printable.split(separator: " ") }
    let word = Self.indentation.count + (words.map(\.displayWidth).max() ?? 0)
    let widths = columns.map { $0.gap + $0.width }
    let roomForLabel = width - widths.reduce(0, +)
    let wrapsLabels = table.overflow == .wrap && roomForLabel >= min(word, Self.widestLabel)
    labelWidth = min(
      labels.map(\.displayWidth).max() ?? 0, Self.widestLabel,
      wrapsLabels ? roomForLabel : max(width - (widths.max() ?? 0), Self.narrowestLabel))
  }

  /// The table's lines, without line breaks.
  var lines: [String] {
    if table.overflow == .turn, !fits(columns) {
      return Array(
        table.turned.map { Self($0, width: width, style: style).lines }.joined(separator: [""]))
    }
    let blocks = dividedColumns.map(filled)
    var lines = blocks.count == 1 ? header(of: blocks[0]) : []
    for (index, section) in table.sections.enumerated() {
      if index > 0 { lines.append("") }
      if let title = section.title {
        lines += title.printable.wrapped(to: width).map(style.title)
      }
      for (index, block) in blocks.enumerated() {
        if blocks.count > 1 {
          if index > 0 { lines.append("") }
          lines += header(of: block)
        }
        lines += section.rows.flatMap { self.lines(of: $0, in: block) }
      }
    }
    return lines
  }

  /// The columns, divided into as few blocks as possible.
  ///
  /// All blocks have about the same number of columns. Each block fits in the width, except for a
  /// block whose only column is too wide.
  private var dividedColumns: [[ColumnLayout]] {
    guard !columns.isEmpty else { return [columns] }
    for count in 1...columns.count {
      let blocks = (0..<count).map { block in
        Array(columns[columns.count * block / count..<columns.count * (block + 1) / count])
      }
      if blocks.allSatisfy(fits) { return blocks }
    }
    return columns.map { [$0] }
  }

  /// Returns a block whose column of words takes all columns of the terminal that are left.
  private func filled(_ block: [ColumnLayout]) -> [ColumnLayout] {
    guard let words = block.firstIndex(where: \.holdsWords) else { return block }
    var block = block
    block[words].width += max(width - block.reduce(labelWidth) { $0 + $1.gap + $1.width }, 0)
    return block
  }

  private func fits(_ columns: [ColumnLayout]) -> Bool {
    columns.reduce(labelWidth) { $0 + $1.gap + $1.width } <= width
  }
}

/// The layout of a column: its index, its title, its width, the gap on its left and the kind of its
/// cells.
private struct ColumnLayout {
  /// The width up to which a title is always printed on one line.
  private static let shortTitle = 12
  /// The largest width that a column gets because of a long word in its title.
  private static let widestWord = 20

  let index: Int
  let title: String
  let holdsWords: Bool
  let gap: Int
  var width: Int

  init(_ index: Int, _ column: Table.Column, cells: [Table.Cell]) {
    self.index = index
    title = column.title.printable
    holdsWords = column.holdsWords
    gap = column.isAttached ? 1 : 2
    let word = title.split(separator: " ").map(\.displayWidth).max() ?? 0
    let unbroken = min(max(word, min(title.displayWidth, Self.shortTitle)), Self.widestWord)
    let cell = holdsWords ? 0 : cells.map(\.text.printable.displayWidth).max() ?? 0
    width = max(cell, unbroken)
  }
}

// MARK: - Lines

extension TextTable {
  private func header(of columns: [ColumnLayout]) -> [String] {
    let label = (table.title ?? "").printable.wrapped(to: labelWidth)
    let titles = columns.map { $0.title.wrapped(to: $0.width) }
    let height = max(label.count, titles.map(\.count).max() ?? 0)
    return (0..<height).map { line in
      // A title with fewer lines than the header ends on the header's last line.
      func piece(of lines: [String]) -> String {
        let first = height - lines.count
        return line < first ? "" : lines[line - first]
      }
      var result = TextLine()
      result.append(piece(of: label), width: labelWidth, styled: style.title)
      for (column, lines) in zip(columns, titles) {
        result.append(piece(of: lines), in: column, styled: style.title)
      }
      return result.text
    }
  }

  private func lines(of row: Table.Row, in columns: [ColumnLayout]) -> [String] {
    let label = row.label.printable.wrapped(to: labelWidth - Self.indentation.count)
    let cells = columns.map { column in
      let text = row.cells[column.index].text.printable
      return column.holdsWords ? text.wrapped(to: column.width) : [text]
    }
    let height = max(label.count, cells.map(\.count).max() ?? 0)
    return (0..<height).map { line in
      var result = TextLine()
      result.append(
        line < label.count ? Self.indentation + label[line] : "", width: labelWidth)
      for (column, lines) in zip(columns, cells) {
        result.append(line < lines.count ? lines[line] : "", in: column, styled: { $0 })
      }
      return result.text
    }
  }
}

/// A line of text that grows from left to right and never ends with a space.
private struct TextLine {
  private(set) var text = ""
  private var owedSpaces = 0

  mutating func append(
    _ piece: String, in column: ColumnLayout, styled: (String) -> String
  ) {
    let padding = column.holdsWords ? 0 : max(0, column.width - piece.displayWidth)
    owedSpaces += column.gap + padding
    append(piece, width: column.width - padding, styled: styled)
  }

  mutating func append(
    _ piece: String, width: Int, styled: (String) -> String = { $0 }
  ) {
    if !piece.isEmpty {
      text += String(repeating: " ", count: owedSpaces) + styled(piece)
      owedSpaces = 0
    }
    owedSpaces += max(0, width - piece.displayWidth)
  }
}
