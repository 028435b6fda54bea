import Foundation
import Toolchain

/// A run of a program from its start to its end, with the time that it took.
struct TimedRun {
  let result: ProcessResult
  /// The seconds from the start of the program to its end.
  let seconds: Double
  let processorTime: ProcessorTime

  /// Runs a program and waits for its end.
  ///
  /// No other child process may end in the meantime. Otherwise, ``processorTime`` would include the
  /// processor time of that process, too.
  ///
  /// - Parameters:
  ///   - program: The executable file.
  ///   - arguments: The arguments, without the program's name.
  ///   - folder: The working folder of the program.
  /// - Throws: `ToolError` if the program cannot be started.
  init(of program: URL, _ arguments: [String], in folder: URL) throws(ToolError) {
    let before = ProcessorTime.ofEndedChildren
    let start = ContinuousClock.now
    result = try ChildProcess.run(
      program, arguments, in: folder, environment: ProcessInfo.processInfo.environment,
      errors: .apart)
    seconds = start.duration(to: .now) / Duration.seconds(1)
    processorTime = ProcessorTime.ofEndedChildren - before
  }
}

/// The processor time of processes, in seconds.
struct ProcessorTime: Equatable {
  /// The time in which a processor ran the code of the processes themselves.
  var user: Double
  /// The time in which a processor ran code of the operating system for the processes.
  var system: Double

  var total: Double { user + system }

  /// The time of all child processes of this process that have ended so far.
  static var ofEndedChildren: ProcessorTime {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_CHILDREN, &usage)
    #else
      getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    #endif
    return ProcessorTime(user: seconds(usage.ru_utime), system: seconds(usage.ru_stime))
  }

  static func - (later: ProcessorTime, earlier: ProcessorTime) -> ProcessorTime {
    ProcessorTime(user: later.user - earlier.user, system: later.system - earlier.system)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
  }
}
