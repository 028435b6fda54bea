import Scenarios

extension Subject {
  /// Sets an interaction up, lets `body` perform it, and checks what came of it.
  ///
  /// - Throws: `DispatchError.wrongScreen` when a check fails.
  @MainActor func with<Value>(
    _ interaction: any Interaction.Type, repetitions: Int,
    body: (any Interaction) -> Value
  ) throws(DispatchError) -> Value {
    do {
      let interaction = try interaction.init(on: self, repetitions: repetitions)
      let value = body(interaction)
      try interaction.check()
      interaction.end()
      MainLoop.drain()
      return value
    } catch {
      throw .wrongScreen(
        subject: name, interaction: interaction.id, problem: error.problem)
    }
  }
}
