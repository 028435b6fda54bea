/// A type that lays out the parts of a report one by one: its heading, each section, and its
/// closing.
///
/// ```swift
/// func show(_ report: Report, by renderer: some ReportRenderer) {
///   print(renderer.heading(of: report))
///   for section in report.sections { print(renderer.text(of: section)) }
///   print(renderer.closing(of: report))
/// }
/// ```
package protocol ReportRenderer {
  /// Returns the text of the report's title and facts, such as the date and the machine.
  func heading(of report: Report) -> String
  /// Returns an empty line, followed by the text of a section's tables and remarks.
  func text(of section: Report.Section) -> String
  /// Returns an empty line, followed by the text of the legend, the notes and the conclusion.
  func closing(of report: Report) -> String
  /// Returns an empty line, followed by a citation of the report's figures.
  func text(of citation: Citation) -> String
}

extension ReportRenderer {
  /// Returns the text of a whole report: the heading, all sections and the closing.
  package func text(of report: Report) -> String {
    heading(of: report) + report.sections.map(text(of:)).joined() + closing(of: report)
  }
}
