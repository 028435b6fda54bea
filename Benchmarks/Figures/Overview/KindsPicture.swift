import Reports
import Terminal
import Testability

/// A picture of the code lines of each architecture against the kinds of mistakes found.
///
/// A dot shows the kinds found, and the line above it those found in part. The band holds the
/// largest group of architectures whose numbers of kinds are the same.
package struct KindsPicture {
  /// The ids of the architectures that most teams know, which have a label in any case.
  package static let familiar = ["mvc", "mvp", "mvvm", "viper"]
  private static let (width, height) = (720.0, 300.0)
  private static let (left, right, top, bottom) = (56.0, 696.0, 36.0, 252.0)

  private let group: SameGroup
  private let points: [Point]
  private let kinds: Int
  private let hidden: Int
  private let lines: ClosedRange<Double>

  /// Creates the picture; `nil` if no architecture has both figures.
  package init?(of comparison: Comparison) {
    let points = comparison.architectures.compactMap(Point.init)
    guard let group = SameGroup(of: .kindsFound, among: comparison.architectures),
      let kinds = points.first?.kinds, let fewest = points.map(\.lines).min(),
      let most = points.map(\.lines).max()
    else { return nil }
    self.group = group
    self.points = points.sorted { $0.lines < $1.lines }
    self.kinds = kinds
    hidden = comparison.architectures.kinds(thatAllHave: .onlyWithScreen).count
    lines = (fewest / 100).rounded(.down) * 100...(most / 100).rounded(.up) * 100
  }

  /// The text for readers who do not see the picture.
  package var alternative: String {
    let others = group.others.compactMap { entry in
      EntryFigure.kindsFound.text(of: entry).map { "\(entry.name) \($0)" }
    }
    let rest = others.isEmpty ? "" : "; \(others.reversed().listed(lastAfter: "and"))"
    return """
      Code lines against kinds of mistakes found: \(group.members.count) architectures find \
      \(group.range) of \(kinds)\(rest)
      """
  }

  /// The SVG file, whose colors follow the reader's theme.
  package var svg: String {
    let ceiling = y(Double(kinds - hidden))
    var elements = [
      #"<text class="title" x="16" y="20">kinds of mistakes found without a screen, of \#(kinds)</text>"#,
      rectangle(from: y(group.most.number) - 7, to: y(group.least.number) + 7),
    ]
    if hidden > 0 {
      elements += [
        line("ceiling", Self.left, ceiling, Self.right, ceiling),
        text("note", Self.right, ceiling - 6, "end", "\(hidden) kinds need a screen in all"),
      ]
    }
    for lines in stride(from: lines.lowerBound, through: lines.upperBound, by: 100) {
      elements.append(text("note", x(lines), Self.bottom + 20, "middle", Int(lines).grouped))
    }
    elements += [
      text("title", Self.right, Self.bottom + 40, "end", "code lines →"),
      text(
        "note", 16, Self.bottom + 40, "start",
        "line above a dot: kinds found in part · band: numbers that count as the same"),
    ]
    for count in stride(from: 0, through: kinds, by: 20) {
      elements.append(text("note", Self.left - 14, y(Double(count)) + 4, "end", "\(count)"))
    }
    let members = Set(group.members.map(\.id))
    for point in points {
      let (x, y) = (x(point.lines), y(point.found))
      elements += [
        line("part", x, y, x, self.y(point.found + point.inPart)),
        #"<circle cx="\#(number(x))" cy="\#(number(y))" r="5"/>"#,
      ]
      if !members.contains(point.id) {
        // Beside the dot, on the side without another dot.
        let isCrowded = points.contains {
          abs($0.found - point.found) < 5 && (1..<80).contains($0.lines - point.lines)
        }
        elements.append(
          text("label", x + (isCrowded ? -10 : 10), y + 4, isCrowded ? "end" : "start", point.name))
      } else if Self.familiar.contains(point.id) {
        elements.append(text("label", x + 8, y + 20, "end", point.name))
      }
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Int(Self.width))" \
      height="\(Int(Self.height))" viewBox="0 0 \(Int(Self.width)) \(Int(Self.height))" role="img" \
      aria-label="\(alternative)">
      <style>
      text { font: 13px system-ui, sans-serif; fill: #1c1c1e }
      .note { fill: #5a5a60 } .title, .label { font-weight: 600 }
      circle { fill: #1b6ca8 } line { stroke: #1b6ca8; stroke-width: 2 } rect { fill: #e3eef7 }
      .ceiling { stroke: #8a8a90; stroke-width: 1; stroke-dasharray: 5 4 }
      @media (prefers-color-scheme: dark) {
      text { fill: #f2f2f4 } .note { fill: #b4b4ba } rect { fill: #1d3346 }
      circle { fill: #6db3e8 } line { stroke: #6db3e8 }
      }
      </style>
      \(elements.joined(separator: "\n"))
      </svg>

      """
  }

  // MARK: - Places

  private func x(_ lines: Double) -> Double {
    let (low, high) = (self.lines.lowerBound, self.lines.upperBound)
    return Self.left + (Self.right - Self.left) * (lines - low) / (high - low)
  }

  private func y(_ found: Double) -> Double {
    Self.bottom - (Self.bottom - Self.top) * found / Double(kinds)
  }

  private func number(_ place: Double) -> String { place.fixed(1) }

  private func line(
    _ name: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> String {
    """
    <line class="\(name)" x1="\(number(x1))" y1="\(number(y1))" x2="\(number(x2))" \
    y2="\(number(y2))"/>
    """
  }

  private func rectangle(from top: Double, to bottom: Double) -> String {
    """
    <rect x="\(number(Self.left - 8))" y="\(number(top))" \
    width="\(number(Self.right - Self.left + 16))" height="\(number(bottom - top))"/>
    """
  }

  private func text(
    _ name: String, _ x: Double, _ y: Double, _ anchor: String, _ text: String
  ) -> String {
    """
    <text class="\(name)" x="\(number(x))" y="\(number(y))" text-anchor="\(anchor)">\(text)</text>
    """
  }
}

/// An architecture with its code lines and kinds.
private struct Point {
  let id, name: String
  let lines, found, inPart: Double
  let kinds: Int

  init?(_ entry: Comparison.Entry) {
    guard let lines = EntryFigure.codeLines.value(entry)?.number,
      let counts = entry.mutation?.kinds?.counts
    else { return nil }
    (id, name, self.lines) = (entry.id, entry.name, lines)
    (found, inPart, kinds) = (Double(counts.found), Double(counts.inPart), counts.of)
  }
}
