import Terminal

/// The options for the format of a report and for the file to write it to.
package struct ReportOptions<Format: CaseIterable & RawRepresentable<String>>: OptionGroup {
  @Option package var format: Format
  @Option(
    "write the report to this file, completely or not at all; - is standard output", .file)
  package var output: String?
  @Flag("add a citation: version, commit, machine, date and command")
  package var cite: Bool

  /// Creates the options with a default format.
  ///
  /// - Parameter format: The format of the report if the command line names no format.
  package init(format: Format) {
    _format = Option(wrappedValue: format, "the format of the report", .oneOf("format"))
  }
}

extension ReportOptions {
  /// Returns the command line to cite beside the figures; `nil` if no citation is asked for.
  package func commandToCite(_ command: any Command, of program: Program) -> String? {
    guard cite else { return nil }
    #if DEBUG
      // A debug build has no figures of machine code.
      let invocation = program.invocation.replacing("-c release ", with: "")
    #else
      let invocation = program.invocation
    #endif
    let words = program.words(of: command)
    return words.isEmpty ? invocation : "\(invocation) \(words)"
  }
}

extension ReportOptions<TableFormat> {
  /// Returns a report that has a layout of its own as text, with its citation below it if there is
  /// one.
  ///
  /// - Parameters:
  ///   - value: The value that JSON encodes.
  ///   - report: The report for Markdown.
  ///   - layout: The report in its own layout, without a citation.
  ///   - output: The destination, which decides style and width.
  ///   - citation: The citation; `nil` if none is asked for.
  /// - Returns: The text, with the citation in it.
  /// - Throws: The error of encoding the value.
  @MainActor package func text(
    of value: some Encodable, report: @autoclosure () -> Report, layout: @autoclosure () -> String,
    for output: Output, citation: Citation?
  ) throws -> String {
    guard format == .text else {
      return try format.text(of: value, report: report(), for: output, citation: citation)
    }
    return layout()
      + (citation.map(TextRenderer(style: output.style, width: output.width).text(of:)) ?? "")
  }
}

/// The format of a report that consists of tables.
package enum TableFormat: String, CaseIterable {
  case text, markdown, json

  /// Returns the renderer for this format; `nil` for JSON, which needs no renderer.
  @MainActor private func renderer(for output: Output) -> (any ReportRenderer)? {
    switch self {
    case .text: TextRenderer(style: output.style, width: output.width)
    case .markdown: MarkdownRenderer()
    case .json: nil
    }
  }

  /// Returns the report as text in this format, with its citation below it if there is one.
  ///
  /// For JSON, returns the encoded `value` instead, with the citation as one more key.
  @MainActor package func text(
    of value: some Encodable, report: @autoclosure () -> Report, for output: Output,
    citation: Citation? = nil
  ) throws -> String {
    guard let renderer = renderer(for: output) else { return try value.json(citedBy: citation) }
    return renderer.text(of: report()) + (citation.map(renderer.text(of:)) ?? "")
  }
}
