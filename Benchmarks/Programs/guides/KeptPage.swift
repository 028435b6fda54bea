import Figures
import Foundation
import Reports
import Sizes
import Terminal
import Testability

/// The page of the kept comparison, which can be opened without a build.
struct KeptPage: Decodable {
  /// The path of the page, relative to the package's folder.
  static let path = "Benchmarks/Guides/report.html"

  /// The error for a page that would show figures of two compilers beside each other.
  struct OtherToolchain: Error, CustomStringConvertible {
    let description = """
      The page is not made, since another version of Swift made Benchmarks/kept-run.json.
      Keep the run anew: swift run -c release compare dispatch --save Benchmarks/kept-run.json
      """
  }

  /// A table of the page, as far as it is compared.
  struct Table: Decodable {
    struct Row: Decodable {
      let name: String
      let cells: [String?]
    }

    let columns: [String]
    let rows: [Row]
  }

  struct Overview: Decodable {
    struct Finding: Decodable {
      let text: String
    }

    let findings: [Finding]
  }

  struct Size: Decodable {
    let table: Table
  }

  struct Faults: Decodable {
    struct Row: Decodable {
      let name, count: String
    }

    let rows: [Row]
  }

  let overview: Overview
  let size: Size
  let faults: Faults
  /// The citation of the figures, with line breaks.
  let citation: String

  static func file(in folder: URL) -> URL {
    folder.appending(path: path)
  }

  /// Reads the content of a page.
  ///
  /// - Parameter html: The text of the page's file.
  /// - Throws: `DecodingError` if the text holds no content, or content of another form.
  init(html: String) throws {
    // Escapes in the content leave no `<` that could end it earlier.
    let start = html.range(of: #"<script type="application/json" id="data">"#)?.upperBound
    let content = start.map { html[$0...].prefix { $0 != "<" } }
    self = try JSONDecoder().decode(Self.self, from: Data((content ?? "").utf8))
  }
}

extension KeptPage {
  /// Returns the problems of the page in a package's folder.
  ///
  /// A page that is missing is a problem of the documents that link it.
  static func problems(in folder: URL, of shown: ShownComparison) -> [Problem] {
    guard let data = try? Data(contentsOf: file(in: folder)) else { return [] }
    let messages: [String]
    do {
      messages = try KeptPage(html: String(decoding: data, as: UTF8.self)).problems(of: shown)
    } catch {
      messages = ["the page's content cannot be read: \(error)"]
    }
    guard !messages.isEmpty else { return [] }
    let advice = "Make it again: swift run -c release guides --page"
    return (messages + [advice]).map { Problem(path: path, line: nil, message: $0) }
  }

  /// Returns a message for each part of the page that differs from a comparison.
  ///
  /// Sizes, faults and findings are compared only if one compiler made all figures.
  func problems(of shown: ShownComparison) -> [String] {
    var messages: [String] = []
    let kept = shown.baseline.environment
    let source = [kept.date, kept.commit].compactMap { $0?.filter { $0 != "+" } }
    if !source.allSatisfy(citation.contains) {
      messages.append("it does not cite the run of \(source.joined(separator: ", commit ")).")
    }
    guard shown.hasOneToolchain else { return messages }
    let comparison = shown.comparison
    let expected = comparison.findings(baseline: comparison.firstID).map(\.text)
    let found = overview.findings.map(\.text)
    messages += expected.filter { !found.contains($0) }.map { "it lacks: \($0)" }
    messages += found.filter { !expected.contains($0) }.map { "it should not say: \($0)" }
    for entry in comparison.architectures {
      let lines = entry.size?.total.codeLines.grouped
      let shownLines = size.table.cell(of: entry.name, in: "code lines")
      if shownLines != lines {
        messages.append(
          "\(entry.name) has \(lines ?? "–") code lines, but \(shownLines ?? "none") here.")
      }
      let count = (entry.mutation?.figures.faultsThatNeedView).map { $0.grouped } ?? "–"
      let shownCount = faults.rows.first { $0.name == entry.name }?.count
      if shownCount != count {
        messages.append(
          """
          \(entry.name) has \(count) faults that need a view, but \(shownCount ?? "none") here.
          """)
      }
    }
    return messages
  }
}

extension KeptPage.Table {
  /// Returns the text of a cell; `nil` if the row or the column is missing.
  fileprivate func cell(of name: String, in column: String) -> String? {
    guard let index = columns.firstIndex(of: column),
      let cells = rows.first(where: { $0.name == name })?.cells, index < cells.count
    else { return nil }
    return cells[index]
  }
}
