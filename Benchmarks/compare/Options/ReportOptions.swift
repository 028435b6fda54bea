import Arguments
import JSON
import Tables
import Terminal

/// The options for the form of a report and its place.
struct ReportOptions<Format: CaseIterable & RawRepresentable<String>>: OptionGroup {
  @Option var format: Format
  @Option("write to this file, whole or not at all", .file) var output: String?

  /// Creates options.
  ///
  /// - Parameter format: The format if none is given.
  init(format: Format) {
    _format = Option(wrappedValue: format, "the format of the report", .oneOf("format"))
  }
}

/// The format of a report with tables.
enum TableFormat: String, CaseIterable {
  case text, markdown, json

  /// Returns the renderer of the format; `nil` for JSON, which is written as a whole.
  func renderer(style: TextStyle) -> (any ReportRenderer)? {
    switch self {
    case .text: TextRenderer(style: style)
    case .markdown: MarkdownRenderer()
    case .json: nil
    }
  }

  /// Writes a value down in this format.
  func text(
    of value: some Encodable, report: @autoclosure () -> Report, style: TextStyle
  ) throws -> String {
    try renderer(style: style)?.text(of: report()) ?? value.json()
  }
}
