import Architectures
import Foundation
import Reports
import Terminal
import Testability

/// A command that puts the hand-written faults, deliberate mistakes, into the architectures, one at
/// a time, and checks that random use finds each of them.
struct CheckFaults: Command {
  static let name = "faults"
  static let abstract = "Puts faults into each architecture and lets random use find them."
  static let discussion = """
    A fault is a patch in Tests/Faults/ARCHITECTURE whose first line says what is wrong. One at a \
    time is put into a clone of what is committed, in .build/faults/kit.
    """

  /// The number of random sessions within which random use must find a fault.
  private static let sessions = 2_000

  @Argument(
    "the architecture to put faults into; all unless some are named",
    .oneOf(
      Architecture.all, kind: "architecture", placeholder: "ARCHITECTURE", name: { $0.id }))
  var architectures: [Architecture]

  func run() throws -> ExitCode {
    let folder = try Output.packageFolder()
    let chosen = architectures.isEmpty ? Architecture.all : architectures
    let kit = try FaultyKit(of: folder, sessions: Self.sessions)
    guard try kit.troubles().isEmpty else {
      throw FaultError("Random use finds a problem although no fault has been put in.")
    }
    try report("Random use finds nothing without a fault in \(Self.sessions) sessions.")
    var problems: [String] = []
    var count = 0
    for architecture in chosen {
      let faults = try HandWrittenFault.all(of: architecture.id, in: folder)
      if faults.isEmpty {
        problems.append("\(architecture.id): there is no patch in Tests/Faults/\(architecture.id).")
      }
      for fault in faults {
        count += 1
        do {
          let troubles = try kit.troubles(with: fault)
          try report(fault.finding(in: troubles))
        } catch let error as FaultError {
          problems.append("\(fault.id): \(error)")
        }
      }
    }
    return try Check.result(of: problems, checked: count == 1 ? "1 fault" : "\(count) faults")
  }

  private func report(_ line: String) throws {
    try StandardStreams().write(line + "\n")
  }
}

/// The reason why random use did not find a fault, or why a fault could not be tried.
struct FaultError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
