/// A reducer as a value, which functions compose with other ones.
///
/// The first releases of The Composable Architecture composed reducers in this way.
nonisolated struct Reducer<State, Message, Effect> {
  /// Changes the state as a message asks, and returns the effects of the message.
  let reduce: (inout State, Message) -> [Effect]

  /// Returns a reducer that gives each message to this reducer and then to another one.
  func combined(with other: Reducer) -> Reducer {
    Reducer { state, message in
      reduce(&state, message) + other.reduce(&state, message)
    }
  }

  /// Returns a reducer of a larger state, which has the state of this reducer as a part.
  ///
  /// - Parameters:
  ///   - part: The path from the larger state to the state of this reducer.
  ///   - unwrap: A function that returns the message to this reducer; `nil` if there is none.
  ///   - wrap: A function that returns an effect of this reducer as one of the larger reducer.
  /// - Returns: A reducer that gives on the messages to this reducer, and ignores the others.
  func pullback<LargerState, LargerMessage, LargerEffect>(
    to part: WritableKeyPath<LargerState, State>,
    unwrap: @escaping (LargerMessage) -> Message?, wrap: @escaping (Effect) -> LargerEffect
  ) -> Reducer<LargerState, LargerMessage, LargerEffect> {
    Reducer<LargerState, LargerMessage, LargerEffect> { state, message in
      guard let message = unwrap(message) else { return [] }
      return reduce(&state[keyPath: part], message).map(wrap)
    }
  }
}
