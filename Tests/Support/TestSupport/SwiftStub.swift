import Foundation

/// A package folder with a stub of the Swift toolchain, which prints what a test has prepared.
package final class SwiftStub {
  /// The package's folder.
  package let root: URL
  private let folder: TemporaryFolder
  private let answers: String

  package init() throws {
    folder = try TemporaryFolder()
    // The space shows that no path is split into words.
    let base = folder.url.resolvingSymlinksInPath()
    root = base.appending(path: "a kit")
    answers = base.path
    try folder.write("struct PresenterSpy {}\n", to: "a kit/Tests/MVCTests/a.swift")
    try folder.write(
      script: Self.script.replacing("ANSWERS", with: "'\(answers)'"), to: "bin/swift")
    for name in ["llvm-profdata", "llvm-cov"] {
      try FileManager.default.linkItem(
        atPath: folder.path("bin/swift"), toPath: folder.path("bin/\(name)"))
    }
  }

  /// The environment variables for a program that is tested with the stub.
  ///
  /// `PATH` leads to the stub in place of `swift`. `LLVM_PROFILE_FILE` is set as in a process whose
  /// coverage is measured.
  package var environment: [String: String] {
    ["PATH": "/nowhere:\(answers)/bin:/usr/bin:/bin", "LLVM_PROFILE_FILE": "a.profraw"]
  }

  /// The commands with which the stub was called so far, in order.
  ///
  /// Each command is the name of a program and its arguments. If the environment variable
  /// ONLY_TESTS was set, the word `for` and the value of ONLY_TESTS stand between the name and the
  /// arguments.
  package var commands: [String] {
    get throws {
      try String(contentsOfFile: "\(answers)/commands", encoding: .utf8)
        .split(separator: "\n").map(String.init)
    }
  }

  /// Prepares the output and the exit status of the stub for `build` or for a run of tests.
  ///
  /// The names of the runs are the same as in ``run(_:tests:lines:)``.
  package func answer(_ command: String, output: String = "", status: Int) throws {
    try folder.write(output, to: "\(command).out")
    try folder.write("\(status)", to: "\(command).status")
  }

  /// Prepares the results of a run of tests in which every test passes.
  ///
  /// - Parameters:
  ///   - run: The name of the run: `viewFree` or `scenarios`.
  ///   - tests: The names of the tests.
  ///   - lines: For each source file, by its path below Sources, the number of times that each of
  ///     its lines was executed. In the prepared coverage data, each line is a function of its own.
  /// - Throws: The errors of writing files.
  package func run(_ run: String, tests: [String], lines: [String: [Int]]) throws {
    try write(events: tests.map { Self.events(of: $0, ending: "pass") }.joined(), of: run)
    try folder.write(Self.lcov(lines, root: root.path), to: "\(run).lcov")
  }

  /// Returns the location of a file with prepared output, such as `viewFree.lcov`.
  package func prepared(_ name: String) -> URL {
    folder.url.appending(path: name)
  }

  /// Prepares the event stream of a run of tests.
  package func write(events: String, of run: String) throws {
    try folder.write(events, to: "\(run).events")
  }

  /// Returns the events of one test, as lines of JSON.
  ///
  /// The argument `symbol` tells the result of the test, such as `pass`.
  package static func events(of name: String, ending symbol: String) -> String {
    """
    {"kind":"test","payload":{"kind":"function","id":"\(name)","displayName":"\(name)"}}
    {"kind":"event","payload":{"kind":"testStarted","testID":"\(name)"}}
    {"kind":"event","payload":{"kind":"testEnded","testID":"\(name)",\
    "messages":[{"symbol":"\(symbol)","text":""}]}}

    """
  }

  private static func lcov(_ lines: [String: [Int]], root: String) -> String {
    lines.sorted { $0.key < $1.key }.map { path, counts in
      """
      SF:\(root)/Sources/\(path)
      \(counts.enumerated().map { "FNDA:\($1),a.swift:$\(path):\($0 + 1)" }.joined(separator: "\n"))
      FNF:\(counts.count)
      FNH:\(counts.count { $0 > 0 })
      \(counts.enumerated().map { "DA:\($0 + 1),\($1)" }.joined(separator: "\n"))
      end_of_record

      """
    }.joined()
  }

  /// The shell script that replaces `swift`, the tests' program, `llvm-profdata` and `llvm-cov`.
  ///
  /// The coverage profile of a run contains only the name of the run. With this name, the
  /// replacement of `llvm-cov` finds the prepared output.
  private static let script = #"""
    name=${0##*/}
    answers=ANSWERS
    case $name in *.xctest) name=test ;; esac
    echo "$name ${ONLY_TESTS+for $ONLY_TESTS }$*" >> "$answers/commands"
    command=$1
    case "$name $*" in
      *--filter*Conformance*) command=scenarios ;;
      *--filter*) command=viewFree ;;
      llvm-profdata*) exec cp "$3" "$5" ;;
      llvm-cov*) read command < "$3"; exec cat "$answers/$command.lcov" ;;
      "swift demangle"*) shift 3; for name; do echo "demangled $name"; done; exit ;;
    esac
    while [ $# -gt 0 ]; do
      case $1 in
        --event-stream-output-path) events=$2 ;;
        --scratch-path) scratch=$2 ;;
      esac
      shift
    done
    if [ $command = build ]; then
      mkdir -p "$scratch/debug"
      ln -f "$0" "$scratch/debug/ArchitectureComparisonKitPackageTests.xctest"
    fi
    if [ -f "$answers/$command.events" ]; then cp "$answers/$command.events" "$events"; fi
    if [ -f "$answers/$command.lcov" ]; then echo $command > "$LLVM_PROFILE_FILE"; fi
    if [ -f "$answers/$command.out" ]; then
      cat "$answers/$command.out"
      read status < "$answers/$command.status"
      exit "$status"
    fi
    """#
}
