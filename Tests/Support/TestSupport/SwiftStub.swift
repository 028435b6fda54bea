import Foundation

/// A package folder with a `swift` that answers at once from what a test has prepared.
package final class SwiftStub {
  /// The package's folder.
  package let root: URL
  private let folder: TemporaryFolder
  private let answers: String

  package init() throws {
    folder = try TemporaryFolder()
    // As a package's folder may have it, to see that no name is taken apart.
    let base = folder.url.resolvingSymlinksInPath()
    root = base.appending(path: "a kit")
    answers = base.path
    try folder.write("struct PresenterSpy {}\n", to: "a kit/Tests/MVCTests/a.swift")
    try folder.write(Self.script, to: "bin/swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: base.appending(path: "bin/swift").path)
  }

  /// An environment in which `swift` is the stub, and in which this process is being measured.
  package var environment: [String: String] {
    ["PATH": "/nowhere:\(answers)/bin:/usr/bin:/bin", "LLVM_PROFILE_FILE": "a.profraw"]
  }

  /// The commands that were given, one a line, with the profile that they were told to write.
  package var commands: [String] {
    get throws {
      try String(contentsOfFile: "\(answers)/commands", encoding: .utf8)
        .split(separator: "\n").map(String.init)
    }
  }

  /// Prepares what a command prints, such as `build` or `viewFree`, and its exit status.
  package func answer(_ command: String, output: String = "", status: Int) throws {
    try folder.write(output, to: "\(command).out")
    try folder.write("\(status)", to: "\(command).status")
  }

  /// Prepares a run of tests, which is `viewFree`, `all` or `scenarios`.
  ///
  /// All tests pass. Of each file below Sources, `lines` are the counts of its lines, each of which
  /// is a function.
  package func run(_ run: String, tests: [String], lines: [String: [Int]]) throws {
    try write(events: tests.map { Self.events(of: $0, ending: "pass") }.joined(), of: run)
    try folder.write(Self.export(lines, root: root.path), to: "\(run).json")
  }

  /// Where something that was prepared lies, such as `all.json`.
  package func prepared(_ name: String) -> URL {
    folder.url.appending(path: name)
  }

  /// Prepares the event stream of a run of tests.
  package func write(events: String, of run: String) throws {
    try folder.write(events, to: "\(run).events")
  }

  /// The events of a test.
  package static func events(of name: String, ending symbol: String) -> String {
    """
    {"kind":"test","payload":{"kind":"function","id":"\(name)","displayName":"\(name)"}}
    {"kind":"event","payload":{"kind":"testStarted","testID":"\(name)"}}
    {"kind":"event","payload":{"kind":"testEnded","testID":"\(name)",\
    "messages":[{"symbol":"\(symbol)","text":""}]}}

    """
  }

  private static func export(_ lines: [String: [Int]], root: String) -> String {
    var files: [String] = []
    var functions: [String] = []
    for (path, counts) in lines.sorted(by: { $0.key < $1.key }) {
      let name = "\(root)/Sources/\(path)"
      let segments = counts.enumerated().map {
        "[\($0 + 1),1,\($1),true,true,false],[\($0 + 1),9,0,false,false,false]"
      }
      let covered = counts.count { $0 > 0 }
      files.append(
        """
        {"filename":"\(name)","segments":[\(segments.joined(separator: ","))],\
        "summary":{"functions":{"count":\(counts.count),"covered":\(covered)}}}
        """)
      for (line, count) in counts.enumerated() {
        functions.append(
          """
          {"name":"a.swift:$\(path):\(line + 1)","count":\(count),"filenames":["\(name)"]}
          """)
      }
    }
    return """
      {"data":[{"files":[\(files.joined(separator: ","))],\
      "functions":[\(functions.joined(separator: ","))]}]}
      """
  }

  private static let script = #"""
    #!/bin/sh
    answers=$(dirname "$(dirname "$0")")
    echo "${LLVM_PROFILE_FILE-unset} $*" >> "$answers/commands"
    command=$1
    case "$*" in
      *--show-codecov-path*) command=path; echo "$answers/exported.json" ;;
      *--filter*ViewFree*) command=viewFree ;;
      *--filter*Conformance*) command=scenarios ;;
      *--filter*) command=all ;;
      demangle*) shift 3; for name; do echo "demangled $name"; done; exit ;;
    esac
    while [ $# -gt 0 ]; do
      if [ "$1" = --event-stream-output-path ]; then events=$2; fi
      shift
    done
    if [ -f "$answers/$command.events" ]; then cp "$answers/$command.events" "$events"; fi
    if [ -f "$answers/$command.json" ]; then cp "$answers/$command.json" "$answers/exported.json"; fi
    if [ -f "$answers/$command.out" ]; then
      cat "$answers/$command.out"
      exit "$(cat "$answers/$command.status")"
    fi
    """#
}
