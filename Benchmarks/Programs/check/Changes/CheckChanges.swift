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
    Nothing is built. Rows whose results are outdated, since their sources have changed, are \
    listed. To mend a patch, apply it in a clone with git apply --3way, complete the change, and \
    write the patch anew with --write.
    """
  static let usage = ["", "--write REQUEST ARCHITECTURE PATH"]

  @Flag("write a row's patch anew, from the working copy at PATH") var write: Bool
  @Argument("the request, the architecture and the path of the working copy", .file)
  var row: [String]

  func validate() throws(UsageError) {
    guard row.count == (write ? 3 : 0) else {
      throw UsageError("Say which row to write:\ncheck changes --write REQUEST ARCHITECTURE PATH")
    }
  }

  func run() throws -> ExitCode {
    let folder = try Output.packageFolder()
    let requests = try ChangeRequest.all(in: folder)
    guard !write else {
      let request = try ValueReader.oneOf(
        requests, kind: "request", placeholder: "", name: \.id
      ).read(row[0])
      let architecture = try ValueReader.oneOf(
        Architecture.all, kind: "architecture", placeholder: "", name: \.id
      ).read(row[1])
      try ChangePatch.write(request, of: architecture, from: URL(filePath: row[2]), in: folder)
      return .success
    }
    let kept = KeptChanges(in: folder)
    let checked = requests.map { $0.checked(in: folder) }
    for request in requests {
      let stale = Architecture.all.filter { kept.state(of: request, in: $0).state == .stale }
      guard !stale.isEmpty else { continue }
      let names = stale.map(\.id).joined(separator: ", ")
      try StandardStreams().write("\(request.id): results are outdated: \(names)\n")
    }
    return try Check.result(
      of: checked.flatMap(\.problems) + [kept.problem].compactMap(\.self),
      checked: "\(checked.reduce(0) { $0 + $1.patches }) patches of \(requests.count) requests")
  }
}
