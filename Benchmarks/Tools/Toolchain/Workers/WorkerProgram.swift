import Foundation
import Terminal

/// The part of a program that does jobs for another process, as a worker.
///
/// ```swift
/// @MainActor func main<Job: WorkerJob>(_ arguments: [String], jobs: Job.Type) {
///   if let status = WorkerProgram.run(arguments, kinds: [jobs]) { exit(status) }
/// }
/// ```
package enum WorkerProgram {
  /// Does the job that this process was started for.
  ///
  /// Call this function before all else, from synchronous code on the main thread.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of this process, without the name of the program.
  ///   - kinds: All kinds of jobs that this program can do.
  /// - Returns: The status to exit with; `nil` if this process is no worker.
  @MainActor package static func run(
    _ arguments: [String], kinds: [any WorkerJob.Type]
  ) -> Int32? {
    guard arguments.count == 3, arguments[0] == WorkerArguments.option,
      let kind = kinds.first(where: { $0.kind == arguments[1] }),
      let job = try? JSONDecoder().decode(kind, from: Data(arguments[2].utf8))
    else { return nil }
    // A file that may not grow is reported like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    return perform(job)
  }

  @MainActor private static func perform(_ job: some WorkerJob) -> Int32 {
    do {
      let outcome = try JSONEncoder().encode(try job.perform(tell: write))
      write(WorkerArguments.outcomePrefix + String(decoding: outcome, as: UTF8.self))
      return EXIT_SUCCESS
    } catch {
      say("\(error)")
      return WorkerStatus.failed
    }
  }

  /// Writes a line to standard output, or ends the process if that is not possible.
  private static func write(_ line: String) {
    do {
      try StandardStreams().write("\(line)\n")
    } catch {
      // The waiting process says that the result cannot be written, so the reason is enough here.
      say(String(cString: strerror(error.number)))
      exit(WorkerStatus.unwritable)
    }
  }

  private static func say(_ message: String) {
    StandardStreams().writeError("\(message)\n")
  }
}
