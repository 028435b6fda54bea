/// The limits of a program that may never end by itself.
///
/// ```swift
/// func isEndless(_ program: URL) throws -> Bool {
///   let limits = ProcessLimits(processorSeconds: 10)
///   let result = try ChildProcess.run(program, [], environment: [:], limits: limits)
///   return result.overrun != nil
/// }
/// ```
///
/// Linux enforces these limits. On other systems, the limits have no effect.
///
/// The limit on processor time does not depend on the load of the machine, because a program uses
/// no processor time while the program waits for a processor.
package struct ProcessLimits: Sendable {
  /// The whole seconds of processor time that the program may use.
  package var processorSeconds: Int
  /// The bytes that the program may write to each file, including standard output.
  package var fileBytes: Int
  /// The bytes of memory that the program may take; most programs crash at this limit.
  package var memoryBytes: Int
  /// The seconds for which the program may wait without using the processor.
  package var idleSeconds: Double

  package init(
    processorSeconds: Int, fileBytes: Int = 16 << 20, memoryBytes: Int = 4 << 30,
    idleSeconds: Double = 5
  ) {
    self.processorSeconds = processorSeconds
    self.fileBytes = fileBytes
    self.memoryBytes = memoryBytes
    self.idleSeconds = idleSeconds
  }
}
