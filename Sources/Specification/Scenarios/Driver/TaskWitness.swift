/// An object that every task started during some work keeps alive until the task ends.
///
/// A task copies the task-local values of the place where it starts, and so do the tasks that it
/// starts. A task that waits for a continuation forever is found as well. A detached task is not.
private nonisolated final class TaskWitness: Sendable {
  @TaskLocal static var current: TaskWitness?
}

/// Does some work and reports if a task that started in it is still alive afterwards.
///
/// - Returns: The result of the work, and true if a task is still running or waiting.
package func watchingTasks<Value>(_ work: () -> Value) -> (value: Value, taskLivesOn: Bool) {
  var witness: TaskWitness? = TaskWitness()
  weak let observed = witness
  let value = TaskWitness.$current.withValue(witness, operation: work)
  witness = nil
  return (value, observed != nil)
}
