/// The lines and the outcome of a worker process that has ended.
package struct WorkerResult<Job: WorkerJob> {
  package let job: Job
  /// The lines that ``WorkerJob/perform(tell:)`` passed to the function `tell`, in order.
  package let lines: [Substring]
  /// The outcome; `nil` if the process ended before the work was done.
  package let outcome: Job.Outcome?
  /// The way in which the process ended, such as an exit status.
  package let ending: ProcessResult.Ending
  /// The text that the process wrote to standard error, such as messages of the Swift runtime.
  package let messages: String
}
