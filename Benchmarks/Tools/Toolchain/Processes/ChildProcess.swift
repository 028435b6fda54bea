import CProcess
import Foundation

/// A child process: a process that this process has started, and that runs another program.
///
/// The program's output goes to files without names. The program therefore never has to wait until
/// this process reads the output.
///
/// ```swift
/// func commit(of folder: URL, by git: URL) throws -> String? {
///   let result = try ChildProcess.run(git, ["rev-parse", "HEAD"], in: folder, environment: [:])
///   return result.failure == nil ? result.output : nil
/// }
/// ```
package struct ChildProcess {
  /// The destination of the text that a program writes to standard error.
  package enum ErrorOutput {
    /// The text goes to ``ProcessResult/output``, mixed with the text of standard output.
    case withOutput
    /// The text goes to ``ProcessResult/errorOutput``, apart from standard output.
    case apart
  }

  private let id: pid_t
  private let limits: ProcessLimits?
  private let watch: IdleWatch?
  private let output: UnnamedFile
  private let errorOutput: UnnamedFile?

  /// Starts a program.
  ///
  /// On Linux, the program ends with the thread that calls this function, and so with this process,
  /// whatever ends it. That thread must therefore wait for the result.
  ///
  /// - Parameters:
  ///   - program: The executable file.
  ///   - arguments: The arguments, without the program's name.
  ///   - folder: The working folder of the program; `nil` for the working folder of this process.
  ///   - environment: The whole environment of the program.
  ///   - input: The file that the program reads as standard input; `nil` for an empty file.
  ///   - errors: The destination of the text that the program writes to standard error.
  ///   - atFixedAddresses: True if the program is to be loaded at the same memory addresses each
  ///     time. The system may refuse this. Only the program itself can find out if the system has
  ///     refused.
  ///   - limits: The limits beyond which the program is ended; `nil` if it may run for ever.
  /// - Throws: ``ToolError`` when the program cannot be started.
  package init(
    starting program: URL, _ arguments: [String], in folder: URL? = nil,
    environment: [String: String], input: FileHandle? = nil, errors: ErrorOutput = .withOutput,
    atFixedAddresses: Bool = false, limits: ProcessLimits? = nil
  ) throws(ToolError) {
    let output = try UnnamedFile()
    let errorOutput = errors == .apart ? try UnnamedFile() : nil
    let streams = [
      input?.fileDescriptor ?? -1, output.handle.fileDescriptor,
      (errorOutput ?? output).handle.fileDescriptor,
    ]
    let areFixed = atFixedAddresses && process_fix_addresses(true)
    defer { if areFixed { _ = process_fix_addresses(false) } }
    id = try Self.start(
      program.path, arguments: [program.path] + arguments,
      environment: environment.map { "\($0)=\($1)" }, in: folder?.path, streams: streams)
    if let limits {
      _ = process_limit(
        id, Int64(limits.processorSeconds), Int64(limits.fileBytes), Int64(limits.memoryBytes))
    }
    watch = limits.map { [id] in IdleWatch(over: id, idleSeconds: $0.idleSeconds) }
    self.limits = limits
    self.output = output
    self.errorOutput = errorOutput
  }

  private static func start(
    _ program: String, arguments: [String], environment: [String], in folder: String?,
    streams: [CInt]
  ) throws(ToolError) -> pid_t {
    var child: pid_t = 0
    let number = arguments.withCStrings { arguments in
      environment.withCStrings { environment in
        process_start(program, arguments, environment, folder, streams, &child)
      }
    }
    guard number == 0 else {
      throw .unusable(path: program, reason: String(cString: strerror(number)))
    }
    return child
  }

  /// Runs a program, waits for its end, and returns its output and the way it ended.
  ///
  /// The parameters have the same meaning as those of the initializer.
  ///
  /// - Throws: ``ToolError`` when the program cannot be started.
  package static func run(
    _ program: URL, _ arguments: [String], in folder: URL? = nil, environment: [String: String],
    input: FileHandle? = nil, errors: ErrorOutput = .withOutput, limits: ProcessLimits? = nil
  ) throws(ToolError) -> ProcessResult {
    try ChildProcess(
      starting: program, arguments, in: folder, environment: environment, input: input,
      errors: errors, limits: limits
    ).result()
  }

  /// Waits for the end of the program, and returns the program's output and the way it ended.
  ///
  /// Call this function only once. The function blocks the thread.
  package func result() -> ProcessResult {
    let (end, wasIdle) = waitForEnd()
    let ending: ProcessResult.Ending = end.is_signal ? .signal(end.status) : .exit(end.status)
    return ProcessResult(
      ending: ending, processorSeconds: end.processor_seconds,
      overrun: limits == nil ? nil : ProcessResult.Overrun(ending, wasIdle: wasIdle),
      outputData: output.content, errorOutputData: errorOutput?.content ?? Data())
  }

  /// Ends the program if it still runs, and waits for its end.
  ///
  /// Call this function instead of ``result()``.
  func stop() {
    kill(id, SIGTERM)
    _ = waitForEnd()
  }

  private func waitForEnd() -> (process_end, wasIdle: Bool) {
    process_await_end(id)
    // After the process is collected, another one may have its ID.
    let wasIdle = watch?.end() ?? false
    return (process_collect(id), wasIdle)
  }
}

extension [String] {
  /// Calls `body` with copies of the strings as C strings, followed by a null pointer.
  fileprivate func withCStrings<Result>(
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let strings = map { strdup($0) }
    defer { for string in strings { free(string) } }
    return body(strings + [nil])
  }
}

/// A file without a name, for the output of another program.
///
/// Because the file has no name, no link can replace the file. The file disappears when the last
/// process that has opened the file ends.
private struct UnnamedFile {
  /// The open file, for reading and writing.
  let handle: FileHandle

  /// Creates an empty file.
  ///
  /// - Throws: ``ToolError`` when the system cannot create the file.
  init() throws(ToolError) {
    let descriptor = process_unnamed_file()
    guard descriptor >= 0 else {
      throw .unusable(
        path: "A file for the output of a program", reason: String(cString: strerror(errno)))
    }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// The bytes that have been written to the file.
  var content: Data {
    var content = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      // Reading in the usual way would move the place at which other processes still write.
      let count = pread(handle.fileDescriptor, &buffer, buffer.count, off_t(content.count))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return content }
      content += buffer.prefix(count)
    }
  }
}
