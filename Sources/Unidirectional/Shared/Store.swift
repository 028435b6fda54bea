/// Keeps the state of a screen, and lets messages change it, one after the other.
///
/// The state is rendered when no message is left, so an answer that an effect sends at once leaves
/// no state in between to be seen.
final class Store<State, Message> {
  /// A function that sends a message to a store, which it does not retain.
  typealias Send = @MainActor (Message) -> Void

  private var state: State
  private let handle: @MainActor (Store, Message) -> Void
  private var render: @MainActor (State) -> Void = { _ in }

  private var waitingMessages: [Message] = []
  private var isHandlingMessages = false

  /// Creates a store whose messages may have effects.
  ///
  /// - Parameters:
  ///   - state: The first state.
  ///   - reduce: The reducer, which changes the state and returns effects.
  ///   - run: The function that runs an effect and sends its answers.
  init<Effect>(
    state: State, reduce: @escaping (inout State, Message) -> [Effect],
    run: @escaping @MainActor (Effect, @escaping Send) -> Void
  ) {
    self.state = state
    handle = { store, message in
      for effect in reduce(&store.state, message) {
        run(effect) { [weak store] message in store?.send(message) }
      }
    }
  }

  /// Creates a store whose messages change the state and have no effects.
  init(state: State, reduce: @escaping (inout State, Message) -> Void) {
    self.state = state
    handle = { store, message in reduce(&store.state, message) }
  }

  /// Sets the one function that renders the state, and calls it with the current state.
  func setRenderer(_ render: @escaping @MainActor (State) -> Void) {
    self.render = render
    render(state)
  }

  /// Handles a message, and those that its effects and the rendering send meanwhile.
  func send(_ message: Message) {
    waitingMessages.append(message)
    guard !isHandlingMessages else { return }
    isHandlingMessages = true
    repeat {
      handleWaitingMessages()
      render(state)
    } while !waitingMessages.isEmpty
    isHandlingMessages = false
  }

  private func handleWaitingMessages() {
    while !waitingMessages.isEmpty {
      handle(self, waitingMessages.removeFirst())
    }
  }
}
