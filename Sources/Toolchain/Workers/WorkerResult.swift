/// The lines and the outcome of a worker process that has ended.
package struct WorkerResult<Job: WorkerJob> {
  package let job: Job
  /// The lines that the job passed to `tell`, in order.
  package let lines: [Substring]
  /// The outcome; `nil` if the process ended before the work was done.
  package let outcome: Job.Outcome?
  /// The way the process ended.
  package let ending: ProcessResult.Ending
  /// The text on standard error, such as error messages of the Swift runtime.
  package let messages: String
}
