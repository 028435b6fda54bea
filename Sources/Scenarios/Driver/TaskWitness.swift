/// What every task that begins during some work holds on to until it has ended.
///
/// A task copies the task-local values of where it begins, and so do the tasks that begin in it. One
/// that waits for a continuation that nobody resumes is found as well; a detached task is not.
private nonisolated final class TaskWitness: Sendable {
  @TaskLocal static var current: TaskWitness?
}

/// Does some work and finds out whether a task that began in it has outlived it.
///
/// - Returns: What the work returned, and whether a task still runs or waits.
package func watchingTasks<Value>(_ work: () -> Value) -> (value: Value, taskLivesOn: Bool) {
  var witness: TaskWitness? = TaskWitness()
  weak let observed = witness
  let value = TaskWitness.$current.withValue(witness, operation: work)
  witness = nil
  return (value, observed != nil)
}
