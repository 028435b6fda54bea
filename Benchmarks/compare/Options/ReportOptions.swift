import Arguments
import JSON
import Tables
import Terminal

/// The options for the format of a report and for the file to write it to.
struct ReportOptions<Format: CaseIterable & RawRepresentable<String>>: OptionGroup {
  @Option var format: Format
  @Option("write the report to this file, completely or not at all", .file) var output: String?

  /// Creates the options with a default format.
  ///
  /// - Parameter format: The format of the report if the command line names no format.
  init(format: Format) {
    _format = Option(wrappedValue: format, "the format of the report", .oneOf("format"))
  }
}

/// The format of a report with tables.
enum TableFormat: String, CaseIterable {
  case text, markdown, json

  /// Returns the renderer for this format; `nil` for JSON, which needs no renderer.
  func renderer(style: TextStyle) -> (any ReportRenderer)? {
    switch self {
    case .text: TextRenderer(style: style)
    case .markdown: MarkdownRenderer()
    case .json: nil
    }
  }

  /// Returns the report as text in this format; for JSON, returns the encoded `value` instead.
  func text(
    of value: some Encodable, report: @autoclosure () -> Report, style: TextStyle
  ) throws -> String {
    try renderer(style: style)?.text(of: report()) ?? value.json()
  }
}
