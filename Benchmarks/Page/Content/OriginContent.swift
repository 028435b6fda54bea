import Reports
import Terminal

/// The origin of a part of the page, as a row of a table.
///
/// The row names the command that made the part, and says when and on which machine the command
/// ran.
struct OriginContent: Encodable, Equatable {
  let subject: String
  let command: String
  /// The texts of four cells: the date, the commit, the compiler's version and the machine.
  ///
  /// A text is `nil` if it is not known.
  let cells: [String?]

  init(_ origin: ReportPage.Origin) {
    subject = origin.subject
    command = origin.command
    let environment = origin.environment
    let machine = [
      environment.platform, environment.processor, counted(environment.cores, "core", "cores"),
      environment.load.map { "load before \($0.fixed(2))" },
    ]
    cells = [
      environment.date, environment.commit, environment.swift,
      machine.compactMap(\.self).joined(separator: ", "),
    ]
  }
}
