import Architectures
import Foundation
import Reports
import Terminal
import Testability

/// A command that applies the patches of all requests for changes to the sources.
struct CheckChanges: Command {
  static let name = "changes"
  static let abstract = "Checks that the patches of requests for changes fit the sources."
  static let discussion = """
    Nothing is built. A kept fault of added lines in a role without views is a problem, too, if no \
    view-free test finds it. Rows whose results are outdated, since their sources have changed, are \
    listed. To mend a patch, apply it in a clone with git apply --3way, complete the change, and \
    write the patch anew with --write. With --random, each request is built, and 1,000 random \
    sessions are played in all rows with their changes.
    """
  static let usage = ["", "--write REQUEST ARCHITECTURE PATH", "--random [REQUEST…]"]

  @Flag("write a row's patch anew, from the working copy at PATH") var write: Bool
  @Flag("compare all rows with their changes in random sessions") var random: Bool
  @Argument("the request, the architecture and the path of the working copy; or requests", .file)
  var row: [String]

  func validate() throws(UsageError) {
    guard random || row.count == (write ? 3 : 0) else {
      throw UsageError("Say which row to write:\ncheck changes --write REQUEST ARCHITECTURE PATH")
    }
  }

  func run() throws -> ExitCode {
    let folder = try Output.packageFolder()
    let requests = try ChangeRequest.all(in: folder)
    let reader = ValueReader.oneOf(requests, kind: "request", placeholder: "", name: \.id)
    guard !write else {
      let request = try reader.read(row[0])
      let architecture = try ValueReader.oneOf(
        Architecture.all, kind: "architecture", placeholder: "", name: \.id
      ).read(row[1])
      try ChangePatch.write(request, of: architecture, from: URL(filePath: row[2]), in: folder)
      return .success
    }
    guard !random else {
      let chosen = row.isEmpty ? requests : try row.map { try reader.read($0) }
      let progress = ProgressReport(of: "check")
      let problems = try chosen.compactMap { request in
        try request.playSessions(1_000, in: folder) { progress.show("\(request.number): \($0)") }
          .map { "\(request.id): \($0)" }
      }
      progress.erase()
      return try Check.result(of: problems, checked: "1,000 random sessions of each request")
    }
    let kept = KeptChanges(in: folder)
    let checked = requests.map { $0.checked(in: folder) }
    var missed: [String] = []
    for request in requests {
      let rows = Architecture.all.map { ($0, kept.known(of: request, in: $0)) }
      missed += rows.flatMap { $1.mistakes?.missed ?? [] }.map {
        "\(request.id): no view-free test finds this fault in a role without views: \($0)"
      }
      let stale = rows.filter { $1.state == .stale }
      guard !stale.isEmpty else { continue }
      let names = stale.map(\.0.id).joined(separator: ", ")
      try StandardStreams().write("\(request.id): results are outdated: \(names)\n")
    }
    return try Check.result(
      of: checked.flatMap(\.problems) + missed + [kept.problem].compactMap(\.self),
      checked: "\(checked.reduce(0) { $0 + $1.patches }) patches of \(requests.count) requests")
  }
}
